import * as calls from '../../../api/contract/billing.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import { fenOf } from '../../../api/contract/rules/money.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { node } from '../node.ts';
import { connectionOfPages, numberedPages, pageOf, pages } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { shop } from '../shops/shops.ts';
import { type Prices, toldPrices } from './prices.ts';
import { expiryOf, findOrder, freeCoupons } from './told-elsewhere.ts';

export type Coupon = CallOutput<typeof calls.listRedeemedCoupons>[number];
export type RenewalOrder = CallOutput<typeof calls.queryOrders>['rows'][number];
type RenewalItem = RenewalOrder['items'][number] & { readonly coupons: readonly Coupon[] };

const couponPrefix = 'coupon:';

/** The upstream's id of a coupon; undefined when it is the global id of something else. */
export const couponIdOf = (id: string): string | undefined =>
  id.startsWith(couponPrefix) && id.length > couponPrefix.length
    ? id.slice(couponPrefix.length)
    : undefined;

export const coupon = builder.objectRef<Coupon>('Coupon').implement({
  description: 'Takes its value off one month of a shop, once.',
  fields: (t) => ({
    id: t.id({
      description: 'Id, for example coupon:7; `node` knows no coupons.',
      resolve: ({ couponId }) => couponPrefix + couponId,
    }),
    couponId: t.exposeID('couponId', { description: 'Id of the coupon, as the upstream has it.' }),
    couponNo: t.exposeString('couponNo', { description: 'Number of the coupon.' }),
    code: t.exposeString('code', { description: 'The code that redeems it.' }),
    isConfirm: t.exposeBoolean('isConfirm', {
      description: 'Whether it is redeemed, so that its boss may use it.',
    }),
    value: t.field({
      type: 'Money',
      description:
        'What it takes off. Source: the coupon, else couponValues, else what COUPON_VALUE says: 30 yuan unless set.',
      resolve: async ({ couponValue }, _args, context) =>
        couponValue === undefined || couponValue === null
          ? (await toldPrices(context)).coupon
          : fenOf(couponValue),
    }),
    redeemedAt: t.expose('confirmTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was redeemed. Null before.',
    }),
    orderNo: t.exposeString('orderNo', {
      nullable: true,
      description: 'Number of the order that holds it or has used it. Null while it is free.',
    }),
  }),
});

export const payType = builder.enumType('PayType', {
  description: 'How a renewal is paid.',
  values: {
    PAGE: { value: calls.payTypes.page, description: 'On a web page, in a frame (网页支付).' },
    QR: { value: calls.payTypes.qr, description: 'By the QR code of a chat app (微信扫码).' },
  } as const,
});

const orderStatus = builder.enumType('RenewalOrderStatus', {
  description: 'Where a renewal order stands.',
  values: {
    WAITING: { value: 'waiting', description: 'Waits to be paid (待支付).' },
    PAID: { value: 'paid', description: 'Paid; its shops are renewed (已支付).' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled before it was paid (已取消).' },
    EXPIRED: { value: 'expired', description: 'Not paid in time (已超时).' },
  } as const,
});

const renewalItem = builder.objectRef<RenewalItem>('RenewalItem').implement({
  description: 'One shop of a renewal order.',
  fields: (t) => ({
    shop: t.field({
      type: shop,
      nullable: true,
      description: 'The shop. Null when the viewer has it no more.',
      resolve: async ({ shopId: mallId }, _args, context) =>
        (await context.directory()).byMallId.get(mallId) ?? null,
    }),
    shopName: t.exposeString('shopName', {
      description: 'Name of the shop as it was when the order was made.',
    }),
    temuUid: t.exposeID('temuUid', {
      nullable: true,
      description: "The marketplace's id of the shop's main account. Null without one.",
    }),
    months: t.exposeInt('month', { description: 'By how many months it is renewed.' }),
    coupons: t.field({
      type: [coupon],
      description: 'The coupons for this shop.',
      resolve: ({ coupons }) => [...coupons],
    }),
  }),
});

export const renewalOrder = builder.objectRef<RenewalOrder>('RenewalOrder').implement({
  description: "An order of the boss's to renew shops.",
  interfaces: [node],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, for example renewalOrder:2026031112000012345678.',
      resolve: ({ orderNo }) => `renewalOrder:${orderNo}`,
    }),
    orderNo: t.exposeString('orderNo', { description: 'Order number.' }),
    certNo: t.exposeString('certNo', {
      description: 'Certificate number, which stands for the order where it is paid.',
    }),
    payType: t.expose('payType', { type: payType, description: 'How it is paid.' }),
    status: t.expose('status', { type: orderStatus, description: 'Where it stands.' }),
    monthPrice: t.field({
      type: 'Money',
      description: 'Price of a month of one shop when the order was made.',
      resolve: ({ price }) => fenOf(price),
    }),
    total: t.field({
      type: 'Money',
      description: 'What is to be paid.',
      resolve: ({ totalPrice }) => fenOf(totalPrice),
    }),
    codeUrl: t.exposeString('codeUrl', {
      description: 'The pay page, or the text of the QR code. Empty where nothing is to be paid.',
    }),
    pageUrl: t.exposeString('pageUrl', {
      nullable: true,
      description: 'Where the pay page leads when it is done. Null for the QR code.',
    }),
    createdAt: t.expose('createTime', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expireTime', {
      type: 'DateTime',
      nullable: true,
      description: 'Unpaid until then, it is void. Null where the upstream does not say.',
    }),
    paidAt: t.expose('payTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid. Null before.',
    }),
    coupons: t.field({
      type: [coupon],
      description: 'Every coupon of the order.',
      resolve: (order) => order.coupons,
    }),
    items: t.field({
      type: [renewalItem],
      description: 'The shops that it renews.',
      resolve: ({ items, coupons }) =>
        items.map((item) => ({
          ...item,
          coupons: coupons.filter(({ couponId }) => item.couponId.includes(couponId)),
        })),
    }),
  }),
});

