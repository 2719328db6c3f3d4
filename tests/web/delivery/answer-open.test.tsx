import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import DeliveryPage from '../../../web/src/features/delivery/DeliveryPage.tsx';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadNamed } from '../../../web/src/live/reload.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { button, click, press, render, shows, textarea, type, until } from '../support/render.tsx';
import { ShortageRow } from '../support/ShortageRow.tsx';
import { countsOf, orderOf, shortage } from '../support/shipping-order.ts';

const list = (orders: readonly Order[]) => ({
  shippingOrders: connectionOf('ShippingOrder', orders, {
    counts: countsOf({ awaitingPacking: orders.length }),
    warehouses: [],
  }),
});

beforeEach(() => startSession('account'));

it('keeps the answer that is written while somebody packs the order, and sends it', async () => {
  const short = orderOf('FH1', { shortages: [shortage] });
  const other = orderOf('FH2');
  const answer = vi.fn((_sent: unknown) => ({
    answerShortage: {
      __typename: 'AnswerShortagePayload',
      order: { ...short, status: 'AWAITING_SHIPPING' },
      error: null,
    },
  }));
  const server = fakeServer({ ShippingOrders: list([short, other]), AnswerShortage: answer });
  await render(<DeliveryPage />, { at: '/deliveryCenter' });
  await until(() => shows('WBFH1'), 'the orders');
  await click(button('回复缺货 A-1 FH1'));
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  await type(textarea(), '明天补货');

  const more = { ...short, shortages: [{ ...shortage, missing: 3 }] };
  server.answers.ShippingOrders = list([more, other]);
  await act(async () => reloadNamed(client, ['ShippingOrders']));
  await until(() => shows('FH1 · A-1 · 缺 3 件'), 'how many are missing now');

  server.answers.ShippingOrders = list([other]);
  await act(async () => reloadNamed(client, ['ShippingOrders']));
  await until(() => !shows('WBFH1'), 'the order gone');
  expect(textarea().value).toBe('明天补货');

  await press('回复');
  await until(() => document.querySelector('textarea') === null, 'the dialog closed');
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    input: {
      orderId: short.id,
      skuId: 'A-1',
      reply: '明天补货',
      seenReply: '',
      seenMissing: 2,
      seenNote: '',
    },
  });
});

it('sends no answer to more pieces than its writer knew of before it is pressed again', async () => {
  const short = orderOf('FH1', { shortages: [{ ...shortage, note: '货架上没有' }] });
  const answer = vi.fn((_sent: unknown) => ({
    answerShortage: { __typename: 'AnswerShortagePayload', order: short, error: null },
  }));
  const server = fakeServer({ ShippingOrders: list([short]), AnswerShortage: answer });
  await render(<DeliveryPage />, { at: '/deliveryCenter' });
  await until(() => shows('WBFH1'), 'the orders');
  await click(button('回复缺货 A-1 FH1'));
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(dialog()).toContain('说明：货架上没有');
  const send = () =>
    act(async () => document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit());
  await type(textarea(), '缺两件没关系，先发');

  const broken = { ...short, shortages: [{ ...shortage, missing: 3, note: '都坏了' }] };
  server.answers.ShippingOrders = list([broken]);
  await act(async () => reloadNamed(client, ['ShippingOrders']));
  await until(() => dialog().includes('说明：都坏了'), 'what is told now');
  await send();
  await until(() => shows('上报已变为“缺 3 件 · 都坏了”'), 'the change');
  expect(answer).not.toHaveBeenCalled();

  await type(textarea(), '都重发');
  await send();
  await until(() => document.querySelector('textarea') === null, 'the dialog closed');
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    input: {
      orderId: short.id,
      skuId: 'A-1',
      reply: '都重发',
      seenReply: '',
      seenMissing: 3,
      seenNote: '都坏了',
    },
  });
});

it.each([
  ['answeredMeanwhile', '店长'],
  ['answeredByDeleted', '已删除的账号'],
])(
  'keeps the answer that came too late (%s), says what was answered before it, and replaces that only when pressed again',
  async (refusal, who) => {
    const short = orderOf('FH1', { shortages: [shortage] });
    const answered = {
      answerShortage: { __typename: 'AnswerShortagePayload', order: short, error: null },
    };
    const value = (name: string, text: string) => ({
      __typename: 'RefusalValue',
      name,
      value: text,
    });
    const refused = {
      answerShortage: {
        __typename: 'AnswerShortagePayload',
        order: null,
        error: {
          __typename: 'BusinessError',
          code: 'REFUSED',
          message: `${who}已先回复：“下午补货”，您的回复没有发出`,
          field: 'seenReply',
          refusal: {
            __typename: 'Refusal',
            name: refusal,
            values: [value('name', who), value('reply', '下午补货')],
          },
        },
      },
    };
    const server = fakeServer({ AnswerShortage: refused });
    await render(<ShortageRow order={short} />);
    await click(button('回复缺货 A-1 FH1'));
    await until(() => document.querySelector('textarea') !== null, 'the dialog');
    await type(textarea(), '不补了');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await until(() => shows(`${who}已先回复：“下午补货”`), 'what was answered meanwhile');
    expect(textarea().value).toBe('不补了');

    server.answers.AnswerShortage = answered;
    await press('替换这条回复');
    await until(() => document.querySelector('textarea') === null, 'the dialog closed');
    const read = { seenMissing: 2, seenNote: '' };
    const sku = { orderId: short.id, skuId: 'A-1', reply: '不补了', ...read };
    expect(server.asked.flatMap(({ variables }) => variables.input ?? [])).toEqual([
      { ...sku, seenReply: '' },
      { ...sku, seenReply: '下午补货' },
    ]);
  },
);
