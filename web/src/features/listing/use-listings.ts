import { useEffect, useMemo } from 'react';
import type { Selection } from '../../shared/url-state/selection.ts';
import { selectionInput } from '../../shared/url-state/selection.ts';
import {
  type ListingRowFragment,
  type ListingsQueryVariables,
  useListingOptionsQuery,
  useListingsQuery,
} from './Listings.generated.ts';
import type { ListState } from './list-url.ts';

export const PAGE_SIZE = 20;

/** How often a list is asked for again while something of it is being worked on, in ms. */
const WATCH_MS = 1_500;

export type ListingRow = Omit<ListingRowFragment, ' $fragmentName'>;

/** Work on it goes on: it can be looked at, and nothing else. */
export const isAtWork = ({ state }: Pick<ListingRow, 'state'>): boolean =>
  state === 'TRANSLATING' || state === 'PUBLISHING';

/** One page of the listings that the address asks for. */
export const useListings = (selection: Selection, list: ListState) => {
  const variables = useMemo(
    (): ListingsQueryVariables => ({
      selection: selectionInput(selection),
      state: list.state,
      platform: list.platform,
      search: list.search === '' ? null : list.search,
      first: PAGE_SIZE,
      skip: (list.page - 1) * PAGE_SIZE,
    }),
    [selection, list],
  );
  const query = useListingsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data?.listings ?? null;
  const counts = (found ?? query.previousData?.listings)?.counts ?? null;
  const isWorking = counts !== null && counts.translating + counts.publishing > 0;
  const { startPolling, stopPolling } = query;
  useWatch(isWorking, startPolling, stopPolling);
  const rows = useMemo(() => found?.edges.map(({ node }) => node) ?? null, [found]);
  return {
    variables,
    rows,
    total: found?.totalCount ?? 0,
    counts,
    isBusy: query.loading,
    isFailed: query.error !== undefined,
    error: query.error,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      query.refetch().catch(() => {});
    },
  };
};

/** Asks again and again while work goes on, and no longer. */
export const useWatch = (
  isWorking: boolean,
  startPolling: (every: number) => void,
  stopPolling: () => void,
): void => {
  useEffect(() => {
    if (!isWorking) return;
    startPolling(WATCH_MS);
    return stopPolling;
  }, [isWorking, startPolling, stopPolling]);
};

const everyShop = { all: true } as const;

/** What can be done with listings here; null until it is known. */
export const useListingOptions = (selection?: Selection) =>
  useListingOptionsQuery({
    variables: { selection: selection ? selectionInput(selection) : everyShop },
    context: { quiet: true },
  }).data?.listingOptions ?? null;
