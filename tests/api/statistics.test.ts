import { describe, expect, it } from 'vitest';
import { stocksPath } from '../../api/contract/call.ts';
import { calls } from '../../api/contract/index.ts';
import { appendSaleLines } from '../../db/sale-lines.ts';
import { type Answer, type CallOptions, type TestApi, testApi } from '../support/api.ts';
import { addProduct, lineOf } from '../support/catalogue.ts';
import { memoryDatabase } from '../support/databases.ts';

/** The tests' today is 2026-03-11. */
const week = { startTime: '2026-03-04', endTime: '2026-03-10' };
const weekBefore = { compareStartTime: '2026-02-25', compareEndTime: '2026-03-03' };

/**
 * A boss with a temu shop `t` and a shein shop `s`. In the week: `t` sells 3 pieces for 90.00 (cost
 * 10.00 each) and takes one of them back for 30.00, and sells 2 pieces without a known cost for 50.00;
 * `s` sells 1 piece for 200.00. In the week before: `t` sells 1 piece for 20.00. From stock: 7 for 7.00.
 */
async function seeded(api: TestApi) {
  const boss = await api.signIn();
  const t = await api.shop(boss.user, { mall_id: 't' });
  const s = await api.shop(boss.user, { mall_id: 's', platform: 'shein' });
  const [cup = 0] = await addProduct(
    api.db,
    t,
    { CUP: [{ code: 'CUP-1', cost: 1000 }] },
    { name: '保温杯', product_id: 'P1' },
  );
  const [hat = 0] = await addProduct(
    api.db,
    t,
    { HAT: [{ code: 'HAT-1' }] },
    { name: '遮阳帽', product_id: 'P2' },
  );
  const [coat = 0] = await addProduct(
    api.db,
    s,
    { COAT: [{ code: 'COAT-1' }] },
    { name: '大衣', product_id: 'P3' },
  );
  await appendSaleLines(api.db, [
    lineOf(t, cup, '2026-03-04', { quantity: 3, amount: 9000 }),
    lineOf(t, cup, '2026-03-05', { quantity: 1, amount: 3000, kind: 'return' }),
    lineOf(t, hat, '2026-03-10', { quantity: 2, amount: 5000 }),
    lineOf(s, coat, '2026-03-10', { quantity: 1, amount: 20_000 }),
    lineOf(t, hat, '2026-03-03', { quantity: 1, amount: 2000 }),
    lineOf(t, hat, '2026-03-11', { quantity: 4, amount: 4000 }),
    lineOf(t, hat, '2026-03-05', { quantity: 7, amount: 700, source: 'stocks' }),
  ]);
  const ask = (name: string, fields: object, options: CallOptions = {}): Promise<Answer> =>
    api.call(name, { shopId: 't', ...week, ...fields }, { token: boss.token, ...options });
  return { boss, t, s, ask };
}

const figures = (sold: number, returned: number) => ({ sold, returned, net: sold - returned });
const known = { hiddenReason: null };

/** Each statistic: its temu call, its shein twin. */
const twins = (name: string) => [name, calls.get(name)?.sheinTwin ?? ''] as const;

describe('totals', () => {
  it.each(twins('getHistoryTotalSales'))(
    '[R7.4-08] [R7.4-46] %s are amounts in fen',
    async (name) => {
      const { ask } = await seeded(await testApi());
      expect((await ask(name, { ...weekBefore })).data).toEqual({
        current: figures(14_000, 3000),
        compare: figures(2000, 0),
      });
      expect((await ask(name, { shopId: 's,t' })).data).toEqual({
        current: figures(34_000, 3000),
        compare: null,
      });
    },
  );

  it.each(twins('getHistorySaleVolume'))('[R7.4-06] [R7.4-44] %s are pieces', async (name) => {
    const { ask } = await seeded(await testApi());
    expect((await ask(name, { ...weekBefore })).data).toEqual({
      current: figures(5, 1),
      compare: figures(1, 0),
    });
  });

  it.each(twins('getHistoryTotalProfits'))(
    '[R7.4-10] [R7.4-48] %s are net sales less the known costs',
    async (name) => {
      const { ask } = await seeded(await testApi());
      expect((await ask(name, { ...weekBefore })).data).toEqual({
        current: { profit: 11_000 - 2000, cost: 2000, uncostedQuantity: 2, ...known },
        compare: { profit: 2000, cost: 0, uncostedQuantity: 1, ...known },
      });
    },
  );
});

