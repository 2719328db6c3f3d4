import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { KeptView } from '../../shared/kept/KeptView.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { useListPage } from '../../shared/lists/use-list-page.ts';
import { FilterForm } from '../../shared/table/FilterForm.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { ViewMenu } from '../account/index.ts';
import type { Todo } from './doors.ts';
import { TodoList } from './TodoList.tsx';
import { gatherTodos, todoColumns } from './todo-export.ts';
import { useTodos } from './use-todos.ts';
import { filters, isFiltered, kinds, unfiltered, viewCodec } from './view.ts';

const pageSize = 20;
const countOf = { OPEN: 'open', MINE: 'mine', PUT_OFF: 'putOff' } as const;

type Props = {
  readonly selection: ShopSelection;
  readonly isNarrow: boolean;
  readonly doorOf?: (todo: Todo) => string | null;
  /** In the place of an empty list, where there is more to say than that it is. */
  readonly nothing?: ReactNode;
};

/** All that there is to do in the selected shops, by filter, kind and page of the address. */
export const Todos = ({ selection, isNarrow, doorOf, nothing }: Props) => {
  const { t } = useTranslation('todos');
  const { id: userId } = useViewer();
  const client = useApolloClient();
  const day = useToday();
  const state = useUrlState(viewCodec);
  const [view] = state;
  const asked = { selection, filter: view.filter, kind: view.kind };
  const found = useTodos({ ...asked, first: pageSize, skip: (view.page - 1) * pageSize });
  const { error, isBusy, retry } = found;
  const kept = useKept(
    { list: found.list, todos: found.todos, view },
    {
      place: JSON.stringify(selection),
      isHere: found.list !== undefined,
      isBusy,
      isFailed: error !== undefined,
    },
  );
  const { list, todos } = kept.shown;
  const { change, isEmpty, pages } = useListPage(
    state,
    { rows: list ? todos : null, total: list?.totalCount ?? 0, isBusy },
    { pageSize },
  );
  return (
    <Flex direction="column" gap="3" minWidth="0">
      <Flex gap="2" wrap="wrap" align="center">
        <FilterForm
          userId={userId}
          table="todos"
          active={view.kind === null ? 0 : 1}
          onReset={isFiltered(view) ? () => change(unfiltered) : undefined}
          lead={
            <Box overflowX="auto" maxWidth="full">
              <Segments
                label={t('filter')}
                value={view.filter}
                segments={filters.map((value) => ({
                  value,
                  label: list
                    ? t(`filters.${value}Count`, { count: list.counts[countOf[value]] })
                    : t(`filters.${value}`),
                }))}
                onChange={(filter) => change({ filter })}
              />
            </Box>
          }
        >
          <FilterSelect
            label={t('words.kind')}
            none={t('words.allKinds')}
            value={view.kind ?? ''}
            choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(kind) => change({ kind: kind || null })}
          />
        </FilterForm>
        {!isNarrow && (
          <Box marginStart="auto">
            <ViewMenu table="TODOS" />
          </Box>
        )}
      </Flex>
      {!list ? (
        error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : list === null ? (
          <EmptyState title={t('lacking')} />
        ) : (
          <PageSkeleton of={isNarrow ? 'cards' : 'table'} />
        )
      ) : isEmpty ? (
        (nothing ?? <EmptyState title={t(`none.${view.filter}`)} />)
      ) : (
        <KeptView asOf={kept.asOf} isOther={kept.shown.view !== view} onRetry={retry}>
          <TodoList
            todos={todos}
            isBusy={isBusy}
            isNarrow={isNarrow}
            stake={list.stake}
            tools={
              <ExportMenu
                isEmpty={!list.totalCount}
                gather={(options) => gatherTodos(client, asked, options)}
                columns={() => todoColumns(t)}
                fileName={(kind) => t('export.file', { day, kind })}
              />
            }
            {...(doorOf && { doorOf })}
          />
        </KeptView>
      )}
      {pages && <Pager label={t('pages')} {...pages} />}
    </Flex>
  );
};
