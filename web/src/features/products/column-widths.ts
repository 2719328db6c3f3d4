import type { TFunction } from 'i18next';
import { fullCount, fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import {
  figureWidth,
  longestFigure,
  mostNeeds,
  type Needs,
  smallLineNeeds,
} from '../../shared/table/figure-width.ts';
import { widthFor } from '../../shared/table/heading-css.ts';
import { type Uncosted, uncostedFigures, uncostedOf } from '../statistics/index.ts';
import { type ColumnKey, columns } from './columns.ts';
import { marginOfRow } from './margin.ts';
import type { ProductTotals } from './use-totals.ts';
import type { ProductRow } from './variables.ts';

type Numbers = readonly (number | null | undefined)[];
/** What rows and their sum have. */
type Summed = Pick<
  ProductRow,
  | 'sold'
  | 'returned'
  | 'netQuantity'
  | 'netAmount'
  | 'profit'
  | 'uncosted'
  | 'inTransit'
  | 'stockValue'
  | 'stockCost'
>;
type Figures = {
  readonly text: (value: number) => string;
  readonly row: (row: ProductRow) => Numbers;
  readonly total?: (totals: ProductTotals) => Numbers;
  /** Signs before the figure, and px of what stands behind it. */
  readonly before?: number;
  readonly beside?: number;
};

const fen = (money: string | null | undefined) => (money == null ? null : toFen(money));
const summed = (
  text: Figures['text'],
  number: (row: Summed) => number | null | undefined,
): Figures => ({ text, row: (row) => [number(row)], total: (totals) => [number(totals)] });
const span = (row: Figures['row'], beside = 0): Figures => ({
  text: fullMoney,
  row,
  // The blank behind it and the point in the figure are as wide as one digit.
  before: '~'.length,
  beside,
});
/** The pencil behind a cost. */
const PENCIL = 28;

const figures: Readonly<Partial<Record<ColumnKey, Figures>>> = {
  sold: summed(fullCount, ({ sold }) => sold),
  returned: summed(fullCount, ({ returned }) => returned),
  quantity: summed(fullCount, ({ netQuantity }) => netQuantity),
  amount: summed(fullMoney, ({ netAmount }) => fen(netAmount)),
  profit: summed(fullMoney, ({ profit }) => fen(profit)),
  margin: summed(percent, marginOfRow),
  transit: summed(fullCount, ({ inTransit }) => inTransit),
  value: summed(fullMoney, ({ stockValue }) => fen(stockValue)),
  stockCost: summed(fullMoney, ({ stockCost }) => fen(stockCost)),
  loss: {
    text: fullMoney,
    row: ({ soldOutLoss }) => [fen(soldOutLoss)],
    total: ({ soldOutLoss }) => [fen(soldOutLoss)],
  },
  net7: { text: fullCount, row: ({ net7 }) => [net7] },
  net30: { text: fullCount, row: ({ net30 }) => [net30] },
  cost: span(({ costMin, costMax }) => [fen(costMin), fen(costMax)], PENCIL),
  price: span(({ supplyPriceMin, supplyPriceMax }) => [fen(supplyPriceMin), fen(supplyPriceMax)]),
  floor: span(({ floorPriceMin, floorPriceMax }) => [fen(floorPriceMin), fen(floorPriceMax)]),
};

/** What the lines under profits need that say how much has no cost; of equally long ones, one is written. */
const uncostedNeeds = (t: TFunction<'statistics'>, rows: readonly Summed[]): Needs[] => {
  const unlike = new Map<string, Uncosted>();
  for (const row of rows) {
    const uncosted = uncostedOf(row);
    if (uncosted === null) continue;
    const { sold, returned, amount } = uncosted;
    // Where nothing was sold, the line says what came back.
    const pieces = sold === 0 ? ['', returned] : [sold, ''];
    unlike.set([...pieces, amount].map((figure) => String(figure).length).join(), uncosted);
  }
  return [...unlike.values()].map((uncosted) =>
    smallLineNeeds(t('uncosted.besides', { figures: uncostedFigures(t, uncosted) })),
  );
};

/** How wide the columns are: a column of figures as wide as the longest that is here needs. */
export const columnWidths = (
  t: TFunction<'statistics'>,
  shown: readonly ColumnKey[],
  rows: readonly ProductRow[],
  totals: ProductTotals | null,
): string[] =>
  shown.map((key) => {
    const { width } = columns[key];
    // It shrinks with the letters on a laptop, so that more columns are in sight.
    const written = widthFor(`${width / 16}rem`);
    const known = figures[key];
    if (known === undefined) return written;
    const { text, row, total, before = 0, beside = 0 } = known;
    const numbers = [...rows.flatMap(row), ...((totals && total?.(totals)) ?? [])];
    const needs = { signs: before + longestFigure(numbers, text), beside };
    const small = key === 'profit' ? uncostedNeeds(t, totals ? [...rows, totals] : rows) : [];
    return figureWidth(width, mostNeeds(needs, ...small), written);
  });
