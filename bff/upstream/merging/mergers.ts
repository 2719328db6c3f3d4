import type { Call, CallOutput } from '../../../api/contract/call.ts';
import { getReturnSupplierPackage } from '../../../api/contract/delivery.ts';
import { largestPage } from '../../../api/contract/fields.ts';
import * as productStatistics from '../../../api/contract/product-statistics.ts';
import * as products from '../../../api/contract/products.ts';
import * as recent from '../../../api/contract/recent-sales.ts';
import * as splits from '../../../api/contract/sales-splits.ts';
import * as statistics from '../../../api/contract/statistics.ts';
import type { MergerOf } from './merger.ts';
import { allTexts, byFigure, productOrder, rankings } from './orders.ts';
import { mergePages } from './pages.ts';
import { addCategories, addPrices } from './splits.ts';
import {
  type Amounts,
  addAmounts,
  addCompared,
  addCounts,
  addLines,
  addProfit,
  addQuantities,
  addTotals,
  type Profit,
  type Quantities,
} from './sums.ts';

/** How the answers of both platforms become one, for every read that each of them has a call of its own for. */

interface Point {
  readonly bucket: string;
}

const addAmountLine = addLines<Amounts & Point>((one, other) => ({
  ...addAmounts(one, other),
  bucket: one.bucket,
}));

const addQuantityLine = addLines<Quantities & Point>((one, other) => ({
  ...addQuantities(one, other),
  bucket: one.bucket,
}));

const addProfitLine = addLines<Profit & Point>((one, other) => ({
  ...addProfit(one, other),
  bucket: one.bucket,
}));

const mergers = new Map<string, unknown>();
const merge = <C extends Call>(call: C, merger: MergerOf<C>) => mergers.set(call.name, merger);

/** Asks both at once and adds up what they answer. */
const add = <C extends Call>(
  call: C,
  sum: (one: CallOutput<C>, other: CallOutput<C>) => CallOutput<C>,
) =>
  merge(call, async (asks, fields) => {
    // To the compiler an answer might be a promise itself.
    const answers = (await Promise.all(asks.map((ask) => ask(fields)))) as CallOutput<C>[];
    return answers.reduce(sum);
  });

add(statistics.getHistoryTotalSales, addCompared(addAmounts));
add(statistics.getHistorySaleVolume, addCompared(addQuantities));
add(statistics.getHistoryTotalProfits, addCompared(addProfit));
add(statistics.getLineChartDataSales, addCompared(addAmountLine));
add(statistics.getLineChartDataVolume, addCompared(addQuantityLine));
add(statistics.getLineChartDataProfit, addCompared(addProfitLine));
merge(statistics.getProductSalesRanking, (asks, fields) =>
  mergePages(asks, fields, {
    largest: largestPage,
    order: rankings[fields.rankBy ?? 'netAmount'],
  }),
);
add(statistics.getShopLatelySalesInfos, (one, other) => [...one, ...other]);

add(recent.getSalesLast10m, (one, other) => ({ ...one, ...addAmounts(one, other) }));
add(recent.getSaleVolumeLast10m, (one, other) => ({ ...one, ...addQuantities(one, other) }));
add(recent.getProfitLast10m, (one, other) => ({ ...one, ...addProfit(one, other) }));

add(splits.getTotalSalesGroupByCatalogue, addCategories);
add(splits.getTotalSalesByDateAndPrice, addPrices);

add(productStatistics.getSalesProductNumNew, addCompared(addCounts));
add(productStatistics.getShopProductNum, addCounts);
add(
  productStatistics.getShopProductDocumentCount,
  ({ rejectedShops: some, ...one }, { rejectedShops: others, ...other }) => ({
    ...addCounts(one, other),
    // Where one platform does not say whose they are, the shops of the other are not all.
    rejectedShops:
      some == null || others == null
        ? null
        : [...some, ...others].sort(productStatistics.byMostRejected),
  }),
);

add(products.getProductNumHasCostOrNot, addCounts);
merge(products.getProductInfoList, async (asks, fields) => {
  const order = productOrder(fields.sort, fields.order);
  const page = await mergePages(asks, fields, { largest: products.mostRows, order });
  return {
    ...page,
    categories: allTexts(page.answers.map(({ categories }) => categories)),
    totals: addTotals(page.answers.map(({ totals }) => totals)),
  };
});

merge(getReturnSupplierPackage, (asks, fields) =>
  mergePages(asks, fields, {
    largest: largestPage,
    order: byFigure(({ createTime }) => createTime),
  }),
);

/** Undefined for calls that are made for one platform at a time, or for both at once. */
export const mergerOf = <C extends Call>(call: C): MergerOf<C> | undefined =>
  // `merge` has stored it under the name of the call that it is for.
  mergers.get(call.name) as MergerOf<C> | undefined;
