import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ShopSelection, TodoFilter, TodoKind } from '../../graphql/schema.generated.ts';
import { useTodosQuery } from './Todos.generated.ts';

interface Asked {
  readonly selection: ShopSelection;
  readonly filter: TodoFilter;
  readonly kind?: TodoKind | null;
  readonly first: number;
  readonly skip?: number;
}

/** A page of what there is to do. */
export function useTodos({ selection, filter, kind = null, first, skip = 0 }: Asked) {
  const { data, previousData, error, loading, refetch } = useTodosQuery({
    variables: { selection, filter, kind, first, skip },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const list = (data ?? (error ? undefined : previousData))?.todos;
  return {
    /** Undefined while it is fetched, and where it could not be; null where the upstream has none. */
    list,
    todos: list?.edges.map(({ node }) => node) ?? [],
    error,
    isBusy: loading,
    retry: () => {
      refetch().catch(() => {});
    },
  };
}

/** Asks again for every list of what there is to do that is on the page. */
export function useReadTodos(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'Todos',
      })
      // Each list shows its own failure.
      .catch(() => {});
  }, [client]);
}
