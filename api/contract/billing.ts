import { z } from 'zod';
import { defineCall } from './call.ts';
import { completed, type Given, sameFact, unless } from './completed.ts';
import {
  formInt,
  formNumber,
  id,
  idempotencyKey,
  instant,
  nothing,
  paging,
  shopIds,
  yuan,
} from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { months } from './rules/prices.ts';
import { sentence } from './rules/sentences.ts';

/** Renewal of the time of viewing a shop's data, by payment and by coupons (specification sections 4 and 7). */

const source = 'spec 7 Labels, notices, payment';
const readings = 'readings B Labels, payment';

/** 1 the web page in a frame, 2 the QR code of a chat app. */
export const payTypes = { page: 1, qr: 2 } as const;

export const orderStatuses = ['waiting', 'paid', 'cancelled', 'expired'] as const;

const wholeCoupon = z.object({
  couponId: id,
  /** Number of the coupon, as it is printed on lists. */
  couponNo: z.string(),
  /** The code that was typed to redeem it. */
  code: z.string(),
  /** Redeemed: its boss may use it. */
  isConfirm: z.boolean(),
  /** What it takes off. An upstream may leave it out: then what `couponValues` tells. */
  couponValue: yuan.nullish(),
  confirmTime: instant.nullable(),
  /** The order that holds it or has used it; null while it is free. */
  orderNo: id.nullable(),
});

const completeCoupon = (row: Given): void => {
  sameFact(row, 'couponNo', 'code', 'couponId');
  // Lists are of coupons that were redeemed.
  row.isConfirm ??= true;
};

export const coupon = completed(completeCoupon, wholeCoupon);

const monthsRefused = sentence(inputSentences.monthsRange, months);

/** Digits only: 1e2 and 0x10 are numbers too, but nobody has typed them for months. */
const monthCount = z
  .union([z.number(), z.string().regex(/^\d{1,3}$/, monthsRefused)])
  .transform(Number)
  .refine(
    (month) => Number.isInteger(month) && month >= months.least && month <= months.most,
    monthsRefused,
  );

const orderInput = z.object({
  shopId: id,
  temuUid: id.nullish(),
  month: monthCount,
  payType: formInt.refine((type) => type === 1 || type === 2, inputSentences.payTypeMissing),
  price: formNumber.nullish().describe('yuan for one month; the server takes its own'),
  couponId: z.array(id).max(months.most).nullish().describe('redeemed coupons, or null'),
  pageUrl: z
    .string()
    .max(500)
    .nullish()
    .describe('the page of this site that the pay page leads to; for payType 1 only'),
});

const submitted = completed(
  (row) => unless(row, { codeUrl: '' }),
  z.object({
    orderNo: id,
    /** The pay page, or the text of the QR code; empty where nothing is to be paid. */
    codeUrl: z.string(),
    totalPrice: yuan,
  }),
);

export const submitOrder = defineCall({
  name: 'submitOrder',
  refusals: {
    notOpen: { msg: '支付服务尚未开通，请联系客服', name: 'payNotOpen' },
    twoPayTypes: { msg: '一次续费的店铺须使用同一种支付方式' },
    shopTwice: { msg: '同一家店铺只能提交一次' },
    endlessShop: { msg: '店铺“{name}”长期有效，无需续费' },
    shopGone: { msg: '店铺不存在，请刷新店铺列表', name: 'shopGone' },
    couponTwice: { msg: '同一张优惠券只能使用一次' },
    tooManyCoupons: { msg: '优惠券张数不能超过续费月数' },
    couponGone: { msg: '优惠券不存在或已被使用，请重新选择' },
    tooManyOrders: { msg: '待支付的订单过多，请先支付或取消' },
    badPage: { msg: '支付返回地址无效' },
    otherOrder: { msg: '该提交编号已用于内容不同的订单，请关闭窗口后重新提交' },
  },
  path: '/api/pay/submitOrder',
  encoding: 'json',
  listField: 'orders',
  queryFields: ['idempotencyKey'],
  kind: 'write',
  role: 'boss',
  summary:
    'Makes one order to renew these shops, each once, all by the same payType (reading A33). The body is the list of order objects. A total of 0 is paid at once. With an idempotency key, in the query or as the header Idempotency-Key, the same list makes one order however often it is sent, for at least 24 hours; another list under the key is refused.',
  source,
  input: z.object({
    orders: z
      .array(orderInput)
      .min(1, inputSentences.renewedShopsMissing)
      .max(200, inputSentences.tooManyRenewed),
    idempotencyKey: idempotencyKey.optional(),
  }),
  output: submitted,
});

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  refusals: {
    orderGone: { msg: '订单不存在，或已支付、取消、超时，请刷新后查看' },
  },
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/cancelOrder',
  kind: 'write',
  role: 'boss',
  summary: 'Cancels an order that waits to be paid, and frees its coupons.',
  source,
  input: z.object({ orderNo: id }),
  output: nothing,
});

