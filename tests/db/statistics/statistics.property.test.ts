import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import type { Db } from '../../../db/engine/connect.ts';
import {
  type ProductLevel,
  type RankBy,
  rankProducts,
} from '../../../db/products/product-ranking.ts';
import { countProductsSold, countSoldProducts } from '../../../db/products/product-statistics.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import {
  linesBySku,
  priceBands,
  sumsByBand,
  sumsByBandAndBucket,
  sumsByCategory,
} from '../../../db/statistics/sales-splits.ts';
import {
  firstSaleDay,
  noSums,
  recentSalesByShop,
  type Selection,
  type Sums,
  sumsByBucket,
  sumsByShop,
  totalSums,
} from '../../../db/statistics/statistics.ts';
import { addProduct, addShop, addUser, forgetWindows } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { groupedBy, hourOf, naiveProfit, naiveSums } from '../../support/naive-statistics.ts';

/** Two products with two SKCs of two SKUs: eight SKUs a shop, every third without a cost. */
const skusOfShop = 8;
const cost = (place: number): number | null => (place % 3 === 0 ? null : place * 137);
/** Of the first and the second product of every shop. */
const categories = ['女装', null] as const;
const firstDay = '2025-01-01';

async function someShops(db: Db) {
  const owner = await addUser(db);
  const shops: { id: number; mallId: string; mark: string; skuRefs: number[] }[] = [];
  for (const mark of ['a', 'b', 'c']) {
    const shop = await addShop(db, owner);
    const sku = (place: number) => ({ code: `${mark}${place}`, cost: cost(place) });
    shops.push({
      id: shop.id,
      mallId: shop.mall_id,
      mark,
      skuRefs: [
        ...(await addProduct(
          db,
          shop,
          { x: [sku(0), sku(1)], y: [sku(2), sku(3)] },
          { category: categories[0] },
        )),
        ...(await addProduct(
          db,
          shop,
          { z: [sku(4), sku(5)], w: [sku(6), sku(7)] },
          { category: categories[1] },
        )),
      ],
    });
  }
  return shops;
}

/** A day among 14 months, near the end of a month more often than chance would have it. */
const dayOffset = fc.oneof(fc.nat({ max: 425 }), fc.constantFrom(0, 30, 31, 58, 59, 364, 365, 425));

const line = fc.record({
  shop: fc.nat({ max: 2 }),
  sku: fc.nat({ max: skusOfShop - 1 }),
  source: fc.constantFrom<NewSaleLine['source']>('sales', 'sales', 'stocks'),
  day: dayOffset,
  /** Shanghai's first and last moments are where a wrong zone shows. */
  moment: fc.oneof(fc.nat({ max: 86_399_999 }), fc.constantFrom(0, 86_399_999)),
  kind: fc.constantFrom<NewSaleLine['kind']>('sale', 'sale', 'sale', 'return'),
  quantity: fc.integer({ min: 1, max: 30 }),
  amount: fc.nat({ max: 99_999 }),
});

const cases = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 60 }),
  start: dayOffset,
  length: fc.oneof(fc.nat({ max: 425 }), fc.constantFrom(0, 27, 30), fc.constantFrom(6, 29, 34)),
  /** Whether sums over the days up to the end of the range, or up to today, are there before the lines come. */
  rolled: fc.constantFrom('all', 'today', 'one', 'none'),
  source: fc.constantFrom<NewSaleLine['source']>('sales', 'sales', 'stocks'),
  /** Where the paid time of the two selected shops ended: not yet, on a day, or so long ago that nothing is told. */
  ends: fc.tuple(
    fc.option(fc.oneof(dayOffset, fc.constant('long ago' as const))),
    fc.option(dayOffset),
  ),
});

/** From the highest figure down; those without one stand last. */
const byHighest =
  (figure: (sums: Sums) => number | null) =>
  (a: readonly [number, Sums], b: readonly [number, Sums]): number => {
    const [of, other] = [figure(a[1]), figure(b[1])];
    if (of === null || other === null)
      return Number(of === null) - Number(other === null) || a[0] - b[0];
    return other - of || a[0] - b[0];
  };

const rankings: Record<RankBy, (sums: Sums) => number | null> = {
  netAmount: (sums) => sums.soldAmount - sums.returnedAmount,
  netQuantity: (sums) => sums.soldQuantity - sums.returnedQuantity,
  profit: naiveProfit,
};

