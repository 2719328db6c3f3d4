import type { CallOutput } from '../../../api/contract/call.ts';
import type * as calls from '../../../api/contract/sales-splits.ts';
import { byFigure } from './orders.ts';
import { addAmounts, addByKey, addLines, addProfit, addQuantities } from './sums.ts';

/** Sales split into parts, added up part by part. */

type Category = CallOutput<typeof calls.getTotalSalesGroupByCatalogue>[number];
type Prices = CallOutput<typeof calls.getTotalSalesByDateAndPrice>;
type Band = Prices['bands'][number];
type Parts = Pick<Band, 'quantity' | 'amount' | 'profit'>;
type PointBand = Prices['points'][number]['bands'][number];

const addParts = <P extends Parts>(one: P, other: P): P => ({
  ...one,
  quantity: addQuantities(one.quantity, other.quantity),
  amount: addAmounts(one.amount, other.amount),
  profit: addProfit(one.profit, other.profit),
});

const together = addByKey<Category, string | null>(({ category }) => category, addParts);
const bestFirst = byFigure<Category>((row) => row.amount.net);

/** The categories of both, best first. */
export const addCategories = (one: readonly Category[], other: readonly Category[]): Category[] =>
  together(one, other).sort(bestFirst);

const keyOf = ({ from, to }: Pick<Band, 'from' | 'to'>): string => `${from} ${to ?? ''}`;
const addBands = addByKey<Band, string>(keyOf, addParts);

const addPointBands = (one: PointBand, other: PointBand): PointBand => ({
  quantity: addQuantities(one.quantity, other.quantity),
  amount: addAmounts(one.amount, other.amount),
});

const none = { sold: 0, returned: 0, net: 0 };
const noSales: PointBand = { quantity: none, amount: none };

/** The points with all bands, in their order, in place of the answer's own. */
function pointsIn({ bands, points }: Prices, all: readonly Band[]): Prices['points'] {
  const places = all.map((band) => bands.findIndex((own) => keyOf(own) === keyOf(band)));
  return points.map((point) => ({
    bucket: point.bucket,
    bands: places.map((place) => point.bands[place] ?? noSales),
  }));
}

const addPoints = addLines<Prices['points'][number]>((one, other) => ({
  bucket: one.bucket,
  bands: one.bands.map((band, place) => addPointBands(band, other.bands[place] ?? noSales)),
}));

/** The price bands of both, cheapest first, and their points over time. */
export function addPrices(one: Prices, other: Prices): Prices {
  const bands = addBands(one.bands, other.bands).sort((a, b) => a.from - b.from);
  return { bands, points: addPoints(pointsIn(one, bands), pointsIn(other, bands)) };
}
