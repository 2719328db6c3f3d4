import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type GatherOptions, gatherNodes } from '../../../shared/export/gather.ts';
import { createPageStore, type PageStore, type WatchPage } from '../page-store.ts';
import { SharedStockDocument, type SharedStockQuery } from './Stock.generated.ts';
import type { StockVariables } from './stock-url.ts';

export const PAGE_SIZE = 50;

type Answer = SharedStockQuery['sharedStock'];
export type StockRow = Answer['edges'][number]['node'];
type Summary = Pick<Answer, 'endedShopCount' | 'totals'>;
export type StockPages = PageStore<StockRow, Summary>;

const watchPages =
  (client: ApolloClient, variables: StockVariables): WatchPage<StockRow, Summary> =>
  (page, onEvent) => {
    const query = client.watchQuery({
      query: SharedStockDocument,
      variables: { ...variables, first: PAGE_SIZE, skip: page * PAGE_SIZE },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
      context: { quiet: true },
    });
    const subscription = query.subscribe({
      next: ({ data, dataState, loading, error }) => {
        if (error !== undefined && !loading) onEvent({ kind: 'failed', error });
        else if (dataState !== 'complete') onEvent({ kind: 'busy' });
        else {
          const { edges, totalCount, endedShopCount, totals } = data.sharedStock;
          onEvent({
            kind: 'answer',
            isBusy: loading,
            answer: {
              rows: edges.map(({ node }) => node),
              total: totalCount,
              summary: { endedShopCount, totals },
            },
          });
        }
      },
    });
    return {
      stop: () => subscription.unsubscribe(),
      retry: () => {
        query.refetch().catch(() => {});
      },
    };
  };

/** The pages of the list of these variables; another list begins anew. */
export const useStockPages = (variables: StockVariables) => {
  const client = useApolloClient();
  const store = useMemo(() => createPageStore(watchPages(client, variables)), [client, variables]);
  useEffect(() => {
    store.look([0]);
    return () => store.look([]);
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  return { store, state };
};

/** Every code of a list. */
export const allStock = (
  client: ApolloClient,
  variables: StockVariables,
  options: GatherOptions,
): Promise<StockRow[]> =>
  gatherNodes(
    {
      keyOf: ({ extCode }) => extCode,
      atOnce: PAGE_SIZE,
      ask: async (part, how) => {
        const query = { query: SharedStockDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.sharedStock;
      },
    },
    options,
  );
