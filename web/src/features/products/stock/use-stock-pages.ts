import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type GatherOptions, gatherNodes } from '../../../shared/export/gather.ts';
import { createPageStore, type PageStore, type WatchPage } from '../page-store.ts';
import { kept, PAGE_SIZE, watchConnection } from '../watch-connection.ts';
import { SharedStockDocument, type SharedStockQuery } from './Stock.generated.ts';
import type { StockVariables } from './stock-url.ts';

type Answer = SharedStockQuery['sharedStock'];
export type StockRow = Answer['edges'][number]['node'];
type Summary = Pick<Answer, 'endedShopCount' | 'totals'>;
export type StockPages = PageStore<StockRow, Summary>;

const watchPages = (
  client: ApolloClient,
  variables: StockVariables,
): WatchPage<StockRow, Summary> =>
  watchConnection(
    (part) =>
      client.watchQuery({
        ...kept,
        query: SharedStockDocument,
        variables: { ...variables, ...part },
      }),
    ({ sharedStock: { endedShopCount, totals, ...list } }) => ({
      ...list,
      summary: { endedShopCount, totals },
    }),
  );

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
