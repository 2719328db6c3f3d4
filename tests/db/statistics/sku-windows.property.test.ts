import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import { deleteShops, unbindShops } from '../../../db/binding/binding.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { updateProduct } from '../../../db/products/products.ts';
import { saveCosts } from '../../../db/products/sku-costs.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { splitsAndSkus, windowsAndDays } from '../../support/window-sums.ts';

const firstDay = '2026-03-11';

async function sellingShops(db: Db) {
  const owner = await addUser(db);
  const shops: { id: number; productId: string; skuRefs: number[] }[] = [];
  for (const mark of ['a', 'b']) {
    const shop = await addShop(db, owner);
    const sku = (place: number) => ({ code: `${mark}${place}` });
    const productId = `P-${mark}`;
    const skuRefs = [
      ...(await addProduct(db, shop, { [mark]: [sku(0), sku(1)] }, { product_id: productId })),
      ...(await addProduct(db, shop, { [`${mark}s`]: [sku(2)] }, { category: '家居' })),
    ];
    shops.push({ id: shop.id, productId, skuRefs });
  }
  return shops;
}

const line = fc.record({
  shop: fc.nat({ max: 1 }),
  sku: fc.nat({ max: 2 }),
  source: fc.constantFrom<NewSaleLine['source']>('sales', 'sales', 'stocks'),
  /** Days before the day that it is; the ends of the windows more often than chance would have it. */
  ago: fc.oneof(fc.nat({ max: 45 }), fc.constantFrom(0, 1, 6, 7, 8, 30, 31, 35, 36)),
  /** Shanghai's first and last moments are where a wrong zone shows. */
  moment: fc.oneof(fc.nat({ max: 86_399_999 }), fc.constantFrom(0, 86_399_999)),
  /** Few, so that lines are known already now and then. */
  order: fc.nat({ max: 30 }),
  kind: fc.constantFrom<NewSaleLine['kind']>('sale', 'sale', 'return'),
  quantity: fc.integer({ min: 1, max: 30 }),
  amount: fc.nat({ max: 99_999 }),
});

type Drawn = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 25 }) }) },
  { weight: 2, arbitrary: fc.record({ failing: fc.array(line, { minLength: 1, maxLength: 9 }) }) },
  { weight: 3, arbitrary: fc.constant('roll' as const) },
  { weight: 2, arbitrary: fc.record({ sleep: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ cost: fc.option(fc.nat({ max: 999 })), of: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      category: fc.constantFrom('女装', '家居', '', null),
      of: fc.nat({ max: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ unbind: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ bind: fc.nat({ max: 1 }) }) },
);

describeOnEngines('sums over the last days, whatever happens', (engine) => {
  it('are the sums of the days after imports, late lines, known lines, failures, costs, categories, midnights and unbinding', async () => {
    const db = await engine.fresh();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const shops = await sellingShops(db);
        let today = firstDay;
        const linesOf = (drawn: readonly Drawn[]) =>
          drawn.flatMap(({ shop, sku, ago, moment, order, ...rest }): NewSaleLine[] => {
            const { id, skuRefs } = shops[shop] ?? { id: 0, skuRefs: [] };
            const skuRef = skuRefs[sku] ?? 0;
            const soldAt = Date.parse(`${addDays(today, -ago)}T00:00:00+08:00`) + moment;
            return [
              {
                ...rest,
                shopId: id,
                skuRef,
                soldAt,
                orderNo: `PO-${order}`,
                lineNo: 1,
                importId: null,
              },
            ];
          });
        for (const each of steps) {
          if (each === 'roll') await rollWindows(db, today);
          else if ('lines' in each) await appendSaleLines(db, linesOf(each.lines));
          else if ('failing' in each) {
            const failing = db.transaction().execute(async (trx) => {
              await appendSaleLines(trx, linesOf(each.failing));
              throw new RangeError('half-way');
            });
            await expect(failing).rejects.toThrow('half-way');
          } else if ('sleep' in each) today = addDays(today, each.sleep);
          else if ('cost' in each) {
            const shopId = shops[each.of % 2]?.id ?? 0;
            const mark = 'ab'[each.of % 2];
            const skuId = `S${mark}${Math.floor(each.of / 2)}`;
            await saveCosts(db, [{ shopId, skuId, cost: each.cost }]);
          } else if ('category' in each) {
            const { id = 0, productId = '' } = shops[each.of] ?? {};
            expect(await updateProduct(db, id, productId, { category: each.category })).toBe(true);
          } else if ('unbind' in each) await unbindShops(db, [shops[each.unbind]?.id ?? 0], 1);
          else {
            await db
              .updateTable('shop')
              .set({ unbound_at: null })
              .where('id', '=', shops[each.bind]?.id ?? 0)
              .execute();
          }
          const { windows, days } = await windowsAndDays(db);
          expect(windows).toEqual(days);
          const { read, told } = await splitsAndSkus(
            db,
            shops.map(({ id }) => id),
            today,
          );
          expect(read).toEqual(told);
        }
        await rollWindows(db, today);
        const ends = await db
          .selectFrom('shop')
          .where('unbound_at', 'is', null)
          .select(['windows_day', 'splits_day'])
          .execute();
        for (const shop of ends) expect(shop).toEqual({ windows_day: today, splits_day: today });
        await deleteShops(
          db,
          shops.map(({ id }) => id),
        );
        for (const table of [
          'sku_window',
          'category_window',
          'band_window',
          'sold_window',
        ] as const)
          expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      }),
      { numRuns: engine.name === 'SQLite in a file' ? 60 : 12 },
    );
  });

  it('never go back to an earlier day, whoever asks for it', async () => {
    const db = await engine.fresh();
    const [shop] = await sellingShops(db);
    if (!shop) throw new Error('There is no shop');
    await appendSaleLines(db, [lineOf(shop, shop.skuRefs[0] ?? 0, addDays(firstDay, -1))]);
    await rollWindows(db, firstDay);
    await rollWindows(db, addDays(firstDay, -1));
    const rows = await db.selectFrom('shop').select('windows_day').execute();
    expect(rows.map((row) => row.windows_day)).toEqual([firstDay, firstDay]);
  });
});

describeOnEngines(
  'sums over the last days, rolled by one process while another imports',
  (engine) => {
    it('are the sums of the days', async () => {
      const url = await engine.emptyUrl();
      const db = await engine.open(url);
      await migrate(db);
      const other = await engine.open(url);
      const shops = await sellingShops(db);
      for (let round = 0; round < 6; round += 1) {
        const today = addDays(firstDay, round);
        const lines = shops.flatMap((shop) =>
          shop.skuRefs.flatMap((skuRef) =>
            [1, 7, 8, 35].map((ago) => lineOf(shop, skuRef, addDays(today, -ago))),
          ),
        );
        const half = lines.length / 2;
        await Promise.all([
          appendSaleLines(db, lines.slice(0, half)),
          rollWindows(other, today),
          appendSaleLines(other, lines.slice(half)),
          // The clock of a third one is late.
          rollWindows(db, addDays(today, -1)),
        ]);
        const ends = await db.selectFrom('shop').select('windows_day').execute();
        expect(ends.map((row) => row.windows_day)).toEqual([today, today]);
        const { windows, days } = await windowsAndDays(db);
        expect(windows).toEqual(days);
        expect(windows.length).toBeGreaterThan(0);
        const shopIds = shops.map(({ id }) => id);
        const { read, told } = await splitsAndSkus(db, shopIds, today);
        expect(read).toEqual(told);
      }
    });
  },
);
