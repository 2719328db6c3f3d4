import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { comparison, range, token } from './operations.ts';
import { pathOf } from './upstream.ts';

/**
 * The yardstick (1.0): what a careful engineer writes by hand to answer the dashboard without GraphQL.
 * One pooled client, every call that can be is sent at once, the answer put together and serialised.
 * Run as a process of its own: argument 1 is the upstream, the port is printed.
 */

const pool = new Pool(process.argv[2] ?? '', { connections: 16 });
const yuan = (fen: number) => (fen / 100).toFixed(2);
type Json = Record<string, any>; // biome-ignore lint/suspicious/noExplicitAny: a yardstick, not the product

async function call(name: string, input: Record<string, string> = {}): Promise<Json> {
  const method = name === 'getShopTabMap' ? 'GET' : 'POST';
  const answer = await pool.request({
    method,
    path: pathOf(name),
    headers: {
      authorization: token,
      'x-requested-with': 'bench',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: method === 'POST' ? new URLSearchParams(input).toString() : undefined,
  });
  const body = (await answer.body.json()) as Json;
  if (body.code !== 0) throw new Error(body.msg);
  return body.data;
}

const money = (f: Json) => ({ sold: yuan(f.sold), returned: yuan(f.returned), net: yuan(f.net) });
const profit = (f: Json) => ({ profit: yuan(f.profit), isEstimate: f.uncostedQuantity !== 0 });

async function dashboard(): Promise<unknown> {
  const [user, list] = await Promise.all([
    call('getUserInfo'),
    call('getShopList'),
    call('getShopTabMap'),
  ]);
  const shops = new Map(
    list.map((row: Json) => [
      row.mallId,
      { id: `${row.platformType}:${row.mallId}`, name: row.mallName },
    ]),
  );
  const input = {
    shopId: [...shops.keys()].join(','),
    startTime: range.start,
    endTime: range.end,
    compareStartTime: comparison.start,
    compareEndTime: comparison.end,
  };
  const [sales, volume, profits, chart, ranking, products] = await Promise.all([
    call('getHistoryTotalSales', input),
    call('getHistorySaleVolume', input),
    call('getHistoryTotalProfits', input),
    call('getLineChartDataSales', { ...input, lineType: 'day' }),
    call('getShopSalesRanking', { ...input, pageSize: '10' }),
    call('getProductSalesRanking', { ...input, pageSize: '10' }),
  ]);
  const totals = (key: 'current' | 'compare') => ({
    amount: money(sales?.[key]),
    quantity: volume?.[key],
    profit: profit(profits?.[key]),
  });
  return {
    viewer: { id: user.userId, role: 'BOSS', dataStart: '2025-01-01' },
    shops: {
      totalCount: list.length,
      edges: list.map((row: Json) => ({
        node: {
          ...(shops.get(row.mallId) as object),
          platform: row.platformType.toUpperCase(),
          managedType: row.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED',
          badgeCount: row.goodsAbnormalNum + row.refundInfoNum,
          isHidden: false,
        },
      })),
    },
    statistics: {
      shopCount: shops.size,
      totals: totals('current'),
      comparison: totals('compare'),
      amountTrend: chart?.current.map((point: Json, i: number) => ({
        bucket: point.bucket,
        figures: money(point),
        comparison: { net: yuan(chart.compare[i]?.net ?? 0) },
      })),
      shopRanking: {
        totalCount: ranking?.total,
        edges: ranking?.rows.map((row: Json, i: number) => ({
          rank: i + 1,
          share: row.amount.net / sales?.current.net,
          amount: { net: yuan(row.amount.net) },
          quantity: { net: row.quantity.net },
          node: shops.get(row.mallId),
        })),
      },
      productRanking: {
        totalCount: products?.total,
        edges: products?.rows.map((row: Json, i: number) => ({
          rank: i + 1,
          amount: { net: yuan(row.amount.net) },
          quantity: { net: row.quantity.net },
          node: { productId: row.productId, name: row.productName, code: row.extCode },
        })),
      },
    },
  };
}

async function shopCard(mallId: string): Promise<unknown> {
  const shopId = { shopId: mallId };
  const [list, rating, joined, awaiting, created, dead, lately] = await Promise.all([
    call('getShopList'),
    call('shopRating', shopId),
    call('joinedQuantity', shopId),
    call('productCountByType', { ...shopId, productType: '待创建首单' }),
    call('createdProducts', shopId),
    call('deadStock', { shopIds: mallId }),
    call('getShopLatelySalesInfos', shopId),
  ]);
  const row = list.find((shop: Json) => shop.mallId === mallId);
  return {
    shop: {
      id: `${row.platformType}:${mallId}`,
      name: row.mallName,
      card: {
        review: rating?.review,
        deliveryGrade: ['NONE', 'C', 'B', 'A', 'S'][rating?.assessmentResult],
        joinedQuantity: joined?.count,
        awaitingFirstOrderCount: awaiting?.count,
        createdProducts: {
          today: created?.today,
          lastSevenDays: created?.this_week,
          lastThirtyDays: created?.this_month,
        },
        deadStock: { productCount: dead?.totaNum, value: yuan(dead?.totalValue) },
        salesRank: lately?.[0]?.salesRanking,
      },
    },
  };
}

async function tiny(): Promise<unknown> {
  const user = await call('getUserInfo');
  return { viewer: { id: user.userId, role: 'BOSS' } };
}

const server = createServer(async (request, response) => {
  request.resume();
  const [, route = '', id = ''] = (request.url ?? '').split('/');
  const data =
    route === 'dashboard'
      ? await dashboard()
      : route === 'shop'
        ? await shopCard(id)
        : await tiny();
  const body = Buffer.from(JSON.stringify({ data }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
