import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ShipperFrame from '../../../web/src/app/phone/ShipperFrame.tsx';
import { type Act, outbox } from '../../../web/src/features/delivery/phone/outbox.ts';
import TasksPage from '../../../web/src/features/delivery/phone/TasksPage.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { linkTo, render, shows, unmount, until } from '../support/render.tsx';
import { countsOf, orderOf, shortage } from '../support/shipping-order.ts';
import { viewerOf } from '../support/viewer.ts';

const refused: Act = {
  id: 'k1',
  step: 'pack',
  shortage: null,
  orderId: 'shippingOrder:FH1',
  orderNo: 'FH1',
  dueAt: 0,
  problem: '发货单FH1已取消',
  faults: 0,
};

const open = (at: string) =>
  render(
    <Routes>
      <Route
        element={<ShipperFrame userId="u1" viewer={viewerOf({ role: 'SHIPPER', isBoss: false })} />}
      >
        <Route path="/m" element={<TasksPage />} />
        <Route path="/m/task/:orderNo" element={<p>another task</p>} />
      </Route>
    </Routes>,
    { at },
  );

beforeEach(() => {
  startSession('account');
  fakeServer({
    PhoneTasks: {
      shippingOrders: connectionOf('ShippingOrder', [], {
        counts: countsOf({ overdue: 12, awaitingEntry: 0 }),
        warehouses: [],
      }),
    },
  });
});

afterEach(() => outbox.set({ userId: null, acts: [], sending: null }));

it('says on every page that something has not succeeded, and leads to why', async () => {
  localStorage.setItem('phone.outbox.u1', JSON.stringify([refused]));
  await open('/m/task/FH2');
  await until(() => shows('another task'), 'the task');
  expect(shows('没有成功 1')).toBe(true);
  expect(shows('待发送')).toBe(false);
  expect(linkTo('没有成功 1')).toBe('/m');
  await unmount();
  await open('/m');
  await until(() => shows('发货单FH1已取消'), 'the reason');
});

it('says in the list which shortages wait for an answer, and which have one', async () => {
  const answered = { reply: '先发其他', answerer: '店长', answeredAt: '2026-05-01T09:00:00Z' };
  const tasks = [
    orderOf('FH1', { shortages: [{ ...shortage, ...answered }] }),
    orderOf('FH2', { shortages: [shortage, { ...shortage, skuId: 'A-2', ...answered }] }),
    orderOf('FH3'),
  ];
  fakeServer({
    PhoneTasks: {
      shippingOrders: connectionOf('ShippingOrder', tasks, {
        counts: countsOf({ awaitingPacking: tasks.length, awaitingEntry: 0 }),
        warehouses: [],
      }),
    },
  });
  await open('/m');
  await until(() => shows('FH3'), 'the tasks');
  const cards = [...document.querySelectorAll('a[href^="/m/task/"]')].map(
    ({ textContent }) => /缺货已回复|缺 \d 件/.exec(textContent ?? '')?.[0] ?? null,
  );
  expect(cards).toEqual(['缺货已回复', '缺 2 件', null]);
});

it('counts what is overdue over the lists that it lies in, and not over what has left', async () => {
  await open('/m');
  await until(() => shows('待打包、待发货 · 12 单已超时'), 'what is overdue');
  await unmount();
  await open('/m?tab=store');
  await until(() => shows('没有待入库的发货单'), 'the third list');
  expect(shows('单已超时')).toBe(false);
});
