import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPageStore, type PageState } from './page-store.ts';
import { type ListSummary, type ProductPages, watchPages } from './use-pages.ts';
import { childVariables, type ListVariables, type ProductRow } from './variables.ts';
import { PAGE_SIZE } from './watch-connection.ts';

export type Children = PageState<ProductRow, ListSummary>;

/** SKUs that are listed under one row; of more there is only a last line that says so. */
export const MOST_CHILDREN = PAGE_SIZE;

/** Lines under an unfolded row: at least one, which says what is the matter. */
export const childLines = (total: number | null): number =>
  total === null || total === 0
    ? 1
    : Math.min(total, MOST_CHILDREN) + (total > MOST_CHILDREN ? 1 : 0);

export type UnfoldStore = {
  readonly state: () => ReadonlyMap<string, Children>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly close: () => void;
};

export const createUnfoldStore = (open: (id: string) => ProductPages): UnfoldStore => {
  const stores = new Map<string, { store: ProductPages; stop: () => void }>();
  const listeners = new Set<() => void>();
  let state: ReadonlyMap<string, Children> = new Map();
  const publish = () => {
    state = new Map([...stores].map(([id, { store }]) => [id, store.state()]));
    for (const listener of listeners) listener();
  };
  const fold = (id: string) => {
    const entry = stores.get(id);
    stores.delete(id);
    entry?.stop();
    entry?.store.look([]);
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    toggle: (id) => {
      if (stores.has(id)) fold(id);
      else {
        const store = open(id);
        stores.set(id, { store, stop: store.subscribe(publish) });
        store.look([0]);
      }
      publish();
    },
    retry: (id) => stores.get(id)?.store.retry(),
    close: () => {
      for (const id of [...stores.keys()]) fold(id);
      publish();
    },
  };
};

/** The rows that are unfolded, with the SKUs under them; another list begins with all folded. */
export const useUnfolded = (variables: ListVariables) => {
  const client = useApolloClient();
  const store = useMemo(
    () =>
      createUnfoldStore((id) => createPageStore(watchPages(client, childVariables(variables, id)))),
    [client, variables],
  );
  useEffect(() => store.close, [store]);
  const children = useSyncExternalStore(store.subscribe, store.state);
  return { children, toggle: store.toggle, retry: store.retry };
};
