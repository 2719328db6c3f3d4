import { useEffect, useRef } from 'react';
import { usePage } from './use-page.ts';

type Connection<Edge> = {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
};

type Input<Edge> = {
  /** The edges fetched so far, from the first on; null while none are. */
  readonly connection: Connection<Edge> | null;
  readonly pageSize: number;
  /** Tells one list from another: a new one begins at its first page. */
  readonly key: string;
  /** Fetches the edges after a cursor into the cache, from where they come back in `connection`. */
  readonly fetchAfter: (cursor: string) => Promise<unknown>;
};

export type ListPage<Edge> = {
  readonly rows: readonly Edge[];
  readonly page: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
};

/** One page out of a list whose edges gather in the cache; fetches what the page still lacks. */
export const usePagedConnection = <Edge>({
  connection,
  pageSize,
  key,
  fetchAfter,
}: Input<Edge>): ListPage<Edge> => {
  const [page, onPage] = usePage(key);
  const asked = useRef<string | null>(null);
  const loaded = connection?.edges.length ?? 0;
  const total = connection?.totalCount ?? 0;
  const isShort = connection !== null && loaded < Math.min(page * pageSize, total);
  const after = isShort && connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  useEffect(() => {
    if (after === null || asked.current === after) return;
    asked.current = after;
    fetchAfter(after)
      // The reader stays on the page that is complete, and can step forward again.
      .catch(() => onPage(Math.max(1, Math.ceil(loaded / pageSize))))
      .finally(() => {
        asked.current = null;
      });
  }, [after, fetchAfter, loaded, onPage, pageSize]);
  return {
    rows: connection?.edges.slice((page - 1) * pageSize, page * pageSize) ?? [],
    page,
    total,
    isBusy: after !== null,
    onPage,
  };
};