describeOnEngines('statistics over random lines', (engine) => {
  it('[R2.7-37] agree with a sum over the lines up to the ends of paid time, and with each other: totals, charts, shops, rankings, categories, prices, SKUs', async () => {
    const db = await engine.fresh();
    await fc.assert(
      fc.asyncProperty(cases, async ({ lines: drawn, start, length, source, rolled, ends }) => {
        const shops = await someShops(db);
        const skuRefs = shops.flatMap((shop) => shop.skuRefs);
        const lines = drawn.map(
          (each, index): NewSaleLine => ({
            shopId: shops[each.shop]?.id ?? 0,
            source: each.source,
            orderNo: `PO-${index % 7}`,
            lineNo: index + 1,
            skuRef: shops[each.shop]?.skuRefs[each.sku] ?? 0,
            soldAt: Date.parse(`${addDays(firstDay, each.day)}T00:00:00+08:00`) + each.moment,
            kind: each.kind,
            quantity: each.quantity,
            amount: each.amount,
            importId: null,
          }),
        );
        const end = addDays(firstDay, start + length);
        if (rolled !== 'none') await rollWindows(db, rolled === 'today' ? end : addDays(end, 1));
        if (rolled === 'one') await forgetWindows(db, shops[0]?.id ?? 0);
        // Half of them meet sums that are made, the others those that the first half has moved.
        const half = Math.floor(lines.length / 2);
        for (const part of [lines.slice(0, half), lines.slice(half)])
          await db.transaction().execute((trx) => appendSaleLines(trx, part));

        // Two of the three shops are selected: the third must not count.
        const shopIds = shops.slice(0, 2).map((shop) => shop.id);
        const lastDays = new Map(
          ends.flatMap((at, place) =>
            at === null
              ? []
              : [[shopIds[place] ?? 0, at === 'long ago' ? null : addDays(firstDay, at)] as const],
          ),
        );
        const selection: Selection = {
          shopIds,
          source,
          start: addDays(firstDay, start),
          end,
          ended: [...lastDays].map(([id, lastDay]) => ({ shopIds: [id], lastDay })),
        };
        const counted = lines.filter((each) => {
          const day = hourOf(each).slice(0, 10);
          const lastDay = lastDays.get(each.shopId);
          return (
            shopIds.includes(each.shopId) &&
            each.source === source &&
            day >= selection.start &&
            day <= selection.end &&
            (lastDay === undefined || (lastDay !== null && day <= lastDay))
          );
        });
        const naive = (of: readonly NewSaleLine[]): Sums =>
          naiveSums(of, (skuRef) => cost(skuRefs.indexOf(skuRef) % skusOfShop));
        const naiveBy = <K>(keyOf: (each: NewSaleLine) => K): Map<K, Sums> =>
          new Map([...groupedBy(counted, keyOf)].map(([key, group]) => [key, naive(group)]));

        expect(await totalSums(db, selection)).toEqual(naive(counted));
        for (const [width, size] of [
          ['hour', 13],
          ['day', 10],
          ['month', 7],
        ] as const) {
          expect(await sumsByBucket(db, selection, width)).toEqual(
            naiveBy((each) => hourOf(each).slice(0, size)),
          );
          const amounts = ['soldAmount', 'returnedAmount'] as const;
          expect(await sumsByBucket(db, selection, width, amounts)).toEqual(
            new Map(
              [...naiveBy((each) => hourOf(each).slice(0, size))].map(
                ([bucket, { soldAmount, returnedAmount }]) => [
                  bucket,
                  { soldAmount, returnedAmount },
                ],
              ),
            ),
          );
        }
        expect(await sumsByShop(db, selection)).toEqual(naiveBy((each) => each.shopId));

        const groupSize: Record<ProductLevel, number> = { sku: 1, skc: 2, spu: 4 };
        for (const level of ['sku', 'skc', 'spu'] as const) {
          // SKUs were made in order, so the place of an SKU tells its SKC and its product.
          const expected = [
            ...naiveBy((each) => Math.floor(skuRefs.indexOf(each.skuRef) / groupSize[level])),
          ];
          for (const by of ['netAmount', 'netQuantity', 'profit'] as const) {
            const page = { level, by, limit: 5, offset: 0 };
            const { total, rows } = await rankProducts(db, selection, page);
            const figures = rows.map(
              ({ mallId, productId, skcId, skuId, extCode, name, ...sums }) => sums,
            );
            const sorted = expected.toSorted(byHighest(rankings[by])).map(([, sums]) => sums);
            expect(total).toBe(expected.length);
            expect(figures).toEqual(sorted.slice(0, 5));
          }
        }

        const placeOf = (each: NewSaleLine) => skuRefs.indexOf(each.skuRef);
        const byCategory = await sumsByCategory(db, selection);
        expect(new Map(byCategory.map(({ category, ...sums }) => [category, sums]))).toEqual(
          naiveBy((each) => categories[Math.floor(placeOf(each) / 4) % 2] ?? null),
        );

        // What a piece of a SKU brought on average, over the whole selection.
        const bySku = naiveBy((each) => each.skuRef);
        const bandOf = (each: NewSaleLine): number => {
          const { soldAmount, soldQuantity, returnedAmount, returnedQuantity } =
            bySku.get(each.skuRef) ?? noSums;
          const price =
            soldQuantity > 0 ? soldAmount / soldQuantity : returnedAmount / returnedQuantity;
          return priceBands.findLastIndex((from) => price >= from);
        };
        const byBand = await sumsByBand(db, selection);
        expect(new Map(byBand.map(({ band, ...sums }) => [band, sums]))).toEqual(naiveBy(bandOf));
        for (const [width, size] of [
          ['day', 10],
          ['month', 7],
        ] as const) {
          const points = await sumsByBandAndBucket(db, selection, width);
          const costless = [
            ...naiveBy((each) => `${hourOf(each).slice(0, size)} ${bandOf(each)}`),
          ].map(
            ([key, { soldQuantity, returnedQuantity, soldAmount, returnedAmount }]) =>
              [key, { soldQuantity, returnedQuantity, soldAmount, returnedAmount }] as const,
          );
          expect(
            new Map(points.map(({ bucket, band, ...sums }) => [`${bucket} ${band}`, sums])),
          ).toEqual(new Map(costless));

          const lines = await linesBySku(db, selection, { top: 20 }, width);
          expect(
            new Map(
              lines.flatMap(({ mallId, skuId, sums }) =>
                [...sums].map(([bucket, sum]) => [`${mallId} ${skuId} ${bucket}`, sum]),
              ),
            ),
          ).toEqual(
            naiveBy((each) => {
              const shop = shops.find(({ id }) => id === each.shopId);
              const place = shop?.skuRefs.indexOf(each.skuRef) ?? 0;
              return `${shop?.mallId} S${shop?.mark}${place} ${hourOf(each).slice(0, size)}`;
            }),
          );
        }

        const soldRefs = [...bySku].filter(([, sums]) => sums.soldQuantity > 0).map(([ref]) => ref);
        const groups = (size: number) =>
          new Set(soldRefs.map((ref) => Math.floor(skuRefs.indexOf(ref) / size))).size;
        const all = naive(counted);
        expect(await countProductsSold(db, selection)).toBe(groups(4));
        expect(await countSoldProducts(db, selection)).toEqual({
          products: groups(4),
          skcs: groups(2),
          skus: groups(1),
          quantity: all.soldQuantity - all.returnedQuantity,
          amount: all.soldAmount - all.returnedAmount,
        });
      }),
      { numRuns: engine.name === 'SQLite in a file' ? 60 : 12 },
    );
  }, 120_000);

  it('tell the last days, and the first day, of each shop', async () => {
    const db = await engine.fresh();
    await fc.assert(
      fc.asyncProperty(cases, async ({ lines: drawn, start }) => {
        const shops = await someShops(db);
        const today = addDays(firstDay, start);
        const lines = drawn.map(
          (each, index): NewSaleLine => ({
            shopId: shops[each.shop]?.id ?? 0,
            source: each.source,
            orderNo: 'PO',
            lineNo: index + 1,
            skuRef: shops[each.shop]?.skuRefs[0] ?? 0,
            soldAt:
              Date.parse(`${addDays(today, 2 - (each.day % 35))}T00:00:00+08:00`) + each.moment,
            kind: each.kind,
            quantity: each.quantity,
            amount: each.amount,
            importId: null,
          }),
        );
        await appendSaleLines(db, lines);
        const net = (shopId: number, from: number, to: number) => {
          const sums = naiveSums(
            lines.filter((each) => {
              const day = hourOf(each).slice(0, 10);
              return (
                each.shopId === shopId &&
                each.source === 'sales' &&
                day >= addDays(today, -from) &&
                day <= addDays(today, -to)
              );
            }),
            () => null,
          );
          return {
            quantity: sums.soldQuantity - sums.returnedQuantity,
            amount: sums.soldAmount - sums.returnedAmount,
          };
        };
        const none = { quantity: 0, amount: 0 };
        const nothing = {
          today: none,
          yesterday: none,
          lastSevenDays: none,
          lastThirtyDays: none,
        };
        const shopIds = shops.map((shop) => shop.id);
        const recent = await recentSalesByShop(db, shopIds, 'sales', today);
        for (const id of shopIds) {
          expect(recent.get(id) ?? nothing).toEqual({
            today: net(id, 0, 0),
            yesterday: net(id, 1, 1),
            lastSevenDays: net(id, 7, 1),
            lastThirtyDays: net(id, 30, 1),
          });
        }
        const days = lines.map((each) => hourOf(each).slice(0, 10)).sort();
        expect(await firstSaleDay(db, shopIds)).toBe(days[0]);
      }),
      { numRuns: engine.name === 'SQLite in a file' ? 40 : 8 },
    );
  });
});
