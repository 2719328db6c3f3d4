import * as calls from '../../api/contract/billing.ts';
import type { Context } from '../context.ts';
import { shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import {
  type Coupon,
  coupon,
  couponIdOf,
  findOrder,
  payType,
  type RenewalOrder,
  renewalOrder,
} from './billing.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  inputError,
  outcomeOf,
  refusalField,
} from './business-error.ts';

interface Ordered {
  readonly order: RenewalOrder | null;
  readonly error: BusinessError | null;
}

const orderPayload = (name: string, description: string) =>
  builder.objectRef<Ordered>(name).implement({
    description,
    fields: (t) => ({
      order: t.expose('order', {
        type: renewalOrder,
        nullable: true,
        description: 'The order as it is now. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const submitPayload = orderPayload('SubmitRenewalPayload', 'What ordering a renewal came to.');
const cancelPayload = orderPayload('CancelRenewalPayload', 'What cancelling an order came to.');

interface Redeemed {
  readonly coupon: Coupon | null;
  readonly isNew: boolean;
  readonly message: string | null;
  readonly error: BusinessError | null;
}

const redeemPayload = builder.objectRef<Redeemed>('RedeemCouponPayload').implement({
  description: 'What redeeming a code came to.',
  fields: (t) => ({
    coupon: t.expose('coupon', {
      type: coupon,
      nullable: true,
      description: 'The coupon, which may be used now. Null when it was refused.',
    }),
    isNew: t.exposeBoolean('isNew', {
      description: 'False where the viewer had redeemed it before and not used it yet.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Chinese sentence for the seller. Null when it was refused.',
    }),
    error: t.expose('error', refusalField),
  }),
});

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

const submitInput = builder.inputType('SubmitRenewalInput', {
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
});

type SubmitInput = typeof submitInput.$inferInput;

/** The order as the upstream wants it; the price goes along for upstreams that want to see it. */
async function ordersOf(context: Context, { shops, payType: type, pageUrl }: SubmitInput) {
  const directory = await context.directory();
  const { monthPrice } = await context.call(calls.couponValues, {});
  return shops.map(({ shopId, months, couponIds }) => {
    const found = shopByGlobalId(directory, shopId);
    if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
    const ids = couponIds.map((id) => {
      const upstreamId = couponIdOf(id);
      if (upstreamId === undefined)
        throw new Fault('NOT_FOUND', '优惠券不存在或已被使用，请重新选择');
      return upstreamId;
    });
    return {
      shopId: found.mallId,
      temuUid: found.temuUid,
      month: months,
      payType: type,
      price: monthPrice ?? calls.usualPrices.month,
      couponId: ids.length === 0 ? null : ids,
      ...(type === calls.payTypes.page && pageUrl ? { pageUrl } : {}),
    };
  });
}

const ordered = async (run: () => Promise<Ordered>): Promise<Ordered> => {
  const { value, error } = await outcomeOf(run);
  return value ?? { order: null, error };
};

const refusedOrder = (error: unknown): Ordered => ({ order: null, error: businessErrorOf(error) });
const notRedeemed = { coupon: null, isNew: false, message: null };

builder.mutationFields((t) => ({
  submitRenewal: t.field({
    type: submitPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => refusedOrder(error),
    description:
      'Orders the renewal of shops, at the price of the server. What costs nothing is paid at once. Source: submitOrder.',
    args: { input: t.arg({ type: submitInput, required: true, description: 'What to renew.' }) },
    resolve: (_root, { input }, context) =>
      ordered(async () => {
        const orders = await ordersOf(context, input);
        const key = input.idempotencyKey;
        const sent = { orders, ...(typeof key === 'string' && { idempotencyKey: key }) };
        const wrong = inputError(calls.submitOrder, sent);
        if (wrong !== null) return { order: null, error: wrong };
        const { orderNo } = await context.call(calls.submitOrder, sent);
        return { order: (await findOrder(context, orderNo)) ?? null, error: null };
      }),
  }),
  cancelRenewal: t.field({
    type: cancelPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => refusedOrder(error),
    description: 'Cancels an order that waits to be paid. Source: cancelOrder.',
    args: { orderNo: t.arg.string({ required: true, description: 'Order number.' }) },
    resolve: (_root, { orderNo }, context) =>
      ordered(async () => {
        const wrong = inputError(calls.cancelOrder, { orderNo });
        if (wrong !== null) return { order: null, error: wrong };
        await context.call(calls.cancelOrder, { orderNo });
        return { order: (await findOrder(context, orderNo)) ?? null, error: null };
      }),
  }),
  redeemCoupon: t.field({
    type: redeemPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      ...notRedeemed,
      error: businessErrorOf(error),
    }),
    description: "Makes the coupon of a code the viewer's own. Source: destructionCet.",
    args: { code: t.arg.string({ required: true, description: 'The code.' }) },
    resolve: async (_root, { code }, context): Promise<Redeemed> => {
      const wrong = inputError(calls.destructionCet, { certNo: code });
      if (wrong !== null) return { ...notRedeemed, error: wrong };
      const { value, error } = await outcomeOf(() =>
        context.call(calls.destructionCet, { certNo: code }),
      );
      if (error !== null) return { ...notRedeemed, error };
      const { isNew, msg, ...row } = value;
      return { coupon: row, isNew, message: msg, error: null };
    },
  }),
}));
