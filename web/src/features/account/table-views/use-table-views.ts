import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableViewTable } from '../../../graphql/schema.generated.ts';
import { useWrite } from '../../../graphql/use-write.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import {
  type TableViewFieldsFragment,
  useDeleteTableViewMutation,
  useRestoreTableViewMutation,
  useSaveTableViewMutation,
  useSetDefaultTableViewMutation,
  useTableViewsQuery,
} from './TableViews.generated.ts';
import { keptOf, withView } from './view-query.ts';

export type TableView = Omit<TableViewFieldsFragment, ' $fragmentName'>;

/** Every write changes what the list says of other views too. */
const again = { refetchQueries: ['TableViews'], awaitRefetchQueries: true };

/** The views of a table: what is kept, which one is shown, and how it is changed. */
export function useTableViews(table: TableViewTable) {
  const { isVisitor, viewedBy } = useViewer();
  // Views are personal: nobody else sees them.
  const isOffered = !isVisitor && viewedBy === null;
  const { data, error, refetch } = useTableViewsQuery({
    variables: { table },
    skip: !isOffered,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [params, setParams] = useSearchParams();
  const shown = keptOf(table, params);
  const views = data?.tableViews;

  // An address that says nothing of its own begins with the view that its reader has chosen; once, so that
  // they can leave it.
  const isPlain = shown === '';
  const isDecided = useRef(!isPlain);
  useEffect(() => {
    if (isDecided.current || views === undefined) return;
    isDecided.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (first !== undefined && isPlain)
      setParams((current) => withView(table, current, first.query), { replace: true });
  }, [views, isPlain, setParams, table]);

  const [save] = useWrite(useSaveTableViewMutation(again), 'saveTableView');
  const [remove] = useWrite(useDeleteTableViewMutation(again), 'deleteTableView');
  const [restore] = useWrite(useRestoreTableViewMutation(again), 'restoreTableView');
  const [setDefault] = useWrite(useSetDefaultTableViewMutation(again), 'setDefaultTableView');
  return {
    isOffered,
    /** Undefined until they are here. */
    views,
    error,
    retry: () => void refetch().catch(() => {}),
    /** What is shown now, as a view would keep it. */
    query: shown,
    show: (view: TableView) => setParams((current) => withView(table, current, view.query)),
    save,
    remove,
    restore,
    setDefault,
  };
}

export type TableViews = ReturnType<typeof useTableViews>;
