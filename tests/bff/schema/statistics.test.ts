import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const figures = (net: number) => ({ sold: net, returned: 0, net });
const profit = (value: number) => ({
  profit: value,
  cost: 1,
  uncostedQuantity: 0,
  hiddenReason: null,
});

const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    shopRow(String(1000 + index), { platformType: index % 3 === 0 ? 'shein' : 'temu' }),
  );

const rankingOf = (mallIds: readonly string[]) => ({
  total: mallIds.length,
  rows: mallIds.map((mallId) => ({
    mallId,
    quantity: figures(1),
    amount: figures(250),
    profit: profit(5),
  })),
});

const chartOf = (buckets: readonly string[], compare: readonly string[] | null = null) => ({
  current: buckets.map((bucket, index) => ({ bucket, ...figures(index + 1) })),
  compare: compare?.map((bucket, index) => ({ bucket, ...figures(100 + index) })) ?? null,
});

const dashboard = /* GraphQL */ `
  query Dashboard($selection: ShopSelection!, $dataSource: DataSource! = SALES) {
    statistics(
      selection: $selection
      range: { start: "2026-03-01", end: "2026-03-03" }
      comparison: { start: "2026-02-01", end: "2026-02-03" }
      dataSource: $dataSource
    ) {
      shopCount
      totals { amount { sold returned net } quantity { net } profit { profit hiddenReason isEstimate } }
      comparison { amount { net } quantity { net } profit { profit } }
      amountTrend { bucket figures { net } comparisonBucket comparison { net } }
      quantityTrend { bucket figures { net } }
      profitTrend { bucket figure { profit hiddenReason } comparison { profit } }
      shopRanking(first: 5) { totalCount edges { rank share node { id name isHidden badgeCount } } }
      productRanking(first: 5) { edges { node { code name shop { id name platform } } } }
    }
  }
`;

const answers = (mallIds: readonly string[]) => ({
  getHistoryTotalSales: { current: figures(1000), compare: figures(900) },
  queryTotalSales: { current: figures(1), compare: null },
  getLineChartDataSales: chartOf(
    ['2026-03-01', '2026-03-02', '2026-03-03'],
    ['2026-02-01', '2026-02-02', '2026-02-03'],
  ),
  getLineChartDataVolume: chartOf(['2026-03-01']),
  getLineChartDataProfit: {
    current: [{ bucket: '2026-03-01', ...profit(7) }],
    compare: [{ bucket: '2026-02-01', ...profit(6) }],
  },
  getShopSalesRanking: rankingOf(mallIds),
  getProductSalesRanking: {
    total: mallIds.length,
    rows: mallIds.map((mallId) => ({
      mallId,
      productId: `p${mallId}`,
      skcId: null,
      skuId: null,
      extCode: 'A-1',
      productName: '杯子',
      quantity: figures(1),
      amount: figures(2),
      profit: profit(3),
    })),
  },
});

