import { Badge, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { fullCount, fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import type { Column } from '../../shared/table/DataTable.tsx';
import type { RankedFigures } from './metrics.ts';

type RankedRow = RankedFigures & { readonly rank: number; readonly share: number | null };
type Words = TFunction<'statistics'>;

/** The figures that every ranking has. Keys of the columns to sort by are the metrics. */
export const figureColumns = <Row extends RankedRow>(
  t: Words,
  isProfitHidden: boolean,
): Column<Row>[] => [
  {
    key: 'amount',
    header: t('columns.amount'),
    isFigure: true,
    isSortable: true,
    cell: ({ amount }) => fullMoney(toFen(amount.net)),
  },
  {
    key: 'quantity',
    header: t('columns.quantity'),
    isFigure: true,
    isSortable: true,
    cell: ({ quantity }) => fullCount(quantity.net),
  },
  {
    key: 'sold',
    header: t('columns.sold'),
    isFigure: true,
    cell: ({ quantity }) => fullCount(quantity.sold),
  },
  {
    key: 'returned',
    header: t('columns.returned'),
    isFigure: true,
    cell: ({ quantity }) => fullCount(quantity.returned),
  },
  {
    key: 'profit',
    header: t('columns.profit'),
    isFigure: true,
    isSortable: !isProfitHidden,
    cell: ({ profit }) => <ProfitCell {...profit} t={t} />,
  },
  {
    key: 'share',
    header: t('columns.share'),
    isFigure: true,
    cell: ({ share }) => (share === null ? '—' : percent(share)),
  },
];

const ProfitCell = ({ profit, isEstimate, t }: RankedRow['profit'] & { t: Words }) => {
  if (profit === null) {
    return (
      <Text as="span" color="fg.muted" fontSize="xs">
        {t('cards.noPermission')}
      </Text>
    );
  }
  return (
    <>
      {isEstimate && (
        <Badge size="xs" colorPalette="orange" variant="subtle" marginEnd="1">
          {t('cards.estimate')}
        </Badge>
      )}
      {fullMoney(toFen(profit))}
    </>
  );
};
