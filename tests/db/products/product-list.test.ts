import { expect, it } from 'vitest';
import { restockOf } from '../../../api/contract/rules/stock-moves.ts';
import { listProducts, type ProductListRequest } from '../../../db/products/product-list.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { catalogue, today } from './product-catalogue.ts';

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