describe('line charts', () => {
  it.each([...twins('getLineChartDataSales'), ...twins('getLineChartDataVolume')])(
    '[R7.4-14] [R7.4-15] [R7.4-51] [R7.4-52] %s has one point a day, zeros included',
    async (name) => {
      const { ask } = await seeded(await testApi());
      const { current, compare } = (await ask(name, { ...weekBefore })).data;
      const isAmount = /Sales$/.test(name);
      const point = (bucket: string, sold = 0, returned = 0) => ({
        bucket,
        ...figures(sold, returned),
      });
      expect(current).toEqual([
        point('2026-03-04', isAmount ? 9000 : 3),
        isAmount ? point('2026-03-05', 0, 3000) : point('2026-03-05', 0, 1),
        point('2026-03-06'),
        point('2026-03-07'),
        point('2026-03-08'),
        point('2026-03-09'),
        point('2026-03-10', isAmount ? 5000 : 2),
      ]);
      expect(compare).toHaveLength(7);
      expect(compare[6]).toEqual(point('2026-03-03', isAmount ? 2000 : 1));
    },
  );

  it.each(twins('getLineChartDataProfit'))(
    '[R7.4-16] [R7.4-53] %s has one point a day',
    async (name) => {
      const { ask } = await seeded(await testApi());
      const { current, compare } = (await ask(name, {})).data;
      expect(compare).toBeNull();
      expect(current).toHaveLength(7);
      expect(current.slice(0, 3)).toEqual([
        { bucket: '2026-03-04', profit: 6000, cost: 3000, uncostedQuantity: 0, ...known },
        { bucket: '2026-03-05', profit: -2000, cost: -1000, uncostedQuantity: 0, ...known },
        { bucket: '2026-03-06', profit: 0, cost: 0, uncostedQuantity: 0, ...known },
      ]);
    },
  );

  it('go by hour and by month too', async () => {
    const { ask } = await seeded(await testApi());
    const name = 'getLineChartDataSales';
    const hours = (await ask(name, { lineType: 'hour' })).data.current;
    expect(hours).toHaveLength(7 * 24);
    expect(hours[12]).toEqual({ bucket: '2026-03-04T12', ...figures(9000, 0) });
    const { data } = await ask(name, { lineType: 'month', startTime: '2026-01-31' });
    expect(data.current).toEqual([
      { bucket: '2026-01', ...figures(0, 0) },
      { bucket: '2026-02', ...figures(0, 0) },
      { bucket: '2026-03', ...figures(16_000, 3000) },
    ]);
  });

  it.each([
    ['hour', '2026-03-01', '2026-03-31', 0],
    ['hour', '2026-03-01', '2026-04-01', 1],
    ['day', '2024-01-01', '2026-12-31', 0],
    ['day', '2024-01-01', '2027-01-04', 1],
    ['month', '2000-01-01', '2026-12-31', 0],
    ['month', '1000-01-01', '2026-12-31', 1],
  ])('by %s from %s to %s answers code %i', async (lineType, startTime, endTime, code) => {
    const { ask } = await seeded(await testApi());
    const answer = await ask('getLineChartDataVolume', { lineType, startTime, endTime });
    expect(answer).toMatchObject({ status: 200, code });
    if (code === 1) expect(answer.msg).toMatch(/时间范围不能超过/);
  });

  it('limit the range to compare with as well', async () => {
    const { ask } = await seeded(await testApi());
    const answer = await ask('getLineChartDataSales', {
      lineType: 'hour',
      compareStartTime: '2026-01-01',
      compareEndTime: '2026-03-01',
    });
    expect(answer).toMatchObject({ status: 200, code: 1 });
  });
});

