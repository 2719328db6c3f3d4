import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Granularity } from '../../../shared/date-range/range.ts';
import { useFurtherPages } from '../../../shared/table/use-further-pages.ts';
import type { HomeVariables } from '../use-home.ts';
import { type LeagueDays, type LeagueRow, leagueRows } from './league.ts';
import { useShopLeagueQuery } from './ShopLeague.generated.ts';

const PAGE_SIZE = 100;

export type League = {
  /** All shops of the selection; null while they are fetched. */
  readonly rows: readonly LeagueRow[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** Every shop of the selection with its figures, a hundred at a time. */
export const useLeague = (
  variables: HomeVariables,
  granularity: Granularity,
  { nowHour, days, comparisonDays }: LeagueDays,
  { skip }: { readonly skip: boolean },
): League => {
  const query = useShopLeagueQuery(
    skip
      ? skipToken
      : {
          variables: { ...variables, granularity, first: PAGE_SIZE },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          // A part that an upstream lacks leaves the others.
          errorPolicy: 'all',
          context: { quiet: true },
        },
  );
  const { fetchMore, loading, refetch } = query;
  const statistics = query.data?.statistics;
  const ranking = statistics?.shopRanking ?? null;
  const next = ranking?.pageInfo.hasNextPage ? ranking.pageInfo.endCursor : null;
  const further = useFurtherPages({
    next,
    isBusy: loading,
    fetchAfter: (after) => fetchMore({ variables: { after }, errorPolicy: 'all' }),
  });
  const uneven = statistics?.unevenShops;
  const rows = useMemo(
    () =>
      ranking === null || next !== null
        ? null
        : leagueRows(
            ranking.edges,
            { nowHour, days, comparisonDays },
            uneven?.map(({ shop }) => shop.id) ?? [],
          ),
    [ranking, next, uneven, nowHour, days, comparisonDays],
  );
  return {
    rows,
    isFailed: further.isFailed || (ranking === null && query.error !== undefined),
    retry: () => {
      if (further.isFailed) further.retry();
      // A new failure shows in the same place as the one that is retried.
      else refetch().catch(() => {});
    },
  };
};
