import { type CompiledQuery, RawNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { findDeadStock } from '../../../db/products/dead-stock.ts';
import { type RankingPage, rankProducts } from '../../../db/products/product-ranking.ts';
import { inMonthsAndDays } from '../../../db/statistics/month-parts.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import {
  firstSaleDay,
  noSums,
  recentSalesByShop,
  type Selection,
  sumsByBucket,
  sumsByShop,
  totalSums,
} from '../../../db/statistics/statistics.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const page: RankingPage = { level: 'sku', by: 'netAmount', limit: 10, offset: 0 };
const march = { start: '2026-03-01', end: '2026-03-31' };

/** Every statistic once. What they answer is tested elsewhere; here it is how they ask. */
const statistics: Record<string, (db: Db, selection: Selection) => Promise<unknown>> = {
  totals: totalSums,
  'line by hour': (db, selection) => sumsByBucket(db, selection, 'hour'),
  'line by day': (db, selection) => sumsByBucket(db, selection, 'day'),
  'line by month': (db, selection) => sumsByBucket(db, selection, 'month'),
  'ranking of shops': sumsByShop,
  'ranking of SPUs': (db, selection) => rankProducts(db, selection, { ...page, level: 'spu' }),
  'ranking of SKCs': (db, selection) => rankProducts(db, selection, { ...page, level: 'skc' }),
  'ranking of SKUs': (db, selection) => rankProducts(db, selection, page),
  'search in the ranking': (db, selection) =>
    rankProducts(db, selection, { ...page, level: 'spu', keyword: '杯' }),
  'recent sales': (db, { shopIds }) => recentSalesByShop(db, shopIds, 'sales', '2026-03-11'),
  'dead stock': (db, { shopIds }) => findDeadStock(db, shopIds, '2026-03-11'),
  'first day': (db, { shopIds }) => firstSaleDay(db, shopIds),
};

describeOnEngines('every statistic', (engine) => {
  it('reads roll-ups alone, by their keys, in as many statements for one shop as for many', async () => {
    const queries: CompiledQuery[] = [];
    const db = await engine.fresh({
      log: ({ level, query }) => {
        if (level === 'query') queries.push(query);
      },
    });
    const shopIds = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const [name, statistic] of Object.entries(statistics)) {
      for (const [selected, start] of [
        [shopIds.slice(0, 1), '2025-11-15'],
        // From the middle of one month to the middle of another: whole months and days at both ends.
        [shopIds, '2025-11-15'],
        // Days that sums are kept of.
        [shopIds, '2026-03-09'],
      ] as const) {
        queries.length = 0;
        await statistic(db, { shopIds: selected, source: 'sales', start, end: '2026-03-15' });
        const [query, ...others] = queries;
        if (!query) throw new Error(`No statement was seen of: ${name}`);
        expect(others, name).toEqual([]);
        expect(query.sql, name).not.toContain('sale_line');
        expect(query.sql, name).toMatch(/"(shop_hour|shop_day|shop_month|sku_day)"/);
        if (engine.name === 'PostgreSQL') continue;
        const plan = await db.executeQuery<{ detail: string }>({
          ...query,
          query: RawNode.createWithSql(''),
          sql: `explain query plan ${query.sql}`,
        });
        const reads = plan.rows
          .map((row) => row.detail)
          .filter((step) =>
            /\b(shop_hour|shop_day|shop_month|sku_day|sku_month|sku_window)\b/.test(step),
          );
        expect(reads, name).not.toEqual([]);
        for (const read of reads) {
          expect(read, name).toMatch(/SEARCH .* USING PRIMARY KEY \(shop_id=\?/);
        }
      }
    }
  });

  it('answers zeros where there are no rows', async () => {
    const db = await engine.fresh();
    const { id } = await addShop(db, await addUser(db));
    const selection: Selection = { shopIds: [id], source: 'sales', ...march };
    expect(await totalSums(db, selection)).toEqual(noSums);
    expect(await sumsByBucket(db, selection, 'day')).toEqual(new Map());
    expect(await sumsByShop(db, selection)).toEqual(new Map());
    expect(await rankProducts(db, selection, page)).toEqual({ total: 0, rows: [] });
    expect(await firstSaleDay(db, [id])).toBeUndefined();
    expect(await firstSaleDay(db, [])).toBeUndefined();
    expect(await findDeadStock(db, [id], '2026-03-11')).toEqual({ count: 0, value: 0 });
  });
});