describe('rankings', () => {
  it('[R7.4-23] put the best shop first, and shops without sales last', async () => {
    const api = await testApi();
    const { ask, boss } = await seeded(api);
    await api.shop(boss.user, { mall_id: 'idle' });
    const by = async (rankBy: string, page = {}) =>
      (await ask('getShopSalesRanking', { shopId: 'idle,t,s', rankBy, ...page })).data;
    const { total, rows } = await by('netAmount');
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        mallId: 's',
        quantity: figures(1, 0),
        amount: figures(20_000, 0),
        profit: { profit: 20_000, cost: 0, uncostedQuantity: 1, ...known },
      },
      {
        mallId: 't',
        quantity: figures(5, 1),
        amount: figures(14_000, 3000),
        profit: { profit: 9000, cost: 2000, uncostedQuantity: 2, ...known },
      },
      {
        mallId: 'idle',
        quantity: figures(0, 0),
        amount: figures(0, 0),
        profit: { profit: 0, cost: 0, uncostedQuantity: 0, ...known },
      },
    ]);
    const order = async (rankBy: string, page = {}) =>
      (await by(rankBy, page)).rows.map((row: { mallId: string }) => row.mallId);
    expect(await order('netQuantity')).toEqual(['t', 's', 'idle']);
    expect(await order('profit')).toEqual(['s', 't', 'idle']);
    expect(await order('netAmount', { pageSize: 2, pageIndex: 2 })).toEqual(['idle']);
  });

  it.each(twins('getProductSalesRanking'))(
    '[R7.4-12] [R7.4-50] %s puts the best product first',
    async (name) => {
      const { ask } = await seeded(await testApi());
      const { total, rows } = (await ask(name, { shopId: 't,s', pageSize: 2 })).data;
      expect(total).toBe(3);
      expect(rows).toEqual([
        {
          mallId: 's',
          productId: 'P3',
          skcId: 'CCOAT',
          skuId: 'SCOAT-1',
          extCode: 'COAT-1',
          productName: '大衣',
          quantity: figures(1, 0),
          amount: figures(20_000, 0),
          profit: { profit: 20_000, cost: 0, uncostedQuantity: 1, ...known },
        },
        {
          mallId: 't',
          productId: 'P1',
          skcId: 'CCUP',
          skuId: 'SCUP-1',
          extCode: 'CUP-1',
          productName: '保温杯',
          quantity: figures(3, 1),
          amount: figures(9000, 3000),
          profit: { profit: 4000, cost: 2000, uncostedQuantity: 0, ...known },
        },
      ]);
      const names = async (fields: object) =>
        (await ask(name, fields)).data.rows.map((row: { productName: string }) => row.productName);
      expect(await names({ rankBy: 'netQuantity', level: 'spu' })).toEqual(['保温杯', '遮阳帽']);
      expect(await names({ rankBy: 'profit' })).toEqual(['遮阳帽', '保温杯']);
      expect(await names({ keyword: ' hat ', level: 'skc' })).toEqual(['遮阳帽']);
      expect(await names({ keyword: '%' })).toEqual([]);
    },
  );

  it.each(twins('getShopLatelySalesInfos'))(
    '[R7.4-13] [R7.4-58] %s tells the last days of each shop, and its rank among all visible ones',
    async (name) => {
      const api = await testApi();
      const { ask, boss } = await seeded(api);
      await api.shop(boss.user, { mall_id: 'idle' });
      const none = { quantity: 0, amount: 0 };
      expect((await ask(name, { shopId: 't,idle' })).data).toEqual([
        {
          mallId: 't',
          today: { quantity: 4, amount: 4000 },
          yesterday: { quantity: 2, amount: 5000 },
          lastSevenDays: { quantity: 4, amount: 11_000 },
          lastThirtyDays: { quantity: 5, amount: 13_000 },
          salesRanking: 2,
        },
        {
          mallId: 'idle',
          today: none,
          yesterday: none,
          lastSevenDays: none,
          lastThirtyDays: none,
          salesRanking: null,
        },
      ]);
    },
  );
});

