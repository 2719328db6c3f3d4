import { Box, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { fullCount, fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import type { Column } from '../../shared/table/DataTable.tsx';
import { DoorLink } from './DoorLink.tsx';
import { isPaid, type PaidFigures, type RankedFigures } from './metrics.ts';
import { UncostedLink } from './UncostedLink.tsx';
import { UnpaidMark } from './UnpaidMark.tsx';
import { uncostedFigures, uncostedOf } from './uncosted.ts';

type RankedRow = RankedFigures & { readonly rank: number; readonly share: number | null };
type Words = TFunction<'statistics'>;
/** Where the costs of a row are entered. */
type Place = { readonly shop: string; readonly product?: string };

type RankedFigure = 'amount' | 'quantity' | 'sold' | 'returned' | 'profit';
/** The row in the product list, which is in the order of the figure. */
type DoorOf<Row> = (row: Row, figure: RankedFigure) => string;

/** The figures that every ranking has. Keys of the columns to sort by are the metrics. */
export const figureColumns = <Row extends RankedRow>(
  t: Words,
  isProfitHidden: boolean,
  placeOf: (row: Row) => Place,
  doorOf: DoorOf<Row>,
): Column<Row>[] =>
  columnsOf<Row & PaidFigures>(t, isProfitHidden, placeOf, doorOf).map((column) => ({
    ...column,
    cell: (row, index) => (isPaid(row) ? column.cell(row, index) : <UnpaidMark />),
  }));

const columnsOf = <Row extends RankedRow & PaidFigures>(
  t: Words,
  isProfitHidden: boolean,
  placeOf: (row: Row) => Place,
  doorOf: DoorOf<Row>,
): Omit<Column<Row>, 'value'>[] => [
  {
    key: 'amount',
    header: t('columns.amount'),
    isFigure: true,
    isSortable: true,
    cell: (row) => (
      <DoorLink to={doorOf(row, 'amount')}>{fullMoney(toFen(row.amount.net))}</DoorLink>
    ),
  },
  {
    key: 'quantity',
    header: t('columns.quantity'),
    isFigure: true,
    isSortable: true,
    cell: (row) => <DoorLink to={doorOf(row, 'quantity')}>{fullCount(row.quantity.net)}</DoorLink>,
  },
  {
    key: 'sold',
    header: t('columns.sold'),
    isFigure: true,
    cell: (row) => <DoorLink to={doorOf(row, 'sold')}>{fullCount(row.quantity.sold)}</DoorLink>,
  },
  {
    key: 'returned',
    header: t('columns.returned'),
    isFigure: true,
    cell: (row) => (
      <DoorLink to={doorOf(row, 'returned')}>{fullCount(row.quantity.returned)}</DoorLink>
    ),
  },
  {
    key: 'profit',
    header: t('columns.profit'),
    isFigure: true,
    isSortable: !isProfitHidden,
    cell: (row) => (
      <ProfitCell profit={row.profit} place={placeOf(row)} door={doorOf(row, 'profit')} t={t} />
    ),
  },
  {
    key: 'share',
    header: t('columns.share'),
    isFigure: true,
    cell: ({ share }) => (share === null ? '—' : percent(share)),
  },
];

type ProfitProps = {
  readonly profit: PaidFigures['profit'];
  readonly place: Place;
  readonly door: string;
  readonly t: Words;
};

const ProfitCell = ({ profit, place, door, t }: ProfitProps) => {
  const uncosted = uncostedOf(profit);
  return (
    // Two lines stand where others have one, without making the row much higher.
    <Box lineHeight="1.125rem" marginBlock="-2">
      {profit.profit === null ? (
        <Text as="span" color="fg.muted" fontSize="xs">
          {profit.hiddenReason === 'NO_COST' ? t('uncosted.mark') : t('cards.noPermission')}
        </Text>
      ) : (
        <DoorLink to={door}>{fullMoney(toFen(profit.profit))}</DoorLink>
      )}
      {uncosted && (
        <Box fontSize="xs">
          <UncostedLink
            uncosted={uncosted}
            only={place}
            text={
              profit.profit === null
                ? uncostedFigures(t, uncosted)
                : t('uncosted.besides', { figures: uncostedFigures(t, uncosted) })
            }
          />
        </Box>
      )}
    </Box>
  );
};
