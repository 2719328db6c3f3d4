import { listDeadStock } from '../../db/products/dead-stock.ts';
import {
  countAdded,
  countByState,
  countProductsSold,
  countSoldProducts,
  listShelfChanges,
} from '../../db/products/product-statistics.ts';
import { countCreatedProducts } from '../../db/products/products.ts';
import { countStocked } from '../../db/products/stock-states.ts';
import { findReports } from '../../db/shops/shop-reports.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/product-statistics.ts';
import { byMostRejected } from '../contract/product-statistics.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope, type Scope } from '../shop-scope.ts';
import { between, type DayRange, listPage, rangesOf } from '../statistics/ranges.ts';

const today = (context: CallContext): string => shanghaiDay(context.now());

const soldIn = (scope: Scope, range: DayRange, context: CallContext) =>
  countProductsSold(context.db, { ...scope, source: context.dataSource, ...range });

async function soldProducts(
  input: CallInput<typeof calls.getSalesProductNumNew>,
  context: CallContext,
) {
  const { current, compare } = rangesOf(input);
  const scope = await resolveScope(context, input.shopId);
  const sold = async (range: DayRange) => {
    const selection = { ...scope, source: context.dataSource, ...range };
    const { products, skcs, skus, quantity, amount } = await countSoldProducts(
      context.db,
      selection,
    );
    return { spu: products, skc: skcs, sku: skus, quantity, amount };
  };
  return { current: await sold(current), compare: compare ? await sold(compare) : null };
}

async function productStates(commaList: string, context: CallContext) {
  const { shopIds } = await resolveScope(context, commaList);
  const states = await countByState(context.db, shopIds);
  return {
    total: [...states.values()].reduce((sum, count) => sum + count, 0),
    onSale: states.get('on_sale') ?? 0,
    offSale: states.get('off_sale') ?? 0,
    awaitingFirstOrder: states.get('awaiting_first_order') ?? 0,
    firstOrderCreated: states.get('first_order_created') ?? 0,
    priceDeclaring: states.get('price_declaring') ?? 0,
  };
}

async function shelfChanges(
  input: CallInput<typeof calls.getProductOnAndOffBoardMsg>,
  context: CallContext,
) {
  const time = between(rangesOf(input).current);
  const { shopIds, ended } = await resolveScope(context, input.shopId);
  const filter = { ...listPage(input), ...time, kind: input.kind, productId: input.productId };
  const { rows, ...counts } = await listShelfChanges(context.db, shopIds, filter, ended);
  return {
    ...counts,
    rows: rows.map((row) => ({
      mallId: row.mall_id,
      kind: row.kind,
      productId: row.product_id,
      productName: row.product_name,
      reason: row.reason,
      time: row.happened_at,
    })),
  };
}

async function deadStock(
  input: CallInput<typeof calls.getShopDeadStockProductInfo>,
  context: CallContext,
) {
  const { shopIds, ended } = await resolveScope(context, input.shopId);
  const [{ known, unknown }, { count, value, rows }] = await Promise.all([
    countStocked(context.db, shopIds),
    listDeadStock(context.db, shopIds, today(context), listPage(input), ended),
  ]);
  if (known === 0 && unknown > 0)
    return { total: 0, value: null, unknownSkuNumber: unknown, rows: [] };
  return {
    total: count,
    value,
    unknownSkuNumber: unknown,
    rows: rows.map(({ name, sold, ...row }) => ({ ...row, productName: name, sales: sold })),
  };
}

async function documents(commaList: string, context: CallContext) {
  const { shopIds, shops } = await resolveScope(context, commaList);
  const found = await findReports(context.db, shopIds);
  const reports = [...found.values()];
  const rejectedShops = shops
    .map(({ id, mall_id }) => ({
      mallId: mall_id,
      rejected: found.get(id)?.documents_rejected ?? 0,
    }))
    .filter(({ rejected }) => rejected > 0)
    .sort(byMostRejected);
  const sum = (state: 'approved' | 'reviewing' | 'missing' | 'rejected'): number =>
    reports.reduce((total, report) => total + report[`documents_${state}`], 0);
  return {
    approved: sum('approved'),
    reviewing: sum('reviewing'),
    missing: sum('missing'),
    rejected: sum('rejected'),
    rejectedShops,
  };
}

export const routes: Route[] = [
  route(calls.getAddedProductNum, async (input, context) => {
    const { current } = rangesOf(input);
    const { shopIds, ended } = await resolveScope(context, input.shopId);
    return { count: await countAdded(context.db, shopIds, current, ended) };
  }),
  route(calls.getCreatedProductStatistics, async ({ shopId: mallIds }, context) => {
    const { shopIds, ended } = await resolveScope(context, mallIds);
    const created = await countCreatedProducts(context.db, shopIds, today(context), ended);
    return { today: created.today, this_week: created.week, this_month: created.month };
  }),
  route(calls.getSalesProductNum, async (input, context) => {
    const { current } = rangesOf(input);
    return { count: await soldIn(await resolveScope(context, input.shopId), current, context) };
  }),
  ...[calls.getSalesProductNumNew, calls.salesTotal].map((call) => route(call, soldProducts)),
  route(calls.getTodaySalesProductNum, async ({ shopId: mallIds }, context) => {
    const day = today(context);
    const range = { start: day, end: day };
    return soldIn(await resolveScope(context, mallIds), range, context);
  }),
  ...[calls.getShopProductNum, calls.findShopOnSaleTotal].map((call) =>
    route(call, ({ shopId: mallIds }, context) => productStates(mallIds, context)),
  ),
  route(calls.getProductOnAndOffBoardMsg, shelfChanges),
  route(calls.getShopDeadStockProductInfo, deadStock),
  ...[calls.getShopProductDocumentCount, calls.findShopProductDocumentCount].map((call) =>
    route(call, ({ shopId: mallIds }, context) => documents(mallIds, context)),
  ),
];
