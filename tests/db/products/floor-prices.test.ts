import { expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { listProducts } from '../../../db/products/product-list.ts';
import { saveCosts } from '../../../db/products/sku-costs.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';

/** A cup in three sizes and a hat, all declared at 10 yuan, in a shop without sales or fines. */
async function shopOf(db: Db) {
  const shop = await addShop(db, await addUser(db), { mall_id: 'one' });
  const [small = 0, large = 0, bare = 0] = await addProduct(
    db,
    shop,
    {
      CUP: [
        { code: 'CUP-1', cost: 300, price: 1000 },
        { code: 'CUP-2', cost: 500, price: 1000 },
        { code: 'CUP-3', price: 1000 },
      ],
    },
    { product_id: 'P1' },
  );
  const [hat = 0] = await addProduct(
    db,
    shop,
    { HAT: [{ code: 'HAT-1', cost: 1100, price: 1000 }] },
    { product_id: 'P2' },
  );
  const list = async (level: 'spu' | 'sku', belowFloor?: boolean) => {
    const { rows } = await listProducts(db, {
      // The floor has days of its own: those of the figures are others.
      selection: { shopIds: [shop.id], source: 'sales', start: '2026-03-11', end: '2026-03-11' },
      today,
      level,
      filter: { belowFloor },
      by: 'name',
      descending: false,
      limit: 50,
      offset: 0,
    });
    return rows;
  };
  const floors = async () =>
    Object.fromEntries(
      (await list('sku')).map(({ extCode, floorPriceMin }) => [extCode, floorPriceMin]),
    );
  let messages = 0;
  const fine = (change: { fine: number; day: string; product?: string; state?: 'waived' }) =>
    db
      .insertInto('shop_message')
      .values({
        shop_id: shop.id,
        message_id: `M${++messages}`,
        kind: 'violation',
        rule_code: 'R',
        product_id: change.product ?? 'P1',
        title: '',
        content: '',
        fine: change.fine,
        state: change.state ?? 'open',
        happened_at: Date.parse(`${change.day}T12:00:00+08:00`),
      })
      .execute();
  return { shop, small, large, bare, hat, list, floors, fine };
}

describeOnEngines('the floor price', (engine) => {
  it('is the cost while nothing moved, and not known without one', async () => {
    const { floors, list } = await shopOf(await engine.fresh());
    expect(await floors()).toEqual({
      'CUP-1': 300,
      'CUP-2': 500,
      'CUP-3': null,
      'HAT-1': 1100,
    });
    expect(await list('spu')).toMatchObject([
      { productId: 'P1', floorPriceMin: 300, floorPriceMax: 500, belowFloorSkus: 0 },
      { productId: 'P2', floorPriceMin: 1100, floorPriceMax: 1100, belowFloorSkus: 1 },
    ]);
  });

  it('lets what stayed sold in the 30 days up to yesterday pay for what came back, rounded up', async () => {
    const db = await engine.fresh();
    const { shop, small, large, bare, hat, floors, list } = await shopOf(db);
    await appendSaleLines(db, [
      lineOf(shop, small, '2026-02-09', { quantity: 4, amount: 4000 }),
      lineOf(shop, small, '2026-03-10', { quantity: 1, amount: 1000, kind: 'return' }),
      // The day before the 30, today, and what was counted from stock: none of it counts.
      lineOf(shop, small, '2026-02-08', { quantity: 50, amount: 50_000 }),
      lineOf(shop, small, '2026-03-11', { quantity: 50, amount: 50_000 }),
      lineOf(shop, small, '2026-03-10', { quantity: 50, amount: 50_000, source: 'stocks' }),
      lineOf(shop, bare, '2026-03-01', { quantity: 5, amount: 5000 }),
      lineOf(shop, large, '2026-03-01', { quantity: 7, amount: 7000 }),
      lineOf(shop, large, '2026-03-02', { quantity: 4, amount: 4000, kind: 'return' }),
      // All came back: no price would have paid.
      lineOf(shop, hat, '2026-03-01', { quantity: 2, amount: 2000 }),
      lineOf(shop, hat, '2026-03-02', { quantity: 2, amount: 2000, kind: 'return' }),
    ]);
    expect(await floors()).toEqual({
      'CUP-1': 400,
      // 3500 fen for three pieces.
      'CUP-2': 1167,
      'CUP-3': null,
      'HAT-1': null,
    });
    const of = async (belowFloor: boolean) =>
      (await list('sku', belowFloor)).map(({ extCode }) => extCode);
    expect(await of(true)).toEqual(['CUP-2']);
    expect(await of(false)).toEqual(['CUP-1', 'CUP-3', 'HAT-1']);
    expect((await list('spu', true)).map(({ productId }) => productId)).toEqual(['P1']);
    expect((await list('spu', false)).map(({ productId }) => productId)).toEqual(['P2']);
    await saveCosts(db, [{ shopId: shop.id, skuId: 'SCUP-2', cost: 100 }]);
    expect(await of(true)).toEqual([]);
  });

  it('bears the fines of its product alone, shared by all that stayed sold of it', async () => {
    const db = await engine.fresh();
    const { shop, small, bare, floors, fine } = await shopOf(db);
    await appendSaleLines(db, [
      lineOf(shop, small, '2026-03-01', { quantity: 4, amount: 4000 }),
      lineOf(shop, bare, '2026-03-01', { quantity: 3, amount: 3000 }),
    ]);
    await fine({ fine: 1000, day: '2026-02-09' });
    await fine({ fine: 500, day: '2026-03-10' });
    // Waived, too early, of today, and of a product that sold nothing to pay it with.
    await fine({ fine: 9999, day: '2026-03-05', state: 'waived' });
    await fine({ fine: 9999, day: '2026-02-08' });
    await fine({ fine: 9999, day: '2026-03-11' });
    await fine({ fine: 700, day: '2026-03-05', product: 'P2' });
    // 1500 fen for seven pieces: 215 each, on top of the cost, of the unsold size too.
    expect(await floors()).toEqual({
      'CUP-1': 515,
      'CUP-2': 715,
      'CUP-3': null,
      'HAT-1': null,
    });
  });
});
