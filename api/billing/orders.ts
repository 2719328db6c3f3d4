import { randomBytes, randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { DbOrTransaction } from '../../db/connect.ts';
import { findOwnCoupons, holdCoupons } from '../../db/coupons.ts';
import { lockOwner } from '../../db/lock-owner.ts';
import {
  cancelOrder,
  countWaiting,
  expireOrders,
  insertOrder,
  listOrders,
  type WholeOrder,
} from '../../db/renewal-orders.ts';
import type { Coupon, Shop } from '../../db/schema.ts';
import { findAccountUids } from '../../db/shops.ts';
import { signedIn } from '../caller.ts';
import type { renewalOrder, submitOrder } from '../contract/billing.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { yuanOf } from '../contract/fields.ts';
import type { CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveShops } from '../shop-scope.ts';
import { couponRow } from './coupons.ts';
import { paymentOf } from './provider.ts';
import { defaultMonthPrice, renewalTotal } from './rules.ts';
import { settleOrder } from './settle.ts';
import { type NoteOrder, submitOnce } from './submit-once.ts';

type Orders = CallInput<typeof submitOrder>['orders'];

/** How long an order waits to be paid. */
export const orderLifetime = 30 * 60 * 1000;

/** Enough for a person who changes their mind, and an end to what a script can hold. */
const mostWaiting = 20;

const couponGone = '优惠券不存在或已被使用，请重新选择';

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
  if (total > 0 && provider === undefined) throw new Refusal('支付服务尚未开通，请联系客服');
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
  if (orders.some((order) => order.payType !== payType))
    throw new Refusal('一次续费的店铺须使用同一种支付方式');
  const shopIds = new Set(orders.map((order) => order.shopId));
  if (shopIds.size < orders.length) throw new Refusal('同一家店铺只能提交一次');
  const shops = await resolveShops(context, [...shopIds].join(','));
  const byId = new Map(shops.map((shop) => [shop.mall_id, shop]));
  const endless = shops.find((shop) => shop.expire_at === null);
  if (endless !== undefined) throw new Refusal(`店铺“${nameOf(endless)}”长期有效，无需续费`);
  const ownerId = signedIn(context).id;
  const coupons = await couponsOf(context, ownerId, orders);
  const items = orders.map(({ shopId, month, couponId }): Item => {
    const shop = byId.get(shopId);
    if (shop === undefined) throw new Refusal('店铺不存在，请刷新店铺列表');
    return {
      shop,
      months: month,
      coupons: (couponId ?? []).flatMap((id) => coupons.get(id) ?? []),
    };
  });
  const monthPrice = context.config.monthPrice ?? defaultMonthPrice;
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
  if (new Set(named).size < named.length) throw new Refusal('同一张优惠券只能使用一次');
  if (orders.some((order) => (order.couponId?.length ?? 0) > order.month))
    throw new Refusal('优惠券张数不能超过续费月数');
  const ids = named.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  const found = await findOwnCoupons(context.db, ownerId, ids);
  // The same words for a foreign, an unknown and a used one.
  if (found.length < named.length) throw new Refusal(couponGone);
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
  if ((await countWaiting(trx, ownerId, now)) >= mostWaiting)
    throw new Refusal('待支付的订单过多，请先支付或取消');
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
      shop_name: nameOf(shop),
      temu_uid: uids.get(shop.id) ?? null,
      months,
    })),
  );
  for (const { shop, coupons } of items) {
    const ids = coupons.map((coupon) => coupon.id);
    const held = await holdCoupons(trx, { ownerId, ids, orderId, mallId: shop.mall_id });
    if (held < ids.length) throw new Refusal(couponGone);
  }
  return orderId;
}

const nameOf = (shop: Shop): string => shop.mall_name_dis || shop.mall_name;

/** The time in Shanghai to the second, and eight digits by chance. */
function newOrderNo(now: number): string {
  const time = new Date(now + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
  return `${time}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/**
 * The path of the page that a paid order returns to: a plain path of the web client, so that nobody can
 * be led elsewhere.
 * @throws Refusal for anything else
 */
export function returnPathOf(pageUrl: string): string {
  const base = 'http://own.invalid';
  const pathname = URL.canParse(pageUrl, base) ? new URL(pageUrl, base).pathname : '';
  if (!/^(\/[\w-]+)+$/.test(pathname)) throw new Refusal('支付返回地址无效');
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
  if (new URL(pageUrl, publicUrl).origin !== publicUrl) throw new Refusal('支付返回地址无效');
  return publicUrl + path;
}

export async function cancelOwnOrder(context: CallContext, orderNo: string): Promise<void> {
  const ownerId = signedIn(context).id;
  if (!(await cancelOrder(context.db, { ownerId, orderNo, now: context.now() })))
    throw new Refusal('订单不存在，或已支付、取消、超时，请刷新后查看');
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
