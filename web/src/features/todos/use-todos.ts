import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ShopSelection, TodoFilter, TodoKind } from '../../graphql/schema.generated.ts';
import { type TodosQuery, type TodosQueryVariables, useTodosQuery } from './Todos.generated.ts';

interface Asked {
  readonly selection: ShopSelection;
  readonly filter: TodoFilter;
  readonly kind?: TodoKind | null;
  readonly first: number;
  readonly skip?: number;
}

/** As many stand on /home. */
export const BOARD_ROWS = 8;

export const boardOf = (selection: ShopSelection): Asked => ({
  selection,
  filter: 'OPEN',
  first: BOARD_ROWS,
});

export const todosVariables = ({
  selection,
  filter,
  kind = null,
  first,
  skip = 0,
}: Asked): TodosQueryVariables => ({ selection, filter, kind, first, skip });

/** Whether there is known to be nothing, put off or not. */
export const isNothing = (list: TodosQuery['todos'] | undefined): boolean =>
  list === null || (list?.counts.open === 0 && list.counts.putOff === 0);

export type Todos = ReturnType<typeof useTodos>;

/** A page of what there is to do. */
export function useTodos(asked: Asked) {
  const { data, previousData, error, loading, refetch } = useTodosQuery({
    variables: todosVariables(asked),
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
