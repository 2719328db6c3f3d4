import * as calls from '../../../api/contract/delivery.ts';
import { idempotencyKey } from '../../../api/contract/fields.ts';
import { builder } from '../builder.ts';
import { type BusinessError, businessError } from '../business-error.ts';
import { eachOf, keysOf, mostAtOnce } from '../each-of.ts';
import { Refusal, writeField } from '../write-field.ts';
import { orderNoOf, shippingOrder } from './shipping-orders.ts';

/** What a person does with shipping orders: one or many at once, each with an outcome of its own. */

interface Refused {
  readonly id: string;
  readonly error: BusinessError;
}

const refusal = builder.objectRef<Refused>('ShippingOrderRefusal').implement({
  description: 'A shipping order that stayed as it was.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The global id that was given.' }),
    error: t.expose('error', { type: businessError, description: 'Why it was refused.' }),
  }),
});

type Step =
  | typeof calls.confirmPacking
  | typeof calls.confirmShipping
  | typeof calls.cancelShippingOrder;

/** @throws Refusal for a key that cannot be one, or that would stand for several orders */
function keyFor(ids: readonly string[], given: string | null | undefined) {
  if (typeof given !== 'string') return {};
  const { success, error } = idempotencyKey.safeParse(given);
  if (!success)
    throw new Refusal('INVALID_INPUT', error.issues[0]?.message ?? '', 'idempotencyKey');
  if (new Set(ids).size > 1)
    throw new Refusal('INVALID_INPUT', '提交编号一次只能用于一个发货单', 'idempotencyKey');
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
            throw new Refusal('INVALID_INPUT', message, 'ids');
          }
          return context.call(call, { orderNo, ...key });
        },
      );
      return { orders: done, refusals: refusals.map(({ key, error }) => ({ id: key, error })) };
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
  'cancelShippingOrder',
  calls.cancelShippingOrder,
  'Cancels shipping orders that have not left.',
  'cancelling',
);
