import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { Pool } from 'undici';
import { account, shops, statistics } from '../../../api/contract/index.ts';
import * as cards from '../../../api/contract/shop-card.ts';
import { token } from '../operations.ts';

/**
 * The graph of the benchmark as a careful user of another server writes it: one pooled client, each upstream
 * call once in a request, no schema run over what comes back, and none of what this product adds.
 */

const yuan = (fen) => (fen / 100).toFixed(2);
const money = ({ sold, returned, net }) => ({
  sold: yuan(sold),
  returned: yuan(returned),
  net: yuan(net),
});
const profitOf = ({ profit, hiddenReason }) => ({
  profit: profit === null ? null : yuan(profit),
  hiddenReason,
});

/** Makes the context of a request. */
export function contextOf(upstream) {
  const pool = new Pool(upstream, { connections: 16 });
  const ask = async ({ method, path }, input) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        authorization: token,
        'x-requested-with': 'bench',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: method === 'POST' ? new URLSearchParams(input).toString() : undefined,
    });
    const { code, msg, data } = await answer.body.json();
    if (code !== 0) throw new Error(msg);
    return data;
  };
  return () => {
    const asked = new Map();
    const call = (declared, input = {}) => {
      const key = declared.path + JSON.stringify(input);
      const known = asked.get(key);
      if (known) return known;
      const answer = ask(declared, input);
      asked.set(key, answer);
      return answer;
    };
    return { call };
  };
}

const shopOf = (row) => ({
  id: `${row.platformType}:${row.mallId}`,
  mallId: row.mallId,
  name: row.mallName,
  platform: row.platformType.toUpperCase(),
  managedType: row.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED',
  badgeCount: (row.goodsAbnormalNum ?? 0) + (row.refundInfoNum ?? 0),
});

const shopBy = async (mallId, call) => {
  const row = (await call(shops.getShopList)).find((one) => one.mallId === mallId);
  return row && shopOf(row);
};

const grades = ['NONE', 'C', 'B', 'A', 'S'];

/** What every call of a period asks with. */
const inputOf = async ({ range, comparison }, call, more = {}) => ({
  shopId: (await call(shops.getShopList)).map((row) => row.mallId).join(','),
  startTime: range.start,
  endTime: range.end,
  ...(comparison && { compareStartTime: comparison.start, compareEndTime: comparison.end }),
  ...more,
});

const edgeOf = ({ amount, quantity, profit }, index) => ({
  cursor: String(index),
  rank: index + 1,
  amount: money(amount),
  quantity,
  profit: profitOf(profit),
});
const pageInfo = { hasNextPage: true, endCursor: null };

export const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

export const resolvers = {
  Query: {
    viewer: async (_source, _args, { call }) => {
      const user = await call(account.getUserInfo);
      return { id: user.userId, role: user.isBoss ? 'BOSS' : 'MANAGER', dataStart: '2025-01-01' };
    },
    shop: (_source, { id }, { call }) => shopBy(id.slice(id.indexOf(':') + 1), call),
    shops: async (_source, _args, { call }) => {
      const list = await call(shops.getShopList);
      const edges = list.map((row, index) => ({ cursor: String(index), node: shopOf(row) }));
      return {
        totalCount: list.length,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges,
      };
    },
    statistics: (_source, { range, comparison }) => ({ asked: { range, comparison } }),
  },
  Shop: {
    isHidden: async ({ mallId }, _args, { call }) =>
      (await call(shops.getShopTabMap)).listClosedTab.includes(mallId),
    card: ({ mallId }) => ({ shopId: mallId }),
  },
  ShopCard: {
    review: async ({ shopId }, _args, { call }) =>
      (await call(cards.shopRating, { shopId })).review,
    deliveryGrade: async ({ shopId }, _args, { call }) =>
      grades[(await call(cards.shopRating, { shopId })).assessmentResult ?? 0],
    joinedQuantity: async ({ shopId }, _args, { call }) =>
      (await call(cards.joinedQuantity, { shopId })).count,
    awaitingFirstOrderCount: async ({ shopId }, _args, { call }) =>
      (await call(cards.productCountByType, { shopId, productType: '待创建首单' })).count,
    createdProducts: async ({ shopId }, _args, { call }) => {
      const created = await call(cards.createdProducts, { shopId });
      return { today: created.today, thisWeek: created.this_week, thisMonth: created.this_month };
    },
    deadStock: async ({ shopId }, _args, { call }) => {
      const dead = await call(cards.deadStock, { shopIds: shopId });
      return { productCount: dead.totaNum, value: yuan(dead.totalValue ?? 0) };
    },
    salesRank: async ({ shopId }, _args, { call }) =>
      (await call(statistics.getShopLatelySalesInfos, { shopId }))[0]?.salesRanking,
  },
  SalesTotals: {
    amount: async ({ key, asked }, _args, { call }) =>
      money((await call(statistics.getHistoryTotalSales, await inputOf(asked, call)))[key]),
    quantity: async ({ key, asked }, _args, { call }) =>
      (await call(statistics.getHistorySaleVolume, await inputOf(asked, call)))[key],
    profit: async ({ key, asked }, _args, { call }) =>
      profitOf((await call(statistics.getHistoryTotalProfits, await inputOf(asked, call)))[key]),
  },
  Statistics: {
    shopCount: async (_source, _args, { call }) => (await call(shops.getShopList)).length,
    totals: ({ asked }) => ({ key: 'current', asked }),
    comparison: ({ asked }) => (asked.comparison ? { key: 'compare', asked } : null),
    amountTrend: async ({ asked }, _args, { call }) => {
      const input = await inputOf(asked, call, { lineType: 'day' });
      const chart = await call(statistics.getLineChartDataSales, input);
      return chart.current.map((point, index) => ({
        bucket: point.bucket,
        figures: money(point),
        comparison: chart.compare?.[index] && money(chart.compare[index]),
      }));
    },
    shopRanking: async ({ asked }, { first }, { call }) => {
      const input = await inputOf(asked, call, { pageSize: String(first) });
      const data = await call(statistics.getShopSalesRanking, input);
      const sales = await call(statistics.getHistoryTotalSales, await inputOf(asked, call));
      const nodes = await Promise.all(data.rows.map(({ mallId }) => shopBy(mallId, call)));
      const edges = data.rows.map((row, index) => ({
        ...edgeOf(row, index),
        share: row.amount.net / sales.current.net,
        node: nodes[index],
      }));
      return { totalCount: data.total, pageInfo, edges };
    },
    productRanking: async ({ asked }, { first }, { call }) => {
      const input = await inputOf(asked, call, { pageSize: String(first) });
      const data = await call(statistics.getProductSalesRanking, input);
      const edges = data.rows.map((row, index) => ({
        ...edgeOf(row, index),
        node: { productId: row.productId, code: row.extCode, name: row.productName },
      }));
      return { totalCount: data.total, pageInfo, edges };
    },
  },
};

export const schema = () => makeExecutableSchema({ typeDefs, resolvers });
