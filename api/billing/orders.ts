import { randomBytes, randomInt } from 'node:crypto';
import type { z } from 'zod';
import { findOwnCoupons, holdCoupons } from '../../db/billing/coupons.ts';
import {
  cancelOrder,
  countWaiting,
  expireOrders,
  insertOrder,
  listOrders,
  type WholeOrder,
} from '../../db/billing/renewal-orders.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Coupon, Shop } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { findAccountUids } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import {
  cancelOrder as cancelOrderCall,
  type renewalOrder,
  submitOrder,
} from '../contract/billing.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { shanghaiDigits } from '../contract/rules/calendar.ts';
import { yuanOf } from '../contract/rules/money.ts';
import { renewalTotal, usualPrices } from '../contract/rules/prices.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveShops } from '../shop-scope.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { couponRow } from './coupons.ts';
import { paymentOf } from './provider.ts';
import { settleOrder } from './settle.ts';
import { type NoteOrder, submitOnce } from './submit-once.ts';

type Orders = CallInput<typeof submitOrder>['orders'];

/** How long an order waits to be paid. */
const orderLifetime = 30 * 60 * 1000;

/** Enough for a person who changes their mind, and an end to what a script can hold. */
const mostWaiting = 20;

/** What one shop of an order comes to, checked. */
interface Item {
  readonly shop: Shop;
  readonly months: number;
  readonly coupons: readonly Coupon[];
}

interface Draft {
  readonly ownerId: number;
  readonly orderNo: string;
  readonly certNo: string;
  readonly payType: 1 | 2;
  readonly pageUrl: string | null;
  readonly monthPrice: number;
  readonly total: number;
  readonly items: readonly Item[];
}

/**
 * Makes an order and what is needed to pay it, once for an idempotency key. What the client says of prices
 * plays no part.
 */
export function submitOwnOrder(
  context: CallContext,
  { orders, idempotencyKey: key }: CallInput<typeof submitOrder>,
): Promise<CallOutput<typeof submitOrder>> {
  const sent = { ownerId: signedIn(context).id, key, orders };
  return submitOnce(
    context,
    sent,
    (note) => makeOrder(context, orders, note),
    async ({ order_no: orderNo, code_url: codeUrl, total }) => {
      // The process may have ended between the order and what it costs nothing to settle.
      if (total === 0) await settleOrder(context, orderNo);
      return { orderNo, codeUrl, totalPrice: yuanOf(total) };
    },
  );
}

async function makeOrder(
  context: CallContext,
  orders: Orders,
  note: NoteOrder,
): Promise<CallOutput<typeof submitOrder>> {
  const draft = await draftOf(context, orders);
  const { orderNo, certNo, payType, pageUrl, total } = draft;
  const provider = total === 0 ? undefined : paymentOf(context);
  if (total > 0 && provider === undefined) refuse(submitOrder, 'notOpen');
  const codeUrl = (await provider?.begin({ orderNo, certNo, total, payType, pageUrl })) ?? '';
  try {
    await context.db.transaction().execute(async (trx) => {
      await note(trx, await save(trx, draft, codeUrl, context.now()));
    });
  } catch (error) {
    await provider?.close(orderNo).catch((failure: unknown) => {
      context.logger.warn({ err: failure, orderNo }, 'A payment could not be closed');
    });
    throw error;
  }
  if (total === 0) await settleOrder(context, orderNo);
  return { orderNo, codeUrl, totalPrice: yuanOf(total) };
}

async function draftOf(context: CallContext, orders: Orders): Promise<Draft> {
  const payType = orders[0]?.payType === 1 ? 1 : 2;
  if (orders.some((order) => order.payType !== payType)) refuse(submitOrder, 'twoPayTypes');
  const mallIds = new Set(orders.map((order) => order.shopId));
  if (mallIds.size < orders.length) refuse(submitOrder, 'shopTwice');
  const shops = await resolveShops(context, [...mallIds].join(','));
  const byMallId = new Map(shops.map((shop) => [shop.mall_id, shop]));
  const endless = shops.find((shop) => shop.expire_at === null);
  if (endless !== undefined) refuse(submitOrder, 'endlessShop', { name: shopNameOf(endless) });
  const ownerId = signedIn(context).id;
  const coupons = await couponsOf(context, ownerId, orders);
  const items = orders.map(({ shopId: mallId, month, couponId }): Item => {
    const shop = byMallId.get(mallId);
    if (shop === undefined) refuse(submitOrder, 'shopGone');
    return {
      shop,
      months: month,
      coupons: (couponId ?? []).flatMap((id) => coupons.get(id) ?? []),
    };
  });
  const monthPrice = context.config.monthPrice ?? usualPrices.month;
  const total = renewalTotal(
    monthPrice,
    items.map(({ months, coupons: held }) => ({ months, coupons: held.map(({ value }) => value) })),
  );
  const pageUrl = payType === 1 ? ownPageOf(context, orders[0]?.pageUrl ?? null) : null;
  const certNo = randomBytes(16).toString('hex');
  const orderNo = newOrderNo(context.now());
  return { ownerId, orderNo, certNo, payType, pageUrl, monthPrice, total, items };
}

