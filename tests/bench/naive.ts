import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useServer } from 'graphql-ws/use/ws';
import { createPubSub, createSchema, createYoga } from 'graphql-yoga';
import mqtt from 'mqtt';
import { WebSocketServer } from 'ws';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import { account, shops as shopCalls, statistics } from '../../api/contract/index.ts';
import * as cardCalls from '../../api/contract/shop-card.ts';
import { topicFor, topics } from '../../api/contract/topics.ts';
import { token } from './operations.ts';
import { shopIdsOfBench } from './upstream.ts';

/**
 * The same schema answered the plain way: Yoga with its defaults, global fetch, one REST call in each
 * resolver that needs one, nothing shared, every subscriber served by itself.
 * Argument 1 is the upstream, argument 2 the broker; the address is printed.
 */

const upstream = process.argv[2] ?? '';
const broker = process.argv[3] ?? '';
const yuan = (fen: number) => (fen / 100).toFixed(2);

async function call<C extends Call>(
  declared: C,
  input: Record<string, string> = {},
): Promise<CallOutput<C>> {
  const answer = await fetch(upstream + declared.path, {
    method: declared.method,
    headers: { authorization: token, 'x-requested-with': 'bench' },
    body: declared.method === 'POST' ? new URLSearchParams(input) : undefined,
  });
  const body = await answer.json();
  return declared.output.parse(body.data) as CallOutput<C>;
}

type Figures = { sold: number; returned: number; net: number };
type Profit = { profit: number | null; hiddenReason: string | null };
type ShopRow = CallOutput<typeof shopCalls.getShopList>[number];

const money = (f: Figures) => ({
  sold: yuan(f.sold),
  returned: yuan(f.returned),
  net: yuan(f.net),
});
const profit = (f: Profit) => ({
  profit: f.profit === null ? null : yuan(f.profit),
  hiddenReason: f.hiddenReason,
});

/** A shop of the schema from its id alone: each field that needs the row asks for the list. */
const shop = async (mallId: string) => {
  const row = (await call(shopCalls.getShopList)).find((entry) => entry.mallId === mallId);
  return row && shopOf(row);
};
const shopOf = (row: ShopRow) => ({
  id: `${row.platformType}:${row.mallId}`,
  mallId: row.mallId,
  name: row.mallName,
  platform: row.platformType.toUpperCase(),
  managedType: row.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED',
  badgeCount: (row.goodsAbnormalNum ?? 0) + (row.refundInfoNum ?? 0),
  isHidden: async () => (await call(shopCalls.getShopTabMap)).listClosedTab.includes(row.mallId),
  card: () => cardOf(row.mallId),
});
const cardOf = (shopId: string) => ({
  review: async () => (await call(cardCalls.shopRating, { shopId })).review,
  deliveryGrade: async () =>
    ['NONE', 'C', 'B', 'A', 'S'][
      (await call(cardCalls.shopRating, { shopId })).assessmentResult ?? 0
    ],
  joinedQuantity: async () => (await call(cardCalls.joinedQuantity, { shopId })).count,
  awaitingFirstOrderCount: async () =>
    (await call(cardCalls.productCountByType, { shopId, productType: '待创建首单' })).count,
  createdProducts: async () => {
    const created = await call(cardCalls.createdProducts, { shopId });
    return {
      today: created.today,
      thisWeek: created.this_week,
      thisMonth: created.this_month,
    };
  },
  deadStock: async () => {
    const dead = await call(cardCalls.deadStock, { shopIds: shopId });
    return { productCount: dead.totaNum, value: yuan(dead.totalValue ?? 0) };
  },
  salesRank: async () =>
    (await call(statistics.getShopLatelySalesInfos, { shopId }))[0]?.salesRanking,
});

interface Range {
  start: string;
  end: string;
}

