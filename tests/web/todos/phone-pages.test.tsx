import { act, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import OrdersPage from '../../../web/src/features/delivery/phone/OrdersPage.tsx';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';
import ProductsPage from '../../../web/src/features/products/phone/ProductsPage.tsx';
import DocumentsPage from '../../../web/src/features/statistics/phone/DocumentsPage.tsx';
import MessagesPage from '../../../web/src/features/statistics/phone/MessagesPage.tsx';
import TodoPage from '../../../web/src/features/statistics/phone/TodoPage.tsx';
import { phoneDoor } from '../../../web/src/features/todos/doors.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadNamed } from '../../../web/src/live/reload.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, type FakeServer, fakeServer, never } from '../support/graphql-server.ts';
import {
  button,
  click,
  render,
  shows,
  textarea,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { countsOf, orderOf, shortage } from '../support/shipping-order.ts';
import { todoOf } from '../support/todo.ts';
import { directoryOf, shopOf } from '../support/viewer.ts';

const shop = { __typename: 'Shop', id: 'temu:11', name: '甲店' };
const message = (messageId: string, title: string) => ({
  __typename: 'ShopMessage',
  messageId,
  kind: 'VIOLATION',
  state: 'OPEN',
  time: '2026-03-10T08:00:00+08:00',
  title,
  content: `${title}的全文`,
  fine: '0.00',
  productName: null,
  shop,
});

const messagesOf = (edges: readonly object[]) => ({
  statistics: {
    __typename: 'Statistics',
    messages: {
      __typename: 'ShopMessageConnection',
      totalCount: edges.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      edges,
    },
  },
});

let server: FakeServer;

beforeEach(() => {
  startSession('account');
  const edges = [message('M1', '描述不符'), message('S1', '延迟发货')].map((node) => ({
    __typename: 'ShopMessageEdge',
    node,
  }));
  server = fakeServer({ PhoneMessages: messagesOf(edges) });
});

const open = (page: ReactNode, at: string, directory = directoryOf({ shops: [shopOf('甲店')] })) =>
  render(page, { at, directory, selection: { kind: 'shop', id: 'temu:11' } });
const place = (page: string) => `/m${page}`;
const asked = (name: string) =>
  server.asked.filter(({ operationName }) => operationName === name).at(-1)?.variables;

it('an overdue order of the to-dos stands alone on its page of the phone, and all of them again when asked for', async () => {
  await open(<OrdersPage />, phoneDoor(todoOf('OVERDUE', { subject: 'FH1' }), place));
  await until(() => asked('ShippingOrders') !== undefined, 'the orders');
  expect(asked('ShippingOrders')).toMatchObject({ due: 'OVERDUE', search: 'FH1' });
  await click(button('FH1，点击取消筛选'));
  await until(() => asked('ShippingOrders')?.search === null, 'all of them');
  expect(asked('ShippingOrders')).toMatchObject({ due: 'OVERDUE' });
});

it.each([
  ['by its code', { code: 'CUP' }, { extCode: 'CUP' }],
  ['by its id where it has no code', {}, { search: 'S1' }],
])('sold-out goods stand alone %s', async (_how, more, wanted) => {
  await open(<ProductsPage />, phoneDoor(todoOf('SOLD_OUT', more), place));
  await until(() => asked('PhoneProducts') !== undefined, 'the goods');
  expect(asked('PhoneProducts')?.filter).toEqual({ stockState: 'SOLD_OUT', ...wanted });
  await click(button(`${Object.values(wanted)[0]}，点击取消筛选`));
  await until(() => Object.keys(asked('PhoneProducts')?.filter ?? {}).length === 1, 'all of them');
});

it('a violation is unfolded among those that wait for an answer', async () => {
  await open(<MessagesPage />, phoneDoor(todoOf('VIOLATION'), place));
  await until(() => document.querySelectorAll('details').length === 2, 'the messages');
  expect(asked('PhoneMessages')).toMatchObject({ state: 'OPEN', first: 50 });
  const unfolded = [...document.querySelectorAll('details')].filter(({ open: isOpen }) => isOpen);
  expect(unfolded.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('延迟发货的全文'),
  ]);
});

it('unfolds one of the messages that went to several shops, where the link names none of them', async () => {
  const sent = [shop, { ...shop, id: 'temu:12', name: '乙店' }].map((to) => ({
    __typename: 'ShopMessageEdge',
    node: { ...message('M1', '全站促销'), shop: to },
  }));
  server.answers.PhoneMessages = messagesOf(sent);
  await open(<MessagesPage />, '/m/messages?kind=violation&message=M1');
  await until(() => document.querySelectorAll('details').length === 2, 'the messages');
  const all = [...document.querySelectorAll('details')];
  expect(all.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);
  expect(shows('链接所指的消息不在这里')).toBe(false);
});

const counts = countsOf({ awaitingPacking: 1 });
const noOrders = { __typename: 'ShippingOrderConnection', totalCount: 0, counts, warehouses: [] };
const choose = (label: string) => {
  const [chosen] = [...document.querySelectorAll('label')].filter(
    ({ textContent }) => textContent === label,
  );
  if (!chosen) throw new Error(`no ${label}`);
  return click(chosen);
};

it('an order that is not in the list any more is looked for in the others, and all of them are one press away', async () => {
  server.answers.ShippingOrders = { shippingOrders: { ...noOrders, edges: [] } };
  await open(<OrdersPage />, phoneDoor(todoOf('OVERDUE', { subject: 'FH1' }), place));
  await until(() => shows('可能已经处理完，或在别的列表里'), 'why there is none');
  // What a list says that it has of the order is what is in it.
  await choose('待打包 1');
  await until(() => asked('ShippingOrders')?.status === 'AWAITING_PACKING', 'the other list');
  expect(asked('ShippingOrders')).toMatchObject({ search: 'FH1' });
  await click(button('查看全部'));
  await until(() => asked('ShippingOrders')?.search === null, 'all of them');
  await until(() => shows('没有这样的发货单'), 'an answer');
  expect(shows('查看全部')).toBe(false);
});

