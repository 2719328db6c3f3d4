/**
 * The rows of a long list, page by page: only the pages that are in sight are watched, so that a refresh
 * asks again for those and no others. What was seen before stays until its page is looked at again.
 */

export type PageAnswer<Row, Summary> = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly summary: Summary;
};

export type PageState<Row, Summary> = {
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  /** Null until the first page has come. */
  readonly total: number | null;
  readonly summary: Summary | null;
  readonly isBusy: boolean;
  /** A page in sight could not be read. */
  readonly isFailed: boolean;
  /** What the last page that could not be read failed with. */
  readonly error?: unknown;
};

export type PageEvent<Row, Summary> =
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly error?: unknown }
  | {
      readonly kind: 'answer';
      readonly answer: PageAnswer<Row, Summary>;
      readonly isBusy: boolean;
    };

export type WatchedPage = { readonly stop: () => void; readonly retry: () => void };

export type WatchPage<Row, Summary> = (
  page: number,
  onEvent: (event: PageEvent<Row, Summary>) => void,
  /** So many rows before the page are not in the list any more. */
  gone: number,
) => WatchedPage;

/** How rows that no longer belong to the list stay in their places until it is read anew. */
export type Keeping<Row> = {
  readonly isGone: (row: Row) => boolean;
  readonly isSame: (row: Row, other: Row) => boolean;
};

export type PageStore<Row, Summary> = {
  readonly state: () => PageState<Row, Summary>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The pages that are in sight. */
  readonly look: (pages: readonly number[]) => void;
  /** Changes rows in their places, without asking for them. */
  readonly change: (to: (row: Row) => Row) => void;
  readonly retry: () => void;
};

type Watched = { status: 'busy' | 'failed' | 'here'; stop: () => void; retry: () => void };

export const createPageStore = <Row, Summary>(
  watch: WatchPage<Row, Summary>,
  keeping?: Keeping<Row>,
): PageStore<Row, Summary> => {
  const watched = new Map<number, Watched>();
  const listeners = new Set<() => void>();
  /** Pages that the server has told: what is only remembered is not worth keeping. */
  const settled = new Set<number>();
  let state: PageState<Row, Summary> = {
    pages: new Map(),
    total: null,
    summary: null,
    isBusy: false,
    isFailed: false,
  };

  const publish = (part: Partial<PageState<Row, Summary>> = {}) => {
    const all = [...watched.values()];
    state = {
      ...state,
      ...part,
      isBusy: all.some(({ status }) => status === 'busy'),
      isFailed: all.some(({ status }) => status === 'failed'),
    };
    for (const listener of listeners) listener();
  };

  /** The rows of a page in their first order, each as it was told last; what has gone is told no more. */
  const takenIn = (page: number, told: readonly Row[], isBusy: boolean): readonly Row[] => {
    const known = state.pages.get(page);
    if (!keeping || !known || !settled.has(page)) return told;
    // While the page is asked for again, what comes is what was there before.
    if (isBusy) return known;
    return known.map((row) => {
      if (keeping.isGone(row)) return row;
      return told.find((other) => keeping.isSame(row, other)) ?? row;
    });
  };
  const goneBefore = (page: number): number =>
    keeping
      ? [...state.pages]
          .flatMap(([index, rows]) => (index < page ? rows : []))
          .filter(keeping.isGone).length
      : 0;

  const begin = (page: number) => {
    const entry: Watched = { status: 'busy', stop: () => {}, retry: () => {} };
    watched.set(page, entry);
    const watching = watch(
      page,
      (event) => {
        if (watched.get(page) !== entry) return;
        if (event.kind !== 'answer') {
          entry.status = event.kind;
          publish(event.kind === 'failed' ? { error: event.error } : {});
          return;
        }
        entry.status = event.isBusy ? 'busy' : 'here';
        const { rows, total, summary } = event.answer;
        const isKept = keeping !== undefined && settled.size > 0;
        publish({
          pages: new Map(state.pages).set(page, takenIn(page, rows, event.isBusy)),
          total: isKept ? state.total : total,
          summary,
        });
        if (!event.isBusy) settled.add(page);
      },
      goneBefore(page),
    );
    entry.stop = watching.stop;
    entry.retry = watching.retry;
  };

  const look = (pages: readonly number[]) => {
    const wanted = new Set(pages);
    const gone = [...watched].filter(([page]) => !wanted.has(page));
    const added = pages.filter((page) => !watched.has(page));
    for (const [page, { stop }] of gone) {
      watched.delete(page);
      stop();
    }
    for (const page of added) begin(page);
    if (gone.length > 0 || added.length > 0) publish();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    look,
    change: (to) => {
      const pages = [...state.pages].map(([page, rows]) => [page, rows.map(to)] as const);
      publish({ pages: new Map(pages) });
    },
    retry: () => {
      for (const { status, retry } of watched.values()) if (status === 'failed') retry();
    },
  };
};
