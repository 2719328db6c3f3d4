import { expect, it } from 'vitest';
import { dayMs, hourMs, shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import type { Marketplace, MarketplaceProduct } from '../../../api/marketplace/marketplace.ts';
import { seedBoss } from '../../../api/marketplace/seed.ts';
import { syncCatalogue, syncLines } from '../../../api/marketplace/shop-sync.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { testApi, testNow } from '../../support/api.ts';
import { describeOnEngines, type Engine } from '../../support/databases.ts';

const boss = {
  phone: '13700000021',
  shops: 1,
  days: 3,
  seed: 11,
  lines: 120,
  platform: 'temu',
} as const;

const skusOf = ({ skcs }: MarketplaceProduct) => skcs.flatMap(({ skus }) => skus);

/** A shop of the simulator, of which a test says otherwise what prices, stock and states are. */
async function world(engine: Engine) {
  const api = await testApi({ db: await engine.fresh() });
  const { shops } = await seedBoss(api.deps, boss);
  const token = String((await api.call('login', { phone: boss.phone, password: 'demo2026' })).data);
  const [shop] = shops;
  if (shop === undefined) throw new Error('The boss has no shop.');
  const simulator = createSimulator();
  const listed = await simulator.products(shop.mall_id, { after: testNow - dayMs, until: testNow });
  const product = listed.find((one) => one.status === 'on_sale' && skusOf(one).length > 1);
  const [first, second] = product === undefined ? [] : skusOf(product);
  if (product === undefined || first === undefined || second === undefined)
    throw new Error('The shop sells no product of two SKUs.');

  const told = {
    prices: new Map<string, number>(),
    onHand: new Map([
      [first.skuId, 5],
      [second.skuId, 5],
    ]),
    status: product.status,
  };
  const marketplace: Marketplace = {
    ...simulator,
    products: async () =>
      listed.map((one) => ({
        ...one,
        status: one === product ? told.status : one.status,
        skcs: one.skcs.map((skc) => ({
          ...skc,
          skus: skc.skus.map((sku) => ({
            ...sku,
            supplyPrice: told.prices.get(sku.skuId) ?? sku.supplyPrice,
          })),
        })),
      })),
    stock: async (mallId) => [
      ...(await simulator.stock(mallId, testNow)).filter(({ skuId }) => !told.onHand.has(skuId)),
      ...[...told.onHand].map(([skuId, onHand]) => ({ skuId, onHand, inTransit: 0 })),
    ],
    async *orderLines(_mallId, { until }) {
      const { skuId } = first;
      const sale = { source: 'sales', kind: 'sale', lineNo: 1, quantity: 1, amount: 100 } as const;
      yield [{ ...sale, orderNo: `X${until}`, skuId, at: until }];
    },
  };
  const sync = async () => {
    const until = api.clock.now();
    const period = { after: until - hourMs, until };
    const moved = await syncCatalogue(api.db, marketplace, shop, period);
    await syncLines(api.db, marketplace, shop, period);
    return moved;
  };
  const kinds = new Set(['priceChange', 'soldOut', 'restocked']);
  const events = async (productIds: readonly string[] = []) => {
    const range = { startTime: '2026-03-01', endTime: shanghaiDay(api.clock.now()) };
    const { data } = await api.call(
      'getTrendEvents',
      { shopId: shop.mall_id, ...range, productIds },
      { token },
    );
    return data.filter(({ kind }: { kind: string }) => kinds.has(kind));
  };
  const priceOf = async (skuId: string) =>
    (
      await api.db
        .selectFrom('sku')
        .where('sku_id', '=', skuId)
        .select('supply_price')
        .executeTakeFirstOrThrow()
    ).supply_price;
  api.clock.advance(hourMs);
  await sync();
  return { api, shop, product, first, second, told, sync, events, priceOf };
}

const event = (day: string, kind: string, count: number, more: object) => ({
  day,
  kind,
  count,
  fine: null,
  shoppingDay: null,
  productId: null,
  importId: null,
  ...more,
});

describeOnEngines('what a sync finds changed of SKUs', (engine) => {
  it('is told of the trend by day: prices of all, sold out and in stock again of products', async () => {
    const { api, product, first, second, told, sync, events, priceOf } = await world(engine);
    expect(await events()).toEqual([]);
    expect(await events([product.productId])).toEqual([]);

    api.clock.advance(dayMs);
    const day = shanghaiDay(api.clock.now());
    told.prices.set(first.skuId, first.supplyPrice - 90);
    told.prices.set(second.skuId, second.supplyPrice + 50);
    told.onHand.set(first.skuId, 0);
    expect(await sync()).toBe(2);
    expect(await priceOf(first.skuId)).toBe(first.supplyPrice - 90);
    const named = (sku: typeof first, change: number) => ({
      productId: product.productId,
      name: product.name,
      extCode: sku.extCode,
      oldPrice: change === 0 ? null : sku.supplyPrice,
      newPrice: change === 0 ? null : sku.supplyPrice + change,
    });
    const skus = [named(first, -90), named(second, 50)];
    const { productId } = product;
    expect(await events()).toEqual([event(day, 'priceChange', 2, { skus })]);
    expect(await events([productId])).toEqual([
      event(day, 'priceChange', 2, { productId, skus }),
      event(day, 'soldOut', 1, { productId, skus: [named(first, 0)] }),
    ]);

    // Later on that day: one price is what it was, and there are pieces again.
    api.clock.advance(hourMs);
    told.prices.delete(second.skuId);
    told.onHand.set(first.skuId, 7);
    await sync();
    api.clock.advance(1);
    // Nothing new is no change.
    expect(await sync()).toBe(0);
    expect(await events([productId])).toEqual([
      event(day, 'priceChange', 1, { productId, skus: [named(first, -90)] }),
      event(day, 'soldOut', 1, { productId, skus: [named(first, 0)] }),
      event(day, 'restocked', 1, { productId, skus: [named(first, 0)] }),
    ]);
  });

  it('is told of the day on which it was, where the marketplace says so, and only once', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { shops } = await seedBoss(api.deps, { ...boss, days: 90, lines: 90 * 60 });
    const [shop] = shops;
    if (shop === undefined) throw new Error('The boss has no shop.');
    const simulator = createSimulator();
    const period = { after: testNow - 90 * dayMs, until: testNow };
    const listed = (await simulator.products(shop.mall_id, period)).flatMap(skusOf);
    const changed = new Map(
      listed.flatMap(({ skuId, supplyPrice, priceChange }) =>
        priceChange ? [[skuId, { ...priceChange, newPrice: supplyPrice }]] : [],
      ),
    );
    expect(changed.size).toBeGreaterThan(0);
    const noted = () =>
      api.db
        .selectFrom('sku_change')
        .innerJoin('sku', 'sku.id', 'sku_change.sku_ref')
        .where('kind', '=', 'price')
        .orderBy('sku.sku_id')
        .select(['sku.sku_id', 'day', 'old_price', 'new_price', 'supply_price'])
        .execute();
    const wanted = [...changed]
      .map(([sku_id, { at, oldPrice, newPrice }]) => ({
        sku_id,
        day: shanghaiDay(at),
        old_price: oldPrice,
        new_price: newPrice,
        supply_price: newPrice,
      }))
      .sort((a, b) => (a.sku_id < b.sku_id ? -1 : 1));
    expect(await noted()).toEqual(wanted);
    // The list of a day has just the SKUs that its tick counts.
    const token = String(
      (await api.call('login', { phone: boss.phone, password: 'demo2026' })).data,
    );
    const range = { startTime: shanghaiDay(period.after), endTime: shanghaiDay(testNow) };
    const ticks = (
      await api.call('getTrendEvents', { shopId: shop.mall_id, ...range }, { token })
    ).data.filter(({ kind }: { kind: string }) => kind === 'priceChange');
    expect(ticks.length).toBeGreaterThan(0);
    for (const { day, count } of ticks) {
      const { data } = await api.call(
        'getProductInfoList',
        {
          shopId: shop.mall_id,
          level: 'sku',
          startTime: day,
          endTime: day,
          change: 'price',
          pageSize: 100,
        },
        { token },
      );
      const skuIds = data.rows.map(({ skuId }: { skuId: string }) => skuId).sort();
      expect(data.total).toBe(count);
      expect(skuIds).toEqual(wanted.filter((one) => one.day === day).map((one) => one.sku_id));
    }
    await syncCatalogue(api.db, simulator, shop, { after: testNow - 7 * dayMs, until: testNow });
    expect(await noted()).toEqual(wanted);

    // Each sale was at the price of its moment.
    const lines = await api.db
      .selectFrom('sale_line')
      .innerJoin('sku', 'sku.id', 'sale_line.sku_ref')
      .where('sku.sku_id', 'in', [...changed.keys()])
      .where('sale_line.kind', '=', 'sale')
      .select(['sku.sku_id', 'sold_at', 'amount', 'quantity'])
      .execute();
    const prices = lines.map(({ sku_id, sold_at, amount, quantity }) => {
      const change = changed.get(sku_id);
      return [
        amount,
        quantity * ((sold_at < (change?.at ?? 0) ? change?.oldPrice : change?.newPrice) ?? 0),
      ];
    });
    expect(prices.map(([amount]) => amount)).toEqual(prices.map(([, price]) => price));
    expect(
      new Set(lines.map(({ sku_id, sold_at }) => sold_at < (changed.get(sku_id)?.at ?? 0))),
    ).toEqual(new Set([true, false]));
  });

  it('is neither a first price nor what is taken out of the warehouse after the sale', async () => {
    const { api, product, first, told, sync, events, priceOf } = await world(engine);
    await api.db
      .updateTable('sku')
      .set({ supply_price: null })
      .where('sku_id', '=', first.skuId)
      .execute();
    api.clock.advance(dayMs);
    told.status = 'off_sale';
    told.onHand.set(first.skuId, 0);
    await sync();
    expect(await priceOf(first.skuId)).toBe(first.supplyPrice);
    expect(await events([product.productId])).toEqual([]);
  });

  it('names three of many, and forgets what is long ago', async () => {
    const { api, shop, product, first, told, sync, events } = await world(engine);
    const { id } = await api.db
      .selectFrom('sku')
      .where('sku_id', '=', first.skuId)
      .select('id')
      .executeTakeFirstOrThrow();
    const old = {
      sku_ref: id,
      shop_id: shop.id,
      kind: 'soldOut',
      old_price: null,
      new_price: null,
    };
    await api.db
      .insertInto('sku_change')
      .values([
        { ...old, kind: 'soldOut', day: '2023-12-01' },
        { ...old, kind: 'soldOut', day: '2024-12-01' },
      ])
      .execute();
    api.clock.advance(dayMs);
    const rows = await api.db.selectFrom('sku').select(['sku_id', 'supply_price']).execute();
    for (const row of rows) told.prices.set(row.sku_id, (row.supply_price ?? 0) + 10);
    await sync();
    const [all, ...others] = await events();
    expect(others).toEqual([]);
    expect(all).toMatchObject({ kind: 'priceChange', productId: null });
    expect(all.count).toBeGreaterThan(3);
    expect(all.skus).toHaveLength(3);
    expect((await events([product.productId]))[0].count).toBe(skusOf(product).length);
    const kept = await api.db
      .selectFrom('sku_change')
      .where('kind', '=', 'soldOut')
      .select('day')
      .execute();
    expect(kept).toEqual([{ day: '2024-12-01' }]);
  });
});
