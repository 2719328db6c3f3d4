import type { z } from 'zod';
import type { productRow } from '../../../api/contract/products.ts';
import { marginOf } from '../../../api/contract/rules/margin.ts';
import type { ProductSort } from '../../../api/contract/rules/product-sorts.ts';
import type { productRankingRow } from '../../../api/contract/statistics.ts';
import type { Order } from './pages.ts';

/** The orders that the lists of the upstream come in. */

type Value = number | string | null;

/** The order of text is that of its code points, as the upstream has it, and not a language's. */
const compare = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

/** By a figure, the largest first unless said; rows without it stand last either way. */
export const byFigure =
  <Row>(figureOf: (row: Row) => Value, descending = true): Order<Row> =>
  (first, second) => {
    const [one, other] = [figureOf(first), figureOf(second)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return descending ? compare(other, one) : compare(one, other);
  };

type RankedProduct = z.output<typeof productRankingRow>;

export const rankings = {
  netAmount: byFigure<RankedProduct>((row) => row.amount.net),
  netQuantity: byFigure<RankedProduct>((row) => row.quantity.net),
  profit: byFigure<RankedProduct>((row) => row.profit.profit),
};

type ProductRow = z.output<typeof productRow>;

const listed: Record<ProductSort, (row: ProductRow) => Value> = {
  netQuantity: (row) => row.sold - row.returned,
  sold: (row) => row.sold,
  returned: (row) => row.returned,
  net7: (row) => row.net7,
  net30: (row) => row.net30,
  netAmount: (row) => row.amount,
  profit: (row) => row.profit,
  margin: ({ amount, profit, uncosted }) =>
    marginOf({ profit, costed: amount - (uncosted?.amount ?? 0) }),
  onHand: (row) => row.onHand,
  inTransit: (row) => row.inTransit,
  stockValue: (row) => row.stockValue,
  stockCost: (row) => row.stockCost,
  soldOutLoss: (row) => row.soldOutLoss,
  daysOfCover: (row) => row.coverDays,
  restock: (row) => row.restockNum,
  cost: (row) => row.costMin,
  supplyPrice: (row) => row.supplyPriceMin,
  created: (row) => row.createTime,
  name: (row) => row.productName,
};

/** The order of the product list; left out, what the call has without them. */
export const productOrder = (
  sort: ProductSort = 'netQuantity',
  order: 'asc' | 'desc' = 'desc',
): Order<ProductRow> => byFigure(listed[sort], order === 'desc');

/** Texts of both lists, each once, in order. */
export const allTexts = (lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort(compare);
