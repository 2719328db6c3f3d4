import type { z } from 'zod';
import { shanghaiDay } from '../../db/calendar.ts';
import { findDeadStock } from '../../db/dead-stock.ts';
import { countCreatedProducts, countProducts } from '../../db/products.ts';
import type { ProductTable } from '../../db/schema.ts';
import { arrange, findLayout, type ShopLayout, saveLayout } from '../../db/shop-layouts.ts';
import { type ListedShop, listShops, visibleShops } from '../../db/shops.ts';
import { signedIn } from '../caller.ts';
import { resultCode } from '../contract/envelope.ts';
import * as calls from '../contract/shops.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveShop, resolveShops } from '../shop-scope.ts';

async function shopList(context: CallContext) {
  const shops = await listShops(context.db, signedIn(context));
  return shops.map(shopRow);
}

function shopRow(shop: ListedShop): z.output<typeof calls.shopRow> {
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
    sort: shop.sort,
    temuUid: shop.account?.uid ?? null,
    phone: shop.account?.phone ?? null,
    phoneList: [...shop.phones],
    goodsAbnormalNum: shop.abnormal_count,
    refundInfoNum: shop.refund_count,
  };
}

async function currentLayout(context: CallContext) {
  const user = signedIn(context);
  const shops = await visibleShops(context.db, user);
  const { listShowTab, listClosedTab } = arrange(await findLayout(context.db, user.id), shops);
  return { listShowTab: [...listShowTab], listClosedTab: [...listClosedTab] };
}

async function changeLayout(layout: ShopLayout, context: CallContext): Promise<void> {
  const user = signedIn(context);
  const named = [...layout.listShowTab, ...layout.listClosedTab];
  if (new Set(named).size < named.length) {
    throw new Refusal('同一店铺不能重复出现，请刷新页面后重试');
  }
  const shops = await visibleShops(context.db, user);
  const known = new Set(shops.map((shop) => shop.mall_id));
  if (named.some((mallId) => !known.has(mallId))) {
    throw new Refusal('没有该店铺的查看权限，请刷新店铺列表', resultCode.forbidden);
  }
  if (arrange(layout, shops).listShowTab.length === 0) {
    throw new Refusal('请至少需保留一个店铺数据，不可删除');
  }
  await saveLayout(context.db, user.id, layout, context.now());
}

const productStatus: Record<(typeof calls.productTypes)[number], ProductTable['status']> = {
  待创建首单: 'awaiting_first_order',
  已创建首单: 'first_order_created',
  价格申报中: 'price_declaring',
};

const today = (context: CallContext): string => shanghaiDay(context.now());

export const routes: Route[] = [
  route(calls.getShopList, (_input, context) => shopList(context)),
  // The phone that is sent plays no part: the session says whose shops these are.
  route(calls.getShopListByWorkerPhone, (_input, context) => shopList(context)),
  route(calls.getShopTabMap, (_input, context) => currentLayout(context)),
  route(calls.setShopTabAllMap, async ({ layout }, context) => {
    await changeLayout(layout, context);
    return null;
  }),
  route(calls.getAbnormalProductNum, async ({ shopId }, context) => {
    return (await resolveShop(context, shopId)).abnormal_count;
  }),
  route(calls.shopRating, async ({ shopId }, context) => {
    const shop = await resolveShop(context, shopId);
    return { review: shop.review_score, assessmentResult: shop.delivery_rating };
  }),
  route(calls.createdProducts, async ({ shopId }, context) => {
    const shop = await resolveShop(context, shopId);
    const created = await countCreatedProducts(context.db, shop.id, today(context));
    return { today: created.today, this_week: created.week, this_month: created.month };
  }),
  route(calls.joinedQuantity, async ({ shopId }, context) => {
    const shop = await resolveShop(context, shopId);
    return { count: await countProducts(context.db, shop.id, 'on_sale') };
  }),
  route(calls.productCountByType, async ({ shopId, productType }, context) => {
    const shop = await resolveShop(context, shopId);
    return { count: await countProducts(context.db, shop.id, productStatus[productType]) };
  }),
  route(calls.deadStock, async ({ shopIds }, context) => {
    const shops = await resolveShops(context, shopIds);
    const ids = shops.map((shop) => shop.id);
    const { count, value } = await findDeadStock(context.db, ids, today(context));
    return { totaNum: count, totalValue: value };
  }),
  route(calls.refundInfo, async ({ shopId }, context) => {
    return { totalElements: (await resolveShop(context, shopId)).refund_count };
  }),
  route(calls.specification, async ({ shopId }, context) => {
    const shop = await resolveShop(context, shopId);
    return { success: true, result: { total: shop.specification_count }, message: null };
  }),
];
