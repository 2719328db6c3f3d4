import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keptDays } from '../../../../api/contract/rules/stock-moves.ts';
import { Sparkline } from '../../shared/charts/Sparkline.tsx';
import { longDay } from '../../shared/date-range/time-text.ts';
import { fullCount, fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { UnpaidMark, uncostedFigures, uncostedOf, uncostedTitle } from '../statistics/index.ts';
import { CostCell } from './CostCell.tsx';
import { type ColumnKey, coverText } from './columns.ts';
import { MoneySpan, NONE } from './MoneySpan.tsx';
import { marginOfRow } from './margin.ts';
import type { RowActs } from './ProductLine.tsx';
import { HintDoor, SkusDoor, StatusDoor } from './tags.tsx';
import type { ProductRow } from './variables.ts';

/** What stands in one column of a row. */
export const cellOf = (key: ColumnKey, row: ProductRow, acts: RowActs): ReactNode => {
  switch (key) {
    case 'shop':
      return <ShopCell {...row.shop} />;
    case 'category':
      return (
        <span data-truncate title={row.category ?? undefined}>
          {row.category ?? NONE}
        </span>
      );
    case 'status':
      return <StatusDoor row={row} />;
    case 'stock':
      return (
        <Flex align="center" justify="flex-end" gap="2">
          <HintDoor row={row} />
          <StockFigure row={row} />
        </Flex>
      );
    case 'transit':
      return row.inTransit === null ? NONE : fullCount(row.inTransit);
    case 'value':
      return <KnownMoney amount={row.stockValue} />;
    case 'stockCost':
      return <KnownMoney amount={row.stockCost} />;
    case 'loss':
      return <KnownMoney amount={row.soldOutLoss} />;
    case 'cover':
      return <CoverCell days={row.daysOfCover} />;
    case 'restock':
      return <RestockCell row={row} />;
    case 'price':
      return <MoneySpan min={row.supplyPriceMin} max={row.supplyPriceMax} />;
    case 'cost':
      return <CostCell row={row} acts={acts} />;
    case 'floor':
      return <FloorCell row={row} />;
    case 'net7':
      return <Counted count={row.net7} />;
    case 'net30':
      return <Counted count={row.net30} />;
    case 'course':
      return <CourseCell row={row} />;
    case 'sold':
      return <Counted count={row.sold} />;
    case 'returned':
      return <Counted count={row.returned} />;
    case 'quantity':
      return <Counted count={row.netQuantity} />;
    case 'amount':
      return <CountedMoney amount={row.netAmount} />;
    case 'profit':
      return <ProfitCell row={row} />;
    case 'margin':
      return <MarginCell row={row} />;
    case 'created':
      return longDay(row.createdAt);
  }
};

const ShopCell = ({ name, platform }: ProductRow['shop']) => (
  <Flex align="center" gap="2" title={name}>
    <PlatformMark platform={platform} />
    <span data-two-lines>{name}</span>
  </Flex>
);

/** Pieces on hand, as far as anybody told them. */
export const StockFigure = ({
  row,
}: {
  readonly row: Pick<ProductRow, 'onHand' | 'unknownStockSkuCount'>;
}) => {
  const { t } = useTranslation('products');
  const { onHand, unknownStockSkuCount: unknown } = row;
  if (onHand === null) {
    return (
      <Text as="span" color="fg.muted" title={t('stock.unknownTitle')}>
        {t('words.unknown')}
      </Text>
    );
  }
  if (unknown === 0) return fullCount(onHand);
  return (
    <span title={t('stock.partlyTitle', { count: unknown })}>
      {t('stock.atLeast', { pieces: fullCount(onHand) })}
    </span>
  );
};

/** Money of the stock, as far as anybody told it. */
export const KnownMoney = ({ amount }: { readonly amount: string | null }) =>
  amount === null ? NONE : fullMoney(toFen(amount));

const CoverCell = ({ days }: { readonly days: number | null }) => {
  const { t } = useTranslation('products');
  return days === null ? NONE : t('row.days', { days: coverText(days) });
};

/** Pieces to be ordered, and how they are reckoned. */
export const RestockCell = ({ row }: { readonly row: ProductRow }) => {
  const { t } = useTranslation('products');
  return (
    <span title={t('help.restock', { days: keptDays })}>
      {row.restock === null ? NONE : fullCount(row.restock)}
    </span>
  );
};

/** The net pieces of the last 30 days in one stroke, and in words for who cannot see it. */
const CourseCell = ({ row }: { readonly row: ProductRow }) => {
  const { t } = useTranslation('products');
  const days = row.dailyQuantities ?? [];
  const known = days.filter((pieces) => pieces !== null);
  if (row.net30 === null && known.length === 0) return <UnpaidMark />;
  if (known.every((pieces) => pieces === 0)) return NONE;
  const told = t('row.course', {
    total: fullCount(known.reduce((sum, pieces) => sum + pieces, 0)),
    most: fullCount(Math.max(...known)),
  });
  return (
    <Box role="img" aria-label={told} title={told}>
      <Sparkline values={days} height={20} color="var(--c-colors-accent-solid)" />
    </Box>
  );
};

/** From which price on no money is lost, and under it how many are declared for less. */
export const FloorCell = ({ row }: { readonly row: ProductRow }) => {
  const { t } = useTranslation('products');
  const below = row.belowFloorSkuCount ?? 0;
  return (
    <Box title={t('floor.title')}>
      <MoneySpan min={row.floorPriceMin} max={row.floorPriceMax} />
      {below > 0 && (
        <Text
          data-second
          data-truncate
          fontSize="xs"
          lineHeight="1.125rem"
          color="fg.error"
          title={t('floor.isBelow')}
        >
          {row.level === 'SKU' ? (
            t('floor.isBelow')
          ) : (
            <SkusDoor row={row} cost="below">
              {t('floor.below', { count: below })}
            </SkusDoor>
          )}
        </Text>
      )}
    </Box>
  );
};

/** Pieces of days that may not be paid for. */
export const Counted = ({ count }: { readonly count: number | null }) =>
  count === null ? <UnpaidMark /> : fullCount(count);

/** The same of money. */
export const CountedMoney = ({ amount }: { readonly amount: string | null }) =>
  amount === null ? <UnpaidMark /> : fullMoney(toFen(amount));

/** What is left of the net amount of what has a cost; without one that is said, and no margin. */
export const MarginCell = ({ row }: { readonly row: ProductRow }) => {
  const { t } = useTranslation('statistics');
  if (row.netAmount === null) return <UnpaidMark />;
  const uncosted = uncostedOf(row);
  const margin = marginOfRow(row);
  const besides = uncosted === null ? '' : uncostedTitle(t, uncosted);
  if (row.profit === null && uncosted !== null)
    return <span title={besides}>{t('uncosted.mark')}</span>;
  if (margin === null || row.profit === null) return NONE;
  const text = percent(margin);
  const told = t('league.marginTitle', { profit: fullMoney(toFen(row.profit)), margin: text });
  return <span title={[told, besides].filter(Boolean).join('\n')}>{text}</span>;
};

/** The profit of what has a cost, and under it what has none. */
export const ProfitCell = ({ row }: { readonly row: ProductRow }) => {
  const { t } = useTranslation('statistics');
  const uncosted = uncostedOf(row);
  if (row.netAmount === null) return <UnpaidMark />;
  if (uncosted === null) return row.profit === null ? NONE : fullMoney(toFen(row.profit));
  return (
    <Box title={uncostedTitle(t, uncosted)}>
      {row.profit === null ? t('uncosted.mark') : fullMoney(toFen(row.profit))}
      <Text data-quiet data-truncate fontSize="xs" color="fg.muted">
        <SkusDoor row={row} cost="without">
          {row.profit === null
            ? uncostedFigures(t, uncosted)
            : t('uncosted.besides', { figures: uncostedFigures(t, uncosted) })}
        </SkusDoor>
      </Text>
    </Box>
  );
};
