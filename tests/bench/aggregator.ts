import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import { account, shops as shopCalls, statistics } from '../../api/contract/index.ts';
import * as cardCalls from '../../api/contract/shop-card.ts';
import { comparison, range, token } from './operations.ts';

/**
 * The yardstick (1.0): what a careful engineer writes by hand to answer the dashboard without GraphQL.
 * One pooled client, every call that can be is sent at once, the answer put together and serialised.
 * Run as a process of its own: argument 1 is the upstream, the port is printed.
 */

const pool = new Pool(process.argv[2] ?? '', { connections: 16 });
const yuan = (fen: number) => (fen / 100).toFixed(2);
/** Trusts the upstream, as hand-written code does: no schema is run over the answer. */
async function call<C extends Call>(
  declared: C,
  input: Record<string, string> = {},
): Promise<CallOutput<C>> {
  const answer = await pool.request({
    method: declared.method,
    path: declared.path,
    headers: {
      authorization: token,
      'x-requested-with': 'bench',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: declared.method === 'POST' ? new URLSearchParams(input).toString() : undefined,
  });
  const body = (await answer.body.json()) as { code: number; msg: string; data: CallOutput<C> };
  if (body.code !== 0) throw new Error(body.msg);
  return body.data;
}

type Figures = { sold: number; returned: number; net: number };
const money = (f: Figures | null) =>
  f && {
    sold: yuan(f.sold),
    returned: yuan(f.returned),
    net: yuan(f.net),
  };
const profit = (f: { profit: number | null; hiddenReason: string | null } | null) =>
  f && {
    profit: f.profit === null ? null : yuan(f.profit),
    hiddenReason: f.hiddenReason,
  };

async function dashboard(): Promise<unknown> {
  const [user, list] = await Promise.all([
    call(account.getUserInfo),
    call(shopCalls.getShopList),
    call(shopCalls.getShopTabMap),
  ]);
  const shops = new Map(
    list.map((row) => [
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
    call(statistics.getHistoryTotalSales, input),
    call(statistics.getHistorySaleVolume, input),
    call(statistics.getHistoryTotalProfits, input),
    call(statistics.getLineChartDataSales, { ...input, lineType: 'day' }),
    call(statistics.getShopSalesRanking, { ...input, pageSize: '10' }),
    call(statistics.getProductSalesRanking, { ...input, pageSize: '10' }),
  ]);
  const totals = (key: 'current' | 'compare') => ({
    amount: money(sales[key]),
    quantity: volume[key],
    profit: profit(profits[key]),
  });
  return {
    viewer: { id: user.userId, role: 'BOSS', dataStart: '2025-01-01' },
    shops: {
      totalCount: list.length,
      edges: list.map((row) => ({
        node: {
          ...(shops.get(row.mallId) as object),
          platform: row.platformType.toUpperCase(),
          managedType: row.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED',
          badgeCount: (row.goodsAbnormalNum ?? 0) + (row.refundInfoNum ?? 0),
          isHidden: false,
        },
      })),
    },
    statistics: {
      shopCount: shops.size,
      totals: totals('current'),
      comparison: totals('compare'),
      amountTrend: chart.current.map((point, i: number) => ({
        bucket: point.bucket,
        figures: money(point),
        comparison: { net: yuan(chart.compare?.[i]?.net ?? 0) },
      })),
      shopRanking: {
        totalCount: ranking.total,
        edges: ranking.rows.map((row, i: number) => ({
          rank: i + 1,
          share: row.amount.net / sales.current.net,
          amount: { net: yuan(row.amount.net) },
          quantity: { net: row.quantity.net },
          node: shops.get(row.mallId),
        })),
      },
      productRanking: {
        totalCount: products.total,
        edges: products.rows.map((row, i: number) => ({
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
    call(shopCalls.getShopList),
    call(cardCalls.shopRating, shopId),
    call(cardCalls.joinedQuantity, shopId),
    call(cardCalls.productCountByType, { ...shopId, productType: '待创建首单' }),
    call(cardCalls.createdProducts, shopId),
    call(cardCalls.deadStock, { shopIds: mallId }),
    call(statistics.getShopLatelySalesInfos, shopId),
  ]);
  const row = list.find((shop) => shop.mallId === mallId);
  if (!row) throw new Error(`No shop ${mallId}`);
  return {
    shop: {
      id: `${row.platformType}:${mallId}`,
      name: row.mallName,
      card: {
        review: rating.review,
        deliveryGrade: ['NONE', 'C', 'B', 'A', 'S'][rating.assessmentResult ?? 0],
        joinedQuantity: joined.count,
        awaitingFirstOrderCount: awaiting.count,
        createdProducts: {
          today: created.today,
          thisWeek: created.this_week,
          thisMonth: created.this_month,
        },
        deadStock: { productCount: dead.totaNum, value: yuan(dead.totalValue ?? 0) },
        salesRank: lately[0]?.salesRanking,
      },
    },
  };
}

async function tiny(): Promise<unknown> {
  const user = await call(account.getUserInfo);
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