describe('what the caller may see', () => {
  const manager = async (
    api: TestApi,
    boss: { user: { id: number } },
    ...permissions: string[]
  ) => {
    const signedIn = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    if (permissions.length > 0) await api.grant(signedIn.user, ...permissions);
    return signedIn;
  };
  const withProfit = [
    'getHistoryTotalProfits',
    'queryTotalProfit',
    'getLineChartDataProfit',
    'queryChartDataProfit',
    'getShopSalesRanking',
    'getProductSalesRanking',
    'querySalesRanking',
  ];

  it.each(withProfit)('[R6-19] %s holds no cost or profit without lookCost', async (name) => {
    const api = await testApi();
    const { ask, boss, t } = await seeded(api);
    const { user, token } = await manager(api, boss);
    await api.assign(user, t);
    const answer = await ask(name, weekBefore, { token });
    expect(answer.code).toBe(0);
    const seen = profitsIn(answer.data);
    expect(seen.length).toBeGreaterThan(0);
    for (const profit of seen) {
      expect(profit).toEqual({
        profit: null,
        cost: null,
        uncostedQuantity: 0,
        hiddenReason: 'NO_PERMISSION',
      });
    }
  });

  it.each(withProfit)('[R6-10] %s shows them to the boss, and with lookCost', async (name) => {
    const api = await testApi();
    const { ask, boss, t } = await seeded(api);
    const { user, token } = await manager(api, boss, 'lookCost');
    await api.assign(user, t);
    const asManager = await ask(name, {}, { token });
    const asBoss = await ask(name, {});
    expect(asManager.data).toEqual(asBoss.data);
    expect(profitsIn(asBoss.data).map((profit) => profit.profit)).not.toContain(null);
  });

  it.each(['getShopSalesRanking', 'getProductSalesRanking', 'querySalesRanking'])(
    '%s is not put in order of profit without lookCost',
    async (name) => {
      const api = await testApi();
      const { ask, boss, t } = await seeded(api);
      const { user, token } = await manager(api, boss);
      await api.assign(user, t);
      const answer = await ask(name, { rankBy: 'profit' }, { token });
      expect(answer).toMatchObject({ status: 200, code: 403, msg: '无权限，请联系BOSS' });
    },
  );

  const everyStatistic = [...calls.values()]
    .filter((call) => call.source === 'spec 7 Statistics' && call.shops === 'multi')
    .map((call) => call.name);

  it('is asked of seventeen statistics below', () => {
    expect(everyStatistic).toHaveLength(17);
  });

  it.each(everyStatistic)('[R6-21] %s is refused for a shop of others', async (name) => {
    const api = await testApi();
    const { ask, boss, s } = await seeded(api);
    const { user, token } = await manager(api, boss, 'lookCost');
    await api.assign(user, s);
    const stranger = await api.signIn();
    const refused = { status: 200, code: 403 };
    expect(await ask(name, { shopId: 's,t' }, { token })).toMatchObject(refused);
    expect(await ask(name, { shopId: 't' }, { token: stranger.token })).toMatchObject(refused);
    expect(await ask(name, { shopId: 'nowhere' })).toMatchObject(refused);
    expect(await ask(name, {}, { token: '' })).toMatchObject({ status: 200, code: 401 });
    expect(await ask(name, { shopId: 's' }, { token })).toMatchObject({ code: 0 });
  });

  it.each(everyStatistic)('%s answers 店铺为空 for no shop', async (name) => {
    const { ask } = await seeded(await testApi());
    for (const shopId of ['', ' , ,']) {
      expect(await ask(name, { shopId })).toMatchObject({
        status: 200,
        code: 9999,
        msg: '店铺为空',
      });
    }
  });

  it('counts a shop that is named twice once', async () => {
    const { ask } = await seeded(await testApi());
    const once = await ask('getHistoryTotalSales', { shopId: 't' });
    const twice = await ask('getHistoryTotalSales', { shopId: 't, t,' });
    expect(twice.data).toEqual(once.data);
  });
});

