import * as calls from '../../../api/contract/delivery.ts';
import { idempotencyKey } from '../../../api/contract/fields.ts';
import { builder } from '../builder.ts';
import { businessError } from '../business-error.ts';
import { errorTypeOf } from '../domain-errors.ts';
import { eachOf, keysOf, mostAtOnce, type Refused } from '../each-of.ts';
import { Refusal, writeField } from '../write-field.ts';
import { orderNoOf, shippingOrder } from './shipping-orders.ts';

/** What a person does with shipping orders: one or many at once, each with an outcome of its own. */

const refusal = builder.objectRef<Refused>('ShippingOrderRefusal').implement({
  description: 'A shipping order that stayed as it was.',
  fields: (t) => ({
    id: t.exposeID('key', { description: 'The global id that was given.' }),
    error: t.field({
      type: businessError,
      description: 'Why it was refused, the first of `errors`.',
      resolve: ({ errors: [first] }) => first,
    }),
    errors: t.expose('errors', {
      type: [errorTypeOf(calls.confirmPacking)],
      description: 'Every mistake for which it was refused.',
    }),
  }),
});

type Step =
  | typeof calls.confirmPacking
  | typeof calls.confirmShipping
  | typeof calls.confirmEntry
  | typeof calls.cancelShippingOrder;

const wrongKey = (message: string): Refusal =>
  new Refusal({ code: 'INVALID_INPUT', message, field: 'idempotencyKey' });

/** @throws Refusal for a key that cannot be one, or that would stand for several orders */
function keyFor(ids: readonly string[], given: string | null | undefined) {
  if (typeof given !== 'string') return {};
  const { success, error } = idempotencyKey.safeParse(given);
  if (!success) throw wrongKey(error.issues[0]?.message ?? '');
  if (new Set(ids).size > 1) throw wrongKey('提交编号一次只能用于一个发货单');
  return { idempotencyKey: given };
}

function stepField(name: string, call: Step, description: string, act: string): void {
  const staff = call.shippers ? ', for managers and for warehouse shippers' : ' and for managers';
  writeField(name, {
    call,
    scope: call.shippers ? { shipping: true } : { shopKeeper: true },
    description: `${description} For the boss${staff} of their shops.`,
    act: `${act}, order by order,`,
    args: (t) => ({
      ids: t.idList({
        required: true,
        description: `Global ids of shipping orders, 1 to ${mostAtOnce}; one with an idempotency key.`,
      }),
      idempotencyKey: t.string({
        description:
          'Any text of the client’s for this attempt with one order, 1 to 100 characters without blanks. Sent again with it, the step is not taken a second time and the order is answered as it stands, for at least 14 days; another order or step is refused.',
      }),
    }),
    payload: {
      orders: {
        type: [shippingOrder],
        refused: [],
        description: 'The orders for which it was done, as they stand now.',
      },
      refusals: {
        type: [refusal],
        refused: [],
        description: 'The orders for which it was refused, each with the reason.',
      },
    },
    run: async ({ ids, idempotencyKey: given }, context) => {
      const key = keyFor(ids, given);
      const { done, refusals } = await eachOf(
        keysOf(ids, '发货单', { field: 'ids' }),
        8,
        async (id) => {
          const orderNo = orderNoOf(id);
          if (orderNo === undefined) {
            const message = '发货单不存在，或您无权操作，请刷新列表';
            const english = `${id} is no shipping order, or none that you may act on.`;
            throw new Refusal({ code: 'INVALID_INPUT', message, english, field: 'ids' });
          }
          return context.call(call, { orderNo, ...key });
        },
      );
      return { orders: done, refusals };
    },
  });
}

stepField(
  'confirmPacking',
  calls.confirmPacking,
  'Confirms that the goods of shipping orders are packed.',
  'confirming the packing',
);
stepField(
  'confirmShipping',
  calls.confirmShipping,
  'Confirms that packed shipping orders have left.',
  'confirming the shipping',
);
stepField(
  'confirmEntry',
  calls.confirmEntry,
  'Confirms that the pieces of shipped orders are in stock at the warehouse.',
  'confirming the warehouse entry',
);
stepField(
  'cancelShippingOrder',
  calls.cancelShippingOrder,
  'Cancels shipping orders that have not left.',
  'cancelling',
);
