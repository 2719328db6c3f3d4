import { describe, expect, it } from 'vitest';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import { seedBoss } from '../../../api/marketplace/seed.ts';
import { Seller, type SellingDeps } from '../../../api/marketplace/selling.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import type { Db } from '../../../db/engine/connect.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi, testNow } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const boss = { phone: '13700000011', shops: 4, days: 3, seed: 11, lines: 4 * 3 * 60 };

async function withBoss() {
  const api = await testApi();
  const { ownerId, shops } = await seedBoss(api.deps, boss);
  const login = await api.call('login', { phone: boss.phone, password: 'demo2026' });
  return { api, ownerId, shops, token: String(login.data), seller: new Seller(api.deps) };
}

const facts = (db: Db) =>
  db
    .selectFrom('sale_line')
    .innerJoin('shop', 'shop.id', 'sale_line.shop_id')
    .orderBy('shop.mall_id')
    .orderBy('source')
    .orderBy('order_no')
    .orderBy('line_no')
    .select([
      'shop.mall_id',
      'source',
      'order_no',
      'line_no',
      'sold_at',
      'kind',
      'quantity',
      'amount',
    ])
    .execute();

const stock = (db: Db) =>
  db
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_ref')
    .innerJoin('shop', 'shop.id', 'stock.shop_id')
    .orderBy('shop.mall_id')
    .orderBy('sku.sku_id')
    .select(['shop.mall_id', 'sku.sku_id', 'on_hand', 'in_transit'])
    .execute();

async function netPieces(
  api: TestApi,
  token: string,
  { mall_id: shopId, platform }: Pick<Shop, 'mall_id' | 'platform'>,
): Promise<number> {
  const name = { temu: 'getHistorySaleVolume', shein: 'queryTotalSaleVolume' }[platform];
  const fields = { shopId, startTime: '2026-03-08', endTime: '2026-03-11' };
  const { data } = await api.call(name, fields, { token });
  return data.current.net;
}

/** When the shops sell after the start of the clock, earliest first. */
async function nextLines(mallIds: readonly string[]): Promise<number[]> {
  const instants: number[] = [];
  for (const mallId of mallIds) {
    const period = { after: testNow, until: testNow + 6 * hourMs };
    for await (const lines of createSimulator().orderLines(mallId, period)) {
      for (const line of lines) instants.push(line.at);
    }
  }
  return instants.sort((a, b) => a - b);
}

