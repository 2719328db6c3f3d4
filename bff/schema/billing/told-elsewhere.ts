import * as calls from '../../../api/contract/billing.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import { largestPage } from '../../../api/contract/fields.ts';
import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { lacksCall } from '../../upstream/errors.ts';
import { nodesOf } from '../node.ts';
import type { Coupon, RenewalOrder } from './billing.ts';

/** How things stand, of upstreams that do not have the calls that would tell it. */

/** The boss's order with this number, as it stands. */
export async function findOrder(
  context: Context,
  orderNo: string,
): Promise<RenewalOrder | undefined> {
  if (!/^[\w-]{1,64}$/.test(orderNo)) return undefined;
  try {
    const { rows } = await context.call(calls.queryOrders, { orderNo, pageSize: 1 });
    return rows.find((row) => row.orderNo === orderNo);
  } catch (error) {
    const own = lacksCall(error)
      ? context.services.begun.orders.get((await context.viewer()).id, orderNo)
      : undefined;
    if (own === undefined) throw error;
    return own;
  }
}

nodesOf({
  words: ['renewalOrder'],
  type: 'RenewalOrder',
  may: ({ bossView }) => bossView(),
  find: (context, id) => findOrder(context, id.slice(id.indexOf(':') + 1)),
});

/** An order has become another, which an upstream without queryOrders will not tell. */
export async function changeOrder(
  context: Context,
  orderNo: string,
  change: Pick<RenewalOrder, 'status'> & Partial<RenewalOrder>,
): Promise<void> {
  const { begun, upstream } = context.services;
  if (!upstream.isForeign) return;
  const { id } = await context.viewer();
  const own = begun.orders.get(id, orderNo);
  if (own?.status === 'waiting') begun.orders.set(id, orderNo, { ...own, ...change });
}

/** A shop of an order, as it was sent. */
interface SentOrder {
  readonly shopId: string;
  readonly temuUid: string | null;
  readonly month: number;
  readonly payType: RenewalOrder['payType'];
  readonly price: number;
  readonly couponId: readonly string[] | null;
  readonly pageUrl?: string;
}

type Submitted = CallOutput<typeof calls.submitOrder>;

/**
 * Keeps what will be submitted, for an upstream that does not tell of orders. What it needs to know is read
 * before: once there is an order, nothing may fail any more.
 */
export async function keeperOf(
  context: Context,
  orders: readonly SentOrder[],
): Promise<(submitted: Submitted) => void> {
  const { begun, now, upstream } = context.services;
  const [first] = orders;
  if (first === undefined || !upstream.isForeign) return () => {};
  const used = new Set(orders.flatMap(({ couponId }) => couponId ?? []));
  const [{ id }, { byMallId }, coupons] = await Promise.all([
    context.viewer(),
    context.directory(),
    used.size === 0 ? [] : couponsOf(context),
  ]);
  return ({ orderNo, codeUrl, totalPrice }) =>
    begun.orders.set(id, orderNo, {
      orderNo,
      certNo: orderNo,
      payType: first.payType,
      status: totalPrice === 0 ? 'paid' : 'waiting',
      price: first.price,
      totalPrice,
      codeUrl,
      pageUrl: first.pageUrl ?? null,
      createTime: now(),
      expireTime: null,
      payTime: totalPrice === 0 ? now() : null,
      coupons: coupons.filter(({ couponId }) => used.has(couponId)),
      items: orders.map(({ shopId: mallId, temuUid, month, couponId }) => ({
        shopId: mallId,
        shopName: byMallId.get(mallId)?.mallNameDis ?? '',
        temuUid,
        month,
        couponId: [...(couponId ?? [])],
      })),
    });
}

const couponsOf = async (context: Context): Promise<Coupon[]> =>
  (await context.call(calls.getCouponInfo, { pageSize: largestPage })).rows;

/** The same of an upstream that has one list of all coupons. */
export async function freeCoupons(context: Context): Promise<Coupon[]> {
  const coupons = await couponsOf(context);
  return coupons.filter(({ isConfirm, orderNo }) => isConfirm && orderNo === null).reverse();
}

const dayMs = 86_400_000;

/** 0 where the time of a shop is over, 1 with less than a day left. */
export function expiryOf({ expireDate }: Shop, context: Context): 0 | 1 | undefined {
  const left = (expireDate ?? Number.POSITIVE_INFINITY) - context.services.now();
  if (left <= 0) return 0;
  return left < dayMs ? 1 : undefined;
}
