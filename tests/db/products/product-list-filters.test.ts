import { expect, it } from 'vitest';
import { dayStart } from '../../../api/contract/rules/calendar.ts';
import { findDeadStock } from '../../../db/products/dead-stock.ts';
import { countCosts, listCategories, listProducts } from '../../../db/products/product-list.ts';
import { countAdded, countProductsSold } from '../../../db/products/product-statistics.ts';
import { type StockState, stockStatesByShop } from '../../../db/products/stock-states.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { priceBands, sumsByBand } from '../../../db/statistics/sales-splits.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { catalogue, today } from './product-catalogue.ts';

describeOnEngines('the product list', (engine) => {
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
