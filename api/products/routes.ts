import type { z } from 'zod';
import {
  countCosts,
  type ListedProduct,
  listCategories,
  listProducts,
  type ProductListRequest,
  sumProducts,
} from '../../db/products/product-list.ts';
import type { ProductLevel } from '../../db/products/product-ranking.ts';
import type { ProductTable } from '../../db/schema.ts';
import { hasPermission, requirePermission } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/products.ts';
import { addDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { paidIdsOf, resolveScope } from '../shop-scope.ts';
import { profitOf, uncostedOf } from '../statistics/figures.ts';
import { type DayRange, listPage, rangesOf } from '../statistics/ranges.ts';
import { shownStatus } from './product-status.ts';

type Row = z.output<typeof calls.productRow>;
type Status = Row['status'];

const stored: Record<Status, ProductTable['status']> = {
  onSale: 'on_sale',
  offSale: 'off_sale',
  awaitingFirstOrder: 'awaiting_first_order',
  firstOrderCreated: 'first_order_created',
  priceDeclaring: 'price_declaring',
};
const today = (context: CallContext): string => shanghaiDay(context.now());

type Filter = CallInput<typeof calls.spuQuery>;

/** The range of the figures; without one, the 30 days up to yesterday. */
function rangeOf({ startTime, endTime }: Filter, context: CallContext): DayRange {
  if (startTime === undefined && endTime === undefined)
    return { start: addDays(today(context), -30), end: addDays(today(context), -1) };
  if (startTime === undefined || endTime === undefined)
    throw new Refusal({
      zh: '请同时选择开始日期和结束日期',
      en: 'Of startTime and endTime both are needed.',
    });
  return rangesOf({ startTime, endTime }).current;
}

const averagePriceOf = ({ averagePriceFrom: from, averagePriceBelow: below }: Filter) =>
  from === undefined && below === undefined ? undefined : { from, below };

/** Order and filter would tell what may not be seen. */
function mayAskFor({ sort, hasCost, belowFloor }: Filter, context: CallContext): void {
  const isOfCost = hasCost !== undefined || belowFloor !== undefined;
  if (isOfCost || ['cost', 'stockCost', 'profit', 'margin'].includes(sort))
    requirePermission(context, 'lookCost');
}

async function products(input: Filter, level: ProductLevel, context: CallContext) {
  mayAskFor(input, context);
  const range = rangeOf(input, context);
  const scope = await resolveScope(context, input.shopId);
  const categories = await listCategories(context.db, scope.shopIds);
  const shopIds = input.paidOnly === true ? paidIdsOf(scope) : scope.shopIds;
  if (shopIds.length === 0) return { total: 0, categories, rows: [] };
  const request: ProductListRequest = {
    selection: { ...scope, shopIds, source: context.dataSource, ...range },
    today: today(context),
    level,
    filter: {
      keyword: input.keyword,
      code: input.extCode,
      statuses: input.status?.map((status) => stored[status]),
      categories: input.category,
      hasCost: input.hasCost,
      hint: input.hint,
      stockState: input.stockState,
      created: { from: input.createdFrom, to: input.createdTo },
      hasSold: input.hasSold,
      hasSoldOutLoss: input.hasSoldOutLoss,
      coverBelow: input.coverBelow,
      belowFloor: input.belowFloor,
      averagePrice: averagePriceOf(input),
      change: input.change,
      productIds: input.productId === undefined ? undefined : [input.productId],
      skcIds: input.skcId === undefined ? undefined : [input.skcId],
      skuIds: input.skuId,
    },
    by: input.sort,
    descending: input.order === 'desc',
    ...listPage(input),
  };
  const { total, rows } = await listProducts(context.db, request);
  const seesCost = hasPermission(context, 'lookCost');
  return {
    total,
    ...(input.withTotals === true && {
      totals: await totalsOf(request, { seesCost, withLoss: input.withLoss === true }, context),
    }),
    categories,
    rows: rows.map((row) => rowOf(row, level, seesCost)),
  };
}

async function totalsOf(
  request: ProductListRequest,
  { seesCost, withLoss }: { readonly seesCost: boolean; readonly withLoss: boolean },
  { db }: CallContext,
): Promise<z.output<typeof calls.productTotals>> {
  const sums = await sumProducts(db, request, { withLoss });
  return {
    sold: sums.soldQuantity,
    returned: sums.returnedQuantity,
    amount: sums.soldAmount - sums.returnedAmount,
    profit: seesCost ? profitOf(sums) : null,
    uncosted: seesCost ? uncostedOf(sums) : null,
    onHand: sums.onHand,
    inTransit: sums.inTransit,
    stockValue: sums.stockValue,
    stockCost: seesCost ? sums.stockCost : null,
    soldOutLoss: sums.lostAmount,
    noStockNum: sums.unstockedSkus,
  };
}

const rowOf = (row: ListedProduct, level: ProductLevel, seesCost: boolean): Row => ({
  mallId: row.mallId,
  level,
  productId: row.productId,
  skcId: row.skcId,
  skuId: row.skuId,
  productName: row.name,
  specName: row.specName,
  extCode: row.extCode,
  imageUrl: row.imageUrl,
  category: row.category,
  status: shownStatus[row.status],
  createTime: row.createdAt,
  skcNum: row.skcCount,
  skuNum: row.skuCount,
  supplyPriceMin: row.supplyPriceMin,
  supplyPriceMax: row.supplyPriceMax,
  costMin: seesCost ? row.costMin : null,
  costMax: seesCost ? row.costMax : null,
  noCostNum: seesCost ? row.uncostedSkus : null,
  floorPriceMin: seesCost ? row.floorPriceMin : null,
  floorPriceMax: seesCost ? row.floorPriceMax : null,
  belowFloorNum: seesCost ? row.belowFloorSkus : null,
  sold: row.soldQuantity,
  returned: row.returnedQuantity,
  amount: row.soldAmount - row.returnedAmount,
  profit: seesCost ? profitOf(row) : null,
  uncosted: seesCost ? uncostedOf(row) : null,
  onHand: row.onHand,
  inTransit: row.inTransit,
  stockValue: row.stockValue,
  stockCost: seesCost ? row.stockCost : null,
  soldOutLoss: row.lostAmount,
  noStockNum: row.unstockedSkus,
  net7: row.net7,
  net30: row.net30,
  coverDays: coverOf(row),
  restockNum:
    row.status === 'on_sale' && row.onHand !== null && row.unstockedSkus === 0 ? row.restock : null,
  hint: row.hint,
});

const coverOf = ({ onHand, unstockedSkus, net30 }: ListedProduct): number | null =>
  onHand === null || unstockedSkus > 0 || net30 <= 0 ? null : (onHand * 30) / net30;

async function costCounts(commaList: string, context: CallContext) {
  requirePermission(context, 'lookCost');
  const { shopIds } = await resolveScope(context, commaList);
  const { withCost, withoutCost } = await countCosts(context.db, shopIds);
  return { hasCost: withCost, noCost: withoutCost };
}

export const routes: Route[] = [
  ...[calls.getProductInfoList, calls.productInfo].map((call) =>
    route(call, (input, context) => products(input, input.level, context)),
  ),
  route(calls.spuQuery, (input, context) => products(input, 'spu', context)),
  route(calls.skuQuery, (input, context) => products(input, 'sku', context)),
  ...[calls.getProductNumHasCostOrNot, calls.costIsNullTotal].map((call) =>
    route(call, ({ shopId: mallIds }, context) => costCounts(mallIds, context)),
  ),
];