it('orders with missing pieces are a list of their own, answered on the phone though they leave it meanwhile', async () => {
  const short = orderOf('FH1', { shortages: [{ ...shortage, note: '只找到空箱' }] });
  const listOf = (orders: readonly Order[]) => ({
    shippingOrders: {
      ...noOrders,
      totalCount: orders.length,
      counts: countsOf({ short: orders.length }),
      edges: orders.map((node) => ({ __typename: 'ShippingOrderEdge', rank: 1, node })),
    },
  });
  server.answers.ShippingOrders = listOf([short]);
  const answered = { __typename: 'AnswerShortagePayload', order: short, error: null };
  server.answers.AnswerShortage = { answerShortage: answered };
  await open(<OrdersPage />, '/m/orders');
  await until(() => shows('缺货待回复 1'), 'the list');
  await choose('缺货待回复 1');
  await until(() => asked('ShippingOrders')?.short === true, 'the orders of the list');
  expect(asked('ShippingOrders')).toMatchObject({ status: null, due: null });
  await until(() => shows('说明：只找到空箱'), 'what is missing');
  await click(button('回复缺货 A-1 FH1'));
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  await type(textarea(), '下午补货');
  server.answers.ShippingOrders = listOf([]);
  await act(async () => reloadNamed(client, ['ShippingOrders']));
  await until(() => shows('没有待回复的缺货'), 'the order gone');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => document.querySelector('textarea') === null, 'the dialog closed');
  expect(asked('AnswerShortage')?.input).toMatchObject({ orderId: short.id, reply: '下午补货' });
});

it('what there is to do names the shortages that wait for an answer, and leads to them', async () => {
  const counts = countsOf({ short: 2 });
  const next = connectionOf('ShippingOrder', []);
  server.answers.PhoneTodo = {
    statistics: {
      __typename: 'Statistics',
      finance: { __typename: 'Finance', frozen: null },
      stock: { __typename: 'Stock', soldOut: null, soldOutLoss: null },
      products: { __typename: 'ProductFigures', states: null, documents: null },
      messages: null,
    },
    shippingOrders: { __typename: 'ShippingOrderConnection', counts },
    overdue: next,
    dueSoon: next,
    toPack: next,
    toShip: next,
  };
  server.answers.Todos = never;
  await open(<TodoPage />, '/m/todo');
  await until(() => shows('2 个发货单缺货待回复'), 'the shortages');
  const door = [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.startsWith('2 个发货单缺货待回复'),
  );
  expect(door?.getAttribute('href')).toBe('/m/orders?list=short');
});

it('goods that are not in the list any more are looked for in the others, and all of them are one press away', async () => {
  server.answers.PhoneProducts = {
    productList: connectionOf('Product', []),
  };
  await open(<ProductsPage />, phoneDoor(todoOf('SOLD_OUT', { code: 'CUP' }), place));
  await until(() => shows('可能已经处理完，或在别的列表里'), 'why there is none');
  await choose('即将断码');
  await until(() => shows('没有这样的商品'), 'an answer');
  expect(asked('PhoneProducts')?.filter).toEqual({
    stockState: 'ABOUT_TO_SELL_OUT',
    extCode: 'CUP',
  });
  await click(button('查看全部'));
  await until(() => Object.keys(asked('PhoneProducts')?.filter ?? {}).length === 1, 'all of them');
});

it('says of a message that a link is about and that is not there why that may be, until another list is chosen', async () => {
  await open(<MessagesPage />, phoneDoor(todoOf('VIOLATION', { subject: 'GONE' }), place));
  await until(() => shows('链接所指的消息不在这里'), 'that it is not there');
  expect(document.querySelectorAll('details')).toHaveLength(2);
  await click(button('查看全部'));
  await until(() => asked('PhoneMessages')?.state === null, 'all messages');
  await until(() => shows('链接所指的消息不在这里'), 'that it is not there either');
  expect(shows('查看全部')).toBe(false);
  await choose('通知');
  await until(() => !shows('链接所指的消息不在这里'), 'another list');
});

it('shows what there is to do along with the note of renewal, that would push it down', async () => {
  server.answers = { PhoneTodo: never, Todos: never };
  const heading = () =>
    [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === '分类汇总');
  const due = shopOf('甲店', { expiresAt: '2020-01-01T00:00:00+08:00' });
  await open(<TodoPage />, '/m/todo', directoryOf({ isComplete: false }));
  await until(() => asked('Todos') !== undefined, 'what there is to do, read meanwhile');
  expect(heading()?.closest('[hidden]')).not.toBeNull();
  await unmount();
  await open(<TodoPage />, '/m/todo', directoryOf({ shops: [due] }));
  await until(() => shows('1 个店铺已到期'), 'the note');
  expect(heading()?.closest('[hidden]')).toBeNull();
});

it('says of rejected documents that there are no shops, and not that they could not be read', async () => {
  const errors = [{ message: '店铺为空', extensions: { code: 'EMPTY_SHOP' } }];
  server.answers.PhoneDocuments = Response.json({ errors });
  await open(<DocumentsPage />, '/m/documents', directoryOf());
  await until(() => shows('还没有店铺'), 'that there are none');
  expect(shows('加载失败')).toBe(false);
});