describe('the data source', () => {
  const stockable = [...calls.values()].filter((call) => call.stockable);

  it.each(stockable.map((call) => call.name))(
    '[R7.1-05] stocks makes %s count what was sold from stock',
    async (name) => {
      const api = await testApi();
      const { ask } = await seeded(api);
      const sales = await ask(name, {});
      const stocks = await ask(name, {}, { dataSource: 'stocks' });
      expect(stocks.code).toBe(0);
      expect(stocks.data).not.toEqual(sales.data);
      expect(JSON.stringify(stocks.data)).toMatch(/:7\b|:700\b/);
    },
  );

  it('[R7.1-05] is a matter of order statistics only', async () => {
    const api = await testApi();
    const { boss } = await seeded(api);
    for (const name of ['getShopList', 'getUserInfo']) {
      const path = stocksPath(calls.get(name)?.path ?? '');
      expect(path).toMatch(/^\/api\/stock\//);
      const headers = { authorization: boss.token };
      expect((await api.send(path, { method: 'POST', headers })).status).toBe(404);
    }
  });
});

describe('a date', () => {
  it.each([
    ['[R9.2-02] in another format', { startTime: '2026/03/04' }],
    ['that does not exist', { startTime: '2026-02-30' }],
    ['of the end before that of the start', { endTime: '2026-03-03' }],
    ['to compare until, with none to compare from', { compareEndTime: '2026-03-03' }],
    ['to compare from, with none to compare until', { compareStartTime: '2026-03-03' }],
    [
      'to compare until, before that to compare from',
      { compareStartTime: '2026-03-03', compareEndTime: '2026-03-02' },
    ],
    ['that is missing', { startTime: undefined }],
  ])('%s is refused in Chinese', async (_what, fields) => {
    const { ask } = await seeded(await testApi());
    for (const name of ['getHistoryTotalSales', 'getLineChartDataProfit', 'querySalesRanking']) {
      const answer = await ask(name, fields);
      expect(answer).toMatchObject({ status: 200, code: 1 });
      expect(answer.msg).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('the work of an answer', () => {
  it('is the same number of statements for one shop and for thirty, and none over sale lines', async () => {
    const statements: string[] = [];
    const db = await memoryDatabase({
      log: ({ level, query }) => {
        if (level === 'query') statements.push(query.sql);
      },
    });
    const api = await testApi({ db });
    const { ask, boss } = await seeded(api);
    const ids = ['t', 's'];
    for (let shop = 0; shop < 28; shop += 1) {
      ids.push((await api.shop(boss.user, { mall_id: `m${shop}` })).mall_id);
    }
    const counts = async (name: string, shopId: string): Promise<number> => {
      statements.length = 0;
      expect(await ask(name, { shopId, shopIds: shopId })).toMatchObject({ code: 0 });
      expect(statements.filter((statement) => statement.includes('sale_line'))).toEqual([]);
      return statements.length;
    };
    for (const call of calls.values()) {
      if (call.shops !== 'multi') continue;
      await counts(call.name, 't');
      const one = await counts(call.name, 't');
      expect(await counts(call.name, ids.join(',')), call.name).toBe(one);
      expect(one, call.name).toBeLessThanOrEqual(6);
    }
  });
});

interface Profit {
  readonly profit: number | null;
  readonly cost: number | null;
  readonly uncostedQuantity: number;
  readonly hiddenReason: string | null;
}

/** Every profit figure somewhere in an answer, without the name of its bucket. */
function profitsIn(data: unknown): Profit[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('hiddenReason' in data) {
    const { profit, cost, uncostedQuantity, hiddenReason } = data as Profit;
    return [{ profit, cost, uncostedQuantity, hiddenReason }];
  }
  return Object.values(data).flatMap(profitsIn);
}
