import { describe, expect, it } from 'vitest';
import { productListRow } from '../../support/product-row.ts';
import {
  inhabit,
  namesOf,
  now,
  person,
  type Sent,
  shopRow,
  testBff,
  useNetwork,
} from '../world.ts';
import { answers, figures, rankingOf } from './statistics-answers.ts';

const network = useNetwork();

/** The clock of these tests stands at noon of 2026-03-11 in Shanghai. */
const hour = 3_600_000;
const ended = (mallId: string, day: string) =>
  shopRow(mallId, { expireDate: Date.parse(`${day}T15:00:00+08:00`), dataUntil: day });
const paid = (mallId: string) => shopRow(mallId, { expireDate: now + hour });

type Shops = ReturnType<typeof shopRow>[];

/** An upstream answers 0 where it knows nothing. */
const none = figures(0);
const uncosted = { sold: 0, returned: 0, amount: 0 };
const row = { ...productListRow(), sold: 0, returned: 0, amount: 0, uncosted, net7: 0, net30: 0 };

async function ask(shops: Shops, query: string, data: Record<string, unknown>) {
  const sent = inhabit(network, { people: { boss: person({ shops }) }, data });
  const answer = await testBff().ask(query, { token: 'boss' });
  expect(answer.errors).toBeUndefined();
  return { ...answer.data, sent };
}

const days = (start: string, end = '2026-03-10') => `range: { start: "${start}", end: "${end}" }`;

describe('a row of the product list', () => {
  const list = (start: string) => `{
    productList(selection: { all: true } ${days(start)}) {
      edges { node { sold returned netQuantity netAmount profit uncosted { sold } net7 net30 daysOfCover restock soldOutLoss hint } }
    }
    productRow(id: "spu:11:P%3A1" ${days(start)}) { netQuantity }
  }`;
  const asked = async (shop: Shops[number], start: string) => {
    const getProductInfoList = { total: 1, categories: [], rows: [row] };
    const found = await ask([shop], list(start), { getProductInfoList });
    return { ...found.productList.edges[0].node, one: found.productRow.netQuantity };
  };

  it('[R2.7-37] has no figures of days of which none is paid for', async () => {
    expect(await asked(ended('11', '2026-03-07'), '2026-03-08')).toEqual({
      sold: null,
      returned: null,
      netQuantity: null,
      netAmount: null,
      profit: null,
      uncosted: null,
      net7: 0,
      net30: 0,
      daysOfCover: 64.5,
      restock: 0,
      soldOutLoss: '5.00',
      hint: 'DEAD_STOCK',
      one: null,
    });
  });

  it('has them where one day is, and while the paid time runs', async () => {
    const known = { sold: 0, netQuantity: 0, netAmount: '0.00', one: 0 };
    expect(await asked(ended('11', '2026-03-08'), '2026-03-08')).toMatchObject(known);
    expect(await asked(paid('11'), '2026-03-08')).toMatchObject(known);
  });

  it('knows the last 7 and 30 days by themselves', async () => {
    const week = await asked(ended('11', '2026-03-03'), '2026-03-01');
    expect(week).toMatchObject({ sold: 0, net7: null, net30: 0, hint: 'DEAD_STOCK' });
    const month = await asked(ended('11', '2026-02-08'), '2026-02-01');
    expect(month).toMatchObject({
      net7: null,
      net30: null,
      daysOfCover: null,
      restock: null,
      soldOutLoss: '5.00',
      hint: null,
    });
    // What is lost is told by the five weeks up to yesterday.
    const before = await asked(ended('11', '2026-02-03'), '2026-02-01');
    expect(before).toMatchObject({ sold: 0, soldOutLoss: null });
  });
});

describe('a ranking', () => {
  const query = `{ statistics(selection: { all: true } ${days('2026-03-08')}) {
    shopRanking { edges { node { mallId } amount { net } quantity { net } profit { profit } share } }
    productRanking { edges { amount { net } quantity { net } profit { profit } share } }
  } }`;
  const unknown = { amount: null, quantity: null, profit: null, share: null };

  it('[R2.7-37] has no figures of a shop of whose days none is paid for', async () => {
    const shops = [ended('11', '2026-03-07'), paid('12')];
    const { statistics } = await ask(shops, query, {
      ...answers(['11', '12']),
      getShopSalesRanking: rankingOf(['11', '12']),
    });
    expect(statistics.shopRanking.edges).toMatchObject([
      { node: { mallId: '11' }, ...unknown },
      { node: { mallId: '12' }, amount: { net: '2.50' }, share: 0.25 },
    ]);
    expect(statistics.productRanking.edges).toMatchObject([unknown, { quantity: { net: 1 } }]);
  });
});

