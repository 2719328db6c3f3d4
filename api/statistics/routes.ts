import { rankProducts } from '../../db/products/product-ranking.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { netsByShopAndBucket } from '../../db/statistics/net-amounts.ts';
import {
  noSums,
  recentSalesByShop,
  type Selection,
  type Sums,
  sumsByBucket,
  sumsByShop,
  sumsByShopAndBucket,
  totalSums,
} from '../../db/statistics/statistics.ts';
import { requirePermission, signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import * as calls from '../contract/statistics.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope, scopeOf } from '../shop-scope.ts';
import { amountFigures, profitFor, profitOf, quantityFigures } from './figures.ts';
import { type DayRange, pointsOf, rangesOf } from './ranges.ts';

type TotalsInput = CallInput<typeof calls.getHistoryTotalSales>;
type ChartInput = CallInput<typeof calls.getLineChartDataSales>;
type ProductRankingInput = CallInput<typeof calls.getProductSalesRanking>;
type ShopRankingInput = CallInput<typeof calls.getShopSalesRanking>;
type ByTimeInput = CallInput<typeof calls.getShopSalesByTime>;
type RecentInput = CallInput<typeof calls.getShopLatelySalesInfos>;

async function totals<T>(input: TotalsInput, context: CallContext, figure: (sums: Sums) => T) {
  const { current, compare } = rangesOf(input);
  const scope = await resolveScope(context, input.shopId);
  const over = async (range: DayRange): Promise<T> =>
    figure(await totalSums(context.db, { ...scope, source: context.dataSource, ...range }));
  return { current: await over(current), compare: compare ? await over(compare) : null };
}

async function chart<T, Wanted extends keyof Sums = keyof Sums>(
  input: ChartInput,
  context: CallContext,
  wanted: readonly Wanted[] | undefined,
  figure: (sums: Pick<Sums, Wanted>) => T,
) {
  const { current, compare } = rangesOf(input);
  const width = input.lineType;
  const points = pointsOf(current, width);
  const comparePoints = compare && pointsOf(compare, width);
  const scope = await resolveScope(context, input.shopId);
  const line = async (range: DayRange, buckets: readonly string[]) => {
    const selection: Selection = { ...scope, source: context.dataSource, ...range };
    const sums = await sumsByBucket(context.db, selection, width, wanted);
    return buckets.map((bucket) => ({ ...figure(sums.get(bucket) ?? noSums), bucket }));
  };
  return {
    current: await line(current, points),
    compare: compare && comparePoints ? await line(compare, comparePoints) : null,
  };
}

function mayRankBy(rankBy: 'netAmount' | 'netQuantity' | 'profit', context: CallContext): void {
  // The order alone would give the profits away.
  if (rankBy === 'profit') requirePermission(context, 'lookCost');
}

/** Also where neither is a number. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

async function shopRanking(input: ShopRankingInput, context: CallContext) {
  mayRankBy(input.rankBy, context);
  const { current } = rangesOf(input);
  const scope = await resolveScope(context, input.shopId);
  const selection: Selection = { ...scope, source: context.dataSource, ...current };
  const sums = await sumsByShop(context.db, selection);
  const rankOf = {
    netAmount: (of: Sums) => amountFigures(of).net,
    netQuantity: (of: Sums) => quantityFigures(of).net,
    profit: profitOf,
  }[input.rankBy];
  // What has no such figure stands last.
  const rank = (of: Sums) => rankOf(of) ?? Number.NEGATIVE_INFINITY;
  const profit = profitFor(context);
  const ranked = scope.shops
    .map((shop) => ({ shop, sums: sums.get(shop.id) ?? noSums }))
    .sort((a, b) => compare(rank(b.sums), rank(a.sums)) || a.shop.id - b.shop.id);
  const first = (input.pageIndex - 1) * input.pageSize;
  return {
    total: ranked.length,
    rows: ranked.slice(first, first + input.pageSize).map(({ shop, sums: of }) => ({
      mallId: shop.mall_id,
      quantity: quantityFigures(of),
      amount: amountFigures(of),
      profit: profit(of),
    })),
  };
}

async function shopsByTime(input: ByTimeInput, context: CallContext) {
  const { current } = rangesOf(input);
  const buckets = pointsOf(current, input.lineType);
  const scope = await resolveScope(context, input.shopId);
  const selection: Selection = { ...scope, source: context.dataSource, ...current };
  const sums = await sumsByShopAndBucket(context.db, selection, input.lineType);
  const profit = profitFor(context);
  return scope.shops.map((shop) => ({
    mallId: shop.mall_id,
    points: buckets.map((bucket) => {
      const of = sums.get(shop.id)?.get(bucket) ?? noSums;
      return {
        bucket,
        quantity: quantityFigures(of),
        amount: amountFigures(of),
        profit: profit(of),
      };
    }),
  }));
}

async function netAmountsByTime(input: ByTimeInput, context: CallContext) {
  const { current } = rangesOf(input);
  const buckets = pointsOf(current, input.lineType);
  const scope = await resolveScope(context, input.shopId);
  const selection: Selection = { ...scope, source: context.dataSource, ...current };
  const nets = await netsByShopAndBucket(context.db, selection, input.lineType);
  return scope.shops.map((shop) => {
    const ofShop = nets.get(shop.id);
    return {
      mallId: shop.mall_id,
      netAmounts: buckets.map((bucket) => ofShop?.get(bucket) ?? 0),
    };
  });
}

async function productRanking(input: ProductRankingInput, context: CallContext) {
  mayRankBy(input.rankBy, context);
  const { current } = rangesOf(input);
  const scope = await resolveScope(context, input.shopId);
  const profit = profitFor(context);
  const { total, rows } = await rankProducts(
    context.db,
    { ...scope, source: context.dataSource, ...current },
    {
      level: input.level,
      by: input.rankBy,
      keyword: input.keyword,
      limit: input.pageSize,
      offset: (input.pageIndex - 1) * input.pageSize,
    },
  );
  return {
    total,
    rows: rows.map((row) => ({
      mallId: row.mallId,
      productId: row.productId,
      skcId: row.skcId,
      skuId: row.skuId,
      extCode: row.extCode,
      productName: row.name,
      quantity: quantityFigures(row),
      amount: amountFigures(row),
      profit: profit(row),
    })),
  };
}

const noNet = { quantity: 0, amount: 0 };
const noRecent = { today: noNet, yesterday: noNet, lastSevenDays: noNet, lastThirtyDays: noNet };

async function recentSales(input: RecentInput, context: CallContext) {
  const selected = await resolveScope(context, input.shopId);
  const all = scopeOf(await visibleShops(context.db, signedIn(context)), context);
  const recent = await recentSalesByShop(
    context.db,
    all.shopIds,
    context.dataSource,
    shanghaiDay(context.now()),
    all.ended,
  );
  const amounts = [...recent.values()].map((sales) => sales.lastThirtyDays.amount);
  return selected.shops.map((shop) => {
    const sales = recent.get(shop.id) ?? noRecent;
    const { amount, quantity } = sales.lastThirtyDays;
    // Equal shops share a rank; a shop that sold nothing in the thirty days has none.
    const isRanked = amount !== 0 || quantity !== 0;
    const salesRanking = isRanked ? 1 + amounts.filter((other) => other > amount).length : null;
    return { mallId: shop.mall_id, ...sales, salesRanking };
  });
}

export const routes: Route[] = [
  ...[calls.getHistoryTotalSales, calls.queryTotalSales].map((call) =>
    route(call, (input, context) => totals(input, context, amountFigures)),
  ),
  ...[calls.getHistorySaleVolume, calls.queryTotalSaleVolume].map((call) =>
    route(call, (input, context) => totals(input, context, quantityFigures)),
  ),
  ...[calls.getHistoryTotalProfits, calls.queryTotalProfit].map((call) =>
    route(call, (input, context) => totals(input, context, profitFor(context))),
  ),
  ...[calls.getLineChartDataSales, calls.queryChartDataSales].map((call) =>
    route(call, (input, context) =>
      chart(input, context, ['soldAmount', 'returnedAmount'], amountFigures),
    ),
  ),
  ...[calls.getLineChartDataVolume, calls.queryChartDataSaleVolume].map((call) =>
    route(call, (input, context) =>
      chart(input, context, ['soldQuantity', 'returnedQuantity'], quantityFigures),
    ),
  ),
  ...[calls.getLineChartDataProfit, calls.queryChartDataProfit].map((call) =>
    route(call, (input, context) => chart(input, context, undefined, profitFor(context))),
  ),
  ...[calls.getProductSalesRanking, calls.querySalesRanking].map((call) =>
    route(call, productRanking),
  ),
  route(calls.getShopSalesRanking, shopRanking),
  route(calls.getShopSalesByTime, shopsByTime),
  route(calls.getShopNetAmountsByTime, netAmountsByTime),
  ...[calls.getShopLatelySalesInfos, calls.sheinGetShopLatelySalesInfos].map((call) =>
    route(call, recentSales),
  ),
];
