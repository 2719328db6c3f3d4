import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { type Column, DataTable } from '../../shared/table/DataTable.tsx';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { RowCards } from '../../shared/table/RowCards.tsx';
import { useCardFocus } from '../../shared/table/use-row-focus.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { Matter, Stake, StakeOrigin } from './cells.tsx';
import { desktopDoor, type Todo } from './doors.ts';
import { HandDialog } from './HandDialog.tsx';
import { PutOffDialog } from './PutOffDialog.tsx';
import { type Opening, RowActs } from './RowActs.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useTodoActs } from './use-todo-acts.ts';

type Props = {
  readonly todos: readonly Todo[];
  readonly isBusy?: boolean;
  /** Empty rows while nothing has come. */
  readonly skeletonRows?: number;
  /** Cards in place of lines. */
  readonly isNarrow: boolean;
  readonly doorOf?: (todo: Todo) => string | null;
  /** What is at stake in all of the list, whatever page is shown; null where nobody knows. */
  readonly stake?: string | null;
  /** Where given, the reader chooses how the lines look, beside what else there is to do with them all. */
  readonly tools?: ReactNode;
};

/** Two lines of a cell are no reason to make a row higher. */
const inLine = (cell: ReactNode) => <Box marginY="-1.5">{cell}</Box>;

/** What there is to do, in lines or cards, with the dialogs of what is decided about it. */
export const TodoList = ({
  todos,
  isBusy = false,
  skeletonRows = 0,
  isNarrow,
  doorOf = desktopDoor,
  stake = null,
  tools,
}: Props) => {
  const { t } = useTranslation('todos');
  const { id: userId } = useViewer();
  const acts = useTodoActs();
  const cardFocus = useCardFocus();
  const [opened, setOpened] = useState<Opening>();
  const close = () => setOpened(undefined);
  const actsOf = (todo: Todo) => (
    <RowActs
      todo={todo}
      acts={acts}
      door={doorOf(todo)}
      onOpen={setOpened}
      size={isNarrow ? 'sm' : 'xs'}
    />
  );
  const columns: readonly Column<Todo>[] = [
    {
      key: 'matter',
      header: t('columns.matter'),
      isText: true,
      ...(stake !== null && { total: t('words.total') }),
      cell: (todo) => <Matter todo={todo} />,
    },
    {
      key: 'shop',
      header: t('words.shop'),
      isText: true,
      width: '180px',
      cell: (todo) => <ShopName todo={todo} />,
    },
    {
      key: 'stake',
      header: t('columns.stake'),
      isFigure: true,
      width: '120px',
      total: stake !== null && (
        <StakeOrigin figure="STAKES" name={t('columns.stake')}>
          {fullMoney(toFen(stake))}
        </StakeOrigin>
      ),
      cell: (todo) => inLine(<Stake todo={todo} />),
    },
    {
      key: 'left',
      header: t('columns.left'),
      width: '150px',
      cell: (todo) => inLine(<TimeLeft todo={todo} />),
    },
    { key: 'acts', isFixed: true, header: t('words.acts'), width: '270px', cell: actsOf },
  ];
  const shown = {
    caption: t('caption'),
    columns,
    rows: todos,
    rowKey: ({ id }: Todo) => id,
    skeletonRows,
    isBusy,
    isDense: true,
  };
  return (
    <>
      {isNarrow ? (
        <RowCards
          label={t('title')}
          rows={todos}
          rowKey={(todo) => todo.id}
          isBusy={isBusy}
          {...cardFocus}
        >
          {(todo) => (
            <>
              {/* What would leave the words no room stands below them. */}
              <Flex columnGap="3" wrap="wrap">
                <Box flex="1 1 9rem" minWidth="0">
                  <Matter todo={todo} />
                </Box>
                {/* A dash stands for nothing under the heading of a column; a card has none. */}
                {todo.stake !== null && (
                  <Box textAlign="end" marginStart="auto">
                    <Stake todo={todo} />
                  </Box>
                )}
              </Flex>
              <Flex columnGap="3" align="flex-end" marginY="1.5" wrap="wrap">
                <Box flex="1 1 7rem" minWidth="0">
                  <ShopName todo={todo} />
                </Box>
                {todo.deadline !== null && (
                  <Box textAlign="end" marginStart="auto">
                    <TimeLeft todo={todo} />
                  </Box>
                )}
              </Flex>
              {actsOf(todo)}
            </>
          )}
        </RowCards>
      ) : tools === undefined ? (
        <DataTable {...shown} />
      ) : (
        <Box layerStyle="panel" overflow="hidden">
          <KitTable {...shown} userId={userId} table="todos" tools={tools} />
        </Box>
      )}
      {opened?.dialog === 'putOff' && (
        <PutOffDialog todo={opened.todo} acts={acts} onClose={close} />
      )}
      {opened?.dialog === 'hand' && <HandDialog todo={opened.todo} acts={acts} onClose={close} />}
    </>
  );
};

const ShopName = ({ todo: { shop, shopIds } }: { todo: Todo }) => {
  const { t } = useTranslation('todos');
  return (
    <Flex align="center" gap="1.5" minWidth="0">
      <PlatformMark platform={shop.id.startsWith('shein:') ? 'SHEIN' : 'TEMU'} />
      <Text as="span" fontSize="sm" overflowWrap="anywhere" lineClamp="2" title={shop.name}>
        {shopIds.length > 1 ? t('andMore', { name: shop.name, count: shopIds.length }) : shop.name}
      </Text>
    </Flex>
  );
};