describe('live selling', () => {
  it('raises the statistics of the shops that sold, and publishes a refresh for these alone', async () => {
    const { api, shops, token, seller } = await withBoss();
    await seller.tick();
    const before = new Map<string, number>();
    for (const shop of shops) before.set(shop.mall_id, await netPieces(api, token, shop));
    const known = new Set((await facts(api.db)).map((line) => `${line.mall_id} ${line.order_no}`));
    api.published.length = 0;

    // Until the next order but one, wherever it falls.
    const next = await nextLines(shops.map((shop) => shop.mall_id));
    api.clock.advance((next[1] ?? Number.NaN) - testNow);
    const sold = await seller.tick();

    const fresh = (await facts(api.db)).filter(
      (line) => !known.has(`${line.mall_id} ${line.order_no}`),
    );
    expect(fresh.length).toBeGreaterThan(0);
    expect(sold.lines).toBe(fresh.length);
    const changed = [...new Set(fresh.map((line) => line.mall_id))].sort();
    expect(changed.length).toBeLessThan(4);
    expect([...sold.mallIds].sort()).toEqual(changed);
    expect([...api.published].sort((a, b) => a.topic.localeCompare(b.topic))).toEqual(
      changed.map((mallId) => ({
        topic: topicFor(shopRefresh, mallId),
        message: { mallId, time: api.clock.now() },
      })),
    );
    for (const { message } of api.published) shopRefresh.message.parse(message);
    for (const line of fresh) {
      expect(line.sold_at).toBeGreaterThan(testNow);
      expect(line.sold_at).toBeLessThanOrEqual(api.clock.now());
    }
    for (const shop of shops) {
      const added = fresh
        .filter((line) => line.mall_id === shop.mall_id && line.source === 'sales')
        .reduce((sum, line) => sum + (line.kind === 'sale' ? 1 : -1) * line.quantity, 0);
      expect(await netPieces(api, token, shop)).toBe((before.get(shop.mall_id) ?? 0) + added);
    }
    expect(api.logged).toEqual([]);
  });

  it('publishes after the data is committed', async () => {
    const { api, seller } = await withBoss();
    api.clock.advance(6 * hourMs);
    const latest: number[] = [];
    const deps: SellingDeps = {
      ...api.deps,
      publish: async (_, message) => {
        const { mallId } = shopRefresh.message.parse(message);
        const row = await api.db
          .selectFrom('sale_line')
          .innerJoin('shop', 'shop.id', 'sale_line.shop_id')
          .where('shop.mall_id', '=', mallId)
          .select(({ fn }) => fn.max('sold_at').as('at'))
          .executeTakeFirstOrThrow();
        latest.push(row.at);
      },
    };
    await new Seller(deps).tick();
    expect(latest).toHaveLength(4);
    for (const at of latest) expect(at).toBeGreaterThan(testNow);
    expect((await seller.tick()).lines).toBe(0);
  });

  it('keeps the stored stock equal to what the marketplace says', async () => {
    const { api, shops, seller } = await withBoss();
    const simulator = createSimulator();
    for (let hours = 0; hours < 40; hours += 8) {
      api.clock.advance(8 * hourMs);
      await seller.tick();
      const stored = new Map(
        (await stock(api.db)).map((row) => [`${row.mall_id} ${row.sku_id}`, row.on_hand]),
      );
      for (const { mall_id: mallId } of shops) {
        for (const level of await simulator.stock(mallId, api.clock.now())) {
          // A product of this very hour may not be listed yet; it has no pieces.
          expect(stored.get(`${mallId} ${level.skuId}`) ?? 0).toBe(level.onHand);
        }
      }
      for (const onHand of stored.values()) expect(onHand).toBeGreaterThanOrEqual(0);
    }
  });

  it('lists the products that the shops create, and moves their states on', async () => {
    const { api, seller } = await withBoss();
    const states = async () => {
      const rows = await api.db.selectFrom('product').select(['id', 'status']).execute();
      return new Map(rows.map((row) => [row.id, row.status]));
    };
    const before = await states();
    api.clock.advance(20 * dayMs);
    await seller.tick();
    const after = await states();
    expect(after.size).toBeGreaterThan(before.size);
    expect([...before].some(([id, status]) => after.get(id) !== status)).toBe(true);
    const { count } = await api.db
      .selectFrom('product')
      .where('created_at', '>', api.clock.now())
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('leaves shops alone that are closed or no simulated ones', async () => {
    const { api, shops, seller } = await withBoss();
    const [closed, imported, ...open] = shops;
    const set = (id: number | undefined, values: { is_closed?: 1; origin?: 'imported' }) =>
      api.db
        .updateTable('shop')
        .set(values)
        .where('id', '=', id ?? 0)
        .execute();
    await set(closed?.id, { is_closed: 1 });
    await set(imported?.id, { origin: 'imported' });
    api.clock.advance(dayMs);
    const sold = await seller.tick();
    expect([...sold.mallIds].sort()).toEqual(open.map((shop) => shop.mall_id).sort());
  });

  it('logs a shop that fails, goes on with the others, and catches up by the next tick', async () => {
    const { api, shops } = await withBoss();
    const simulator = createSimulator();
    let isBroken = true;
    const broken = shops[1]?.mall_id;
    const seller = new Seller(api.deps, {
      ...simulator,
      stock: async (mallId, at) => {
        if (isBroken && mallId === broken) throw new Error('The marketplace is away');
        return simulator.stock(mallId, at);
      },
    });
    api.clock.advance(dayMs);
    expect((await seller.tick()).mallIds).toHaveLength(3);
    expect(api.logged).toMatchObject([{ level: 'error', fields: { mallId: broken } }]);
    isBroken = false;
    api.clock.advance(1);
    expect((await seller.tick()).mallIds).toContain(broken);

    const straight = await withBoss();
    straight.api.clock.advance(dayMs + 1);
    await straight.seller.tick();
    expect(await facts(api.db)).toEqual(await facts(straight.api.db));
  });
});

describeOnEngines('selling that was interrupted', (engine) => {
  const quiet: Pick<SellingDeps, 'publish' | 'logger'> = {
    publish: async () => undefined,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  };

  async function seeded() {
    const clock = { at: testNow };
    const db = await engine.fresh();
    const deps = { ...quiet, db, now: () => clock.at };
    await seedBoss(deps, { ...boss, shops: 2 });
    return { clock, deps };
  }

  it('ends with the same lines and stock, by ticks of hours, two sellers or days of standstill', async () => {
    const ends = testNow + 1.5 * dayMs;

    const steady = await seeded();
    const seller = new Seller(steady.deps);
    for (; steady.clock.at < ends; steady.clock.at += 9 * hourMs) await seller.tick();
    steady.clock.at = ends;
    await seller.tick();
    const expected = await facts(steady.deps.db);
    expect(expected.length).toBeGreaterThan(400);

    const stood = await seeded();
    stood.clock.at = ends;
    await new Seller(stood.deps).tick();
    expect(await facts(stood.deps.db)).toEqual(expected);
    expect(await stock(stood.deps.db)).toEqual(await stock(steady.deps.db));

    const twice = await seeded();
    for (let at = testNow; at < ends; at += 20 * hourMs) {
      twice.clock.at = at;
      // New sellers each time, as after a restart, and two at once.
      await Promise.all([new Seller(twice.deps).tick(), new Seller(twice.deps).tick()]);
    }
    twice.clock.at = ends;
    await new Seller(twice.deps).tick();
    expect(await new Seller(twice.deps).tick()).toEqual({ lines: 0, mallIds: [] });
    expect(await facts(twice.deps.db)).toEqual(expected);
    expect(await stock(twice.deps.db)).toEqual(await stock(steady.deps.db));
  });
});
