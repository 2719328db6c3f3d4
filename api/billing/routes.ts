import { visibleShops } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/billing.ts';
import { yuanOf } from '../contract/rules/money.ts';
import { usualPrices } from '../contract/rules/prices.ts';
import { type Route, route } from '../deps.ts';
import { resolveShops } from '../shop-scope.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { freeCoupons, ownCoupons, redeemOwnCoupon } from './coupons.ts';
import { cancelOwnOrder, ownOrders, submitOwnOrder } from './orders.ts';
import { isExpired, isExpiring } from './paid-time.ts';
import { paymentOf } from './provider.ts';

export const routes: Route[] = [
  route(calls.submitOrder, (input, context) => submitOwnOrder(context, input)),
  route(calls.cancelOrder, async ({ orderNo }, context) => {
    await cancelOwnOrder(context, orderNo);
    return null;
  }),
  route(calls.queryOrders, (input, context) => ownOrders(context, input)),
  route(calls.destructionCet, ({ certNo }, context) => redeemOwnCoupon(context, certNo)),
  route(calls.getCouponInfo, (input, context) => ownCoupons(context, input)),
  route(calls.listRedeemedCoupons, (_input, context) => freeCoupons(context)),
  route(calls.couponValues, async (_input, context) => ({
    couponValue: yuanOf(context.config.couponValue ?? usualPrices.coupon),
    monthPrice: yuanOf(context.config.monthPrice ?? usualPrices.month),
    paymentOpen: paymentOf(context) !== undefined,
  })),
  route(calls.checkExpiredShops, async ({ shopId: mallIds, dayBeforeExpired }, context) => {
    const shops = await resolveShops(context, mallIds);
    const wanted = dayBeforeExpired === 1 ? isExpiring : isExpired;
    return shops
      .filter((shop) => wanted(shop, context.now()))
      .map((shop) => ({ shopId: shop.mall_id }));
  }),
  route(calls.getExpiredShopList, async (_input, context) => {
    const shops = await visibleShops(context.db, signedIn(context));
    return shops
      .filter((shop) => isExpired(shop, context.now()))
      .map((shop) => ({
        shopId: shop.mall_id,
        shopName: shopNameOf(shop),
        expireDate: shop.expire_at ?? 0,
      }));
  }),
];
