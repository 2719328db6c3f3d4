import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isCosted } from './columns.ts';
import { ProductListDocument, type ProductListQuery } from './Products.generated.ts';
import { createPageStore, type Keeping, type PageStore, type WatchPage } from './page-store.ts';
import type { ListVariables, ProductRow } from './variables.ts';
import { kept, watchConnection } from './watch-connection.ts';

/** What a page says of the whole list. */
export type ListSummary = Pick<ProductListQuery['productList'], 'counts' | 'categories'>;

export type ProductPages = PageStore<ProductRow, ListSummary>;

export const watchPages = (
  client: ApolloClient,
  variables: ListVariables,
): WatchPage<ProductRow, ListSummary> =>
  watchConnection(
    (part) =>
      client.watchQuery({
        ...kept,
        query: ProductListDocument,
        variables: { ...variables, ...part },
      }),
    ({ productList: { counts, categories, ...list } }) => ({
      ...list,
      summary: { counts, categories },
    }),
  );

/** Whether the goods that lack a cost are filled in, SKU by SKU: who has got one stays until the list is read anew. */
export const isCostDrive = ({ level, filter }: ListVariables): boolean =>
  level === 'SKU' && filter?.hasCost === false;

const drive: Keeping<ProductRow> = {
  isGone: isCosted,
  isSame: (row, other) => row.id === other.id,
};

/** The pages of the list of these variables; another list begins anew. */
export const usePages = (variables: ListVariables) => {
  const client = useApolloClient();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is read anew it is another one.
  const store = useMemo(
    () =>
      createPageStore(watchPages(client, variables), isCostDrive(variables) ? drive : undefined),
    [client, variables, times],
  );
  useEffect(() => {
    store.look([0]);
    return () => store.look([]);
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  return { store, state, readAnew: () => setTimes(times + 1) };
};