describeOnEngines('the ranking of products', (engine) => {
  const selected = async (db: Db) => {
    const shop = await addShop(db, await addUser(db));
    const selection: Selection = { shopIds: [shop.id], source: 'sales', ...march };
    return { shop, selection };
  };

  it('names a product at each level, the page and how many there are', async () => {
    const db = await engine.fresh();
    const { shop, selection } = await selected(db);
    const [red1 = 0, red2 = 0, blue = 0] = await addProduct(
      db,
      shop,
      { RED: [{ code: 'B-1', cost: 300 }, { code: 'B-2' }], BLUE: [{ code: 'A-3' }] },
      { product_id: '601', name: '保温杯' },
    );
    await appendSaleLines(db, [
      lineOf(shop, red1, '2026-03-02', { amount: 5000 }),
      lineOf(shop, red2, '2026-03-03', { amount: 4000, quantity: 2 }),
      lineOf(shop, blue, '2026-03-04', { amount: 8000 }),
      lineOf(shop, blue, '2026-03-05', { amount: 1000, kind: 'return' }),
      lineOf(shop, blue, '2026-04-01', { amount: 99_000 }),
    ]);
    const names = { mallId: shop.mall_id, productId: '601', name: '保温杯' };

    const skcs = await rankProducts(db, selection, { ...page, level: 'skc' });
    expect(skcs.total).toBe(2);
    expect(skcs.rows).toMatchObject([
      { ...names, skcId: 'CRED', skuId: null, extCode: 'RED', soldAmount: 9000, cost: 300 },
      { ...names, skcId: 'CBLUE', extCode: 'BLUE', soldAmount: 8000, returnedAmount: 1000 },
    ]);
    const [spu, ...others] = (await rankProducts(db, selection, { ...page, level: 'spu' })).rows;
    expect(others).toEqual([]);
    expect(spu).toEqual({
      ...names,
      skcId: null,
      skuId: null,
      extCode: 'A-3',
      soldQuantity: 4,
      returnedQuantity: 1,
      soldAmount: 17_000,
      returnedAmount: 1000,
      cost: 300,
      uncostedSoldQuantity: 3,
      uncostedReturnedQuantity: 1,
      uncostedSoldAmount: 12_000,
      uncostedReturnedAmount: 1000,
    });
    const second = await rankProducts(db, selection, { ...page, limit: 1, offset: 1 });
    expect(second.total).toBe(3);
    expect(second.rows).toMatchObject([{ skcId: 'CRED', skuId: 'SB-1', extCode: 'B-1' }]);
  });

  it('still tells the total on a page past the end', async () => {
    const db = await engine.fresh();
    const { shop, selection } = await selected(db);
    const [ref = 0] = await addProduct(db, shop, { c: [{ code: 's' }] });
    await appendSaleLines(db, [lineOf(shop, ref, '2026-03-02')]);
    expect(await rankProducts(db, selection, { ...page, offset: 10 })).toEqual({
      total: 1,
      rows: [],
    });
  });

  it('finds part of a name or code, in any case, and takes % and _ for what they are', async () => {
    const db = await engine.fresh();
    const { shop, selection } = await selected(db);
    const lines = [];
    for (const [name, code] of [
      ['100%棉T恤', 'TEE_01'],
      ['1000棉袜', 'SOCKX01'],
      ['back\\slash', 'other'],
    ] as const) {
      const [ref = 0] = await addProduct(db, shop, { [code]: [{ code }] }, { name });
      lines.push(lineOf(shop, ref, '2026-03-02'));
    }
    await appendSaleLines(db, lines);
    const found = async (keyword: string) => {
      const { rows, total } = await rankProducts(db, selection, { ...page, keyword });
      expect(total).toBe(rows.length);
      return rows.map((row) => row.name).sort();
    };
    expect(await found('0%')).toEqual(['100%棉T恤']);
    expect(await found('e_0')).toEqual(['100%棉T恤']);
    expect(await found('k\\s')).toEqual(['back\\slash']);
    expect(await found('棉')).toEqual(['100%棉T恤', '1000棉袜']);
    expect(await found('sockx')).toEqual(['1000棉袜']);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  it('keeps the figures of a product whole when one of its codes was searched for', async () => {
    const db = await engine.fresh();
    const { shop, selection } = await selected(db);
    const [one = 0, two = 0] = await addProduct(db, shop, {
      c: [{ code: 'wanted' }, { code: 'other' }],
    });
    await appendSaleLines(db, [
      lineOf(shop, one, '2026-03-02', { amount: 100 }),
      lineOf(shop, two, '2026-03-02', { amount: 200 }),
    ]);
    const amounts = async (level: RankingPage['level']) =>
      (await rankProducts(db, selection, { ...page, level, keyword: 'wanted' })).rows.map(
        (row) => row.soldAmount,
      );
    expect(await amounts('spu')).toEqual([300]);
    expect(await amounts('skc')).toEqual([300]);
    expect(await amounts('sku')).toEqual([100]);
  });
});

describeOnEngines('dead stock', (engine) => {
  it('[R9.2-08] counts products with stock that sold at most 19 net pieces in 30 days', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const other = await addShop(db, await addUser(db));
    const today = '2026-03-31';
    const product = async (of: typeof shop, onHand: number[], price: number | null = 500) =>
      addProduct(db, of, {
        c: onHand.map((pieces, i) => ({ code: `${Math.random()}${i}`, price, onHand: pieces })),
      });
    const [nineteen = 0] = await product(shop, [3]);
    const [twenty = 0] = await product(shop, [3]);
    const [soldOut = 0] = await product(shop, [0]);
    const [half = 0, otherHalf = 0] = await product(shop, [1, 1]);
    const [returned = 0] = await product(shop, [2]);
    const [longAgo = 0] = await product(shop, [10]);
    await product(shop, [7], null);
    await product(other, [1000]);
    await appendSaleLines(db, [
      lineOf(shop, nineteen, '2026-03-30', { quantity: 19 }),
      lineOf(shop, twenty, '2026-03-01', { quantity: 20 }),
      lineOf(shop, soldOut, '2026-03-30', { quantity: 1 }),
      lineOf(shop, half, '2026-03-15', { quantity: 10 }),
      lineOf(shop, otherHalf, '2026-03-15', { quantity: 10 }),
      lineOf(shop, returned, '2026-03-15', { quantity: 20 }),
      lineOf(shop, returned, '2026-03-16', { quantity: 1, kind: 'return' }),
      lineOf(shop, longAgo, '2026-02-28', { quantity: 50 }),
      lineOf(shop, longAgo, '2026-03-31', { quantity: 50 }),
      lineOf(shop, longAgo, '2026-03-15', { quantity: 50, source: 'stocks' }),
    ]);
    // The product of 19, the one with a return, the one that sold outside the days, the one without price.
    expect(await findDeadStock(db, [shop.id], today)).toEqual({
      count: 4,
      value: (3 + 2 + 10) * 500,
    });
  });
});

describe('a range of days', () => {
  it.each([
    ['2026-03-01', '2026-03-31', ['2026-03', '2026-03'], []],
    ['2026-03-02', '2026-03-30', undefined, [['2026-03-02', '2026-03-30']]],
    ['2026-02-01', '2026-03-30', ['2026-02', '2026-02'], [['2026-03-01', '2026-03-30']]],
    ['2026-02-02', '2026-03-31', ['2026-03', '2026-03'], [['2026-02-02', '2026-02-28']]],
    ['2026-02-15', '2026-03-15', undefined, [['2026-02-15', '2026-03-15']]],
    [
      '2025-11-30',
      '2026-02-01',
      ['2025-12', '2026-01'],
      [
        ['2025-11-30', '2025-11-30'],
        ['2026-02-01', '2026-02-01'],
      ],
    ],
  ])('%s to %s is read as months %j and days %j', (start, end, months, days) => {
    expect(inMonthsAndDays(start, end)).toEqual({ months, days });
  });
});
