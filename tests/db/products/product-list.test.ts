import { expect, it } from 'vitest';
import { dayStart } from '../../../api/contract/rules/calendar.ts';
import { restockOf } from '../../../api/contract/rules/stock-moves.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { findDeadStock } from '../../../db/products/dead-stock.ts';
import {
  countCosts,
  listCategories,
  listProducts,
  type ProductListRequest,
  sumProducts,
} from '../../../db/products/product-list.ts';
import { countAdded, countProductsSold } from '../../../db/products/product-statistics.ts';
import { type StockState, stockStatesByShop } from '../../../db/products/stock-states.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { priceBands, sumsByBand } from '../../../db/statistics/sales-splits.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';

/**
 * Of shop `one`: a cup (red: 2 SKUs, blue: 1), a hat that never sold, and a lamp without SKUs.
 * Of shop `two`: a coat. All sales of March but the cup's 30 pieces of 2026-02-08.
 */
async function catalogue(db: Db) {
  const owner = await addUser(db);
  const one = await addShop(db, owner, { mall_id: 'one' });
  const two = await addShop(db, owner, { mall_id: 'two', platform: 'shein' });
  const [small = 0, large = 0, blue = 0] = await addProduct(
    db,
    one,
    {
      'CUP-R': [
        { code: 'CUP-R-1', cost: 300, price: 900, onHand: 10 },
        { code: 'CUP-R-2', cost: 500, price: 1200, onHand: 0 },
      ],
      'CUP-B': [{ code: 'CUP-B-1', price: 1000, onHand: 5 }],
    },
    {
      name: '保温杯 100%',
      product_id: 'P1',
      category: '杯具',
      created_at: 3,
      image_url: '/cup.svg',
    },
  );
  await addProduct(
    db,
    one,
    { HAT: [{ code: 'HAT-1', cost: 50, onHand: 4 }] },
    { name: '遮阳帽', product_id: 'P2', category: '服饰', status: 'off_sale', created_at: 2 },
  );
  await addProduct(db, one, {}, { name: '台灯', product_id: 'P3', created_at: 1 });
  const [coat = 0] = await addProduct(
    db,
    two,
    { COAT: [{ code: 'COAT-1', cost: 2000, price: 5000, onHand: 3 }] },
    { name: '大衣', product_id: 'P4', category: '服饰', created_at: 4 },
  );
  await appendSaleLines(db, [
    lineOf(one, small, '2026-02-08', { quantity: 30, amount: 27_000 }),
    lineOf(one, small, '2026-03-02', { quantity: 5, amount: 4500 }),
    lineOf(one, small, '2026-03-05', { quantity: 1, amount: 900, kind: 'return' }),
    lineOf(one, large, '2026-03-10', { quantity: 2, amount: 2400 }),
    lineOf(one, blue, '2026-03-10', { quantity: 1, amount: 1000 }),
    lineOf(one, blue, '2026-03-11', { quantity: 9, amount: 9000 }),
    lineOf(two, coat, '2026-03-10', { quantity: 21, amount: 105_000 }),
    lineOf(two, coat, '2026-03-10', { quantity: 3, amount: 9, source: 'stocks' }),
  ]);
  const plain = (change: Partial<ProductListRequest>): ProductListRequest => ({
    selection: {
      shopIds: [one.id, two.id],
      source: 'sales',
      start: '2026-03-01',
      end: '2026-03-10',
    },
    today,
    level: 'spu',
    filter: {},
    by: 'netQuantity',
    descending: true,
    limit: 50,
    offset: 0,
    ...change,
  });
  const ask = (change: Partial<ProductListRequest> = {}) => listProducts(db, plain(change));
  const ids = async (change: Partial<ProductListRequest> = {}) =>
    (await ask(change)).rows.map((row) => row.skuId ?? row.skcId ?? row.productId);
  const sum = async (change: Partial<ProductListRequest> = {}) =>
    sumProducts(db, plain(change), { withLoss: true });
  return { one, two, ask, ids, small, sum };
}

