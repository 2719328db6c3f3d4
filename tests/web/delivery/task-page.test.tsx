import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../../../web/src/features/delivery/phone/outbox.ts';
import TaskPage from '../../../web/src/features/delivery/phone/TaskPage.tsx';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadNamed } from '../../../web/src/live/reload.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import {
  button,
  click,
  currentAddress,
  render,
  shows,
  textarea,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { countsOf, orderOf } from '../support/shipping-order.ts';

const tasks = (status: Order['status']) => ({
  shippingOrders: connectionOf(
    'ShippingOrder',
    ['FH1', 'FH2', 'FH3'].map((orderNo) =>
      orderOf(orderNo, { status, shipBy: '2099-05-03T00:00:00Z' }),
    ),
    { counts: countsOf({ awaitingEntry: 0 }), warehouses: [] },
  ),
});

const open = async (status: Order['status'], at: string) => {
  const server = fakeServer({ PhoneTasks: tasks(status) });
  await render(
    <Routes>
      <Route path="/m/task/:orderNo" element={<TaskPage />} />
    </Routes>,
    { at },
  );
  await until(() => shows('WBFH1'), 'the task');
  return server;
};

const confirmed = () => outbox.get().acts.map(({ step, orderNo }) => `${step} ${orderNo}`);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  startSession('account');
  outbox.set({ userId: 'user:1', acts: [], sending: null });
  vi.useFakeTimers();
});

afterEach(() => outbox.set({ userId: null, acts: [], sending: null }));

it.each([
  ['确认打包', 'AWAITING_PACKING', '/m/task/FH1', 'pack'],
  ['确认发货', 'AWAITING_SHIPPING', '/m/task/FH1?tab=ship', 'ship'],
] as const)(
  'a double tap on %s confirms one order, not the next one too, which nobody has seen',
  async (name, status, at, step) => {
    await open(status, at);
    await pass(1_000);
    await click(button(name));
    expect(currentAddress()).toBe('/m/task/FH2');
    await pass(400);
    await click(button(name));
    expect(confirmed()).toEqual([`${step} FH1`]);
    expect(currentAddress()).toBe('/m/task/FH2');
    await pass(600);
    await click(button(name));
    expect(confirmed()).toEqual([`${step} FH1`, `${step} FH2`]);
  },
);

it('says of an order that is cancelled while it is packed that it is, with nothing left to do', async () => {
  const server = await open('AWAITING_PACKING', '/m/task/FH1');
  const cancelled = orderOf('FH1', { status: 'CANCELLED', cancelledAt: '2026-03-11T02:00:00Z' });
  server.answers.PhoneTasks = ({ statuses }: { readonly statuses: readonly string[] }) => ({
    shippingOrders: {
      ...tasks('AWAITING_PACKING').shippingOrders,
      edges: [cancelled, orderOf('FH2')]
        .filter(({ status }) => statuses.includes(status))
        .map((node) => ({ __typename: 'ShippingOrderEdge', node })),
    },
  });
  await act(async () => reloadNamed(client, ['PhoneTasks']));
  await until(() => shows('发货单已取消'), 'that it is cancelled');
  expect(shows('WBFH1')).toBe(true);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

const goods = [
  {
    __typename: 'ShippingGoods' as const,
    skuId: 'A-1',
    code: 'A-1',
    specification: '红色',
    productName: '收纳盒',
    imageUrl: null,
    quantity: 3,
  },
];

const typed = () => document.querySelector('textarea')?.value;

it('keeps what is written about pieces that are missing, and takes no press for another step, while somebody else packs it', async () => {
  const of = (status: Order['status'], orderNos: readonly string[]) => ({
    shippingOrders: {
      ...tasks(status).shippingOrders,
      edges: orderNos.map((orderNo) => ({
        __typename: 'ShippingOrderEdge',
        node: orderOf(orderNo, { status, goods, shipBy: '2099-05-03T00:00:00Z' }),
      })),
    },
  });
  vi.useRealTimers();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = await open('AWAITING_PACKING', '/m/task/FH1');
  server.answers.PhoneTasks = of('AWAITING_PACKING', ['FH1', 'FH2']);
  await act(async () => reloadNamed(client, ['PhoneTasks']));
  await until(() => shows('收纳盒'), 'the goods');
  await pass(1_000);
  await click(button('报缺货 A-1'));
  await until(() => typed() === '', 'the dialog');
  await type(textarea(), '第二箱也少');
  // From here on no time passes by itself.
  vi.useRealTimers();
  vi.useFakeTimers();

  let answerSearch = () => {};
  const searched = new Promise<void>((resolve) => {
    answerSearch = resolve;
  });
  server.answers.PhoneTasks = ({ search }: { readonly search: string | null }) =>
    search === null
      ? of('AWAITING_PACKING', ['FH2'])
      : searched.then(() => of('AWAITING_SHIPPING', ['FH1']));
  await act(async () => reloadNamed(client, ['PhoneTasks']));
  const isSearched = () => server.asked.some(({ variables }) => variables.search === 'FH1');
  await until(isSearched, 'that it is looked for by its number');
  expect(typed()).toBe('第二箱也少');
  await act(async () => answerSearch());
  await until(() => shows('确认发货'), 'the step that comes next');
  expect(typed()).toBe('第二箱也少');
  await click(button('确认发货'));
  expect(confirmed()).toEqual([]);
});

it('has what was half written about pieces that are missing again after a reload, until it is told', async () => {
  const withGoods = {
    shippingOrders: {
      ...tasks('AWAITING_PACKING').shippingOrders,
      edges: [
        {
          __typename: 'ShippingOrderEdge',
          node: orderOf('FH1', { status: 'AWAITING_PACKING', goods }),
        },
      ],
    },
  };
  const report = async () => {
    const server = await open('AWAITING_PACKING', '/m/task/FH1');
    server.answers.PhoneTasks = withGoods;
    await act(async () => reloadNamed(client, ['PhoneTasks']));
    await pass(1_000);
    await click(button('报缺货 A-1'));
    await until(() => typed() !== undefined, 'the dialog');
  };
  vi.useRealTimers();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await report();
  await type(textarea(), '第二箱也少');
  // A reload: nothing of the page is left, and nothing was closed.
  await unmount();
  await report();
  await until(() => typed() === '第二箱也少', 'what was written');
  expect(shows('没有保存的内容')).toBe(true);
  await click(button('提交缺货'));
  expect(outbox.get().acts.map(({ shortage }) => shortage?.note)).toEqual(['第二箱也少']);
  await until(() => typed() === undefined, 'that the dialog is gone');
  await click(button('报缺货 A-1'));
  await until(() => typed() === '第二箱也少', 'what was told');
  expect(shows('没有保存的内容')).toBe(false);
});