const prices = builder.objectRef<Prices>('RenewalPrices').implement({
  description: 'What renewing costs, and whether it can be paid. Source: couponValues.',
  fields: (t) => ({
    month: t.field({
      type: 'Money',
      description:
        'A month of one shop. Where the upstream names no price or does not answer, what MONTH_PRICE says: 69 yuan unless set.',
      resolve: ({ month }) => month,
    }),
    coupon: t.field({
      type: 'Money',
      description:
        'What a coupon is worth unless it says otherwise. Where the upstream names no value or does not answer, what COUPON_VALUE says: 30 yuan unless set.',
      resolve: ({ coupon: value }) => value,
    }),
    isPaymentOpen: t.exposeBoolean('isPaymentOpen', {
      description:
        'Whether payments are taken at all. False: `submitRenewal` refuses whatever coupons do not cover (`payNotOpen`). True where the upstream does not say.',
    }),
  }),
});

const orderConnection = connectionType('RenewalOrder', renewalOrder, {
  one: 'order',
  page: 'A page of renewal orders.',
});
const couponConnection = connectionType('Coupon', coupon, {
  one: 'coupon',
  page: 'A page of coupons.',
});

const expiry = builder.enumType('ExpiryState', {
  description: 'How the time of viewing the data of a shop stands.',
  values: {
    EXPIRED: { value: 0, description: 'It is over (已到期).' },
    EXPIRING: { value: 1, description: 'Under 24 hours are left (24小时内到期).' },
  } as const,
});

builder.queryFields((t) => ({
  renewalPrices: t.field({
    type: prices,
    authScopes: { seller: true },
    description: 'What renewing costs.',
    resolve: (_root, _args, context) => toldPrices(context),
  }),
  coupons: t.field({
    type: couponConnection,
    authScopes: { bossView: true },
    description:
      'Every coupon that the boss has redeemed, used ones too, the newest first. Source: getCouponInfo.',
    args: {
      ...pages(t.arg, 20),
    },
    resolve: (_root, args, context) =>
      connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
        context.call(calls.getCouponInfo, { pageIndex, pageSize }),
      ),
  }),
  redeemedCoupons: t.field({
    type: [coupon],
    authScopes: { bossView: true },
    description:
      'The redeemed coupons that no order holds or has used, the oldest first. Source: listRedeemedCoupons, else the first hundred of getCouponInfo.',
    resolve: async (_root, _args, context) =>
      (await orUnknown(context.call(calls.listRedeemedCoupons, {}))) ?? freeCoupons(context),
  }),
  renewalOrders: t.field({
    type: orderConnection,
    authScopes: { bossView: true },
    description: "The boss's renewal orders, the newest first. Source: queryOrders.",
    args: {
      status: t.arg({ type: orderStatus, description: 'Only those in this state.' }),
      ...numberedPages(t.arg, 10),
    },
    resolve: (_root, args, context) =>
      connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
        context.call(calls.queryOrders, {
          pageIndex,
          pageSize,
          ...(args.status && { status: args.status }),
        }),
      ),
  }),
  renewalOrder: t.field({
    type: renewalOrder,
    nullable: true,
    authScopes: { bossView: true },
    description: "One of the boss's orders. Null when there is none. Source: queryOrders.",
    args: { orderNo: t.arg.string({ required: true, description: 'Order number.' }) },
    resolve: async (_root, { orderNo }, context) => (await findOrder(context, orderNo)) ?? null,
  }),
  expiredShops: t.field({
    type: [shop],
    authScopes: { seller: true },
    description:
      'The shops of the viewer whose time of viewing data is over. Source: getExpiredShopList.',
    resolve: async (_root, _args, context) => {
      const [rows, { byMallId }] = await Promise.all([
        context.call(calls.getExpiredShopList, {}),
        context.directory(),
      ]);
      return rows.flatMap(({ shopId: mallId }) => byMallId.get(mallId) ?? []);
    },
  }),
  shopsToRenew: t.field({
    type: [shop],
    authScopes: { seller: true },
    description:
      'The selected shops whose time is over, or nearly so. Source: checkExpiredShops, else the shop list.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      state: t.arg({ type: expiry, required: true, description: 'How their time stands.' }),
    },
    resolve: async (_root, { selection, state }, context) => {
      const { selected, shops } = await resolveSelection(context, selection);
      if (shops.length === 0) return [];
      const rows = await orUnknown(
        context.callForShops(calls.checkExpiredShops, selected, { dayBeforeExpired: state }),
      );
      if (rows === null) return shops.filter((each) => expiryOf(each, context) === state);
      const { byMallId } = await context.directory();
      return rows.flatMap(({ shopId: mallId }) => byMallId.get(mallId) ?? []);
    },
  }),
}));
