import type { DbOrTransaction } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { ShippingOrderTable, Shop } from '../../db/schema.ts';
import { skuRefsOf } from './catalogue-sync.ts';
import type {
  Marketplace,
  MarketplaceGoods,
  MarketplaceReturnPackage,
  MarketplaceShippingOrder,
  Period,
} from './marketplace.ts';
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
  await insertRows(
    db,
    'delivery_assessment',
    'shop_id, start_day, end_day, rating, orders, on_time_orders, fake_orders',
    assessments.map((one) => [
      shop.id,
      one.startDay,
      one.endDay,
      one.rating,
      one.orders,
      one.onTimeOrders,
      one.fakeOrders,
    ]),
    `on conflict (shop_id, start_day) do update set
       rating = excluded.rating, orders = excluded.orders,
       on_time_orders = excluded.on_time_orders, fake_orders = excluded.fake_orders
     where delivery_assessment.orders < excluded.orders`,
  );
}

async function saveOrders(
  trx: DbOrTransaction,
  shop: SyncedShop,
  skuRefs: ReadonlyMap<string, number>,
  orders: readonly MarketplaceShippingOrder[],
): Promise<number> {
  const listed = orders.filter((one) => linesOf(one.goods, skuRefs).length > 0);
  const added = await insertRows<{ id: number; order_no: string }>(
    trx,
    'shipping_order',
    `shop_id, order_no, stock_order_no, status, shipping_type, is_urgent, warehouse,
     created_at, ship_by, packed_at, shipped_at, cancelled_at, received_at, stored_at`,
    listed.map((one) => [
      shop.id,
      one.orderNo,
      one.stockOrderNo,
      statusOf(one),
      one.shippingType,
      one.isUrgent ? 1 : 0,
      one.warehouse,
      one.createdAt,
      one.shipBy,
      one.packedAt,
      one.shippedAt,
      one.cancelledAt,
      one.receivedAt,
      one.storedAt,
    ]),
    'on conflict do nothing returning id, order_no',
  );
  const refs = new Map(added.map((row) => [row.order_no, row.id]));
  await insertRows(
    trx,
    'shipping_order_line',
    'order_ref, sku_ref, quantity',
    listed.flatMap(({ orderNo, goods }) => {
      const ref = refs.get(orderNo);
      return ref === undefined ? [] : linesOf(goods, skuRefs).map((line) => [ref, ...line]);
    }),
  );
  let moved = 0;
  for (const order of listed) {
    if (!refs.has(order.orderNo)) moved += await moveOn(trx, shop, order);
  }
  return added.length + moved;
}

const statusOf = (order: MarketplaceShippingOrder): ShippingOrderTable['status'] => {
  if (order.cancelledAt !== null) return 'cancelled';
  if (order.shippedAt !== null) return 'shipped';
  return order.packedAt === null ? 'packing' : 'shipping';
};

/** The states that each state may follow. */
const before = {
  packing: [],
  shipping: ['packing'],
  shipped: ['packing', 'shipping'],
  cancelled: ['packing', 'shipping'],
} as const satisfies Record<string, readonly ShippingOrderTable['status'][]>;

/** Takes a stored order to the marketplace's state unless it is there, further, or cancelled here. */
async function moveOn(
  trx: DbOrTransaction,
  shop: SyncedShop,
  order: MarketplaceShippingOrder,
): Promise<number> {
  const status = statusOf(order);
  const stored = trx
    .updateTable('shipping_order')
    .where('shop_id', '=', shop.id)
    .where('order_no', '=', order.orderNo);
  let moved = 0n;
  if (before[status].length > 0) {
    const { numUpdatedRows } = await stored
      .where('status', 'in', before[status])
      .set(({ fn, val }) => ({
        status,
        packed_at: fn.coalesce('packed_at', val(order.packedAt)),
        shipped_at: order.shippedAt,
        cancelled_at: order.cancelledAt,
      }))
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  for (const [column, at] of [
    ['received_at', order.receivedAt],
    ['stored_at', order.storedAt],
  ] as const) {
    if (at === null) continue;
    const { numUpdatedRows } = await stored
      .where('status', '=', 'shipped')
      .where(column, 'is', null)
      .set({ [column]: at })
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return moved > 0n ? 1 : 0;
}

async function savePackages(
  trx: DbOrTransaction,
  shop: SyncedShop,
  skuRefs: ReadonlyMap<string, number>,
  packages: readonly MarketplaceReturnPackage[],
): Promise<void> {
  const listed = packages.filter((one) => linesOf(one.goods, skuRefs).length > 0);
  const saved = await insertRows<{ id: number; package_no: string }>(
    trx,
    'return_package',
    'shop_id, package_no, reason, courier, tracking_no, created_at, sent_at, signed_at',
    listed.map((one) => [
      shop.id,
      one.packageNo,
      one.reason,
      one.courier,
      one.trackingNo,
      one.createdAt,
      one.sentAt,
      one.signedAt,
    ]),
    `on conflict (shop_id, package_no) do update set
       tracking_no = excluded.tracking_no, sent_at = excluded.sent_at,
       signed_at = excluded.signed_at
     returning id, package_no`,
  );
  const refs = new Map(saved.map((row) => [row.package_no, row.id]));
  await insertRows(
    trx,
    'return_package_line',
    'package_ref, sku_ref, quantity',
    listed.flatMap(({ packageNo, goods }) => {
      const ref = refs.get(packageNo);
      return ref === undefined ? [] : linesOf(goods, skuRefs).map((line) => [ref, ...line]);
    }),
    'on conflict do nothing',
  );
}

/** Goods of products that the shop no longer lists are left out. */
const linesOf = (
  goods: readonly MarketplaceGoods[],
  skuRefs: ReadonlyMap<string, number>,
): [skuRef: number, quantity: number][] =>
  goods.flatMap(({ skuId, quantity }) => {
    const ref = skuRefs.get(skuId);
    return ref === undefined ? [] : [[ref, quantity]];
  });