export const destructionCet = defineCall({
  name: 'destructionCet',
  refusals: {
    badCode: { msg: '券码无效，请检查后重新输入' },
    usedCode: { msg: '该券码已使用，或已用于待支付的订单' },
  },
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/destructionCet',
  kind: 'write',
  role: 'boss',
  summary:
    'Redeems the code of a coupon. Of one that the caller has redeemed and not used yet it says so, and changes nothing: isNew is false then.',
  source,
  input: z.object({ certNo: z.string().trim().min(1, inputSentences.couponMissing).max(64) }),
  // An upstream may leave it to the list of coupons to tell of it.
  output: completed(
    (row) => {
      completeCoupon(row);
      unless(row, { isNew: true, msg: '核销成功' });
    },
    wholeCoupon.extend({ isNew: z.boolean(), msg: z.string() }),
  )
    .nullable()
    .catch(null),
});

export const getCouponInfo = defineCall({
  name: 'getCouponInfo',
  keys: 'allShops',
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/getCouponInfo',
  role: 'boss',
  summary: 'Every coupon that the boss has redeemed, used ones too, the newest first.',
  source,
  input: z.object(paging),
  output: z.object({ total: z.int(), rows: z.array(coupon) }),
});

export const couponValues = defineCall({
  name: 'couponValues',
  keys: 'open',
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/couponValues',
  summary:
    'What a coupon is worth unless it says otherwise, what a month of one shop costs, and whether it can be paid.',
  source,
  input: z.object({}),
  output: z.preprocess(
    // The specification names the value of a coupon alone.
    (data) => (typeof data === 'number' || typeof data === 'string' ? { couponValue: data } : data),
    z.object({
      couponValue: yuan.nullish(),
      monthPrice: yuan.nullish(),
      /** False where nobody takes payments: then coupons have to cover an order. */
      paymentOpen: z.boolean().nullish(),
    }),
  ),
});

export const listRedeemedCoupons = defineCall({
  name: 'listRedeemedCoupons',
  keys: 'allShops',
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/listRedeemedCoupons',
  origin: 'assigned',
  role: 'boss',
  summary: 'The redeemed coupons that no order holds or has used, the oldest first.',
  source: readings,
  input: z.object({}),
  output: z.array(coupon),
});

export const renewalOrder = z.object({
  orderNo: id,
  /** Certificate number: names the order to whoever pays it. */
  certNo: id,
  payType: z.union([z.literal(1), z.literal(2)]),
  status: z.enum(orderStatuses),
  /** For one month of one shop. */
  price: yuan,
  totalPrice: yuan,
  codeUrl: z.string(),
  pageUrl: z.string().nullable(),
  createTime: instant,
  /** Unpaid until then, it is void. Null where that is not known. */
  expireTime: instant.nullable(),
  payTime: instant.nullable(),
  coupons: z.array(coupon),
  items: z.array(
    z.object({
      shopId: id,
      shopName: z.string(),
      temuUid: z.string().nullable(),
      month: z.int(),
      couponId: z.array(id),
    }),
  ),
});

export const queryOrders = defineCall({
  name: 'queryOrders',
  keys: 'allShops',
  path: '/api/pay/queryOrders',
  origin: 'assigned',
  role: 'boss',
  summary:
    "The boss's renewal orders, the newest first: of one state, waiting for those to pay, or the one of a number.",
  source: 'spec 3 Notices; readings B Labels, payment',
  input: z.object({
    orderNo: id.optional(),
    status: z.enum(orderStatuses).optional(),
    ...paging,
  }),
  output: z.object({ total: z.int(), rows: z.array(renewalOrder) }),
});

export const checkExpiredShops = defineCall({
  name: 'checkExpiredShops',
  path: '/api/pay/checkExpiredShops',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'Those of the shops that are expired (dayBeforeExpired 0), or that have less than 24 hours left (1).',
  source: readings,
  input: z.object({
    shopId: shopIds,
    dayBeforeExpired: formInt.min(0).max(1).default(0),
  }),
  output: z.array(z.object({ shopId: id })),
});

export const getExpiredShopList = defineCall({
  name: 'getExpiredShopList',
  keys: 'open',
  path: '/api/order/getExpiredShopList',
  summary: 'The shops that the caller may see whose time of viewing data is over.',
  source: 'spec 7 Shops, managers, workers',
  input: z.object({}),
  output: z.array(
    z.object({ shopId: id, shopName: z.string().nullish(), expireDate: instant.nullish() }),
  ),
});