describeOnEngines('the product list', (engine) => {
  it('suggests of each row the sum of what its SKUs lack, as the rule says it of each', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const stocks = [0, 1, 6, 7, 13, 14, 15, 60];
    const sales = [0, 1, 2, 14, 15, 29, 30, 31];
    const pairs = stocks.flatMap((onHand) => sales.map((sold) => ({ onHand, sold })));
    const refs = await addProduct(db, shop, {
      MANY: pairs.map(({ onHand }, at) => ({ code: `MANY-${at}`, onHand })),
    });
    const returned = refs[0] ?? 0;
    await db.updateTable('stock').set({ in_transit: 3 }).where('on_hand', '=', 6).execute();
    await appendSaleLines(db, [
      ...pairs.flatMap(({ sold }, at) =>
        sold === 0 ? [] : [lineOf(shop, refs[at] ?? 0, '2026-03-05', { quantity: sold })],
      ),
      lineOf(shop, returned, '2026-03-05', { quantity: 9, kind: 'return' }),
    ]);
    const ask = (level: 'spu' | 'sku') =>
      listProducts(db, {
        selection: { shopIds: [shop.id], source: 'sales', start: '2026-03-01', end: '2026-03-10' },
        today,
        level,
        filter: {},
        by: 'name',
        descending: false,
        limit: 100,
        offset: 0,
      });
    const skus = (await ask('sku')).rows;
    expect(skus).toHaveLength(pairs.length);
    for (const { onHand, inTransit, net30, restock, skuId } of skus)
      expect(restock, `${skuId}`).toBe(
        restockOf({ onHand: onHand ?? 0, inTransit: inTransit ?? 0, net30 }),
      );
    const whole = skus.reduce((sum, { restock }) => sum + restock, 0);
    expect((await ask('spu')).rows).toMatchObject([{ restock: whole }]);
    expect(whole).toBeGreaterThan(0);
  });

  it('tells the sum of all rows of a filter, at every level and whatever page is shown', async () => {
    const { ask, sum } = await catalogue(await engine.fresh());
    const figures = [
      'soldQuantity',
      'returnedQuantity',
      'soldAmount',
      'returnedAmount',
      'cost',
      'uncostedSoldQuantity',
      'uncostedSoldAmount',
      'unstockedSkus',
    ] as const;
    const filters: ProductListRequest['filter'][] = [
      {},
      { keyword: 'cup-r' },
      { categories: ['服饰'] },
      { hasCost: false },
      { hint: 'deadStock' },
      { coverBelow: 30 },
      { stockState: 'soldOut' },
      { stockState: 'inStock' },
      { hasSoldOutLoss: false },
      { belowFloor: true },
      { averagePrice: { from: 900, below: 1200 } },
      { change: 'price' },
      { keyword: 'nothing' },
    ];
    for (const level of ['spu', 'skc', 'sku'] as const) {
      for (const filter of filters) {
        const { rows } = await ask({ level, filter });
        const sums = await sum({ level, filter, limit: 1, offset: 1 });
        const added = figures.map((name) => rows.reduce((all, row) => all + row[name], 0));
        expect(
          figures.map((name) => sums[name]),
          `${level} ${JSON.stringify(filter)}`,
        ).toEqual(added);
        const onHand = rows.flatMap((row) => row.onHand ?? []);
        const stock = onHand.length === 0 ? null : onHand.reduce((all, one) => all + one);
        const values = rows.flatMap((row) => row.stockValue ?? []);
        expect(sums.stockValue, `worth of ${level} ${JSON.stringify(filter)}`).toBe(
          values.length === 0 ? null : values.reduce((all, one) => all + one),
        );
        expect(sums.onHand, `stock of ${level} ${JSON.stringify(filter)}`).toBe(stock);
      }
    }
    expect((await sum()).soldQuantity).toBeGreaterThan(20);
  });

  it('has at a price just the SKUs that the price band of it counts', async () => {
    const db = await engine.fresh();
    const { one, two, ask, ids } = await catalogue(db);
    const selection = {
      shopIds: [one.id, two.id],
      source: 'sales',
      start: '2026-02-01',
      end: today,
    } as const;
    const bands = await sumsByBand(db, selection);
    expect(bands.length).toBeGreaterThan(1);
    let listed = 0;
    for (const [place, from] of priceBands.entries()) {
      const averagePrice = { from, below: priceBands[place + 1] };
      const { rows } = await ask({ selection, level: 'sku', filter: { averagePrice } });
      const band = bands.find((sums) => sums.band === place);
      for (const figure of [
        'soldQuantity',
        'returnedQuantity',
        'soldAmount',
        'returnedAmount',
      ] as const)
        expect(rows.reduce((all, row) => all + row[figure], 0)).toBe(band?.[figure] ?? 0);
      listed += rows.length;
    }
    expect(listed).toBe(4);
    const dear = { selection, filter: { averagePrice: { from: 5_000 } } };
    expect(await ids({ ...dear, level: 'sku' })).toEqual(['SCOAT-1']);
    expect(await ids({ ...dear, level: 'spu' })).toEqual(['P4']);
    expect(await ids({ selection, filter: { averagePrice: { below: 1_000 } } })).toEqual(['P1']);
  });

  it('[R7.4-34] has each product with its prices, costs, stock and figures', async () => {
    const { ask } = await catalogue(await engine.fresh());
    const { total, rows } = await ask();
    expect(total).toBe(4);
    expect(rows[1]).toEqual({
      mallId: 'one',
      productId: 'P1',
      skcId: null,
      skuId: null,
      name: '保温杯 100%',
      specName: null,
      extCode: 'CUP-B-1',
      imageUrl: '/cup.svg',
      category: '杯具',
      status: 'on_sale',
      createdAt: 3,
      skcCount: 2,
      skuCount: 3,
      supplyPriceMin: 900,
      supplyPriceMax: 1200,
      costMin: 300,
      costMax: 500,
      uncostedSkus: 1,
      floorPriceMin: 375,
      floorPriceMax: 500,
      belowFloorSkus: 0,
      soldQuantity: 8,
      returnedQuantity: 1,
      soldAmount: 7900,
      returnedAmount: 900,
      cost: 4 * 300 + 2 * 500,
      uncostedSoldQuantity: 1,
      uncostedReturnedQuantity: 0,
      uncostedSoldAmount: 1000,
      uncostedReturnedAmount: 0,
      onHand: 15,
      inTransit: 0,
      stockValue: 14_000,
      stockCost: 3000,
      lostAmount: 0,
      unstockedSkus: 0,
      net7: 2,
      net30: 7,
      // The red cup of the second size has none: what the first one has too many of does not help.
      restock: 1,
      hint: 'deadStock',
    });
    expect(rows[3]).toMatchObject({
      productId: 'P3',
      skcCount: 0,
      skuCount: 0,
      costMin: null,
      uncostedSkus: 0,
      soldQuantity: 0,
      onHand: null,
      hint: null,
    });
  });

  it('has the levels below, of one product or SKC, or of all', async () => {
    const db = await engine.fresh();
    const { ask, ids } = await catalogue(db);
    await db
      .updateTable('skc')
      .set({ product_name: '红杯' })
      .where('skc_id', '=', 'CCUP-R')
      .execute();
    const skcs = await ask({ level: 'skc', filter: { productIds: ['P1'] } });
    expect(skcs).toMatchObject({
      total: 2,
      rows: [
        { skcId: 'CCUP-R', skuId: null, name: '红杯', specName: 'CUP-R', extCode: 'CUP-R' },
        { skcId: 'CCUP-B', skuId: null, name: '保温杯 100%', soldQuantity: 1 },
      ],
    });
    const skus = await ask({ level: 'sku', filter: { skcIds: ['CCUP-R'] } });
    expect(skus).toMatchObject({
      total: 2,
      rows: [
        { skuId: 'SCUP-R-1', name: '红杯', specName: null, skcCount: 1, skuCount: 1 },
        { skuId: 'SCUP-R-2', costMin: 500, soldQuantity: 2 },
      ],
    });
    expect(await ids({ level: 'sku' })).toHaveLength(5);
    // The rows above some SKUs, each once.
    const above = { skuIds: ['SCUP-R-1', 'SCUP-R-2', 'SCOAT-1'] };
    expect(await ids({ level: 'skc', filter: above })).toEqual(['CCOAT', 'CCUP-R']);
    expect(await ids({ level: 'spu', filter: above })).toEqual(['P4', 'P1']);
    expect(await ids({ level: 'sku', filter: above })).toHaveLength(3);
    expect(await ids({ level: 'spu', filter: { skcIds: ['CHAT'] } })).toEqual(['P2']);
  });

  it('counts from sales or from stock, but its cover from sales alone', async () => {
    const { ask, one, two } = await catalogue(await engine.fresh());
    const { rows } = await ask({
      selection: {
        shopIds: [one.id, two.id],
        source: 'stocks',
        start: '2026-03-01',
        end: '2026-03-10',
      },
    });
    expect(rows[0]).toMatchObject({ productId: 'P4', soldQuantity: 3, net30: 21 });
  });

  it('is ordered by each figure both ways, rows without it last, equal ones always alike', async () => {
    const { ids } = await catalogue(await engine.fresh());
    const both = async (by: ProductListRequest['by']) => [
      await ids({ by, descending: true }),
      await ids({ by, descending: false }),
    ];
    expect(await both('netQuantity')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P3', 'P1', 'P4'],
    ]);
    expect(await both('sold')).toEqual(await both('netQuantity'));
    // One red cup came back.
    expect(await both('returned')).toEqual([
      ['P1', 'P2', 'P3', 'P4'],
      ['P2', 'P3', 'P4', 'P1'],
    ]);
    expect((await ids({ level: 'sku', by: 'returned' }))[0]).toBe('SCUP-R-1');
    expect(await both('netAmount')).toEqual(await both('netQuantity'));
    expect(await both('profit')).toEqual(await both('netQuantity'));
    expect(await both('onHand')).toEqual([
      ['P1', 'P2', 'P4', 'P3'],
      ['P4', 'P2', 'P1', 'P3'],
    ]);
    // Nothing is on its way to any of them: the lamp has no SKU that could be.
    expect(await both('inTransit')).toEqual([
      ['P1', 'P2', 'P4', 'P3'],
      ['P1', 'P2', 'P4', 'P3'],
    ]);
    // At what is declared: of the hat nothing.
    expect(await both('stockValue')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('stockCost')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('daysOfCover')).toEqual([
      ['P1', 'P4', 'P2', 'P3'],
      ['P4', 'P1', 'P2', 'P3'],
    ]);
    // Of what has a cost: 38 of 60 yuan, and 630 of 1,050. What is off sale is not to be ordered.
    expect(await both('margin')).toEqual([
      ['P1', 'P4', 'P2', 'P3'],
      ['P4', 'P1', 'P2', 'P3'],
    ]);
    expect(await both('restock')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P1', 'P4', 'P2', 'P3'],
    ]);
    expect(await both('cost')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('supplyPrice')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P1', 'P4', 'P2', 'P3'],
    ]);
    expect(await both('created')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P3', 'P2', 'P1', 'P4'],
    ]);
    expect(await both('name')).toEqual([
      ['P2', 'P4', 'P3', 'P1'],
      ['P1', 'P3', 'P4', 'P2'],
    ]);
    for (const level of ['skc', 'sku'] as const) {
      for (const by of ['profit', 'margin', 'restock', 'cost', 'daysOfCover', 'name'] as const) {
        const [down = [], up = []] = [
          await ids({ level, by, descending: true }),
          await ids({ level, by, descending: false }),
        ];
        expect(up.toSorted()).toEqual(down.toSorted());
      }
    }
  });

  it('is ordered by what sold in the last 7 and 30 days, whatever the range and the source', async () => {
    const db = await engine.fresh();
    const { one, ask } = await catalogue(db);
    const [hat] = await db.selectFrom('sku').where('ext_code', '=', 'HAT-1').select('id').execute();
    await appendSaleLines(db, [lineOf(one, hat?.id ?? 0, '2026-02-20', { quantity: 40 })]);
    const day = { start: '2026-03-11', end: '2026-03-11' };
    const asked = {
      selection: { shopIds: [one.id, one.id + 1], source: 'stocks', ...day },
    } as const;
    const ordered = async (by: 'net7' | 'net30', level: 'spu' | 'sku', descending: boolean) =>
      (await ask({ ...asked, by, level, descending })).rows.map((row) => [
        row.skuId === null ? row.productId : row.extCode,
        row[by],
      ]);
    expect(await ordered('net7', 'spu', true)).toEqual([
      ['P4', 21],
      ['P1', 2],
      ['P2', 0],
      ['P3', 0],
    ]);
    expect(await ordered('net30', 'spu', true)).toEqual([
      ['P2', 40],
      ['P4', 21],
      ['P1', 7],
      ['P3', 0],
    ]);
    expect(await ordered('net30', 'spu', false)).toEqual([
      ['P3', 0],
      ['P1', 7],
      ['P4', 21],
      ['P2', 40],
    ]);
    expect((await ordered('net30', 'sku', true)).slice(0, 3)).toEqual([
      ['HAT-1', 40],
      ['COAT-1', 21],
      ['CUP-R-1', 4],
    ]);
  });

  it('is cut into pages, each with the total, the one past the end too', async () => {
    const { ask } = await catalogue(await engine.fresh());
    const page = async (offset: number) => {
      const { total, rows } = await ask({ by: 'created', limit: 3, offset });
      return [total, ...rows.map((row) => row.productId)];
    };
    expect(await page(0)).toEqual([4, 'P4', 'P1', 'P2']);
    expect(await page(3)).toEqual([4, 'P3']);
    expect(await page(6)).toEqual([4]);
  });

  it('finds rows by a part of a name, an id or a code, wildcards being plain characters', async () => {
    const { ids } = await catalogue(await engine.fresh());
    const found = (keyword: string, level: 'spu' | 'skc' | 'sku' = 'spu') =>
      ids({ level, filter: { keyword }, by: 'created' });
    expect(await found('帽')).toEqual(['P2']);
    expect(await found('p4')).toEqual(['P4']);
    expect(await found('ccup-b')).toEqual(['P1']);
    expect(await found('Scup-r-2')).toEqual(['P1']);
    expect(await found('0%')).toEqual(['P1']);
    expect(await found('_')).toEqual([]);
    expect(await found('cup-b', 'skc')).toEqual(['CCUP-B']);
    expect(await found('CUP-R-1', 'skc')).toEqual(['CCUP-R']);
    expect(await found('cup-r', 'sku')).toEqual(['SCUP-R-1', 'SCUP-R-2']);
    expect(await found('保温', 'sku')).toHaveLength(3);
  });

  it('finds what has exactly a code, and what holds it, not what has more of it', async () => {
    const db = await engine.fresh();
    const { ids, one } = await catalogue(db);
    await addProduct(
      db,
      one,
      { A1: [{ code: 'A1-RED' }], 'A1-B': [{ code: 'A1' }, { code: 'A10' }] },
      { name: 'A1', product_id: 'P5' },
    );
    await addProduct(db, one, { A10: [{ code: 'BA1' }] }, { name: 'A1', product_id: 'P6' });
    const found = (code: string, level: 'spu' | 'skc' | 'sku') =>
      ids({ level, filter: { code }, by: 'created' });
    expect(await found('A1', 'sku')).toEqual(['SA1']);
    expect(await found('A1', 'skc')).toEqual(['CA1', 'CA1-B']);
    expect(await found('A1', 'spu')).toEqual(['P5']);
    for (const other of ['a1', 'A', 'A_', 'A%']) expect(await found(other, 'spu')).toEqual([]);
  });

  it('is filtered by state, category, cost and hint', async () => {
    const db = await engine.fresh();
    const { ids, one, two } = await catalogue(db);
    const by = 'created' as const;
    expect(await ids({ by, filter: { statuses: ['off_sale'] } })).toEqual(['P2']);
    expect(await ids({ by, filter: { categories: ['服饰', '杯具'] } })).toEqual(['P4', 'P1', 'P2']);
    expect(await ids({ by, filter: { hasCost: true } })).toEqual(['P4', 'P2']);
    expect(await ids({ by, filter: { hasCost: false } })).toEqual(['P1']);
    expect(await ids({ by, level: 'skc', filter: { hasCost: false } })).toEqual(['CCUP-B']);
    expect(await ids({ by, level: 'sku', filter: { hasCost: false } })).toEqual(['SCUP-B-1']);
    expect(await ids({ by, filter: { hint: 'runningOut' } })).toEqual(['P4']);
    expect(await ids({ by, filter: { hint: 'deadStock' } })).toEqual(['P1', 'P2']);
    const dead = await findDeadStock(db, [one.id, two.id], today);
    expect(dead.count).toBe(2);
    expect(await ids({ by, filter: { hint: 'soldOut' } })).toEqual([]);
    expect(await ids({ by, level: 'sku', filter: { hint: 'soldOut' } })).toEqual(['SCUP-R-2']);
    expect(await ids({ by, filter: { hint: 'deadStock', statuses: ['on_sale'] } })).toEqual(['P1']);
  });

  it('has just the products that are counted as created on some days of paid time, and as sold', async () => {
    const db = await engine.fresh();
    const { ids, ask, one, two } = await catalogue(db);
    for (const [product, at] of [
      ['P1', dayStart('2026-03-05')],
      ['P2', dayStart('2026-03-06') - 1],
      ['P3', dayStart('2026-03-06')],
    ] as const)
      await db
        .updateTable('product')
        .set({ created_at: at })
        .where('product_id', '=', product)
        .execute();
    const shopIds = [one.id, two.id];
    const day = { start: '2026-03-05', end: '2026-03-05' };
    const created = { from: day.start, to: day.end };
    expect(await ids({ by: 'created', filter: { created } })).toEqual(['P2', 'P1']);
    expect(await countAdded(db, shopIds, day)).toBe(2);
    expect(await ids({ by: 'created', filter: { created: { from: '2026-03-06' } } })).toEqual([
      'P3',
    ]);
    const ended = [{ shopIds: [one.id], lastDay: '2026-03-04' }];
    const selection = { shopIds, source: 'sales', start: '2026-03-01', end: '2026-03-10' } as const;
    expect((await ask({ selection: { ...selection, ended }, filter: { created } })).total).toBe(0);
    expect(await countAdded(db, shopIds, day, ended)).toBe(0);

    expect(await ids({ by: 'created', filter: { hasSold: true } })).toEqual(['P1', 'P4']);
    expect(await countProductsSold(db, selection)).toBe(2);
    expect(await ids({ by: 'created', filter: { hasSold: false } })).toEqual(['P3', 'P2']);
    const skus = { level: 'sku', by: 'name' } as const;
    expect(await ids({ ...skus, filter: { hasSold: false } })).toEqual(['SHAT-1']);
    const stocks = { ...selection, source: 'stocks' } as const;
    expect((await ask({ selection: stocks, filter: { hasSold: true } })).total).toBe(1);
  });

  it('[R7.4-36] knows its categories, and how many SKUs have a cost', async () => {
    const db = await engine.fresh();
    const { one, two } = await catalogue(db);
    expect(await listCategories(db, [one.id, two.id])).toEqual(['服饰', '杯具'].sort());
    expect(await countCosts(db, [one.id, two.id])).toEqual({ withCost: 4, withoutCost: 1 });
    expect(await countCosts(db, [two.id])).toEqual({ withCost: 1, withoutCost: 0 });
  });
});

