import { useEffect, useRef } from 'react';
import { usePage } from '../../shared/table/use-page.ts';
import { PAGE_SIZE } from './use-home.ts';

type Connection<Edge> = {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
};

type Input<Edge> = {
  /** The edges fetched so far, from the first on; null while none are. */
  readonly connection: Connection<Edge> | null;
  /** Tells one ranking from another: a new one begins at its first page. */
  readonly key: string;
  /** Fetches the edges after a cursor into the cache, from where they come back in `connection`. */
  readonly fetchAfter: (cursor: string) => Promise<unknown>;
};

export type RankingPage<Edge> = {
  readonly rows: readonly Edge[];
  readonly page: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
};

/** One page out of a ranking whose edges gather in the cache; fetches what the page still lacks. */
export const useRankingPage = <Edge>({
  connection,
  key,
  fetchAfter,
}: Input<Edge>): RankingPage<Edge> => {
  const [page, onPage] = usePage(key);
  const asked = useRef<string | null>(null);
  const loaded = connection?.edges.length ?? 0;
  const total = connection?.totalCount ?? 0;
  const isShort = connection !== null && loaded < Math.min(page * PAGE_SIZE, total);
  const after = isShort && connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  useEffect(() => {
    if (after === null || asked.current === after) return;
    asked.current = after;
    fetchAfter(after)
      // The reader stays on the page that is complete, and can step forward again.
      .catch(() => onPage(Math.max(1, Math.ceil(loaded / PAGE_SIZE))))
      .finally(() => {
        asked.current = null;
      });
  }, [after, fetchAfter, loaded, onPage]);
  return {
    rows: connection?.edges.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [],
    page,
    total,
    isBusy: after !== null,
    onPage,
  };
};
