import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../../api/contract/index.ts';
import { comparison, range } from './operations.ts';

/**
 * The upstream of the benchmark: answers the declared calls that the operations need, from memory, for
 * 38 shops. The answers are made once, so that its own cost is the same small one for every server.
 */

const shopCount = 38;
const ids = Array.from({ length: shopCount }, (_, i) => String(634_418_000_000 + i));
const figures = (sold: number) => ({
  sold,
  returned: Math.floor(sold / 20),
  net: sold - Math.floor(sold / 20),
});
const profit = (value: number) => ({
  profit: value,
  cost: value * 4,
  uncosted: { sold: 0, returned: 0, amount: 0 },
  hiddenReason: null,
});

function daysOf({ start, end }: { start: string; end: string }): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
const line = (days: string[]) =>
  days.map((bucket, i) => ({ bucket, ...figures(100_000 + i * 731) }));
const rows = <T>(count: number, row: (i: number) => T) => ({
  total: 3_645,
  rows: Array.from({ length: count }, (_, i) => row(i)),
});
const rank = (i: number) => ({
  amount: figures(900_000 - i * 7_919),
  quantity: figures(4_000 - i * 31),
  profit: profit(80_000 - i * 1_009),
});

const lately = ids.slice(0, 1).map((mallId) => ({
  mallId,
  today: { quantity: 1, amount: 100 },
  yesterday: { quantity: 2, amount: 200 },
  lastSevenDays: { quantity: 3, amount: 300 },
  lastThirtyDays: { quantity: 4, amount: 400 },
  salesRanking: 5,
}));

const answers: Record<string, unknown> = {
  getUserInfo: {
    userId: '1',
    uid: '1',
    username: '13800000001',
    phone: '13800000001',
    nickName: null,
    role: 'boss',
    staffKind: null,
    isBoss: true,
    isVisitor: false,
    permissions: [{ permsCode: 'lookCost' }],
    wechatUId: null,
    registerTime: Date.parse('2025-01-01'),
    firstSaleDay: null,
    isFirst: false,
    needRebindPhones: [],
  },
  getShopList: ids.map((mallId, i) => ({
    mallId,
    mallName: `测试店铺${i}`,
    mallNameDis: `测试店铺${i}`,
    mallNameNative: `Shop ${i}`,
    // Of one platform, so that every server compared has the same calls to make.
    platformType: 'temu',
    isSemiManagedMall: i % 2 === 0,
    semiManagedMall: i % 2 === 0,
    isCloseShop: false,
    isClose: false,
    expireDate: null,
    sort: i,
    temuUid: null,
    phone: null,
    phoneList: [],
    phoneStr: '',
    goodsAbnormalNum: i,
    refundInfoNum: 1,
  })),
  getShopTabMap: { listShowTab: ids, listClosedTab: [] },
  queryUserGroups: [],
  getHistoryTotalSales: { current: figures(98_765_432), compare: figures(87_654_321) },
  getHistorySaleVolume: { current: figures(43_210), compare: figures(40_123) },
  getHistoryTotalProfits: { current: profit(9_876_543), compare: profit(8_765_432) },
  getLineChartDataSales: { current: line(daysOf(range)), compare: line(daysOf(comparison)) },
  getShopSalesRanking: rows(10, (i) => ({ mallId: ids[i] ?? '', ...rank(i) })),
  getProductSalesRanking: rows(10, (i) => ({
    mallId: ids[i] ?? '',
    productId: `9${i}`,
    skcId: null,
    skuId: `7${i}`,
    extCode: `SKU-${i}`,
    productName: `收纳盒 ${i}`,
    ...rank(i),
  })),
  getAbnormalProductNum: 3,
  shopRating: { review: 4.7, assessmentResult: 4 },
  createdProducts: { today: 1, this_week: 9, this_month: 31 },
  joinedQuantity: { count: 412 },
  productCountByType: { count: 17 },
  deadStock: { totaNum: 23, totalValue: 456_700 },
  refundInfo: { totalElements: 4 },
  specification: { success: true, result: { total: 2 }, message: null },
  getShopLatelySalesInfos: lately,
  queryTotalSales: { current: figures(98_765_432), compare: null },
  queryTotalProfit: { current: profit(9_876_543), compare: null },
};

/** What differs in each answer from the one before: nothing, the trace id around its data, or a figure too. */
export type Change = 'nothing' | 'trace' | 'figure';

/** The first of these in an answer is the figure that changes. */
const changing = [
  'registerTime',
  'goodsAbnormalNum',
  'sold',
  'profit',
  'review',
  'today',
  'totaNum',
  'count',
  'salesRanking',
];

/** The text of an answer around the figure that changes, with that figure. */
interface Body {
  readonly whole: Buffer;
  readonly before: string;
  /** None in lists of ids and in what is empty: only what stands around them changes. */
  readonly figure: number | undefined;
  readonly after: string;
}

function bodyOf(data: unknown): Body {
  const text = JSON.stringify({ code: 0, msg: 'success', data });
  const found = new RegExp(`"(?:${changing.join('|')})":([\\d.]+)`).exec(text);
  const [matched = '', figure = ''] = found ?? [];
  const at = found ? found.index + matched.length - figure.length : text.length - 1;
  return {
    whole: Buffer.from(text),
    before: text.slice(0, at),
    figure: found ? Number(figure) : undefined,
    after: text.slice(at + figure.length, -1),
  };
}

export interface BenchUpstream {
  readonly url: string;
  /** How many calls it has answered. */
  readonly served: () => number;
  change(change: Change): void;
  readonly server: Server;
}

/** Starts it on a free port. */
export async function startUpstream(): Promise<BenchUpstream> {
  const bodies = new Map(
    [...calls.values()].map((call) => [call.path, bodyOf(answers[call.name] ?? null)]),
  );
  let count = 0;
  let changes: Change = 'nothing';
  const contentOf = ({ whole, before, figure, after }: Body): Buffer | string => {
    if (changes === 'nothing') return whole;
    const now = figure !== undefined && changes === 'figure' ? figure + (count % 1_000) : figure;
    return `${before}${now ?? ''}${after},"traceId":"trace-${count}"}`;
  };
  const server = createServer((request, response) => {
    count += 1;
    const body = bodies.get((request.url ?? '').split('?')[0] ?? '');
    request.resume();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(body ? contentOf(body) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    served: () => count,
    change(change) {
      changes = change;
    },
    server,
  };
}

export { ids as shopIdsOfBench };
