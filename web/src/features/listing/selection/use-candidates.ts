import { useMemo } from 'react';
import { failuresOf } from '../../../graphql/failures.ts';
import { isForSellers } from '../../../shared/errors/reaction.ts';
import type { CandidateList } from './candidate-url.ts';
import {
  type CandidateFragment,
  type SelectionCandidatesQueryVariables,
  useSelectionCandidatesQuery,
} from './Selection.generated.ts';

export const PAGE_SIZE = 20;

export type Candidate = Omit<CandidateFragment, ' $fragmentName'>;

/** One page of the candidates for a shop; nothing is asked without one. */
export const useCandidates = (shopId: string | null, list: CandidateList) => {
  const variables = useMemo(
    (): SelectionCandidatesQueryVariables => ({
      shopId: shopId ?? '',
      search: list.search === '' ? null : list.search,
      category: list.category === '' ? null : list.category,
      minPrice: list.min === '' ? null : list.min,
      maxPrice: list.max === '' ? null : list.max,
      sort: list.sort,
      first: PAGE_SIZE,
      skip: (list.page - 1) * PAGE_SIZE,
    }),
    [shopId, list],
  );
  const query = useSelectionCandidatesQuery({
    variables,
    skip: shopId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data?.selectionCandidates ?? null;
  const rows = useMemo(() => found?.edges.map(({ node }) => node) ?? null, [found]);
  return {
    variables,
    rows,
    total: found?.totalCount ?? 0,
    categories: (found ?? query.previousData?.selectionCandidates)?.categories ?? [],
    isBusy: query.loading,
    isFailed: query.error !== undefined,
    /** Why, where the server has words for it that are meant for sellers. */
    reason: (query.error && failuresOf(query.error).find(isForSellers)?.message) ?? null,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      query.refetch().catch(() => {});
    },
  };
};
