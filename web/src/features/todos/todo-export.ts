import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { listText } from '../../i18n/format.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import { moneyCell, type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import { matterOf } from './cells.tsx';
import type { Todo } from './doors.ts';
import { TodosDocument, type TodosQueryVariables } from './Todos.generated.ts';

/** Everything of a list, whatever page of it is shown. */
export const gatherTodos = (
  client: ApolloClient,
  variables: Omit<TodosQueryVariables, 'first' | 'skip'>,
  options: GatherOptions,
): Promise<Todo[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      ask: async (part, how) => {
        const query = { query: TodosDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.todos;
      },
    },
    options,
  );

/** The list as a sheet: what there is to do, a line each. */
export const todoColumns = (t: TFunction<'todos'>): SheetColumn<Todo>[] => [
  { heading: t('words.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
  { heading: t('columns.matter'), value: (todo) => matterOf(t, todo) },
  {
    heading: t('words.shop'),
    value: ({ shop, shopIds }) =>
      shopIds.length > 1 ? t('andMore', { name: shop.name, count: shopIds.length }) : shop.name,
  },
  { heading: t('columns.stake'), isMoney: true, value: ({ stake }) => moneyCell(stake) },
  {
    heading: t('export.stakeKind'),
    value: ({ stakeKind }) => stakeKind && t(`stakes.${stakeKind}`),
  },
  { heading: t('export.deadline'), value: ({ deadline }) => timeCell(deadline) },
  {
    heading: t('export.detail'),
    value: ({ detail, prove }) => listText([detail, prove].filter((each) => each !== null)) || null,
  },
  { heading: t('export.handedTo'), value: ({ handedTo }) => handedTo?.name ?? null },
  { heading: t('export.putOffUntil'), value: ({ putOffUntil }) => timeCell(putOffUntil) },
  { heading: t('export.note'), value: ({ note }) => (note === '' ? null : note) },
];
