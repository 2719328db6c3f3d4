import { afterEach, expect, it } from 'vitest';
import { TodayTasks } from '../../../web/src/features/statistics/operations/TodayTasks.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows, unmount, until } from '../support/render.tsx';
import { countsOf } from '../support/shipping-order.ts';

afterEach(() => client.clearStore());

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
  render(
    <GraphQLProvider>
      <TodayTasks selection={{ all: true }} today="2026-03-07" />
    </GraphQLProvider>,
    { at: '/home', texts: ['operations'] },
  );

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
