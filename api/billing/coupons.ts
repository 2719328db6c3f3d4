import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import {
  findCoupon,
  listCoupons,
  listFreeCoupons,
  redeemCoupon,
} from '../../db/billing/coupons.ts';
import { expireOrders } from '../../db/billing/renewal-orders.ts';
import type { Coupon } from '../../db/schema.ts';
import { count, uncount } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/billing.ts';
import type { CallOutput } from '../contract/call.ts';
import { yuanOf } from '../contract/rules/money.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';

export type CouponRow = z.output<typeof calls.coupon>;

export const couponRow = (coupon: Coupon, orderNo: string | null): CouponRow => ({
  couponId: String(coupon.id),
  couponNo: `YHQ${String(coupon.id).padStart(8, '0')}`,
  code: coupon.code,
  isConfirm: coupon.redeemed_at !== null,
  couponValue: yuanOf(coupon.value),
  confirmTime: coupon.redeemed_at,
  orderNo,
});

/** Codes are printed in groups and typed by people: case, blanks and dashes play no part. */
const plainCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Wrong codes of one boss. */
const guesses = { max: 30, window: 15 * 60 * 1000 };

/** Makes a coupon the caller's own. */
export async function redeemOwnCoupon(
  context: CallContext,
  typed: string,
): Promise<CallOutput<typeof calls.destructionCet>> {
  const { db, now } = context;
  const ownerId = signedIn(context).id;
  const key = `coupon:${ownerId}`;
  await count(context, key, guesses, '核销次数过多');
  const code = plainCode(typed);
  const redeemed = await redeemCoupon(db, code, ownerId, now());
  if (redeemed !== undefined) {
    await uncount(context, key);
    return { ...couponRow(redeemed, null), isNew: true, msg: '核销成功' };
  }
  const known = await db.transaction().execute(async (trx) => {
    await expireOrders(trx, now(), ownerId);
    return findCoupon(trx, code);
  });
  // The same words for an unknown code and for another boss's: nobody learns which codes there are.
  if (known === undefined || known.owner_id !== ownerId) refuse(calls.destructionCet, 'badCode');
  await uncount(context, key);
  if (known.order_id !== null) refuse(calls.destructionCet, 'usedCode');
  return { ...couponRow(known, null), isNew: false, msg: '该券码已核销，可直接使用' };
}

export async function freeCoupons(context: CallContext): Promise<CouponRow[]> {
  const rows = await listFreeCoupons(context.db, signedIn(context).id, context.now());
  return rows.map((row) => couponRow(row, null));
}

export async function ownCoupons(
  context: CallContext,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<CallOutput<typeof calls.getCouponInfo>> {
  const { total, rows } = await listCoupons(context.db, signedIn(context).id, {
    offset: (pageIndex - 1) * pageSize,
    limit: pageSize,
  });
  return { total, rows: rows.map((row) => couponRow(row, row.order_no)) };
}

/** Without signs that look like others. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that nobody can guess: twelve signs of 32. */
export const newCouponCode = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