describeOnEngines('the state of stock', (engine) => {
  it('is a filter that lists exactly the colours that are counted, what belongs to them, and what holds one', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const add = async (
      name: string,
      colours: Readonly<Record<string, readonly (number | undefined)[]>>,
      status: 'on_sale' | 'off_sale' = 'on_sale',
    ) => {
      const skcs = Object.entries(colours).map(([colour, stock]) => [
        `${name}-${colour}`,
        stock.map((onHand, index) => ({
          code: `${name}-${colour}-${index}`,
          ...(onHand !== undefined && { onHand }),
        })),
      ]);
      const refs = await addProduct(db, shop, Object.fromEntries(skcs), {
        name,
        product_id: name,
        status,
      });
      await appendSaleLines(
        db,
        refs.map((ref) => lineOf(shop, ref, '2026-03-08', { quantity: 7 })),
      );
    };
    await add('cup', { red: [0, 0], blue: [0, 9], green: [7, 8] });
    await add('hat', { red: [6, 90], blue: [0] });
    await add('coat', { red: [0, undefined] });
    await add('gone', { red: [0] }, 'off_sale');
    const found = async (level: 'spu' | 'skc' | 'sku', stockState: StockState) => {
      const { total, rows } = await listProducts(db, {
        selection: { shopIds: [shop.id], source: 'sales', start: '2026-03-01', end: '2026-03-10' },
        today,
        level,
        filter: { stockState },
        by: 'name',
        descending: false,
        limit: 50,
        offset: 0,
      });
      expect(rows).toHaveLength(total);
      return rows.map((row) => row.skuId ?? row.skcId ?? row.productId).sort();
    };
    expect(await found('skc', 'soldOut')).toEqual(['Ccup-red', 'Chat-blue']);
    expect(await found('skc', 'lacking')).toEqual(['Ccup-blue']);
    expect(await found('skc', 'aboutToSellOut')).toEqual(['Chat-red']);
    expect(await found('skc', 'enough')).toEqual(['Ccup-green']);
    expect(await found('spu', 'soldOut')).toEqual(['cup', 'hat']);
    await add('late', { red: [6] });
    await add('full', { red: [90] });
    expect(await found('spu', 'atRisk')).toEqual(['cup', 'hat', 'late']);
    expect(await found('sku', 'soldOut')).toEqual(['Scup-red-0', 'Scup-red-1', 'Shat-blue-0']);
    // The pieces of the coat that are known are there, whatever the other may be.
    await add('some', { red: [2, undefined] });
    expect(await found('spu', 'inStock')).toEqual(['cup', 'full', 'hat', 'late', 'some']);
    const counted = (await stockStatesByShop(db, [shop.id], today)).get(shop.id);
    expect(counted).toMatchObject({
      soldOut: 2,
      lacking: 1,
      aboutToSellOut: 2,
      enough: 2,
      atRisk: 3,
      inStock: 5,
    });
  });
});

