import type { z } from 'zod';
import { findDeadStock } from '../../db/products/dead-stock.ts';
import { countCreatedProducts, countProducts } from '../../db/products/products.ts';
import { knowsStock } from '../../db/products/stock-states.ts';
import type { ProductTable } from '../../db/schema.ts';
import { findLayout } from '../../db/shops/shop-layouts.ts';
import { type ListedShop, listShops, visibleShops } from '../../db/shops/shops.ts';
import { clearedFrom, lastPaidDay } from '../billing/paid-time.ts';
import { isShipper, signedIn } from '../caller.ts';
import { ofKeys } from '../contract/api-keys.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import * as card from '../contract/shop-card.ts';
import * as calls from '../contract/shops.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { findOwnManager } from '../people/managers.ts';
import { refuse } from '../refusal.ts';
import { resolveScope, resolveShop, scopeOf } from '../shop-scope.ts';
import { changeLayout } from './layout.ts';
import { renameOwnShop } from './rename.ts';
import { shopNameOf } from './shop-name.ts';

async function shopList(context: CallContext) {
  const user = signedIn(context);
  const shops = await listShops(context.db, user);
  const rows = shops.map((shop) => shopRow(shop, user.role === 'boss'));
  if (isShipper(user)) return rows.map((row) => ({ ...row, ...untoldToShippers }));
  return user.limitedByKey === undefined ? rows : rows.map((row) => ({ ...row, ...noPhones }));
}

/** People are of no single shop: a key that is for some shops has no part in them. */
const noPhones = { phone: null, phoneList: [], phoneStr: '' };

/** Whoever packs for a shop is told which one it is, and nothing of its business. */
const untoldToShippers = {
  expireDate: null,
  dataUntil: null,
  clearDate: null,
  temuUid: null,
  ...noPhones,
  goodsAbnormalNum: null,
  refundInfoNum: null,
  review: null,
  assessmentResult: null,
  syncTime: null,
  needRebind: null,
  conversions: [],
} satisfies Partial<z.output<typeof calls.shopRow>>;

/** The phone that a main account signs in with is for the boss, who binds it. */
function shopRow(shop: ListedShop, showsAccount: boolean): z.output<typeof calls.shopRow> {
  return {
    mallId: shop.mall_id,
    mallName: shop.mall_name,
    mallNameDis: shop.mall_name_dis,
    mallNameNative: shop.mall_name_native,
    platformType: shop.platform,
    isSemiManagedMall: shop.is_semi_managed === 1,
    semiManagedMall: shop.is_semi_managed === 1,
    isCloseShop: shop.is_closed === 1,
    isClose: shop.is_closed === 1,
    expireDate: shop.expire_at,
    dataUntil: lastPaidDay(shop),
    clearDate: clearedFrom(shop),
    sort: shop.sort,
    temuUid: shop.account?.uid ?? null,
    phone: (showsAccount && shop.account?.phone) || null,
    phoneList: [...shop.phones],
    phoneStr: shop.phones.join(','),
    goodsAbnormalNum: shop.abnormal_count,
    refundInfoNum: shop.refund_count,
    review: shop.review_score,
    assessmentResult: shop.delivery_rating,
    syncTime: shop.synced_at,
    needRebind: shop.account?.needsRebind ?? null,
    conversions: [...shop.conversions],
  };
}

async function savedLayout(context: CallContext) {
  const user = signedIn(context);
  const { listShowTab, listClosedTab, listPinnedTab } = await findLayout(context.db, user.id);
  const answer = (only: (mallIds: readonly string[]) => string[]) => ({
    listShowTab: only(listShowTab),
    listClosedTab: only(listClosedTab),
    ...(listPinnedTab && { listPinnedTab: only(listPinnedTab) }),
  });
  if (user.limitedByKey === undefined) return answer((mallIds) => [...mallIds]);
  // To a key for some shops there are no others, not even as a name.
  const seen = new Set((await visibleShops(context.db, user)).map((shop) => shop.mall_id));
  return answer((mallIds) => mallIds.filter((mallId) => seen.has(mallId)));
}

const productStatus: Record<(typeof card.productTypes)[number], ProductTable['status']> = {
  待创建首单: 'awaiting_first_order',
  已创建首单: 'first_order_created',
  价格申报中: 'price_declaring',
};

const today = (context: CallContext): string => shanghaiDay(context.now());

export const routes: Route[] = [
  route(calls.getShopList, (_input, context) => shopList(context)),
  route(calls.getShopListByWorkerPhone, async ({ phone }, context) => {
    const user = signedIn(context);
    // A boss may ask about their managers; of anybody else the session says whose shops these are.
    if (user.role !== 'boss' || phone === undefined) return shopList(context);
    if (user.limitedByKey !== undefined) refuse(ofKeys, 'someShops');
    const manager = await findOwnManager(context.db, user.id, phone);
    const shops = manager === undefined ? [] : await listShops(context.db, manager);
    return shops.map((shop) => shopRow(shop, true));
  }),
  route(calls.findSheinShopByUId, async (_input, context) => {
    const shops = await visibleShops(context.db, signedIn(context));
    return shops
      .filter((shop) => shop.platform === 'shein')
      .map((shop) => ({ shopId: shop.mall_id, shopName: shopNameOf(shop) }));
  }),
  route(calls.renameShop, async ({ shopId: mallId, name }, context) => {
    await renameOwnShop(context, mallId, name);
    return null;
  }),
  route(calls.getShopTabMap, (_input, context) => savedLayout(context)),
  route(calls.setShopTabAllMap, async ({ layout }, context) => {
    await changeLayout(layout, context);
    return null;
  }),
  route(card.getAbnormalProductNum, async ({ shopId: mallId }, context) => {
    return (await resolveShop(context, mallId)).abnormal_count;
  }),
  route(card.shopRating, async ({ shopId: mallId }, context) => {
    const shop = await resolveShop(context, mallId);
    return { review: shop.review_score, assessmentResult: shop.delivery_rating };
  }),
  route(card.createdProducts, async ({ shopId: mallId }, context) => {
    const shop = await resolveShop(context, mallId);
    const { shopIds, ended } = scopeOf([shop], context);
    const created = await countCreatedProducts(context.db, shopIds, today(context), ended);
    return { today: created.today, this_week: created.week, this_month: created.month };
  }),
  route(card.joinedQuantity, async ({ shopId: mallId }, context) => {
    const shop = await resolveShop(context, mallId);
    return { count: await countProducts(context.db, shop.id, 'on_sale') };
  }),
  route(card.productCountByType, async ({ shopId: mallId, productType }, context) => {
    const shop = await resolveShop(context, mallId);
    return { count: await countProducts(context.db, shop.id, productStatus[productType]) };
  }),
  route(card.deadStock, async ({ shopIds: mallIds }, context) => {
    const { shopIds, ended } = await resolveScope(context, mallIds);
    if (!(await knowsStock(context.db, shopIds))) return { totaNum: null, totalValue: null };
    const { count, value } = await findDeadStock(context.db, shopIds, today(context), ended);
    return { totaNum: count, totalValue: value };
  }),
  route(card.refundInfo, async ({ shopId: mallId }, context) => {
    return { totalElements: (await resolveShop(context, mallId)).refund_count };
  }),
  route(card.specification, async ({ shopId: mallId }, context) => {
    const shop = await resolveShop(context, mallId);
    return { success: true, result: { total: shop.specification_count }, message: null };
  }),
];
