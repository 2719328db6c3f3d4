import type { DbOrTransaction } from '../engine/connect.ts';
import type { Coupon } from '../schema.ts';

/** Adds coupons that nobody has redeemed yet; codes that there are already are left as they are. Answers how many are new. */
export async function insertCoupons(
  db: DbOrTransaction,
  codes: readonly string[],
  value: number,
  now: number,
): Promise<number> {
  if (codes.length === 0) return 0;
  const rows = await db
    .insertInto('coupon')
    .values(codes.map((code) => ({ code, value, created_at: now })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export function findCoupon(db: DbOrTransaction, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Makes a coupon the boss's, if it is nobody's yet. */
export function redeemCoupon(
  db: DbOrTransaction,
  code: string,
  ownerId: number,
  now: number,
): Promise<Coupon | undefined> {
  return db
    .updateTable('coupon')
    .set({ owner_id: ownerId, redeemed_at: now })
    .where('code', '=', code)
    .where('owner_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A coupon with how its order stands. */
export interface OwnCoupon extends Coupon {
  /** Null where no order has it. */
  readonly order_no: string | null;
  readonly order_status: 'waiting' | 'paid' | 'cancelled' | 'expired' | null;
}

function own(db: DbOrTransaction, ownerId: number) {
  return db
    .selectFrom('coupon')
    .leftJoin('renewal_order', 'renewal_order.id', 'coupon.order_id')
    .where('coupon.owner_id', '=', ownerId);
}

/** Every coupon that the boss has redeemed, the newest first. */
export async function listCoupons(
  db: DbOrTransaction,
  ownerId: number,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: OwnCoupon[] }> {
  const { total } = await own(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own(db, ownerId)
    .selectAll('coupon')
    .select(['renewal_order.order_no', 'renewal_order.status as order_status'])
    .orderBy('coupon.redeemed_at', 'desc')
    .orderBy('coupon.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { total, rows };
}

/** As many coupons as one order may have, and as many as are offered to choose from. */
const mostCoupons = 1_000;

/** The redeemed coupons that no order holds: of an order that has run out it is taken back already. */
export function listFreeCoupons(
  db: DbOrTransaction,
  ownerId: number,
  now: number,
): Promise<Coupon[]> {
  return own(db, ownerId)
    .where(({ eb, and, or }) =>
      or([
        eb('coupon.order_id', 'is', null),
        and([
          eb('renewal_order.status', '=', 'waiting'),
          eb('renewal_order.expires_at', '<=', now),
        ]),
      ]),
    )
    .selectAll('coupon')
    .orderBy('coupon.redeemed_at')
    .orderBy('coupon.id')
    .limit(mostCoupons)
    .execute();
}

/** The boss's coupons with these ids, held or not. */
export function findOwnCoupons(
  db: DbOrTransaction,
  ownerId: number,
  ids: readonly number[],
): Promise<Coupon[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('coupon')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** Gives coupons to a shop of an order. Answers how many were free: with fewer than asked for, the order may not stand. */
export async function holdCoupons(
  trx: DbOrTransaction,
  held: {
    readonly ownerId: number;
    readonly ids: readonly number[];
    readonly orderId: number;
    readonly mallId: string;
  },
): Promise<number> {
  if (held.ids.length === 0) return 0;
  const rows = await trx
    .updateTable('coupon')
    .set({ order_id: held.orderId, mall_id: held.mallId })
    .where('id', 'in', held.ids)
    .where('owner_id', '=', held.ownerId)
    .where('order_id', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Takes the coupons of orders back that will not be paid. */
export async function freeCoupons(
  trx: DbOrTransaction,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('coupon')
    .set({ order_id: null, mall_id: null })
    .where('order_id', 'in', orderIds)
    .execute();
}
