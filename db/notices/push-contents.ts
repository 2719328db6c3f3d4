import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';

/** What is told of events, as it stands when it is sent: of some shops, and only what still is so. */

type Ids = readonly number[];

const shopNames = ['shop.mall_name', 'shop.mall_name_dis'] as const;

/** Orders that have not left, the next deadline first. */
export function findWaitingOrders(db: Db, shopIds: Ids, ids: Ids) {
  return db
    .selectFrom('shipping_order')
    .innerJoin('shop', 'shop.id', 'shipping_order.shop_id')
    .where(among(db, 'shipping_order.id', ids))
    .where(among(db, 'shipping_order.shop_id', shopIds))
    .where('shipping_order.status', 'in', ['packing', 'shipping'])
    .orderBy('ship_by')
    .orderBy('shipping_order.id')
    .select(['shipping_order.id', 'order_no', 'ship_by', ...shopNames])
    .execute();
}

interface ShortageKey {
  readonly order_ref: number;
  readonly sku_ref: number;
  readonly reported_at: number;
}

export const subjectOfShortage = ({ order_ref, sku_ref, reported_at }: ShortageKey): string =>
  `${order_ref}:${sku_ref}:${reported_at}`;

/** Shortages by their subjects that wait for an answer, the oldest first. */
export async function findShortages(db: Db, shopIds: Ids, subjects: readonly string[]) {
  const orders = subjects.map((subject) => Number(subject.split(':', 1)[0]));
  const rows = await db
    .selectFrom('shipping_shortage as shortage')
    .innerJoin('shipping_order', 'shipping_order.id', 'shortage.order_ref')
    .innerJoin('shop', 'shop.id', 'shipping_order.shop_id')
    .where(among(db, 'shortage.order_ref', orders))
    .where(among(db, 'shipping_order.shop_id', shopIds))
    .where('shortage.answered_at', 'is', null)
    .where('shipping_order.status', '!=', 'cancelled')
    .orderBy('shortage.reported_at')
    .orderBy('shortage.sku_ref')
    .select(['shortage.order_ref', 'shortage.sku_ref', 'shortage.reported_at', 'shortage.missing'])
    .select(['shipping_order.order_no', ...shopNames])
    .execute();
  const asked = new Set(subjects);
  return rows.filter((row) => asked.has(subjectOfShortage(row)));
}

/** Fines by `shop:message`, the newest first. */
export function findFines(db: Db, shopIds: Ids, subjects: readonly string[]) {
  const messages = subjects.map((subject) => subject.slice(subject.indexOf(':') + 1));
  return db
    .selectFrom('shop_message as message')
    .innerJoin('shop', 'shop.id', 'message.shop_id')
    .where(among(db, 'message.shop_id', shopIds))
    .where(among(db, 'message.message_id', messages))
    .where('message.state', '!=', 'waived')
    .orderBy('message.happened_at', 'desc')
    .orderBy('message.message_id')
    .select(['message.shop_id', 'message.message_id', 'message.title', 'message.fine'])
    .select(shopNames)
    .execute();
}

/** SKUs without a piece on hand. */
export function findSoldOut(db: Db, shopIds: Ids, skuRefs: Ids) {
  return db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_ref', 'sku.id')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where(among(db, 'sku.id', skuRefs))
    .where(among(db, 'sku.shop_id', shopIds))
    .where('stock.on_hand', '=', 0)
    .orderBy('sku.id')
    .select(['sku.id', nameOf('sku').as('name'), 'sku.ext_code', ...shopNames])
    .execute();
}

/** Main accounts of a boss whose session the marketplace has ended. */
export function findLostSessions(db: Db, ownerId: number, ids: Ids) {
  return db
    .selectFrom('main_account')
    .where(among(db, 'id', ids))
    .where('owner_id', '=', ownerId)
    .where('needs_rebind', '=', 1)
    .orderBy('id')
    .select(['id', 'phone', 'platform'])
    .execute();
}
