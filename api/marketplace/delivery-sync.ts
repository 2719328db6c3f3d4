import { saveAssessments } from '../../db/delivery/save-assessments.ts';
import { saveOrders } from '../../db/delivery/save-orders.ts';
import { savePackages } from '../../db/delivery/save-packages.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { skuRefsOf } from '../../db/products/catalogue.ts';
import type { Shop } from '../../db/schema.ts';
import type { Marketplace, Period } from './marketplace.ts';
import { inTransaction } from './shop-sync.ts';

type SyncedShop = Pick<Shop, 'id' | 'mall_id'>;

/** Shipping orders and packages are fetched for so long back at most. */
const ordersBackMs = 45 * 86_400_000;

/**
 * Brings shipping orders and return packages of a shop up to the end of the period. Orders only move
 * forward, so repeating it, or a person who was quicker here, changes nothing. Answers how many orders
 * are new or have moved on. The products of the period must be stored (`syncCatalogue`).
 */
export async function syncDelivery(
  db: DbOrTransaction,
  marketplace: Marketplace,
  shop: SyncedShop,
  { after, until }: Period,
): Promise<number> {
  const period = { after: Math.max(after, until - ordersBackMs), until };
  const [orders, packages] = await Promise.all([
    marketplace.shippingOrders(shop.mall_id, period),
    marketplace.returnPackages(shop.mall_id, period),
  ]);
  if (orders.length === 0 && packages.length === 0) return 0;
  return inTransaction(db, async (trx) => {
    const skuRefs = await skuRefsOf(trx, shop);
    await savePackages(trx, shop, skuRefs, packages);
    return saveOrders(trx, shop, skuRefs, orders);
  });
}

/** Brings the assessments of a shop's deliveries up to the end of the period. */
export async function syncAssessments(
  db: DbOrTransaction,
  marketplace: Marketplace,
  shop: SyncedShop,
  period: Period,
): Promise<void> {
  const assessments = await marketplace.deliveryAssessments(shop.mall_id, period);
  await saveAssessments(db, shop, assessments);
}
