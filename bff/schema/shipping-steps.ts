import * as calls from '../../api/contract/delivery.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessError,
  businessErrorOf,
  outcomeOf,
  refused,
} from './business-error.ts';
import { orderNoOf, type ShippingOrder, shippingOrder } from './shipping-orders.ts';

/** What a person does with shipping orders: one or many at once, each with an outcome of its own. */

interface Refused {
  readonly id: string;
  readonly error: BusinessError;
}

interface Taken {
  readonly orders: readonly ShippingOrder[];
  readonly refusals: readonly Refused[];
  readonly error: BusinessError | null;
}

const refusal = builder.objectRef<Refused>('ShippingOrderRefusal').implement({
  description: 'A shipping order that stayed as it was.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The global id that was given.' }),
    error: t.expose('error', { type: businessError, description: 'Why it was refused.' }),
  }),
});

const payload = (name: string, act: string) =>
  builder.objectRef<Taken>(name).implement({
    description: `What ${act} came to, order by order.`,
    fields: (t) => ({
      orders: t.field({
        type: [shippingOrder],
        description: 'The orders for which it was done, as they stand now.',
        resolve: ({ orders }) => [...orders],
      }),
      refusals: t.field({
        type: [refusal],
        description: 'The orders for which it was refused, each with the reason.',
        resolve: ({ refusals }) => [...refusals],
      }),
      error: t.expose('error', {
        type: businessError,
        nullable: true,
        description: 'Why nothing was tried at all; null when each order was tried.',
      }),
    }),
  });

const packingPayload = payload('ConfirmPackingPayload', 'confirming the packing');
const shippingPayload = payload('ConfirmShippingPayload', 'confirming the shipping');
const cancelPayload = payload('CancelShippingOrderPayload', 'cancelling');

/** As many as a page may have. */
const mostOrders = 100;
/** Calls of one mutation that are under way at a time. */
const atOnce = 8;

type Step =
  | typeof calls.confirmPacking
  | typeof calls.confirmShipping
  | typeof calls.cancelShippingOrder;

const none = { orders: [], refusals: [] };

async function takeAll(context: Context, step: Step, given: readonly string[]): Promise<Taken> {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > mostOrders) {
    const message = `请选择 1 到 ${mostOrders} 个发货单`;
    return { ...none, error: refused('INVALID_INPUT', message, 'ids').error };
  }
  const outcomes = new Map<string, Awaited<ReturnType<typeof takeOne>>>();
  const waiting = ids.values();
  const worker = async (): Promise<void> => {
    for (const id of waiting) outcomes.set(id, await takeOne(context, step, id));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, worker));
  const found = ids.map((id) => ({ id, outcome: outcomes.get(id) }));
  return {
    orders: found.flatMap(({ outcome }) => outcome?.value ?? []),
    refusals: found.flatMap(({ id, outcome }) =>
      outcome?.error ? { id, error: outcome.error } : [],
    ),
    error: null,
  };
}

const takeOne = (context: Context, step: Step, id: string) => {
  const orderNo = orderNoOf(id);
  if (orderNo === undefined) {
    return refused('INVALID_INPUT', '发货单不存在，或您无权操作，请刷新列表', 'ids');
  }
  return outcomeOf(() => context.call(step, { orderNo }));
};

/** The one argument of each step. */
const idsDescription = `Global ids of shipping orders, 1 to ${mostOrders}.`;

builder.mutationFields((t) => {
  const unauthorizedResolver = (
    _root: unknown,
    _args: unknown,
    _context: unknown,
    _info: unknown,
    error: unknown,
  ): Taken => ({ ...none, error: businessErrorOf(error) });
  const ids = t.arg.idList({ required: true, description: idsDescription });
  return {
    confirmPacking: t.field({
      type: packingPayload,
      authScopes: { shopKeeper: true },
      unauthorizedResolver,
      description:
        'Confirms that the goods of shipping orders are packed. For the boss and for managers of their shops. Source: confirmPacking.',
      args: { ids },
      resolve: (_root, args, context) => takeAll(context, calls.confirmPacking, args.ids),
    }),
    confirmShipping: t.field({
      type: shippingPayload,
      authScopes: { shopKeeper: true },
      unauthorizedResolver,
      description:
        'Confirms that packed shipping orders have left. For the boss and for managers of their shops. Source: confirmShipping.',
      args: { ids },
      resolve: (_root, args, context) => takeAll(context, calls.confirmShipping, args.ids),
    }),
    cancelShippingOrder: t.field({
      type: cancelPayload,
      authScopes: { shopKeeper: true },
      unauthorizedResolver,
      description:
        'Cancels shipping orders that have not left. For the boss and for managers of their shops. Source: cancelShippingOrder.',
      args: { ids },
      resolve: (_root, args, context) => takeAll(context, calls.cancelShippingOrder, args.ids),
    }),
  };
});
