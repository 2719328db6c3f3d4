import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const query = (fields: string, selection = '{ all: true }', source = 'SALES') => /* GraphQL */ `
  {
    statistics(
      selection: ${selection}
      range: { start: "2026-03-01", end: "2026-03-03" }
      dataSource: ${source}
    ) { ${fields} }
  }
`;

const days = { startTime: '2026-03-01', endTime: '2026-03-03' };
describe('splits of statistics', () => {
  const figures = (net: number) => ({ sold: net, returned: 0, net });
  const profit = {
    profit: 5,
    cost: 1,
    uncosted: { sold: 0, returned: 0, amount: 0 },
    hiddenReason: null,
  };
  const parts = { quantity: figures(1), amount: figures(250), profit };
  const part = { quantity: figures(1), amount: figures(250) };
  const data = {
    getTotalSalesGroupByCatalogue: [{ category: null, ...parts }],
    getTotalSalesByDateAndPrice: {
      bands: [{ from: 0, to: null, ...parts }],
      points: [{ bucket: '2026-03-01', bands: [part] }],
    },
    getLineChartDataVolumeBySKU: [
      {
        mallId: '11',
        skuId: 's1',
        extCode: 'A-1',
        productName: '杯子',
        productId: 'P1',
        points: [{ bucket: '2026-03-01', ...figures(2) }],
      },
    ],
    getProfitLast10m: { ...profit, windowMinutes: 10 },
    getSalesLast10m: { ...figures(100), windowMinutes: 10 },
  };
  const splits = `
    salesByCategory { category amount { net } profit { profit hiddenReason } }
    salesByPrice(granularity: MONTH) {
      bands { from to quantity { net } profit { profit } }
      points { bucket bands { amount { net } } }
    }
    skuTrends(skuIds: ["s1"]) { skuId code productId shop { name } points { bucket quantity { net } } }
    recent { windowMinutes amount { net } profit { profit hiddenReason } }
  `;

  it('come in yuan, one call each, with the arguments that were given', async () => {
    const people = { boss: person({ shops: [shopRow('11'), shopRow('12')] }) };
    const sent = inhabit(network, { people, data });
    const answer = await testBff().ask(query(splits), { token: 'boss' });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.statistics).toEqual({
      salesByCategory: [
        { category: null, amount: { net: '2.50' }, profit: { profit: '0.05', hiddenReason: null } },
      ],
      salesByPrice: {
        bands: [{ from: '0.00', to: null, quantity: { net: 1 }, profit: { profit: '0.05' } }],
        points: [{ bucket: '2026-03-01', bands: [{ amount: { net: '2.50' } }] }],
      },
      skuTrends: [
        {
          skuId: 's1',
          code: 'A-1',
          productId: 'P1',
          shop: { name: '店铺11' },
          points: [{ bucket: '2026-03-01', quantity: { net: 2 } }],
        },
      ],
      recent: {
        windowMinutes: 10,
        amount: { net: '1.00' },
        profit: { profit: '0.05', hiddenReason: null },
      },
    });
    const asked = sent.filter(({ call }) => call.name in data);
    // Bands are asked for without the points, which take much longer.
    const prices = asked.filter(({ call }) => call.name === 'getTotalSalesByDateAndPrice');
    expect(prices.map(({ input }) => (input as { bandsOnly: boolean }).bandsOnly).sort()).toEqual([
      false,
      true,
    ]);
    expect([...new Set(namesOf(asked))].sort()).toEqual(Object.keys(data).sort());
    expect(asked).toHaveLength(Object.keys(data).length + 1);
    const inputOf = (name: string) => asked.find(({ call }) => call.name === name)?.input;
    const shopId = '11,12';
    expect(inputOf('getTotalSalesByDateAndPrice')).toMatchObject({
      ...days,
      shopId,
      lineType: 'month',
    });
    expect(inputOf('getLineChartDataVolumeBySKU')).toEqual({
      ...days,
      shopId,
      skuIds: ['s1'],
      top: 5,
      lineType: 'day',
    });
  });

  it('[R6-19] hold no profit for a manager without lookCost, whatever the upstream sends', async () => {
    inhabit(network, { people: { staff: manager() }, data });
    const answer = await testBff().ask(query(splits), { token: 'staff' });
    expect(answer.errors).toBeUndefined();
    const { salesByCategory, salesByPrice, recent } = answer.data.statistics;
    const hidden = { profit: null, hiddenReason: 'NO_PERMISSION' };
    expect(salesByCategory[0].profit).toEqual(hidden);
    expect(salesByPrice.bands[0].profit).toEqual({ profit: null });
    expect(recent.profit).toEqual(hidden);
  });

  it.each([
    ['salesByPrice(granularity: HOUR) { bands { from } }', /按天或按月/],
    ['skuTrends(top: 21) { skuId }', /1 到 20/],
    [
      `skuTrends(skuIds: [${Array.from({ length: 21 }, (_, i) => `"${i}"`)}]) { skuId }`,
      /最多选择 20/,
    ],
  ])('refuse %s before anything is sent', async (fields, message) => {
    const sent = inhabit(network, { people: { boss: person() }, data });
    const answer = await testBff().ask(query(fields), { token: 'boss' });
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(namesOf(sent)).not.toContain('getTotalSalesByDateAndPrice');
  });
});

describe('the dead stock of statistics', () => {
  const list = 'deadStock(first: 5) { totalCount unknownSkuCount edges { node { name } } }';
  const ask = async (answer: object) => {
    const data = { getShopDeadStockProductInfo: { total: 0, rows: [], ...answer } };
    inhabit(network, { people: { boss: person() }, data });
    const asked = await testBff().ask(query(list), { token: 'boss' });
    expect(asked.errors).toBeUndefined();
    return asked.data.statistics.deadStock;
  };

  it('[R7.4-33] is unknown, and not none, where the stock of no product is known', async () => {
    expect(await ask({ value: null, unknownSkuNumber: 7 })).toBeNull();
    expect(await ask({ value: 0, unknownSkuNumber: 7 })).toEqual({
      totalCount: 0,
      unknownSkuCount: 7,
      edges: [],
    });
    expect(await ask({ value: 0 })).toMatchObject({ unknownSkuCount: 0 });
  });
});
