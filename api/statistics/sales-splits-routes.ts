import {
  linesBySku,
  priceBands,
  sumsByBand,
  sumsByBandAndBucket,
  sumsByCategory,
} from '../../db/statistics/sales-splits.ts';
import { noSums, type Selection } from '../../db/statistics/statistics.ts';
import type { CallInput } from '../contract/call.ts';
import { daysBetween } from '../contract/rules/calendar.ts';
import * as calls from '../contract/sales-splits.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveScope } from '../shop-scope.ts';
import { amountFigures, profitFor, quantityFigures } from './figures.ts';
import { pointsOf, rangesOf } from './ranges.ts';

type RangeInput = CallInput<typeof calls.getTotalSalesGroupByCatalogue>;

async function selectionOf(input: RangeInput, context: CallContext): Promise<Selection> {
  const { current } = rangesOf(input);
  const scope = await resolveScope(context, input.shopId);
  return { ...scope, source: context.dataSource, ...current };
}

/** @throws Refusal when the range is too wide for points of this width */
function bucketsIn(input: RangeInput & { readonly lineType: 'day' | 'month' }): string[] {
  const { current } = rangesOf(input);
  if (input.lineType === 'day' && daysBetween(current.start, current.end) >= calls.longestByDay) {
    throw new Refusal({
      zh: `按天查看时，时间范围不能超过${calls.longestByDay}天，请缩短时间范围或改为按月查看`,
      en: `By day no more than ${calls.longestByDay} days can be asked for; ask for less, or by month.`,
    });
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
  const profit = profitFor(context);
  const bands = new Map(
    (await sumsByBand(context.db, selection)).map(({ band, ...sums }) => [band, sums]),
  );
  return {
    bands: priceBands.map((from, band) => {
      const sums = bands.get(band) ?? noSums;
      return {
        from,
        to: priceBands[band + 1] ?? null,
        quantity: quantityFigures(sums),
        amount: amountFigures(sums),
        profit: profit(sums),
      };
    }),
    points: input.bandsOnly ? [] : await pricePoints(selection, input.lineType, buckets, context),
  };
}

async function pricePoints(
  selection: Selection,
  width: 'day' | 'month',
  buckets: readonly string[],
  context: CallContext,
) {
  const rows = await sumsByBandAndBucket(context.db, selection, width);
  const sums = new Map(rows.map((row) => [`${row.bucket} ${row.band}`, row]));
  return buckets.map((bucket) => ({
    bucket,
    bands: priceBands.map((_, band) => {
      const of = sums.get(`${bucket} ${band}`) ?? noSums;
      return { quantity: quantityFigures(of), amount: amountFigures(of) };
    }),
  }));
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
