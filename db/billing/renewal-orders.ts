import type { Insertable } from 'kysely';
import { endAfter } from '../../api/contract/rules/prices.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { Coupon, RenewalItemTable, RenewalOrder, RenewalOrderTable } from '../schema.ts';
import { lockShops } from '../shops/lock-shops.ts';
import { freeCoupons } from './coupons.ts';

export interface RenewalItem extends RenewalItemTable {
  readonly coupons: readonly Coupon[];
}

export interface WholeOrder extends RenewalOrder {
  readonly items: readonly RenewalItem[];
}

/** Adds an order with its shops and returns its id. */
export async function insertOrder(
  trx: DbOrTransaction,
  order: Insertable<RenewalOrderTable>,
  items: readonly Omit<RenewalItemTable, 'order_id'>[],
): Promise<number> {
  const { id } = await trx
    .insertInto('renewal_order')
    .values(order)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('renewal_item')
    .values(items.map((item) => ({ ...item, order_id: id })))
    .execute();
  return id;
}

/** How many orders of a boss wait to be paid. */
export async function countWaiting(
  db: DbOrTransaction,
  ownerId: number,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('renewal_order')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface OrderFilter {
  readonly ownerId: number;
  readonly orderNo?: string | undefined;
  readonly status?: RenewalOrder['status'] | undefined;
  /** What has not been paid by `expires_at` counts as expired, whether or not it was swept already. */
  readonly now: number;
}

function filtered(db: DbOrTransaction, { ownerId, orderNo, status, now }: OrderFilter) {
  return db
    .selectFrom('renewal_order')
    .where('owner_id', '=', ownerId)
    .$if(orderNo !== undefined, (query) => query.where('order_no', '=', orderNo ?? ''))
    .$if(status === 'waiting', (query) =>
      query.where('status', '=', 'waiting').where('expires_at', '>', now),
    )
    .$if(status === 'expired', (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('status', '=', 'expired'),
          and([eb('status', '=', 'waiting'), eb('expires_at', '<=', now)]),
        ]),
      ),
    )
    .$if(status === 'paid' || status === 'cancelled', (query) =>
      query.where('status', '=', status ?? 'paid'),
    );
}

/** The orders of a boss, the newest first. */
export async function listOrders(
  db: DbOrTransaction,
  filter: OrderFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: WholeOrder[] }> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await filtered(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { total, rows: await withItems(db, orders, filter.now) };
}

/** The order that a certificate number stands for. */
export async function findOrderByCert(
  db: DbOrTransaction,
  certNo: string,
  now: number,
): Promise<WholeOrder | undefined> {
  const order = await db
    .selectFrom('renewal_order')
    .selectAll()
    .where('cert_no', '=', certNo)
    .executeTakeFirst();
  return order === undefined ? undefined : (await withItems(db, [order], now))[0];
}

async function withItems(
  db: DbOrTransaction,
  orders: readonly RenewalOrder[],
  now: number,
): Promise<WholeOrder[]> {
  const ids = orders.map((order) => order.id);
  if (ids.length === 0) return [];
  const items = await db
    .selectFrom('renewal_item')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('mall_id')
    .execute();
  const coupons = await db
    .selectFrom('coupon')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return orders.map((order) => {
    const isOver = order.status === 'waiting' && order.expires_at <= now;
    return {
      ...order,
      status: isOver ? 'expired' : order.status,
      items: items
        .filter((item) => item.order_id === order.id)
        .map((item) => ({
          ...item,
          coupons: isOver
            ? []
            : coupons.filter(
                (coupon) => coupon.order_id === order.id && coupon.mall_id === item.mall_id,
              ),
        })),
    };
  });
}

/** Cancels an order of the boss's that waits, and frees its coupons. False where there is none such. */
export function cancelOrder(
  db: Db,
  { ownerId, orderNo, now }: { ownerId: number; orderNo: string; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const cancelled = await trx
      .updateTable('renewal_order')
      .set({ status: 'cancelled', closed_at: now })
      .where('order_no', '=', orderNo)
      .where('owner_id', '=', ownerId)
      .where('status', '=', 'waiting')
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (cancelled === undefined) return false;
    await freeCoupons(trx, [cancelled.id]);
    return true;
  });
}

/** Closes orders that were not paid in time, of one boss or of all, and frees their coupons. Answers how many. */
export async function expireOrders(
  trx: DbOrTransaction,
  now: number,
  ownerId?: number,
): Promise<number> {
  const expired = await trx
    .updateTable('renewal_order')
    .set({ status: 'expired', closed_at: now })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? 0))
    .returning('id')
    .execute();
  await freeCoupons(
    trx,
    expired.map((order) => order.id),
  );
  return expired.length;
}

export interface PaidOrder {
  readonly orderNo: string;
  readonly ownerId: number;
  readonly shopIds: readonly number[];
}

/**
 * Takes an order for paid and extends its shops, each from the later of now and its present end. The one
 * change of the state decides: a provider that says it ten times, at two processes at once, extends once.
 * Undefined where the order does not wait any more.
 */
export function payOrder(db: Db, orderNo: string, now: number): Promise<PaidOrder | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .updateTable('renewal_order')
      .set({ status: 'paid', paid_at: now })
      .where('order_no', '=', orderNo)
      .where('status', '=', 'waiting')
      .where('expires_at', '>', now)
      .returning(['id', 'owner_id'])
      .executeTakeFirst();
    if (order === undefined) return undefined;
    const items = await trx
      .selectFrom('renewal_item')
      .where('order_id', '=', order.id)
      .select(['shop_id', 'months'])
      .execute();
    const months = new Map(
      items.flatMap(({ shop_id: id, months: count }) => (id === null ? [] : [[id, count]])),
    );
    const shopIds = [...months.keys()];
    if (shopIds.length > 0) await extendShops(trx, months, now);
    return { orderNo, ownerId: order.owner_id, shopIds };
  });
}

async function extendShops(
  trx: DbOrTransaction,
  months: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  const ids = [...months.keys()];
  await lockShops(trx, ids);
  const shops = await trx
    .selectFrom('shop')
    .where('id', 'in', ids)
    .where('expire_at', 'is not', null)
    .select(['id', 'expire_at'])
    .execute();
  for (const { id, expire_at: end } of shops) {
    await trx
      .updateTable('shop')
      .set({ expire_at: endAfter(end ?? now, months.get(id) ?? 0, now), cleared_at: null })
      .where('id', '=', id)
      .execute();
  }
}
