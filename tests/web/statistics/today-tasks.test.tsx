import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TodayTasks } from '../../../web/src/features/statistics/operations/TodayTasks.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadNamed } from '../../../web/src/live/reload.ts';
import { upstreamAway } from '../../../web/src/shared/connection/connection.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { press, render, shows, unmount, until } from '../support/render.tsx';
import { countsOf } from '../support/shipping-order.ts';

afterEach(async () => {
  await unmount();
  upstreamAway.set(false);
});

const soldOut = (count: number) => ({
  statistics: {
    __typename: 'Statistics',
    finance: { __typename: 'FinanceStatistics', frozen: null },
    products: { __typename: 'ProductStatistics', states: null, documents: null },
    messages: null,
    stock: {
      __typename: 'StockStatistics',
      soldOut: { __typename: 'SoldOutStatistics', soldOut: count, aboutToSellOut: 0 },
    },
  },
  shippingOrders: {
    __typename: 'ShippingOrderConnection',
    counts: {
      ...countsOf({}),
    },
  },
});

const open = () =>
  render(<TodayTasks selection={{ all: true }} today="2026-03-07" />, { at: '/home' });

it('asks anew what there is to do when the page is opened again, and shows what it knew meanwhile', async () => {
  const server = fakeServer({ HomeTasks: soldOut(37) });
  await open();
  await until(() => shows('37'), 'what there is to do');
  await unmount();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.answers.HomeTasks = () => promise;
  await open();
  expect(shows('37')).toBe(true);
  resolve(soldOut(12));
  await until(() => shows('12') && !shows('37'), 'what is left to do');
});

it('shows what it read last, and says so, while nothing can be read', async () => {
  const server = fakeServer({ HomeTasks: soldOut(37) });
  await open();
  await until(() => shows('37'), 'what there is to do');
  const { statistics } = soldOut(0);
  const nothing = {
    statistics: { ...statistics, stock: { ...statistics.stock, soldOut: null } },
    shippingOrders: null,
  };
  const errors = [{ message: 'away', extensions: { code: 'UPSTREAM_AWAY' } }];
  const away = () =>
    new Response(JSON.stringify({ data: nothing, errors }), {
      headers: { 'content-type': 'application/json' },
    });
  server.answers.HomeTasks = away;
  await act(async () => reloadNamed(client, ['HomeTasks']));
  await until(() => shows('未能更新，这是上次读到的'), 'that it is old');
  expect(shows('37')).toBe(true);
  server.answers.HomeTasks = soldOut(12);
  await press('未能更新，这是上次读到的 · 重试');
  await until(() => shows('12') && !shows('未能更新'), 'what is left to do');
});
