import { expect, it } from 'vitest';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { findDeadStock, listDeadStock } from '../../../db/products/dead-stock.ts';
import { rankProducts } from '../../../db/products/product-ranking.ts';
import { countProductsSold, countSoldProducts } from '../../../db/products/product-statistics.ts';
import { soldOutLoss, stockStatesByShop } from '../../../db/products/stock-states.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import { linesBySku, sumsByBand, sumsByCategory } from '../../../db/statistics/sales-splits.ts';
import { addProduct, addShop, addUser, forgetWindows } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';

/** Two shops with stock, of which every third SKU has none left. */
async function sellingShops(db: Db) {
  const owner = await addUser(db);
  const shops: { id: number; skuRefs: number[] }[] = [];
  for (const mark of ['a', 'b']) {
    const shop = await addShop(db, owner);
    const skuRefs: number[] = [];
    for (let place = 0; place < 8; place += 1) {
      const skus = ['x', 'y'].map((sku) => ({ code: `${mark}${place}${sku}`, cost: 100 }));
      skuRefs.push(...(await addProduct(db, shop, { [`${mark}${place}`]: skus })));
    }
    for (const [place, skuRef] of skuRefs.entries()) {
      const on_hand = place % 3 === 0 ? 0 : place * 7;
      await db
        .insertInto('stock')
        .values({ sku_ref: skuRef, shop_id: shop.id, on_hand, in_transit: 3, updated_at: 0 })
        .execute();
    }
    shops.push({ id: shop.id, skuRefs });
  }
  return shops;
}

/** Sales of 40 days up to today; `round` tells their orders apart. */
function sales(shops: readonly { id: number; skuRefs: number[] }[], round: number): NewSaleLine[] {
  return shops.flatMap(({ id, skuRefs }, at) =>
    skuRefs.flatMap((skuRef, place) =>
      Array.from({ length: 5 }, (_, index): NewSaleLine => {
        const day = addDays(today, -((place * 11 + index * 9 + round * 5 + at) % 40));
        return {
          shopId: id,
          source: index === 4 ? 'stocks' : 'sales',
          orderNo: `PO-${round}-${place}`,
          lineNo: index + 1,
          skuRef,
          soldAt: Date.parse(`${day}T10:00:00+08:00`),
          kind: index === 3 ? 'return' : 'sale',
          quantity: 1 + ((place + index) % 9),
          amount: 500 * (1 + ((place * 3 + index) % 30)),
          importId: null,
        };
      }),
    ),
  );
}

/** Every figure that looks at the last days. */
async function figures(db: Db, shopIds: readonly number[]) {
  const over = async (source: 'sales' | 'stocks', length: number, end = addDays(today, -1)) => {
    const selection = { shopIds, source, start: addDays(today, -length), end };
    const page = { by: 'netAmount', limit: 50, offset: 0 } as const;
    return [
      await rankProducts(db, selection, { ...page, level: 'sku' }),
      await rankProducts(db, selection, { ...page, level: 'spu' }),
      await countSoldProducts(db, selection),
      await countProductsSold(db, selection),
      await sumsByCategory(db, selection),
      await sumsByBand(db, selection),
      (await linesBySku(db, selection, { top: 5 }, 'day')).map(({ skuId }) => skuId),
    ];
  };
  return {
    week: await over('sales', 7),
    running: await over('sales', 6, today),
    month: await over('sales', 30),
    stocks: await over('stocks', 30),
    dead: await findDeadStock(db, shopIds, today),
    deadPage: await listDeadStock(db, shopIds, today, { limit: 3, offset: 1 }),
    states: await stockStatesByShop(db, shopIds, today),
    loss: await soldOutLoss(db, shopIds, today),
  };
}

describeOnEngines('sums over the last days', (engine) => {
  it('leave every figure as the days tell it: of all shops, of some, and after late lines', async () => {
    const db = await engine.fresh();
    const shops = await sellingShops(db);
    const [one = 0, two = 0] = shops.map(({ id }) => id);
    await appendSaleLines(db, sales(shops, 1));
    const fromDays = await figures(db, [one, two]);
    expect(fromDays.dead.count).toBeGreaterThan(1);
    expect(fromDays.loss.skus).toBeGreaterThan(0);
    expect(fromDays.month[0]).toMatchObject({ total: 32 });

    await rollWindows(db, today);
    expect(await figures(db, [one, two])).toEqual(fromDays);
    await forgetWindows(db, one);
    expect(await figures(db, [one, two])).toEqual(fromDays);
    // Those of yesterday say nothing about today.
    await rollWindows(db, addDays(today, 1));
    expect(await figures(db, [one, two])).toEqual(fromDays);

    await forgetWindows(db, one);
    await forgetWindows(db, two);
    await rollWindows(db, today);
    await appendSaleLines(db, sales(shops, 2));
    const fromWindows = await figures(db, [one, two]);
    expect(fromWindows).not.toEqual(fromDays);
    await forgetWindows(db, one);
    await forgetWindows(db, two);
    expect(fromWindows).toEqual(await figures(db, [one, two]));
    await rollWindows(db, today);
    expect(await figures(db, [one, two])).toEqual(fromWindows);
  });

  it('are read instead of the days, and are not made again for a day that they are of', async () => {
    const db = await engine.fresh();
    const shops = await sellingShops(db);
    await appendSaleLines(db, sales(shops, 1));
    await rollWindows(db, today);
    const shopIds = shops.map(({ id }) => id);
    const before = await figures(db, shopIds);
    await db.deleteFrom('sku_day').execute();
    await rollWindows(db, today);
    expect(await figures(db, shopIds)).toEqual(before);
  });

  it('are split by category, price and number of products, which is read instead of the SKUs', async () => {
    const db = await engine.fresh();
    const shops = await sellingShops(db);
    await appendSaleLines(db, sales(shops, 1));
    await rollWindows(db, today);
    const shopIds = shops.map(({ id }) => id);
    const splits = async () =>
      Promise.all(
        [
          { start: today, end: today },
          { start: addDays(today, -6), end: today },
          { start: addDays(today, -7), end: addDays(today, -1) },
          { start: addDays(today, -30), end: addDays(today, -1) },
        ].map(async (range) => {
          const selection = { shopIds, source: 'sales' as const, ...range };
          return [
            await sumsByCategory(db, selection),
            await sumsByBand(db, selection),
            await countSoldProducts(db, selection),
            await countProductsSold(db, selection),
          ];
        }),
      );
    const before = await splits();
    await db.deleteFrom('sku_day').execute();
    await db.deleteFrom('sku_window').execute();
    expect(await splits()).toEqual(before);
    await forgetWindows(db, shopIds[0] ?? 0);
    expect(await splits()).not.toEqual(before);
  });
});