describe('counts of products and the last minutes', () => {
  const query = (start: string) => `{ statistics(selection: { all: true } ${days(start)}) {
    products {
      sold { products } soldCount soldTodayCount addedCount
      created { today thisWeek thisMonth }
    }
    shelfChanges { totalCount }
    recent { windowMinutes amount { net } quantity { net } profit { profit } }
    salesByCategory { category }
    skuTrends(skuIds: ["1"]) { points { bucket quantity { net } } }
  } }`;
  const sold = { spu: 0, skc: 0, sku: 0, quantity: 0, amount: 0 };
  const profit = { profit: null, cost: null, uncosted, hiddenReason: 'NO_COST' };
  const data = {
    getSalesProductNumNew: { current: sold, compare: null },
    getSalesProductNum: { count: 0 },
    getTodaySalesProductNum: 0,
    getAddedProductNum: { count: 0 },
    getCreatedProductStatistics: { today: 0, this_week: 0, this_month: 0 },
    getProductOnAndOffBoardMsg: { on: 0, off: 0, total: 0, rows: [] },
    getSalesLast10m: { windowMinutes: 10, ...none },
    getSaleVolumeLast10m: { windowMinutes: 10, ...none },
    getProfitLast10m: { windowMinutes: 10, ...profit },
    getTotalSalesGroupByCatalogue: [],
    getLineChartDataVolumeBySKU: [
      {
        mallId: '11',
        skuId: '1',
        extCode: 'A',
        productName: '杯子',
        points: ['2026-03-07', '2026-03-08'].map((bucket) => ({ bucket, ...none })),
      },
    ],
  };
  const nothing = {
    products: {
      sold: null,
      soldCount: null,
      soldTodayCount: null,
      addedCount: null,
      created: { today: null, thisWeek: null, thisMonth: 0 },
    },
    shelfChanges: null,
    recent: { windowMinutes: 10, amount: null, quantity: null, profit: null },
    salesByCategory: null,
  };

  it('[R2.7-37] are not known where no shop is paid for, and not asked for', async () => {
    const { statistics, sent } = await ask([ended('11', '2026-03-07')], query('2026-03-08'), data);
    expect(statistics).toMatchObject(nothing);
    expect(namesOf(sent)).not.toContain('getSalesProductNum');
    expect(namesOf(sent)).not.toContain('getTotalSalesGroupByCatalogue');
  });

  it('are those of the other shops where one is, and of its own days', async () => {
    const both = await ask([ended('11', '2026-03-07'), paid('12')], query('2026-03-08'), data);
    expect(both.statistics).toMatchObject({
      products: { soldCount: 0, soldTodayCount: 0, created: { today: 0, thisWeek: 0 } },
      shelfChanges: { totalCount: 0 },
      recent: { amount: { net: '0.00' } },
      salesByCategory: [],
    });
    const before = await ask([ended('11', '2026-03-07')], query('2026-03-07'), data);
    expect(before.statistics.products).toMatchObject({ soldCount: 0, soldTodayCount: null });
    expect(before.statistics.skuTrends[0].points).toEqual([
      { bucket: '2026-03-07', quantity: { net: 0 } },
      { bucket: '2026-03-08', quantity: null },
    ]);
  });
});

describe('two ranges that are compared', () => {
  const uneven = async (shops: Shops, range: string, comparison = '') => {
    const query = `{ statistics(selection: { all: true } ${range} ${comparison}) {
      unevenShops { lastDay shop { name } } } }`;
    const { statistics } = await ask(shops, query, {});
    return statistics.unevenShops;
  };
  const before = `comparison: { start: "2026-03-05", end: "2026-03-07" }`;
  const range = days('2026-03-08');
  const named = (lastDay: string) => [{ lastDay, shop: { name: '店铺11' } }];

  it('[R2.7-37] are uneven where the paid time of a shop ended within them', async () => {
    for (const day of ['2026-03-05', '2026-03-07', '2026-03-09', '2026-03-10']) {
      expect(await uneven([ended('11', day), paid('12')], range, before)).toEqual(named(day));
    }
  });

  const comparable = async (shops: Shops) => {
    const query = `{ statistics(selection: { all: true } ${range} ${before}) {
      comparable { shopCount totals { amount { net } } comparison { amount { net } } } } }`;
    const data = { getHistoryTotalSales: { current: figures(300), compare: figures(200) } };
    const { statistics, sent } = await ask(shops, query, data);
    const reads = (sent as Sent[]).filter(({ call }) => call.name === 'getHistoryTotalSales');
    return { ...statistics, shops: reads.map(({ input }) => input.shopId) };
  };

  it('[R2.7-37] are compared by the shops that are whole in both', async () => {
    expect(await comparable([ended('11', '2026-03-07'), paid('12'), paid('13')])).toEqual({
      comparable: {
        shopCount: 2,
        totals: { amount: { net: '3.00' } },
        comparison: { amount: { net: '2.00' } },
      },
      shops: ['12,13'],
    });
  });

  it('are compared as they are where all shops are even, and not at all where none is', async () => {
    expect(await comparable([paid('12')])).toEqual({ comparable: null, shops: [] });
    expect(await comparable([ended('11', '2026-03-07')])).toEqual({ comparable: null, shops: [] });
  });

  it('are even where it ended before both, or runs through both', async () => {
    const midnight = shopRow('11', {
      expireDate: Date.parse('2026-03-11T00:00:00+08:00'),
      dataUntil: '2026-03-10',
    });
    for (const shop of [
      ended('11', '2026-03-04'),
      paid('11'),
      midnight,
      ended('11', '2026-03-11'),
    ]) {
      expect(await uneven([shop, paid('12')], range, before)).toEqual([]);
    }
    const cleared = { ...ended('11', '2026-03-09'), clearDate: now - hour };
    expect(await uneven([cleared], range, before)).toEqual([]);
    expect(await uneven([ended('11', '2026-03-09')], range)).toEqual([]);
  });
});