describe('the dashboard query', () => {
  it.each([1, 38, 200])(
    '[R1-09] makes one upstream call per statistic for %i shops, comparison included',
    async (count) => {
      const shops = shopsOf(count);
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
      expect(namesOf(sent).sort()).toEqual([
        'getHistorySaleVolume',
        'getHistoryTotalProfits',
        'getHistoryTotalSales',
        'getLineChartDataProfit',
        'getLineChartDataSales',
        'getLineChartDataVolume',
        'getProductSalesRanking',
        'getShopList',
        'getShopSalesRanking',
        'getShopTabMap',
        'getUserInfo',
      ]);
      const totals = sent.find(({ call }) => call.name === 'getHistoryTotalSales');
      expect(totals?.input).toEqual({
        shopId: mallIds.join(','),
        startTime: '2026-03-01',
        endTime: '2026-03-03',
        compareStartTime: '2026-02-01',
        compareEndTime: '2026-02-03',
      });
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
      isEstimate: false,
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

describe('what is sent for a selection', () => {
  const people = () => ({
    boss: person({
      shops: [
        shopRow('11'),
        shopRow('12', { isSemiManagedMall: true }),
        shopRow('13', { platformType: 'shein' }),
        shopRow('14'),
      ],
      layout: { listShowTab: ['13', '11'], listClosedTab: ['14'] },
      groups: [
        {
          groupId: '7',
          mallName: 'A',
          shopGroupName: 'A',
          mallId: '12,13,99',
          groupMallId: '7-12,13,99',
        },
        { groupId: '8', mallName: 'B', shopGroupName: 'B', mallId: '', groupMallId: '8-' },
      ],
    }),
  });
  const query = /* GraphQL */ `
    query One($selection: ShopSelection!, $dataSource: DataSource! = SALES) {
      statistics(
        selection: $selection
        range: { start: "2026-03-01", end: "2026-03-01" }
        dataSource: $dataSource
      ) { shopCount totals { amount { net } } }
    }
  `;
  const sentFor = async (selection: object, dataSource = 'SALES') => {
    const sent = inhabit(network, { people: people(), data: answers([]) });
    const answer = await testBff().ask(query, {
      token: 'boss',
      variables: { selection, dataSource },
    });
    const made = sent.find(({ call }) => 'startTime' in call.input.shape);
    return { ...answer, path: made?.path, shopId: made?.input.shopId };
  };

  it.each([
    [
      'all shown shops in saved order',
      { all: true },
      '/api/order/getHistoryTotalSales',
      '13,11,12',
    ],
    ['a shop, hidden or not', { shop: 'temu:14' }, '/api/order/getHistoryTotalSales', '14'],
    [
      'a group: its members that exist',
      { group: 'group:7' },
      '/api/order/getHistoryTotalSales',
      '13,12',
    ],
    ['a platform', { platform: { platform: 'TEMU' } }, '/api/order/getHistoryTotalSales', '11,12'],
    [
      'a platform by managed type',
      { platform: { platform: 'TEMU', managedType: 'SEMI_MANAGED' } },
      '/api/order/getHistoryTotalSales',
      '12',
    ],
    [
      'a shein shop: the twin',
      { shop: 'shein:13' },
      '/api/shein/product/sales/queryTotalSales',
      '13',
    ],
    [
      'shein: the twin',
      { platform: { platform: 'SHEIN' } },
      '/api/shein/product/sales/queryTotalSales',
      '13',
    ],
  ])('%s', async (_what, selection, path, shopId) => {
    expect(await sentFor(selection)).toMatchObject({ errors: undefined, path, shopId });
  });

  it('[R7.1-05] sends the stocks source to /api/stock', async () => {
    const { path } = await sentFor({ all: true }, 'STOCKS');
    expect(path).toBe('/api/stock/getHistoryTotalSales');
  });

  it.each([
    ['an unknown shop', { shop: 'temu:555' }, 'NOT_FOUND'],
    ['a shop of the other platform', { shop: 'shein:11' }, 'NOT_FOUND'],
    ['an unknown group', { group: 'group:99' }, 'NOT_FOUND'],
    ['all: false', { all: false }, 'BAD_USER_INPUT'],
  ])('[R6-21] refuses %s without sending anything', async (_what, selection, code) => {
    const { errors, path } = await sentFor(selection);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(path).toBeUndefined();
  });

  it('[R7.1-11] refuses an empty selection locally, silently for the user', async () => {
    const { data, errors, path } = await sentFor({ group: 'group:8' });
    expect(data.statistics).toEqual({ shopCount: 0, totals: { amount: null } });
    expect(errors?.[0]).toMatchObject({
      message: '店铺为空',
      extensions: { code: 'EMPTY_SHOP', silent: true },
    });
    expect(path).toBeUndefined();
  });
});

describe('ranges', () => {
  const ask = (range: object, more = '') => {
    const sent = inhabit(network, {
      people: {
        // Registered on 2025-01-01; the first sale is older where it is given.
        boss: person(),
        seller: person({ user: { firstSaleDay: '2009-12-01' } }),
      },
      data: answers([]),
    });
    return async (token: string) => {
      const answer = await testBff().ask(
        `query ($range: DateRangeInput!) { statistics(selection: {all: true}, range: $range) {
          range { start end } totals { amount { net } } ${more} } }`,
        { token, variables: { range } },
      );
      const made = sent.find(({ call }) => call.name === 'getHistoryTotalSales');
      return { ...answer, startTime: made?.input.startTime };
    };
  };

  it('[R9.3-06] are cut to the registration day, or to the first sale where that is earlier', async () => {
    const range = { start: '2000-01-01', end: '2026-03-10' };
    expect(await ask(range)('boss')).toMatchObject({ startTime: '2025-01-01' });
    const { data, startTime } = await ask(range)('seller');
    expect(startTime).toBe('2009-12-01');
    expect(data.statistics.range).toEqual({ start: '2009-12-01', end: '2026-03-10' });
  });

  it('that end before the data starts stay where they are', async () => {
    const { startTime } = await ask({ start: '2024-01-01', end: '2024-02-01' })('boss');
    expect(startTime).toBe('2024-02-01');
  });

  it.each([
    [{ start: '2026-03-02', end: '2026-03-01' }, '', 'BAD_USER_INPUT'],
    [
      { start: '2026-01-01', end: '2026-02-01' },
      'amountTrend(granularity: HOUR) { bucket }',
      'BAD_USER_INPUT',
    ],
    [{ start: '2026-02-30', end: '2026-03-01' }, '', 'BAD_USER_INPUT'],
  ])('refuse %j', async (range, more, code) => {
    const { errors } = await ask(range, more)('boss');
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });

  it('pair trends by the place in the range that was asked for, when the data starts inside it', async () => {
    inhabit(network, {
      people: { boss: person() },
      data: {
        getLineChartDataSales: chartOf(['2025-01-01', '2025-01-02'], ['2025-01-01']),
      },
    });
    const { data } = await testBff().ask(
      `{ statistics(selection: {all: true}, range: {start: "2024-12-31", end: "2025-01-02"},
          comparison: {start: "2024-12-30", end: "2025-01-01"}) {
          amountTrend { bucket comparisonBucket } } }`,
      { token: 'boss' },
    );
    expect(data.statistics.amountTrend).toEqual([
      { bucket: '2025-01-01', comparisonBucket: null },
      { bucket: '2025-01-02', comparisonBucket: '2025-01-01' },
    ]);
  });
});

describe('pages of a ranking', () => {
  const paged = (input: { pageIndex: number; pageSize: number }) => {
    const all = Array.from({ length: 7 }, (_, index) => String(1000 + index));
    const from = (input.pageIndex - 1) * input.pageSize;
    return { ...rankingOf(all.slice(from, from + input.pageSize)), total: 7 };
  };
  const query = (args: string) =>
    `{ statistics(selection: {all: true}, range: {start: "2026-03-01", end: "2026-03-03"}) {
      shopRanking(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { rank cursor node { mallId } } } } }`;
  const ask = async (args: string) => {
    const sent = inhabit(network, {
      people: { boss: person({ shops: shopsOf(7) }) },
      data: { getShopSalesRanking: paged },
    });
    const { data, errors } = await testBff().ask(query(args), { token: 'boss' });
    return { page: data?.statistics.shopRanking, errors, calls: namesOf(sent) };
  };

  it('go on where the last one ended, with one call each', async () => {
    const first = await ask('first: 3');
    expect(first.page.edges.map((edge: { rank: number }) => edge.rank)).toEqual([1, 2, 3]);
    const next = await ask(`first: 3, after: "${first.page.pageInfo.endCursor}"`);
    expect(next.page.edges.map((edge: { node: { mallId: string } }) => edge.node.mallId)).toEqual([
      '1003',
      '1004',
      '1005',
    ]);
    expect(next.calls.filter((name) => name === 'getShopSalesRanking')).toHaveLength(1);
    const last = await ask(`first: 3, after: "${next.page.pageInfo.endCursor}"`);
    expect(last.page).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: false } });
    expect(last.page.edges).toHaveLength(1);
  });

  it('that begin inside a page of the upstream are put together from two', async () => {
    const first = await ask('first: 2');
    const next = await ask(`first: 3, after: "${first.page.pageInfo.endCursor}"`);
    expect(next.page.edges.map((edge: { rank: number }) => edge.rank)).toEqual([3, 4, 5]);
    expect(next.page.edges.map((edge: { node: { mallId: string } }) => edge.node.mallId)).toEqual([
      '1002',
      '1003',
      '1004',
    ]);
  });

  it.each(['first: 0', 'first: 101', 'after: "nonsense"'])('refuse %s', async (args) => {
    const { errors, calls } = await ask(args);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(calls).not.toContain('getShopSalesRanking');
  });
});
