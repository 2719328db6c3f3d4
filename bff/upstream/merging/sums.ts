import type { z } from 'zod';
import type { productTotals } from '../../../api/contract/products.ts';
import type {
  amountFigures,
  profitFigures,
  quantityFigures,
} from '../../../api/contract/statistics.ts';

/** Figures of two platforms, added up. */

/** Amounts in fen. */
export type Amounts = z.output<typeof amountFigures>;
/** Pieces. */
export type Quantities = z.output<typeof quantityFigures>;
export type Profit = z.output<typeof profitFigures>;

const addThree = (one: Amounts | Quantities, other: Amounts | Quantities) => ({
  sold: one.sold + other.sold,
  returned: one.returned + other.returned,
  net: one.net + other.net,
});

export const addAmounts = (one: Amounts, other: Amounts): Amounts => addThree(one, other);
export const addQuantities = (one: Quantities, other: Quantities): Quantities =>
  addThree(one, other);

const addKnown = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

type Uncosted = NonNullable<Profit['uncosted']>;

const addUncosted = (one: Uncosted | null, other: Uncosted | null): Uncosted | null =>
  one === null || other === null
    ? (one ?? other)
    : {
        sold: one.sold + other.sold,
        returned: one.returned + other.returned,
        amount: one.amount + other.amount,
      };

/** Nothing of a part has a cost, or nothing of it moved. */
const hasNoProfit = ({ profit, cost, hiddenReason }: Profit): boolean =>
  hiddenReason === 'NO_COST' || (profit === 0 && cost === 0);

/**
 * What is hidden of one part is hidden of the whole: half a profit would look like one. A part without costs
 * adds nothing to the profit of the other, and what it does not cover stands beside it.
 */
export function addProfit(one: Profit, other: Profit): Profit {
  const hidden = [one, other].find(({ hiddenReason }) => hiddenReason === 'NO_PERMISSION');
  if (hidden !== undefined) return hidden;
  const uncosted = addUncosted(one.uncosted, other.uncosted);
  const isUncosted = one.hiddenReason === 'NO_COST' || other.hiddenReason === 'NO_COST';
  return isUncosted && hasNoProfit(one) && hasNoProfit(other)
    ? { profit: null, cost: null, uncosted, hiddenReason: 'NO_COST' }
    : {
        profit: addKnown(one.profit, other.profit),
        cost: addKnown(one.cost, other.cost),
        uncosted,
        hiddenReason: null,
      };
}

/** Counts, field by field. */
export function addCounts<Counts extends Readonly<Record<string, number>>>(
  one: Counts,
  other: Counts,
): Counts {
  const sums = Object.entries(one).map(([name, count]) => [name, count + (other[name] ?? 0)]);
  // The fields are those of `one`, each a number as it was.
  return Object.fromEntries(sums) as Counts;
}

interface Compared<Figure> {
  readonly current: Figure;
  readonly compare: Figure | null;
}

/** A figure of a range and of the range that it is compared with. */
export const addCompared =
  <Figure>(add: (one: Figure, other: Figure) => Figure) =>
  (one: Compared<Figure>, other: Compared<Figure>) => ({
    current: add(one.current, other.current),
    compare:
      one.compare === null || other.compare === null ? null : add(one.compare, other.compare),
  });

/** The lists together, what has the same key in both added up, in the order of the keys' first place. */
export function addByKey<Row, Key>(
  keyOf: (row: Row) => Key,
  add: (one: Row, other: Row) => Row,
): (one: readonly Row[], other: readonly Row[]) => Row[] {
  return (one, other) => {
    const rows = new Map(one.map((row) => [keyOf(row), row]));
    for (const row of other) {
      const known = rows.get(keyOf(row));
      rows.set(keyOf(row), known === undefined ? row : add(known, row));
    }
    return [...rows.values()];
  };
}

interface Point {
  readonly bucket: string;
}

/** The points of two lines, by time. */
export function addLines<P extends Point>(
  add: (one: P, other: P) => P,
): (one: readonly P[], other: readonly P[]) => P[] {
  const together = addByKey<P, string>(({ bucket }) => bucket, add);
  return (one, other) => together(one, other).sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
}

type Totals = z.output<typeof productTotals>;

/** Null where a platform knows its stock, but does not tell the figure of it: the others would not be all. */
const addIfTold = (all: readonly Totals[], figureOf: (totals: Totals) => number | null) =>
  all.some((totals) => totals.onHand !== null && figureOf(totals) === null)
    ? null
    : all.map(figureOf).reduce(addKnown, null);

/** Null where a platform does not tell: the others would not be all. */
export function addTotals(all: readonly (Totals | null | undefined)[]): Totals | null {
  const told = all.flatMap((totals) => totals ?? []);
  if (told.length < all.length || told.length === 0) return null;
  return told.reduce((one, other) => ({
    sold: one.sold + other.sold,
    returned: one.returned + other.returned,
    amount: one.amount + other.amount,
    profit: addKnown(one.profit, other.profit),
    uncosted: addUncosted(one.uncosted, other.uncosted),
    onHand: addKnown(one.onHand, other.onHand),
    inTransit: addKnown(one.inTransit, other.inTransit),
    stockValue: addIfTold(told, ({ stockValue }) => stockValue),
    stockCost: addIfTold(told, ({ stockCost }) => stockCost),
    soldOutLoss: addIfTold(told, ({ soldOutLoss }) => soldOutLoss),
    noStockNum: one.noStockNum + other.noStockNum,
  }));
}