function statisticsOf(range: Range, comparison: Range | undefined) {
  const input = async (extra: Record<string, string> = {}) => ({
    shopId: (await call(shopCalls.getShopList)).map((row) => row.mallId).join(','),
    startTime: range.start,
    endTime: range.end,
    ...(comparison && { compareStartTime: comparison.start, compareEndTime: comparison.end }),
    ...extra,
  });
  const totals = (key: 'current' | 'compare') => ({
    amount: async () => {
      const data = (await call(statistics.getHistoryTotalSales, await input()))[key];
      return data && money(data);
    },
    quantity: async () => (await call(statistics.getHistorySaleVolume, await input()))[key],
    profit: async () => {
      const data = (await call(statistics.getHistoryTotalProfits, await input()))[key];
      return data && profit(data);
    },
  });
  const edge = (row: { amount: Figures; quantity: Figures; profit: Profit }, i: number) => ({
    cursor: String(i),
    rank: i + 1,
    amount: money(row.amount),
    quantity: row.quantity,
    profit: profit(row.profit),
  });
  const pageInfo = { hasNextPage: true, endCursor: null };
  return {
    shopCount: async () => (await call(shopCalls.getShopList)).length,
    totals: () => totals('current'),
    comparison: () => (comparison ? totals('compare') : null),
    amountTrend: async () => {
      const chart = await call(statistics.getLineChartDataSales, await input({ lineType: 'day' }));
      return chart.current.map((point, i) => {
        const compared = chart.compare?.[i];
        return {
          bucket: point.bucket,
          figures: money(point),
          comparison: compared && money(compared),
        };
      });
    },
    shopRanking: async ({ first }: { first: number }) => {
      const data = await call(
        statistics.getShopSalesRanking,
        await input({ pageSize: String(first) }),
      );
      const all = (await call(statistics.getHistoryTotalSales, await input())).current.net;
      const edges = data.rows.map((row, i) => ({
        ...edge(row, i),
        share: row.amount.net / all,
        node: () => shop(row.mallId),
      }));
      return { totalCount: data.total, pageInfo, edges };
    },
    productRanking: async ({ first }: { first: number }) => {
      const data = await call(
        statistics.getProductSalesRanking,
        await input({ pageSize: String(first) }),
      );
      const edges = data.rows.map((row, i) => ({
        ...edge(row, i),
        node: {
          productId: row.productId,
          code: row.extCode,
          name: row.productName,
          shop: () => shop(row.mallId),
        },
      }));
      return { totalCount: data.total, pageInfo, edges };
    },
  };
}

// Each of the many subscribers listens to one target.
setMaxListeners(0);
const pubSub = createPubSub<{ refresh: [{ mallId: string; time: number }] }>();

const schema = createSchema({
  typeDefs: readFileSync('schema.graphql', 'utf8'),
  resolvers: {
    Query: {
      viewer: async () => {
        const user = await call(account.getUserInfo);
        return { id: user.userId, role: user.isBoss ? 'BOSS' : 'MANAGER', dataStart: '2025-01-01' };
      },
      shop: (_: unknown, { id }: { id: string }) => shop(id.slice(id.indexOf(':') + 1)),
      shops: async () => {
        const list = await call(shopCalls.getShopList);
        const edges = list.map((row, i) => ({ cursor: String(i), node: shopOf(row) }));
        return {
          totalCount: list.length,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges,
        };
      },
      statistics: (_: unknown, args: { range: Range; comparison?: Range }) =>
        statisticsOf(args.range, args.comparison),
    },
    Subscription: {
      shopRefreshed: {
        subscribe: () => pubSub.subscribe('refresh'),
        resolve: (event: { mallId: string; time: number }) => ({
          at: new Date(event.time).toISOString(),
          shop: () => shop(event.mallId),
        }),
      },
    },
  },
});

const yoga = createYoga({ schema, logging: false });
const server = createServer(yoga);
const sockets = new WebSocketServer({ server, path: '/graphql' });
useServer({ schema, context: () => ({}) }, sockets);

const client = mqtt.connect(broker);
const [refresh] = topics;
client.on('message', (_, payload) => {
  const { mallId, time } = refresh.message.parse(JSON.parse(payload.toString()));
  pubSub.publish('refresh', { mallId, time: time ?? Date.now() });
});
await client.subscribeAsync(
  shopIdsOfBench.map((mallId) => topicFor(refresh, mallId)),
  { qos: 1 },
);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
