import { describe, expect, it } from 'vitest';
import { stocksPath } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { testApi } from '../../support/api.ts';
import { memoryDatabase } from '../../support/databases.ts';
import { seededSales, weekBefore } from '../../support/seeded-sales.ts';

/** What a call cannot do without beside shops and days. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  explainChange: weekBefore,
  explainStanding: { kind: 'stock' },
  getSkuChanges: { id: '1' },
};
const neededBy = (name: string) => needed[name] ?? {};

describe('the data source', () => {
  const stockable = [...calls.values()].filter((call) => call.stockable).map((call) => call.name);
  /** What these tell holds for a shop, whatever its sales are counted from. */
  const ofShop = [
    'getAvailableBalance',
    'getPendingAmount',
    'getSystemRestrict',
    'getShopRealStockValue',
    'getShopInRiskProductAndInStock',
    'queryStatisticDataSupplier',
    'querySoldOutPerform',
    'querySoldOut7Loss',
    'getTemuMsgAndRule',
    'getShopReviewRankingList',
    'queryDeliveryAssessmentRecord',
    'getReturnSupplierPackage',
    'getAddedProductNum',
    'getCreatedProductStatistics',
    'getShopProductNum',
    'getProductOnAndOffBoardMsg',
    'getShopDeadStockProductInfo',
    'getProductNumHasCostOrNot',
    // Imports alone are of a source: see trend-events.test.ts.
    'getTrendEvents',
  ];
  /** Products are counted, not their pieces; and ten minutes ago nothing came from stock. */
  const withoutPieces = [
    'getSalesProductNum',
    'getSaleVolumeLast10m',
    'getSalesLast10m',
    'getProfitLast10m',
  ];

  it.each(ofShop)('[R7.1-05] stocks changes nothing that %s tells', async (name) => {
    expect(stockable).toContain(name);
    const { ask } = await seededSales(await testApi());
    const stocks = await ask(name, {}, { dataSource: 'stocks' });
    expect(stocks.code).toBe(0);
    expect(stocks.data).toEqual((await ask(name, {})).data);
  });

  it.each(stockable.filter((name) => !ofShop.includes(name)))(
    '[R7.1-05] stocks makes %s count what was sold from stock',
    async (name) => {
      const api = await testApi();
      const { ask } = await seededSales(api);
      const sales = await ask(name, neededBy(name));
      const stocks = await ask(name, neededBy(name), { dataSource: 'stocks' });
      expect(stocks.code).toBe(0);
      expect(stocks.data).not.toEqual(sales.data);
      if (!withoutPieces.includes(name)) {
        expect(JSON.stringify(stocks.data)).toMatch(/[:,[](7|700)\b/);
      }
    },
  );

  it('[R7.1-05] is a matter of order statistics only', async () => {
    const api = await testApi();
    const { boss } = await seededSales(api);
    for (const name of ['getShopList', 'getUserInfo']) {
      const path = stocksPath(calls.get(name)?.path ?? '');
      expect(path).toMatch(/^\/api\/stock\//);
      const headers = { authorization: boss.token };
      expect((await api.send(path, { method: 'POST', headers })).status).toBe(404);
    }
  });
});

describe('a shop of the other platform', () => {
  const platforms = [...calls.values()].filter(
    (call) => call.platform !== undefined && call.kind === 'read' && call.shops === 'multi',
  );
  const other = { temu: 's', shein: 't' } as const;

  it.each(platforms.map((call) => [call.name, call] as const))(
    '%s refuses it in plain words, alone and beside its own',
    async (name, { platform = 'temu' }) => {
      const { ask } = await seededSales(await testApi());
      for (const shopId of [other[platform], 't,s']) {
        const { status, code, msg, data } = await ask(name, { shopId });
        expect({ status, code, data }).toEqual({ status: 200, code: 1, data: null });
        expect(msg).toBe(
          `此接口只接受 ${platform} 店铺，店铺 ${other[platform]} 属于 ${platform === 'temu' ? 'shein' : 'temu'}，请改用对应平台的接口`,
        );
      }
      // Whose shops there are is told to nobody by this.
      expect(await ask(name, { shopId: 't,s,x' })).toMatchObject({ code: 403 });
    },
  );

  it.each(platforms.filter((call) => call.stockable && !call.temuOnly).map(({ name }) => name))(
    '[R7.1-05] %s takes it by the path of the stocks',
    async (name) => {
      const { ask } = await seededSales(await testApi());
      expect(await ask(name, { shopId: 't,s' }, { dataSource: 'stocks' })).toMatchObject({
        code: 0,
      });
    },
  );

  it('is refused by a write of its own platform', async () => {
    const { ask } = await seededSales(await testApi());
    const costs = [{ shopId: 't', skuId: 'SHAT-1', cost: 100 }];
    expect(await ask('costBySku', { costs })).toMatchObject({
      code: 1,
      msg: expect.stringContaining('shein'),
    });
    expect(await ask('saveCostBySku', { costs })).toMatchObject({ code: 0 });
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
    const { ask } = await seededSales(await testApi());
    for (const name of ['getHistoryTotalSales', 'getLineChartDataProfit', 'querySalesRanking']) {
      const answer = await ask(name, fields);
      expect(answer).toMatchObject({ status: 200, code: 1 });
      expect(answer.msg).toMatch(/\p{Script=Han}/u);
    }
  });
});

/** Of calls that look in several places: both periods and the figure's own past; each kind of to-do, marks, people. */
const mostStatements: Readonly<Record<string, number>> = {
  explainChange: 8,
  explainOrigin: 9,
  listTodos: 12,
};

describe('the work of an answer', () => {
  it('is the same number of statements for one shop and for thirty, and none over sale lines', async () => {
    const statements: string[] = [];
    const db = await memoryDatabase({
      log: ({ level, query }) => {
        if (level === 'query') statements.push(query.sql);
      },
    });
    const api = await testApi({ db });
    const { ask, boss } = await seededSales(api);
    const ids = { temu: ['t'], shein: ['s'] };
    for (const platform of ['temu', 'shein'] as const)
      for (let shop = 0; shop < 28; shop += 1) {
        const { mall_id } = await api.shop(boss.user, { mall_id: `${platform}${shop}`, platform });
        ids[platform].push(mall_id);
      }
    const counts = async (name: string, shopId: string): Promise<number> => {
      statements.length = 0;
      expect(await ask(name, { shopId, ...neededBy(name) })).toMatchObject({ code: 0 });
      expect(statements.filter((statement) => statement.includes('sale_line'))).toEqual([]);
      return statements.length;
    };
    for (const call of calls.values()) {
      if (call.shops !== 'multi') continue;
      const shops = call.platform === undefined ? Object.values(ids).flat() : ids[call.platform];
      const [first = ''] = shops;
      await counts(call.name, first);
      const one = await counts(call.name, first);
      expect(await counts(call.name, shops.join(',')), call.name).toBe(one);
      expect(one, call.name).toBeLessThanOrEqual(mostStatements[call.name] ?? 6);
    }
  });
});
