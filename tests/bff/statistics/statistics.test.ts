import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork } from '../world.ts';
import { answers, shopsOf } from './statistics-answers.ts';

const network = useNetwork();

const dashboard = /* GraphQL */ `
  query Dashboard($selection: ShopSelection!, $dataSource: DataSource! = SALES) {
    statistics(
      selection: $selection
      range: { start: "2026-03-01", end: "2026-03-03" }
      comparison: { start: "2026-02-01", end: "2026-02-03" }
      dataSource: $dataSource
    ) {
      shopCount
      totals { amount { sold returned net } quantity { net } profit { profit hiddenReason uncosted { sold returned amount } } }
      comparison { amount { net } quantity { net } profit { profit } }
      amountTrend { bucket figures { net } comparisonBucket comparison { net } }
      quantityTrend { bucket figures { net } }
      profitTrend { bucket figure { profit hiddenReason } comparison { profit } }
      shopRanking(first: 5) { totalCount edges { rank share node { id name isHidden badgeCount } } }
      productRanking(first: 5) { edges { node { code name shop { id name platform } } } }
    }
  }
`;

describe('the dashboard query', () => {
  it.each([
    ['temu', 1],
    ['shein', 1],
    ['temu', 38],
    ['both', 38],
    ['both', 200],
  ])(
    '[R1-09] makes one upstream call per statistic and platform, here %s, for %i shops, comparison included',
    async (platforms, count) => {
      const shops = shopsOf(count).map((row, place) => ({
        ...row,
        platformType: (['temu', 'shein'] as const)[
          platforms === 'both' ? place % 2 : Number(platforms === 'shein')
        ],
      })) as ReturnType<typeof shopsOf>;
      const mallIds = shops.map((row) => row.mallId);
      const sent = inhabit(network, {
        people: { boss: person({ shops }) },
        data: answers(mallIds.slice(0, 5)),
      });
      const { data, errors } = await testBff().ask(dashboard, {
        token: 'boss',
        variables: { selection: { all: true } },
      });
      expect(errors).toBeUndefined();
      expect(data.statistics.shopCount).toBe(count);
      const ofTemu = [
        'getHistorySaleVolume',
        'getHistoryTotalProfits',
        'getHistoryTotalSales',
        'getLineChartDataProfit',
        'getLineChartDataSales',
        'getLineChartDataVolume',
        'getProductSalesRanking',
      ];
      const ofShein = ofTemu.map((name) => calls.get(name)?.sheinTwin);
      expect(namesOf(sent).sort()).toEqual(
        [
          ...(platforms === 'shein' ? [] : ofTemu),
          ...(platforms === 'temu' ? [] : ofShein),
          'getShopList',
          'getShopSalesRanking',
          'getShopTabMap',
          'getUserInfo',
        ].sort(),
      );
      const totals = sent.filter(({ call }) => /TotalSales$/.test(call.name));
      for (const { input } of totals)
        expect(input).toEqual({
          shopId: expect.any(String),
          startTime: '2026-03-01',
          endTime: '2026-03-03',
          compareStartTime: '2026-02-01',
          compareEndTime: '2026-02-03',
        });
      const asked = totals.flatMap(({ input }) => String(input.shopId).split(','));
      expect(asked.sort()).toEqual(mallIds.sort());
    },
  );

  it('gives yuan, pairs the comparison by place, and the share of the whole', async () => {
    inhabit(network, { people: { boss: person() }, data: answers(['12', '11']) });
    const { data } = await testBff().ask(dashboard, {
      token: 'boss',
      variables: { selection: { all: true } },
    });
    expect(data.statistics.totals.amount).toEqual({
      sold: '10.00',
      returned: '0.00',
      net: '10.00',
    });
    expect(data.statistics.comparison.amount).toEqual({ net: '9.00' });
    expect(data.statistics.amountTrend[2]).toEqual({
      bucket: '2026-03-03',
      figures: { net: '0.03' },
      comparisonBucket: '2026-02-03',
      comparison: { net: '1.02' },
    });
    expect(data.statistics.profitTrend).toEqual([
      {
        bucket: '2026-03-01',
        figure: { profit: '0.07', hiddenReason: null },
        comparison: { profit: '0.06' },
      },
    ]);
    expect(data.statistics.shopRanking.edges).toEqual([
      {
        rank: 1,
        share: 0.25,
        node: { id: 'temu:12', name: '店铺12', isHidden: false, badgeCount: 5 },
      },
      {
        rank: 2,
        share: 0.25,
        node: { id: 'temu:11', name: '店铺11', isHidden: false, badgeCount: 5 },
      },
    ]);
    expect(data.statistics.productRanking.edges[0].node).toEqual({
      code: 'A-1',
      name: '杯子',
      shop: { id: 'temu:12', name: '店铺12', platform: 'TEMU' },
    });
  });

  it('leaves the rest of the page alone when one statistic fails', async () => {
    inhabit(network, {
      people: { boss: person() },
      data: { ...answers(['11']), getHistorySaleVolume: { current: 'no figures' } },
    });
    const { status, data, errors } = await testBff().ask(dashboard, {
      token: 'boss',
      variables: { selection: { all: true } },
    });
    expect(status).toBe(200);
    expect(data.statistics.totals.amount.net).toBe('10.00');
    expect(data.statistics.totals.quantity).toBeNull();
    expect(data.statistics.comparison.quantity).toBeNull();
    expect(
      errors?.map(({ path, extensions }) => [path?.join('.'), extensions?.code]).sort(),
    ).toEqual([
      ['statistics.comparison.quantity', 'UPSTREAM_SHAPE'],
      ['statistics.totals.quantity', 'UPSTREAM_SHAPE'],
    ]);
  });

  it('[R6-19] gives null with a reason for cost and profit to a manager without lookCost, whatever the upstream sends', async () => {
    inhabit(network, { people: { manager: manager() }, data: answers(['11']) });
    const { data, errors } = await testBff().ask(dashboard, {
      token: 'manager',
      variables: { selection: { all: true } },
    });
    expect(errors).toBeUndefined();
    expect(data.statistics.totals.profit).toEqual({
      profit: null,
      hiddenReason: 'NO_PERMISSION',
      uncosted: null,
    });
    expect(data.statistics.comparison.profit).toEqual({ profit: null });
    expect(data.statistics.profitTrend[0]).toEqual({
      bucket: '2026-03-01',
      figure: { profit: null, hiddenReason: 'NO_PERMISSION' },
      comparison: { profit: null },
    });
  });

  it('shows profit to a manager with lookCost, and refuses ranking by it without', async () => {
    const permissions = [{ permsCode: 'lookCost' }];
    const sent = inhabit(network, {
      people: { may: manager({ user: { permissions } }), mayNot: manager() },
      data: answers(['11']),
    });
    const query = `{ statistics(selection: {all: true}, range: {start: "2026-03-01", end: "2026-03-03"}) {
      shopRanking(by: PROFIT) { edges { profit { profit } } } } }`;
    const { ask } = testBff();
    const allowed = await ask(query, { token: 'may' });
    expect(allowed.data.statistics.shopRanking.edges).toEqual([{ profit: { profit: '0.05' } }]);
    sent.length = 0;
    const refused = await ask(query, { token: 'mayNot' });
    expect(refused.data.statistics.shopRanking).toBeNull();
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(namesOf(sent)).not.toContain('getShopSalesRanking');
  });
});
