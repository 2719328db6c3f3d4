import { shanghaiDay } from '../../db/calendar.ts';
import { findReports } from '../../db/shop-reports.ts';
import {
  addStates,
  noStockStates,
  soldOutLoss,
  stockStatesByShop,
  sumStock,
} from '../../db/stock-states.ts';
import { hasPermission } from '../caller.ts';
import * as calls from '../contract/stock-statistics.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveShops } from '../shop-scope.ts';

async function stockValue(commaList: string, context: CallContext) {
  const shopIds = (await resolveShops(context, commaList)).map((shop) => shop.id);
  const { onHand, inTransit, value, cost, uncosted } = await sumStock(context.db, shopIds);
  const pieces = { onHand, inTransit, value };
  return hasPermission(context, 'lookCost')
    ? { ...pieces, cost, uncostedQuantity: uncosted, hiddenReason: null }
    : { ...pieces, cost: null, uncostedQuantity: 0, hiddenReason: 'NO_PERMISSION' as const };
}

async function statesOf(commaList: string, context: CallContext) {
  const shops = await resolveShops(context, commaList);
  const shopIds = shops.map((shop) => shop.id);
  const byShop = await stockStatesByShop(context.db, shopIds, shanghaiDay(context.now()));
  return { shops, shopIds, byShop, all: [...byShop.values()].reduce(addStates, noStockStates) };
}

export const routes: Route[] = [
  route(calls.getShopRealStockValue, ({ shopId }, context) => stockValue(shopId, context)),
  route(calls.getShopInRiskProductAndInStock, async ({ shopIds }, context) => {
    const { shops, byShop } = await statesOf(shopIds, context);
    return shops.map((shop) => {
      const { atRisk, inStock } = byShop.get(shop.id) ?? noStockStates;
      return { mallId: shop.mall_id, inRisk: atRisk, inStock };
    });
  }),
  route(calls.queryStatisticDataSupplier, async ({ shopId }, context) => {
    const { shopIds, all } = await statesOf(shopId, context);
    const reports = [...(await findReports(context.db, shopIds)).values()];
    return {
      onSaleProductNumber: all.products,
      aboutToSellOutNumber: all.aboutToSellOut,
      alreadySoldOutNumber: all.soldOut,
      lackSkcNumber: all.lacking,
      advicePrepareSkcNumber: all.advised,
      highPriceLimitNumber: reports.reduce((sum, report) => sum + report.high_price_count, 0),
    };
  }),
  route(calls.querySoldOutPerform, async ({ shopId }, context) => {
    const { all } = await statesOf(shopId, context);
    const { skcs, enough, aboutToSellOut, lacking, soldOut } = all;
    return { skcNumber: skcs, enough, aboutToSellOut, lacking, soldOut };
  }),
  route(calls.querySoldOut7Loss, async ({ shopId }, context) => {
    const shopIds = (await resolveShops(context, shopId)).map((shop) => shop.id);
    const today = shanghaiDay(context.now());
    const { skus, quantity, amount } = await soldOutLoss(context.db, shopIds, today);
    return { skuNumber: skus, quantity, amount };
  }),
];
