import * as calls from '../../../api/contract/billing.ts';
import { largestPage } from '../../../api/contract/fields.ts';
import { yuanOf } from '../../../api/contract/rules/money.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { shopById } from '../shops/shops.ts';
import { writeField } from '../write-field.ts';
import { coupon, couponIdOf, payType, renewalOrder } from './billing.ts';
import { toldPrices } from './prices.ts';
import { changeOrder, findOrder, keeperOf } from './told-elsewhere.ts';

const payload = {
  order: { type: renewalOrder, description: 'The order as it is now. Null when it was refused.' },
};

const scope = { boss: true };

const shopInput = builder.inputType('RenewalShopInput', {
  description: 'One shop to renew.',
  fields: (t) => ({
    shopId: t.id({ required: true, description: 'Global id of the shop.' }),
    months: t.int({ required: true, description: 'By how many months, 1 to 360.' }),
    couponIds: t.idList({
      required: true,
      description: 'Global ids of redeemed coupons, at most as many as months.',
    }),
  }),
});

/** @throws Fault when it is the id of something else */
function upstreamCouponId(id: string): string {
  const upstreamId = couponIdOf(id);
  if (upstreamId === undefined) throw new Fault('NOT_FOUND', '优惠券不存在或已被使用，请重新选择');
  return upstreamId;
}

interface Wanted {
  readonly shops: readonly (typeof shopInput.$inferInput)[];
  readonly payType: (typeof calls.payTypes)[keyof typeof calls.payTypes];
  readonly pageUrl?: string | null | undefined;
}

/** The order as the upstream wants it; the price goes along for upstreams that want to see it. */
async function ordersOf(context: Context, { shops, payType: type, pageUrl }: Wanted) {
  const price = yuanOf((await toldPrices(context)).month);
  return Promise.all(
    shops.map(async ({ shopId, months, couponIds }) => {
      const { mallId, temuUid } = await shopById(context, shopId);
      const ids = couponIds.map(upstreamCouponId);
      return {
        shopId: mallId,
        temuUid,
        month: months,
        payType: type,
        price,
        couponId: ids.length === 0 ? null : ids,
        ...(type === calls.payTypes.page && pageUrl ? { pageUrl } : {}),
      };
    }),
  );
}

writeField('submitRenewal', {
  call: calls.submitOrder,
  scope,
  description:
    'Orders the renewal of shops, at the price of the server. What costs nothing is paid at once.',
  act: 'ordering a renewal',
  fieldNames: {
    orders: 'shops',
    'orders.shopId': 'shops.shopId',
    'orders.month': 'shops.months',
    'orders.payType': 'payType',
    'orders.couponId': 'shops.couponIds',
    'orders.pageUrl': 'pageUrl',
  },
  input: {
    description: 'Shops to renew.',
    fields: (t) => ({
      shops: t.field({ type: [shopInput], required: true, description: 'The shops, each once.' }),
      payType: t.field({ type: payType, required: true, description: 'How it is to be paid.' }),
      pageUrl: t.string({
        description: 'Where the pay page leads when it is done; for pay type PAGE only.',
      }),
      idempotencyKey: t.string({
        description:
          'Any text of the client’s for this attempt, 1 to 100 characters without blanks. Sent again with it, the same input makes no second order and answers the first, for at least 24 hours; other input is refused.',
      }),
    }),
  },
  payload,
  run: async ({ idempotencyKey: key, ...wanted }, context, send) => {
    const orders = await ordersOf(context, wanted);
    const sent = { orders, ...(typeof key === 'string' && { idempotencyKey: key }) };
    const keep = await keeperOf(context, orders);
    const submitted = await send(calls.submitOrder, sent);
    keep(submitted);
    return { order: await findOrder(context, submitted.orderNo) };
  },
});

writeField('cancelRenewal', {
  call: calls.cancelOrder,
  scope,
  description: 'Cancels an order that waits to be paid. FORBIDDEN to a key.',
  act: 'cancelling an order',
  args: (t) => ({ orderNo: t.string({ required: true, description: 'Order number.' }) }),
  payload,
  run: async ({ orderNo }, context, send) => {
    await send(calls.cancelOrder, { orderNo });
    await changeOrder(context, orderNo, { status: 'cancelled' });
    return { order: await findOrder(context, orderNo) };
  },
});

writeField('redeemCoupon', {
  call: calls.destructionCet,
  scope,
  description: "Makes the coupon of a code the viewer's own. FORBIDDEN to a key.",
  act: 'redeeming a code',
  fieldNames: { certNo: 'code' },
  args: (t) => ({ code: t.string({ required: true, description: 'The code.' }) }),
  payload: {
    coupon: {
      type: coupon,
      description:
        'The coupon, which may be used now. Null when it was refused, and where the upstream does not tell of it.',
    },
    isNew: {
      type: 'Boolean',
      refused: false,
      description: 'False where the viewer had redeemed it before and not used it yet.',
    },
    message: {
      type: 'String',
      description: 'Chinese sentence for the seller. Null when it was refused.',
    },
  },
  run: async ({ code }, context, send) => {
    const told = await send(calls.destructionCet, { certNo: code });
    if (told === null) {
      const { rows } = await context.call(calls.getCouponInfo, { pageSize: largestPage });
      const found = rows.find((row) => row.code === code.trim());
      return { coupon: found ?? null, isNew: true, message: '核销成功' };
    }
    const { isNew, msg, ...row } = told;
    return { coupon: row, isNew, message: msg };
  },
});
