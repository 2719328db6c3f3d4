import { nameSkc, updateProduct } from '../../db/products.ts';
import type { Shop } from '../../db/schema.ts';
import { saveCosts, UnknownSku } from '../../db/sku-costs.ts';
import { tell } from '../binding/news.ts';
import { hasPermission, requirePermission } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/products.ts';
import { shopRefresh, topicFor } from '../contract/topics.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveShop, resolveShops } from '../shop-scope.ts';

/** What a seller writes about products: costs and names. */

/** Tells the windows that show these shops to read again. What is told of is committed already. */
async function tellRefreshed(context: CallContext, shops: readonly Shop[]): Promise<void> {
  const { requestId } = context;
  const time = context.now();
  await Promise.all(
    shops.map(({ mall_id: mallId }) =>
      tell(context, topicFor(shopRefresh, mallId), { mallId, time, requestId }),
    ),
  );
}

async function save({ costs }: CallInput<typeof calls.saveCostBySku>, context: CallContext) {
  requirePermission(context, 'lookCost');
  const shops = await resolveShops(context, costs.map(({ shopId }) => shopId).join(','));
  const shopIds = new Map(shops.map((shop) => [shop.mall_id, shop.id]));
  const named = new Set(costs.map(({ shopId, skuId }) => `${shopId} ${skuId}`));
  if (named.size < costs.length) throw new Refusal('同一个 SKU 只能填写一次成本价');
  const wanted = costs.map(({ shopId: mallId, ...sku }) => {
    const shopId = shopIds.get(mallId);
    if (shopId === undefined) throw new Refusal(`店铺编号 ${mallId} 无效`);
    return { ...sku, shopId };
  });
  const changed = await saveCosts(context.db, wanted).catch((error: unknown) => {
    if (error instanceof UnknownSku)
      throw new Refusal(`SKU ${error.skuId} 不存在，成本价均未保存，请刷新列表`);
    throw error;
  });
  await tellRefreshed(
    context,
    shops.filter((shop) => changed.has(shop.id)),
  );
  return null;
}

/** Not 403 but 1: so says the specification of this right. */
function requireNaming(context: CallContext): void {
  if (!hasPermission(context, 'erp:product:upd:name'))
    throw new Refusal('没有“修改产品名称”权限，请联系BOSS');
}

async function rename(
  { shopId, skc, name }: CallInput<typeof calls.setProductNameBySkc>,
  context: CallContext,
) {
  requireNaming(context);
  const shop = await resolveShop(context, shopId);
  if (!(await nameSkc(context.db, shop.id, skc, name)))
    throw new Refusal(`SKC ${skc} 不存在，请刷新列表`);
  await tellRefreshed(context, [shop]);
  return null;
}

async function update(
  { shopId, productId, name, category }: CallInput<typeof calls.updateProductInfoSummary>,
  context: CallContext,
) {
  requireNaming(context);
  const shop = await resolveShop(context, shopId);
  const change = {
    ...(name !== undefined && { name }),
    ...(category !== undefined && { category: category === '' ? null : category }),
  };
  if (!(await updateProduct(context.db, shop.id, productId, change)))
    throw new Refusal(`商品 ${productId} 不存在，请刷新列表`);
  await tellRefreshed(context, [shop]);
  return null;
}

export const routes: Route[] = [
  ...[calls.saveCostBySku, calls.costBySku].map((call) => route(call, save)),
  route(calls.setProductNameBySkc, rename),
  route(calls.updateProductInfoSummary, update),
];
