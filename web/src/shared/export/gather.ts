export type Progress = { readonly done: number; readonly total: number };

export type GatherOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type Page<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Where the next page begins, of a list that is asked for so. */
  readonly endCursor?: string | null | undefined;
};

type Part = { readonly first: number; readonly skip: number };

type Source<Row> = {
  readonly keyOf: (row: Row) => string;
  /** A page by how many rows are before it, or by the end of the page before; null for the first one. */
  readonly fetchPage: (part: Part, after: string | null) => Promise<Page<Row>>;
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
  let after: string | null = null;
  for (let skip = 0; ; skip += atOnce) {
    signal.throwIfAborted();
    const page: Page<Row> = await fetchPage({ first: atOnce, skip }, after);
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(keyOf(row), row);
    onProgress({ done: Math.min(skip + page.rows.length, page.total), total: page.total });
    if (page.rows.length < atOnce) return [...rows.values()];
    after = page.endCursor ?? null;
  }
}

/** What a query of a page to gather is asked with: past the cache, told by who gathers, ended with the signal. */
const quietly = (signal: AbortSignal) =>
  ({ fetchPolicy: 'no-cache', context: { quiet: true, fetchOptions: { signal } } }) as const;

type Connection<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly totalCount: number;
  readonly pageInfo?: { readonly endCursor: string | null };
};

type Listed<Node> = Pick<Source<Node>, 'keyOf' | 'atOnce'> & {
  /** Asks the server for a page, in the way that is given. */
  readonly ask: (
    part: Part,
    how: ReturnType<typeof quietly>,
    after: string | null,
  ) => Promise<Connection<Node> | null | undefined>;
};

/** Every row of a list that the server answers as edges. */
export const gatherNodes = <Node>(
  { ask, ...source }: Listed<Node>,
  options: GatherOptions,
): Promise<Node[]> =>
  gather(
    {
      ...source,
      fetchPage: async (part, after) => {
        const connection = await ask(part, quietly(options.signal), after);
        if (!connection) throw new Error('A page of the list could not be read.');
        const { edges, totalCount, pageInfo } = connection;
        return {
          rows: edges.map(({ node }) => node),
          total: totalCount,
          endCursor: pageInfo?.endCursor,
        };
      },
    },
    options,
  );

export const idOf = ({ id }: { readonly id: string }): string => id;
