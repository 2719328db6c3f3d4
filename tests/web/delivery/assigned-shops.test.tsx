import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ShipperFrame from '../../../web/src/app/phone/ShipperFrame.tsx';
import { keptTasks } from '../../../web/src/features/delivery/phone/kept-tasks.ts';
import { outbox } from '../../../web/src/features/delivery/phone/outbox.ts';
import TasksPage from '../../../web/src/features/delivery/phone/TasksPage.tsx';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';
import { countsOf, orderOf } from '../support/shipping-order.ts';
import { viewerOf } from '../support/viewer.ts';

const shop = (id: string, name: string) => ({ __typename: 'Shop', id, name, platform: 'TEMU' });
const both = [shop('temu:1', '甲店'), shop('temu:2', '乙店')] as const;
const orders = [
  orderOf('FH1', { shop: { ...both[0], platform: 'TEMU', __typename: 'Shop' } }),
  orderOf('FH2', { shop: { ...both[1], platform: 'TEMU', __typename: 'Shop' } }),
];

let assigned: readonly (typeof both)[number][] = both;
let tell: (data: ApolloLink.Result) => void = () => {};

const tasks = () => orders.filter((order) => assigned.some(({ id }) => id === order.shop.id));
const answers: Record<string, () => Record<string, unknown>> = {
  PhoneShops: () => ({
    shops: connectionOf('Shop', assigned),
  }),
  PhoneTasks: () => ({
    shippingOrders: connectionOf('ShippingOrder', tasks(), {
      counts: countsOf({ awaitingPacking: tasks().length, awaitingEntry: 0 }),
      warehouses: [],
    }),
  }),
};
const server = new ApolloLink(
  ({ query, operationName = '' }) =>
    new Observable((observer) => {
      const main = getMainDefinition(query);
      if (main.kind === 'OperationDefinition' && main.operation === 'subscription') {
        if (operationName === 'AssignedShops') tell = (result) => observer.next(result);
        return;
      }
      observer.next({ data: answers[operationName]?.() ?? {} });
      observer.complete();
    }),
);

const listOfBoth = () => {
  const [kept] = Object.values(keptTasks.get().lists);
  if (kept === undefined) throw new Error('No list is kept');
  return kept;
};

const assign = (some: readonly (typeof both)[number][]) =>
  act(async () => {
    assigned = some;
    tell({ data: { shopLayoutChanged: { __typename: 'ShopLayoutChange', shops: some } } });
  });

beforeEach(async () => {
  // Files share their modules: another one may have left lists of the same person, whose work is open then.
  keptTasks.set({ userId: null, shops: null, lists: {} });
  outbox.set({ userId: null, acts: [], sending: null });
  startSession('account');
  assigned = both;
  const client = new ApolloClient({ cache: createCache(), link: server, dataMasking: true });
  const viewer = viewerOf({ role: 'SHIPPER', isBoss: false });
  await render(
    <ApolloProvider client={client}>
      <Routes>
        <Route element={<ShipperFrame userId="u1" viewer={viewer} />}>
          <Route path="/m" element={<TasksPage />} />
        </Route>
      </Routes>
    </ApolloProvider>,
    { at: '/m' },
  );
  await until(() => shows('FH1') && shows('FH2'), 'the tasks of both shops');
  await until(() => Object.keys(keptTasks.get().lists).length > 0, 'them kept on the phone');
  await assign(both);
});
afterEach(() => outbox.set({ userId: null, acts: [], sending: null }));

it('[R6-07] has no order of a shop any more that the boss takes away, nor keeps one on the phone, and says so', async () => {
  const other = keptTasks.get().lists;
  keptTasks.set((kept) => ({ ...kept, lists: { ...other, 'of another tab': listOfBoth() } }));
  await assign(both.slice(1));
  await until(() => !shows('FH1') && shows('FH2'), 'what is left');
  await until(() => shows('BOSS已取消您对店铺“甲店”的权限，页面已更新'), 'the message');
  expect(Object.keys(keptTasks.get().lists)).toEqual(Object.keys(other));
  expect(localStorage.getItem('phone.tasks.u1')).not.toContain('FH1');
});

it('[R6-07] has the orders of a shop at once that the boss gives', async () => {
  await assign(both.slice(1));
  await until(() => !shows('FH1') && shows('FH2'), 'what is left');
  await assign(both);
  await until(() => shows('FH1') && shows('FH2'), 'the tasks of both shops');
});
