export type Progress = { readonly done: number; readonly total: number };

export type GatherOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type Source<Row> = {
  readonly keyOf: (row: Row) => string;
  readonly fetchPage: (part: {
    readonly first: number;
    readonly skip: number;
  }) => Promise<Page<Row>>;
  /** As many as the server gives; fewer where a row costs it more than others. */
  readonly atOnce?: number;
};

/**
 * Every row of a list, page after page. Rows of which another page brought a copy, because the list moved
 * meanwhile, are taken once: they are known by their key. Rejects with the signal's reason when it is aborted.
 */
export async function gather<Row>(
  { keyOf, fetchPage, atOnce = 100 }: Source<Row>,
  { signal, onProgress }: GatherOptions,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let skip = 0; ; skip += atOnce) {
    signal.throwIfAborted();
    const page = await fetchPage({ first: atOnce, skip });
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(keyOf(row), row);
    onProgress({ done: Math.min(skip + page.rows.length, page.total), total: page.total });
    if (page.rows.length < atOnce) return [...rows.values()];
  }
}

/** What a query of a page to gather is asked with: past the cache, told by who gathers, ended with the signal. */
export const quietly = (signal: AbortSignal) =>
  ({ fetchPolicy: 'no-cache', context: { quiet: true, fetchOptions: { signal } } }) as const;
