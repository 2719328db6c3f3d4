import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import {
  button,
  click,
  press,
  render,
  shows,
  textarea,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { ShortageRow } from '../support/ShortageRow.tsx';
import { orderOf, shortage } from '../support/shipping-order.ts';

const order = (status: Order['status'], reply: string | null) =>
  orderOf('FH1', {
    status,
    quantity: 5,
    createdAt: '2026-05-01T00:00:00Z',
    shipBy: '2099-05-03T00:00:00Z',
    shortages: [
      {
        ...shortage,
        note: '只找到空箱',
        reply,
        answerer: reply === null ? null : '店长',
        answeredAt: reply === null ? null : '2026-05-01T09:00:00Z',
      },
    ],
  });

let server: FakeServer;

const open = async (shown: Order) => {
  const answered = { order: shown, error: null };
  server = fakeServer({
    ClearShortageOfOrder: {
      clearShortage: { __typename: 'ClearShortagePayload', ...answered },
    },
    ReportShortageOfOrder: {
      reportShortage: { __typename: 'ReportShortagePayload', ...answered },
    },
    AnswerShortage: { answerShortage: { __typename: 'AnswerShortagePayload', ...answered } },
  });
  await render(<ShortageRow order={shown} />);
};
const sent = () =>
  server.asked
    .filter(({ variables }) => variables.input !== undefined)
    .map(({ operationName, variables }) => [operationName, variables.input]);
const sku = { orderId: 'shippingOrder:FH1', skuId: 'A-1' };
const cleared = ['ClearShortageOfOrder', sku];
const told = ['ReportShortageOfOrder', { ...sku, missing: 2, note: '只找到空箱' }];

beforeEach(() => startSession('account'));

it.each([
  ['as it was told', null, [cleared, told]],
  [
    'with what was answered',
    '下午补货',
    [cleared, told, ['AnswerShortage', { ...sku, reply: '下午补货', seenReply: '' }]],
  ],
])('gives back %s what was pressed as found', async (_how, reply, wanted) => {
  await open(order('AWAITING_PACKING', reply));
  await click(button('已补齐 A-1 FH1'));
  await until(() => shows('已标记补齐'), 'the message');
  await press('撤销');
  await until(() => shows('已撤销'), 'that it was taken back');
  expect(sent()).toEqual(wanted);
});

it('offers no way back for an order that has left, of which nothing can be told to be missing', async () => {
  await open(order('SHIPPED', null));
  await click(button('已补齐 A-1 FH1'));
  await until(() => shows('已标记补齐'), 'the message');
  expect(shows('撤销')).toBe(false);
});

const answer = async (words: string) => {
  await click(button('回复缺货 A-1 FH1'));
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  await type(textarea(), words);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => shows('已回复'), 'the message');
};

it('gives the earlier answer back that was changed; a first one has none before it', async () => {
  await open(order('AWAITING_PACKING', '下午补货'));
  await answer('明天补货');
  await press('撤销');
  await until(() => shows('已撤销'), 'that it was taken back');
  expect(sent()).toEqual([
    [
      'AnswerShortage',
      { ...sku, reply: '明天补货', seenReply: '下午补货', seenMissing: 2, seenNote: '只找到空箱' },
    ],
    ['AnswerShortage', { ...sku, reply: '下午补货', seenReply: '明天补货' }],
  ]);
  await unmount();
  await open(order('AWAITING_PACKING', null));
  await answer('明天补货');
  expect(shows('撤销')).toBe(false);
});
