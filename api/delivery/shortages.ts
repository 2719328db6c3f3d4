import { answerShortage, clearShortage, reportShortage } from '../../db/delivery/shortages.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/shortages.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { type Doing, doOnce } from './do-once.ts';
import { nameShown } from './order-row.ts';

type Row = CallOutput<typeof calls.reportShortage>;

/** The order and the pieces of the SKU in it. */
function piecesOf({ goods, order_no: orderNo }: Doing['order'], skuId: string): number {
  const line = goods.find((one) => one.skuId === skuId);
  if (line === undefined) refuse(calls.reportShortage, 'otherGoods', { orderNo });
  return line.quantity;
}

const report = (
  input: CallInput<typeof calls.reportShortage>,
  context: CallContext,
): Promise<Row> =>
  doOnce(input, context, {
    act: ({ order, taken, now }) => {
      const { skuId, missing, note } = input;
      const quantity = piecesOf(order, skuId);
      if (missing > quantity) refuse(calls.reportShortage, 'overQuantity', { quantity });
      return reportShortage(context.db, { ...taken, skuId, missing, note }, now);
    },
    refused: ({ status, order_no: orderNo }) => {
      if (status === 'shipped' || status === 'cancelled')
        refuse(calls.reportShortage, status, { orderNo });
      refuse(calls.reportShortage, 'changed', { orderNo });
    },
  });

const answer = (
  input: CallInput<typeof calls.answerShortage>,
  context: CallContext,
): Promise<Row> =>
  doOnce(input, context, {
    act: ({ order, taken, now }) => {
      const { skuId, reply, seenReply, seenMissing, seenNote } = input;
      piecesOf(order, skuId);
      const seen = { seenReply, seenMissing, seenNote };
      return answerShortage(context.db, { ...taken, skuId, reply, ...seen }, now);
    },
    refused: ({ order_no: orderNo, shortages }) => {
      const { seenMissing, seenNote } = input;
      const told = shortages.find(({ skuId }) => skuId === input.skuId);
      if (told === undefined) refuse(calls.answerShortage, 'nothingMissing', { orderNo });
      const { reply, answerer, missing, note } = told;
      if ((seenMissing ?? missing) !== missing || (seenNote ?? note) !== note)
        refuse(calls.answerShortage, 'reportChanged', { missing });
      if (reply == null) refuse(calls.answerShortage, 'nothingMissing', { orderNo });
      const name = nameShown(answerer);
      if (name === null) refuse(calls.answerShortage, 'answeredByDeleted', { reply });
      refuse(calls.answerShortage, 'answeredMeanwhile', { name, reply });
    },
  });

const clear = (input: CallInput<typeof calls.clearShortage>, context: CallContext): Promise<Row> =>
  doOnce(input, context, {
    act: ({ order, taken, now }) => {
      const { skuId } = input;
      piecesOf(order, skuId);
      return clearShortage(context.db, { ...taken, skuId }, now);
    },
    refused: ({ order_no: orderNo }) => refuse(calls.clearShortage, 'nothingMissing', { orderNo }),
  });

export const shortageRoutes: Route[] = [
  route(calls.reportShortage, report),
  route(calls.answerShortage, answer),
  route(calls.clearShortage, clear),
];
