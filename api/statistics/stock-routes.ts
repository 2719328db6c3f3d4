import {
  addStates,
  isUnknown,
  knowsStock,
  noStockStates,
  soldOutLoss,
  stockStatesByShop,
  sumStock,
} from '../../db/products/stock-states.ts';
import { findReports } from '../../db/shops/shop-reports.ts';
import { hasPermission } from '../caller.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import * as calls from '../contract/stock-statistics.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';

async function stockValue(commaList: string, context: CallContext) {
  const { shopIds } = await resolveScope(context, commaList);
  const { known, unknown, ...stock } = await sumStock(context.db, shopIds);
  const ifKnown = ifNot(known === 0 && unknown > 0);
  const seesCost = hasPermission(context, 'lookCost');
  return {
    onHand: ifKnown(stock.onHand),
    inTransit: ifKnown(stock.inTransit),
    value: ifKnown(stock.value),
    cost: seesCost ? ifKnown(stock.cost) : null,
    uncostedQuantity: seesCost ? ifKnown(stock.uncosted) : null,
    unknownSkuNumber: unknown,
    hiddenReason: seesCost ? null : ('NO_PERMISSION' as const),
  };
}

/** What keeps a figure back where nobody told the stock that it would be of. */
const ifNot =
  (isKept: boolean) =>
  <T>(figure: T): T | null =>
    isKept ? null : figure;

async function statesOf(commaList: string, context: CallContext) {
  const { shops, shopIds, ended } = await resolveScope(context, commaList);
  const byShop = await stockStatesByShop(context.db, shopIds, shanghaiDay(context.now()), ended);
  return { shops, shopIds, byShop, all: [...byShop.values()].reduce(addStates, noStockStates) };
}

export const routes: Route[] = [
  route(calls.getShopRealStockValue, ({ shopId: mallIds }, context) =>
    stockValue(mallIds, context),
  ),
  route(calls.getShopInRiskProductAndInStock, async ({ shopIds: mallIds }, context) => {
    const { shops, byShop } = await statesOf(mallIds, context);
    return shops.map((shop) => {
      const states = byShop.get(shop.id) ?? noStockStates;
      const ifKnown = ifNot(isUnknown(states));
      return {
        mallId: shop.mall_id,
        inRisk: ifKnown(states.atRisk),
        inStock: ifKnown(states.inStock),
      };
    });
  }),
  route(calls.queryStatisticDataSupplier, async ({ shopId: mallIds }, context) => {
    const { shopIds, all } = await statesOf(mallIds, context);
    const ifKnown = ifNot(isUnknown(all));
    const reports = [...(await findReports(context.db, shopIds)).values()];
    return {
      onSaleProductNumber: all.products,
      aboutToSellOutNumber: ifKnown(all.aboutToSellOut),
      alreadySoldOutNumber: ifKnown(all.soldOut),
      lackSkcNumber: ifKnown(all.lacking),
      advicePrepareSkcNumber: ifKnown(all.advised),
      highPriceLimitNumber: reports.reduce((sum, report) => sum + report.high_price_count, 0),
    };
  }),
  route(calls.querySoldOutPerform, async ({ shopId: mallIds }, context) => {
    const { all } = await statesOf(mallIds, context);
    const ifKnown = ifNot(isUnknown(all));
    return {
      skcNumber: all.skcs,
      enough: ifKnown(all.enough),
      aboutToSellOut: ifKnown(all.aboutToSellOut),
      lacking: ifKnown(all.lacking),
      soldOut: ifKnown(all.soldOut),
      unknown: all.unknown,
    };
  }),
  route(calls.querySoldOut7Loss, async ({ shopId: mallIds }, context) => {
    const { shopIds, ended } = await resolveScope(context, mallIds);
    const today = shanghaiDay(context.now());
    if (!(await knowsStock(context.db, shopIds)))
      return { skuNumber: null, quantity: null, amount: null };
    const { skus, quantity, amount } = await soldOutLoss(context.db, shopIds, today, ended);
    return { skuNumber: skus, quantity, amount };
  }),
];
