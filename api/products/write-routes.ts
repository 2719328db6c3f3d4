import { nameSkc, updateProduct } from '../../db/products/products.ts';
import { saveCosts, UnknownSku } from '../../db/products/sku-costs.ts';
import type { Shop } from '../../db/schema.ts';
import { hasPermission, requirePermission } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/product-writes.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { refuse } from '../refusal.ts';
import { resolveShop, resolveShops } from '../shop-scope.ts';

/** What a seller writes about products: costs and names. */

const tellRefreshed = (context: CallContext, shops: readonly Shop[]): Promise<void> =>
  shopsChanged(
    context,
    shops.map((shop) => shop.mall_id),
    context.requestId,
  );

async function save({ costs }: CallInput<typeof calls.saveCostBySku>, context: CallContext) {
  requirePermission(context, 'lookCost');
  const shops = await resolveShops(context, costs.map((cost) => cost.shopId).join(','));
  const shopIds = new Map(shops.map((shop) => [shop.mall_id, shop.id]));
  const named = new Set(costs.map((cost) => `${cost.shopId} ${cost.skuId}`));
  if (named.size < costs.length) refuse(calls.ofCosts, 'skuTwice');
  const wanted = costs.map(({ shopId: mallId, ...sku }) => {
    const shopId = shopIds.get(mallId);
    if (shopId === undefined) refuse(calls.ofCosts, 'badShop', { shop: mallId });
    return { ...sku, shopId };
  });
  const changed = await saveCosts(context.db, wanted).catch((error: unknown) => {
    if (error instanceof UnknownSku) refuse(calls.ofCosts, 'skuGone', { sku: error.skuId });
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
    refuse(calls.setProductNameBySkc, 'mayNotName');
}

async function rename(
  { shopId: mallId, skc, name, was }: CallInput<typeof calls.setProductNameBySkc>,
  context: CallContext,
) {
  requireNaming(context);
  const shop = await resolveShop(context, mallId);
  if (!(await nameSkc(context.db, shop.id, skc, name, was)))
    refuse(calls.setProductNameBySkc, 'skcGone', { skc });
  await tellRefreshed(context, [shop]);
  return null;
}

const wordsOf = (name: string | undefined, category: string | undefined) => ({
  ...(name !== undefined && { name }),
  ...(category !== undefined && { category: category === '' ? null : category }),
});

async function update(
  input: CallInput<typeof calls.updateProductInfoSummary>,
  context: CallContext,
) {
  requireNaming(context);
  const { productId } = input;
  const shop = await resolveShop(context, input.shopId);
  const change = wordsOf(input.name, input.category);
  const was = wordsOf(input.nameWas, input.categoryWas);
  if (!(await updateProduct(context.db, shop.id, productId, change, was)))
    refuse(calls.updateProductInfoSummary, 'productGone', { product: productId });
  await tellRefreshed(context, [shop]);
  return null;
}

export const routes: Route[] = [
  ...[calls.saveCostBySku, calls.costBySku].map((call) => route(call, save)),
  route(calls.setProductNameBySkc, rename),
  route(calls.updateProductInfoSummary, update),
];
