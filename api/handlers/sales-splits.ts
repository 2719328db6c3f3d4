import { daysBetween } from '../../db/calendar.ts';
import { linesBySku, priceBands, sumsByCategory, sumsByPrice } from '../../db/sales-splits.ts';
import { noSums, type Selection, type Sums } from '../../db/statistics.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/sales-splits.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveShops } from '../shop-scope.ts';
import { addSums, amountFigures, profitFor, quantityFigures } from '../statistics/figures.ts';
import { pointsOf, rangesOf } from '../statistics/ranges.ts';

type RangeInput = CallInput<typeof calls.getTotalSalesGroupByCatalogue>;

async function selectionOf(input: RangeInput, context: CallContext): Promise<Selection> {
  const { current } = rangesOf(input);
  const shopIds = (await resolveShops(context, input.shopId)).map((shop) => shop.id);
  return { shopIds, source: context.dataSource, ...current };
}

/** @throws Refusal when the range is too wide for points of this width */
function bucketsIn(input: RangeInput & { readonly lineType: 'day' | 'month' }): string[] {
  const { current } = rangesOf(input);
  if (input.lineType === 'day' && daysBetween(current.start, current.end) >= calls.longestByDay) {
    throw new Refusal(
      `按天查看时，时间范围不能超过${calls.longestByDay}天，请缩短时间范围或改为按月查看`,
    );
  }
  return pointsOf(current, input.lineType);
}

async function byCategory(input: RangeInput, context: CallContext) {
  const rows = await sumsByCategory(context.db, await selectionOf(input, context));
  const profit = profitFor(context);
  return rows.map(({ category, ...sums }) => ({
    category,
    quantity: quantityFigures(sums),
    amount: amountFigures(sums),
    profit: profit(sums),
  }));
}

async function byPrice(
  input: CallInput<typeof calls.getTotalSalesByDateAndPrice>,
  context: CallContext,
) {
  const buckets = bucketsIn(input);
  const selection = await selectionOf(input, context);
  const rows = await sumsByPrice(context.db, selection, input.lineType);
  const profit = profitFor(context);
  const sums = new Map(rows.map((row) => [`${row.bucket} ${row.band}`, row]));
  const sumsOf = (bucket: string, band: number): Sums => sums.get(`${bucket} ${band}`) ?? noSums;
  return {
    bands: priceBands.map((from, band) => {
      const all = rows.filter((row) => row.band === band).reduce(addSums, noSums);
      return {
        from,
        to: priceBands[band + 1] ?? null,
        quantity: quantityFigures(all),
        amount: amountFigures(all),
        profit: profit(all),
      };
    }),
    points: buckets.map((bucket) => ({
      bucket,
      bands: priceBands.map((_, band) => ({
        quantity: quantityFigures(sumsOf(bucket, band)),
        amount: amountFigures(sumsOf(bucket, band)),
      })),
    })),
  };
}

async function bySku(
  input: CallInput<typeof calls.getLineChartDataVolumeBySKU>,
  context: CallContext,
) {
  const buckets = bucketsIn(input);
  const selection = await selectionOf(input, context);
  const wanted = input.skuIds.length > 0 ? { skuIds: input.skuIds } : { top: input.top };
  const lines = await linesBySku(context.db, selection, wanted, input.lineType);
  return lines.map(({ sums, ...sku }) => ({
    ...sku,
    points: buckets.map((bucket) => ({ ...quantityFigures(sums.get(bucket) ?? noSums), bucket })),
  }));
}

export const routes: Route[] = [
  ...[calls.getTotalSalesGroupByCatalogue, calls.categoryQuery].map((call) =>
    route(call, byCategory),
  ),
  ...[calls.getTotalSalesByDateAndPrice, calls.shopPriceQuery].map((call) => route(call, byPrice)),
  route(calls.getLineChartDataVolumeBySKU, bySku),
];