describeOnEngines('stock that nobody told', (engine) => {
  it('is unknown, not 0: no hint, no cover, last in order; and partly known it counts what is', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const line = async (name: string, onHand: readonly (number | undefined)[]) => {
      const skus = onHand.map((pieces, index) => ({
        code: `${name}${index}`,
        ...(pieces !== undefined && { onHand: pieces }),
      }));
      const refs = await addProduct(db, shop, { [name]: skus }, { name, product_id: name });
      // 30 of each in the 30 days: seven days take seven of them.
      await appendSaleLines(
        db,
        refs.map((ref) => lineOf(shop, ref, '2026-03-05', { quantity: 30 })),
      );
    };
    await line('unknown', [undefined]);
    await line('gone', [0]);
    await line('partly-gone', [0, undefined]);
    await line('short', [3]);
    await line('partly-short', [3, undefined]);
    const ask = (change: Partial<ProductListRequest> = {}) =>
      listProducts(db, {
        selection: { shopIds: [shop.id], source: 'sales', start: '2026-03-01', end: '2026-03-10' },
        today,
        level: 'spu',
        filter: {},
        by: 'onHand',
        descending: false,
        limit: 50,
        offset: 0,
        ...change,
      });
    const { rows } = await ask();
    expect(
      rows.map(({ name, onHand, inTransit, unstockedSkus, hint }) => [
        name,
        onHand,
        inTransit,
        unstockedSkus,
        hint,
      ]),
    ).toEqual([
      ['gone', 0, 0, 0, 'soldOut'],
      ['partly-gone', 0, 0, 1, null],
      ['short', 3, 0, 0, 'runningOut'],
      ['partly-short', 3, 0, 1, null],
      ['unknown', null, null, 1, null],
    ]);
    const names = async (change: Partial<ProductListRequest>) =>
      (await ask(change)).rows.map((row) => row.name);
    expect(await names({ filter: { hint: 'soldOut' } })).toEqual(['gone']);
    expect(await names({ filter: { hint: 'runningOut' } })).toEqual(['short']);
    expect((await names({ by: 'daysOfCover', descending: true })).slice(0, 2)).toEqual([
      'short',
      'gone',
    ]);
  });
});