/** The coupons that the orders name, by id. Each may be named once, and no shop more than it has months. */
async function couponsOf(
  context: CallContext,
  ownerId: number,
  orders: Orders,
): Promise<ReadonlyMap<string, Coupon>> {
  const named = orders.flatMap((order) => order.couponId ?? []);
  if (new Set(named).size < named.length) refuse(submitOrder, 'couponTwice');
  if (orders.some((order) => (order.couponId?.length ?? 0) > order.month))
    refuse(submitOrder, 'tooManyCoupons');
  const ids = named.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  const found = await findOwnCoupons(context.db, ownerId, ids);
  // The same words for a foreign, an unknown and a used one.
  if (found.length < named.length) refuse(submitOrder, 'couponGone');
  return new Map(found.map((coupon) => [String(coupon.id), coupon]));
}

/** Writes an order down, with the coupons that it holds from now on. Answers its row id. */
async function save(
  trx: DbOrTransaction,
  draft: Draft,
  codeUrl: string,
  now: number,
): Promise<number> {
  const { ownerId, orderNo, items } = draft;
  await lockOwner(trx, ownerId);
  // Coupons of an order that has run out are free again, whether or not that was noted already.
  await expireOrders(trx, now, ownerId);
  if ((await countWaiting(trx, ownerId, now)) >= mostWaiting) refuse(submitOrder, 'tooManyOrders');
  const uids = await findAccountUids(
    trx,
    items.map(({ shop }) => shop.id),
  );
  const orderId = await insertOrder(
    trx,
    {
      owner_id: ownerId,
      order_no: orderNo,
      cert_no: draft.certNo,
      pay_type: draft.payType,
      status: 'waiting',
      month_price: draft.monthPrice,
      total: draft.total,
      page_url: draft.pageUrl,
      code_url: codeUrl,
      created_at: now,
      expires_at: now + orderLifetime,
      paid_at: null,
      closed_at: null,
    },
    items.map(({ shop, months }) => ({
      mall_id: shop.mall_id,
      shop_id: shop.id,
      shop_name: shopNameOf(shop),
      temu_uid: uids.get(shop.id) ?? null,
      months,
    })),
  );
  for (const { shop, coupons } of items) {
    const ids = coupons.map((coupon) => coupon.id);
    const held = await holdCoupons(trx, { ownerId, ids, orderId, mallId: shop.mall_id });
    if (held < ids.length) refuse(submitOrder, 'couponGone');
  }
  return orderId;
}

/** The time in Shanghai to the second, and eight digits by chance. */
function newOrderNo(now: number): string {
  return `${shanghaiDigits(now)}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/**
 * The path of the page that a paid order returns to: a plain path of the web client, so that nobody can
 * be led elsewhere.
 * @throws Refusal for anything else
 */
export function returnPathOf(pageUrl: string): string {
  const base = 'http://own.invalid';
  const pathname = URL.canParse(pageUrl, base) ? new URL(pageUrl, base).pathname : '';
  if (!/^(\/[\w-]+)+$/.test(pathname)) refuse(submitOrder, 'badPage');
  return pathname;
}

/**
 * The page that a payment returns to, at the address that browsers use; a path where that is not known.
 * @throws Refusal for a page of another site
 */
function ownPageOf({ config }: CallContext, pageUrl: string | null): string | null {
  if (pageUrl === null) return null;
  const path = returnPathOf(pageUrl);
  const { publicUrl } = config;
  if (publicUrl === undefined) return path;
  if (new URL(pageUrl, publicUrl).origin !== publicUrl) refuse(submitOrder, 'badPage');
  return publicUrl + path;
}

export async function cancelOwnOrder(context: CallContext, orderNo: string): Promise<void> {
  const ownerId = signedIn(context).id;
  if (!(await cancelOrder(context.db, { ownerId, orderNo, now: context.now() })))
    refuse(cancelOrderCall, 'orderGone');
  await paymentOf(context)
    ?.close(orderNo)
    .catch((error: unknown) => {
      context.logger.warn({ err: error, orderNo }, 'A payment could not be closed');
    });
}

export async function ownOrders(
  context: CallContext,
  input: {
    readonly orderNo?: string | undefined;
    readonly status?: WholeOrder['status'] | undefined;
    readonly pageIndex: number;
    readonly pageSize: number;
  },
): Promise<{ total: number; rows: z.output<typeof renewalOrder>[] }> {
  const { orderNo, status, pageIndex, pageSize } = input;
  const { total, rows } = await listOrders(
    context.db,
    { ownerId: signedIn(context).id, orderNo, status, now: context.now() },
    { offset: (pageIndex - 1) * pageSize, limit: pageSize },
  );
  return { total, rows: rows.map(orderRow) };
}

const orderRow = (order: WholeOrder): z.output<typeof renewalOrder> => ({
  orderNo: order.order_no,
  certNo: order.cert_no,
  payType: order.pay_type,
  status: order.status,
  price: yuanOf(order.month_price),
  totalPrice: yuanOf(order.total),
  codeUrl: order.code_url,
  pageUrl: order.page_url,
  createTime: order.created_at,
  expireTime: order.expires_at,
  payTime: order.paid_at,
  coupons: order.items.flatMap(({ coupons }) =>
    coupons.map((coupon) => couponRow(coupon, order.order_no)),
  ),
  items: order.items.map((item) => ({
    shopId: item.mall_id,
    shopName: item.shop_name,
    temuUid: item.temu_uid,
    month: item.months,
    couponId: item.coupons.map((coupon) => String(coupon.id)),
  })),
});
