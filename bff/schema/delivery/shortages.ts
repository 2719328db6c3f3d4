import * as calls from '../../../api/contract/shortages.ts';
import { type InputFields, Refusal, writeField } from '../write-field.ts';
import { orderNoOf, shippingOrder } from './shipping-orders.ts';

/** Pieces that are missing for a shipping order: who packs it tells, who can help answers. */

const common = (t: InputFields) => ({
  orderId: t.id({ required: true, description: 'Global id of the shipping order.' }),
  skuId: t.id({ required: true, description: 'Id of the SKU.' }),
  idempotencyKey: t.string({
    description: 'Any text of the client’s for this attempt, as of the steps.',
  }),
});

interface Given {
  readonly orderId: string;
  readonly skuId: string;
  readonly idempotencyKey?: string | null | undefined;
}

/** @throws Refusal for an id of something else */
function ofOrder({ orderId, skuId, idempotencyKey }: Given) {
  const orderNo = orderNoOf(orderId);
  if (orderNo === undefined) {
    const message = '发货单不存在，或您无权操作，请刷新列表';
    const english = `${orderId} is no shipping order, or none that you may act on.`;
    throw new Refusal({ code: 'INVALID_INPUT', message, english, field: 'orderId' });
  }
  return { orderNo, skuId, ...(typeof idempotencyKey === 'string' && { idempotencyKey }) };
}

const order = {
  order: { type: shippingOrder, description: 'The order as it stands now; null when refused.' },
} as const;

const fieldNames = { orderNo: 'orderId' };

writeField('reportShortage', {
  call: calls.reportShortage,
  scope: { shipping: true },
  description:
    'Tells that pieces of a SKU are missing for an order that has not left; told again, it takes the place of what was told before. For the boss, managers and warehouse shippers of its shop.',
  act: 'telling that pieces are missing',
  payload: order,
  fieldNames,
  input: {
    description: 'What is missing.',
    fields: (t) => ({
      ...common(t),
      missing: t.int({
        required: true,
        description: 'Pieces that are missing: 1 to those of the SKU in the order.',
      }),
      note: t.string({ description: `A word with it, at most ${calls.longestNote} characters.` }),
    }),
  },
  run: async ({ missing, note, ...given }, _context, send) => ({
    order: await send(calls.reportShortage, {
      ...ofOrder(given),
      missing,
      ...(typeof note === 'string' && { note }),
    }),
  }),
});

writeField('answerShortage', {
  call: calls.answerShortage,
  scope: { shopKeeper: true },
  description:
    'Answers whoever told that pieces are missing. For the boss and for managers of its shop.',
  act: 'answering that pieces are missing',
  payload: order,
  fieldNames,
  input: {
    description: 'The answer.',
    fields: (t) => ({
      ...common(t),
      reply: t.string({
        required: true,
        description: `What to do, 1 to ${calls.longestNote} characters.`,
      }),
      seenReply: t.string({
        description:
          'The answer that its writer has seen, empty for none: another that was given meanwhile is not replaced, but told in the refusal. Left out, any is replaced.',
      }),
      seenMissing: t.int({
        description:
          'How many pieces its writer takes to be missing: where it was told otherwise since, nothing is answered. Left out, any is.',
      }),
      seenNote: t.string({
        description:
          'The note that its writer has read, empty for none: where it is another since, nothing is answered. Left out, any is.',
      }),
    }),
  },
  run: async ({ reply, seenReply, seenMissing, seenNote, ...given }, _context, send) => ({
    order: await send(calls.answerShortage, {
      ...ofOrder(given),
      reply,
      ...(typeof seenReply === 'string' && { seenReply }),
      ...(typeof seenMissing === 'number' && { seenMissing }),
      ...(typeof seenNote === 'string' && { seenNote }),
    }),
  }),
});

writeField('clearShortage', {
  call: calls.clearShortage,
  scope: { shipping: true },
  description:
    'Takes back that pieces are missing: they are there by now. For the boss, managers and warehouse shippers of its shop.',
  act: 'taking back that pieces are missing',
  payload: order,
  fieldNames,
  input: { description: 'Which pieces.', fields: common },
  run: async (given, _context, send) => ({
    order: await send(calls.clearShortage, ofOrder(given)),
  }),
});
