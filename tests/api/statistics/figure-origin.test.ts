import { expect, it } from 'vitest';
import { up as keepLineDays } from '../../../db/migrations/0062_line_day.ts';
import { saveCosts } from '../../../db/products/sku-costs.ts';
import { testNow } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { expectLineDaysOfFacts } from '../../support/line-days.ts';
import { csv } from '../imports/imports-support.ts';
import { countOf, first, hour, march, world } from './figure-origin-world.ts';

describeOnEngines('where a figure comes from', (engine) => {
  it('is told by shop, day, import and sync, as the lines themselves have it', async () => {
    const { api, one, two, shops, ask } = await world(engine);
    const { data } = await ask();
    expect(data).toMatchObject({
      lines: await countOf(api),
      syncedLines: 3,
      firstHour: '2026-03-02T08',
      lastHour: '2026-03-09T23',
      arrivedAt: testNow + 2 * hour,
      syncArrivedAt: testNow + 2 * hour,
      days: 10,
      emptyDays: 7,
      emptySpans: [
        { start: '2026-03-01', end: '2026-03-01' },
        { start: '2026-03-03', end: '2026-03-04' },
        { start: '2026-03-06', end: '2026-03-08' },
        { start: '2026-03-10', end: '2026-03-10' },
      ],
      otherImports: { count: 0, lines: 0 },
      conversions: [],
    });
    expect(data.lines).toBe(8);
    expect(data.shops).toEqual([
      {
        mallId: shops.first,
        lines: await countOf(api, march, shops.first),
        syncedLines: 0,
        days: 3,
        firstDay: '2026-03-02',
        lastDay: '2026-03-09',
        arrivedAt: testNow + hour,
        connector: null,
      },
      expect.objectContaining({ mallId: shops.second, lines: 1, arrivedAt: testNow }),
      expect.objectContaining({ mallId: 'synced', lines: 3, days: 2, connector: 'simulator' }),
      {
        mallId: 'idle',
        lines: 0,
        syncedLines: 0,
        days: 0,
        firstDay: null,
        lastDay: null,
        arrivedAt: null,
        connector: 'marketplace',
      },
    ]);
    expect(data.imports).toEqual([
      {
        importId: two.importId,
        fileName: 'orders.csv',
        allLines: two.linesAdded,
        finishedAt: two.finishedAt,
        lines: 1,
        shops: 1,
      },
      {
        importId: one.importId,
        fileName: 'orders.csv',
        allLines: one.linesAdded,
        finishedAt: one.finishedAt,
        lines: 4,
        shops: 2,
      },
    ]);
    const stocks = await ask({}, { dataSource: 'stocks' });
    expect(stocks.data).toMatchObject({ lines: 1, syncedLines: 1, imports: [] });
  });

  it('tells of no day that is to come, and of nothing where there is nothing', async () => {
    const { ask } = await world(engine);
    const { data } = await ask({ startTime: '2026-03-10', endTime: '2026-04-30' });
    // Today is 2026-03-11; the line of the file that is dated ahead was refused.
    expect(data).toMatchObject({
      lines: 0,
      days: 2,
      emptyDays: 2,
      firstHour: null,
      costs: { skus: 0 },
    });
    expect((await ask({ startTime: '2026-04-01', endTime: '2026-04-30' })).data).toMatchObject({
      days: 0,
      emptyDays: 0,
      emptySpans: [],
      arrivedAt: null,
    });
  });

  it('ends with the paid time of the shops, and counts no later day as one without lines', async () => {
    const { api, shops, ask } = await world(engine);
    await api.db
      .updateTable('shop')
      .set({ expire_at: Date.parse('2026-03-05T15:00:00+08:00') })
      .where('mall_id', 'in', [shops.first, shops.second])
      .execute();
    expect((await ask({ shopId: `${shops.first},${shops.second}` })).data).toMatchObject({
      lines: 4,
      days: 5,
      emptyDays: 3,
      imports: [{ lines: 4 }],
    });
    // Another shop goes on.
    expect((await ask()).data).toMatchObject({ lines: 7, days: 10 });
  });

  it('follows imports that come again, change lines, and are taken back', async () => {
    const { api, one, ask } = await world(engine);
    const again = await api.import(first);
    const changed = await api.import(csv('3,二号店,C,水壶,2,9,2026-03-05 10:00'));
    const linesOf = async () =>
      (await ask()).data.imports.map((row: { importId: string; lines: number }) => [
        row.importId,
        row.lines,
      ]);
    expect(await linesOf()).toContainEqual([changed.importId, 1]);
    expect(await linesOf()).toContainEqual([one.importId, 3]);
    for (const { importId } of [changed, one]) {
      await api.ask('takeBackImport', { importId });
      await api.ended(importId);
    }
    // What both files had is of the later one now.
    expect(await linesOf()).toContainEqual([again.importId, 4]);
    expect((await ask()).data.lines).toBe(await countOf(api));
    await expectLineDaysOfFacts(api.db);
  });

  it('tells the rates of the days, lowest and highest, of the shops that are asked about alone', async () => {
    const { api, shops, ask } = await world(engine);
    const file = [
      '订单号,店铺,SKU货号,商品名称,数量,单价,币种,下单时间',
      '7,一号店,A,帐篷,1,10,USD,2026-03-03',
      '8,一号店,A,帐篷,1,10,USD,2026-03-04',
      '',
    ].join('\n');
    await api.import(file, { dailyRates: '2026-03-03,USD,7.1\n2026-03-04,USD,10.2\n' });
    expect((await ask()).data.conversions).toEqual([
      {
        currency: 'USD',
        lowestRate: '7.1',
        highestRate: '10.2',
        firstDay: '2026-03-03',
        lastDay: '2026-03-04',
      },
    ]);
    expect((await ask({ shopId: shops.second })).data).toMatchObject({
      conversions: [],
      syncArrivedAt: null,
    });
    expect((await ask({ startTime: '2026-03-05' })).data.conversions).toEqual([]);
  });

  it('says what has no cost, and keeps it from who may not look at costs', async () => {
    const { api, shops, ask } = await world(engine);
    expect((await ask()).data.costs).toEqual({
      skus: 4,
      uncostedSkus: 3,
      uncostedDays: 3,
      // Tents 2 and 1, one of them back; a sleeping bag; 3 bottles.
      uncosted: { sold: 7, returned: 1, amount: 2000 - 1000 + 1100 + 2550 + 2700 },
    });
    const { id: shopId } = await api.db
      .selectFrom('shop')
      .select('id')
      .where('mall_id', '=', shops.second)
      .executeTakeFirstOrThrow();
    const sku = await api.db
      .selectFrom('sku')
      .select('sku_id')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    await saveCosts(api.db, [{ shopId, skuId: sku.sku_id, cost: 100 }]);
    expect((await ask()).data.costs).toMatchObject({ uncostedSkus: 2, uncosted: { sold: 4 } });

    const manager = await api.signIn({ role: 'manager', boss_id: api.ownerId });
    await api.assign(manager.user, shops.synced);
    const own = await ask({ shopId: 'synced' }, { token: manager.token });
    expect(own.data).toMatchObject({ lines: 3, costs: null });
    await api.grant(manager.user, 'lookCost');
    expect((await ask({ shopId: 'synced' }, { token: manager.token })).data.costs).toMatchObject({
      skus: 1,
      uncostedSkus: 0,
    });
  });

  it('shows a manager the own shops alone, and names no file of the boss', async () => {
    const { api, shops, ask } = await world(engine);
    const shop = await api.db
      .selectFrom('shop')
      .selectAll()
      .where('mall_id', '=', shops.first)
      .executeTakeFirstOrThrow();
    const manager = await api.signIn({ role: 'manager', boss_id: api.ownerId });
    await api.assign(manager.user, shop);
    const { data } = await ask({ shopId: shops.first }, { token: manager.token });
    expect(data.lines).toBe(await countOf(api, march, shops.first));
    const hidden = { importId: null, fileName: null, allLines: null };
    expect(data.imports).toMatchObject([
      { ...hidden, lines: 1, shops: 1 },
      // Its other lines are of a shop that is not theirs.
      { ...hidden, lines: 3, shops: 1 },
    ]);
    expect((await ask({}, { token: manager.token })).code).toBe(403);
    expect((await ask({}, { token: '' })).code).not.toBe(0);
    const shipper = await api.signIn({ role: 'shipper', boss_id: api.ownerId });
    await api.assign(shipper.user, shop);
    expect((await ask({ shopId: shops.first }, { token: shipper.token })).code).not.toBe(0);
  });

  it('names files to a key for all shops, and to no key for some of them', async () => {
    const { api, shops, ask } = await world(engine);
    const files = async (shopIds: string[] | null) => {
      const { secret } = await makeKey(api, api.token, { shopIds, withCost: false });
      const { data } = await ask({ shopId: shops.first }, { token: secret });
      expect(data.costs).toBeNull();
      return data.imports.map((row: { fileName: string | null }) => row.fileName);
    };
    expect(await files(null)).toEqual(['orders.csv', 'orders.csv']);
    expect(await files([shops.first])).toEqual([null, null]);
  });

  it('lists the newest imports, and all others as one sum', async () => {
    const { api, shops, ask } = await world(engine);
    const shop = await api.db
      .selectFrom('shop')
      .select('id')
      .where('mall_id', '=', shops.first)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('line_day')
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          shop_id: shop.id,
          source: 'sales' as const,
          day: '2026-03-08',
          import_id: 1000 + index,
          line_count: 2,
          arrived_at: null,
        })),
      )
      .execute();
    const { data } = await ask();
    expect(data.imports).toHaveLength(30);
    // The two that have a time are newer.
    expect(data.otherImports).toEqual({ count: 12, lines: 24 });
    expect(data.lines).toBe(88);
  });

  it('is counted anew from the lines of a database from before it was kept', async () => {
    const { api, one, ask } = await world(engine);
    const before = (await ask()).data;
    await api.db.schema.dropTable('line_day').execute();
    await keepLineDays(api.db);
    await expectLineDaysOfFacts(api.db);
    const after = (await ask()).data;
    const untold = { arrivedAt: 0, syncArrivedAt: 0, shops: [] };
    expect({ ...after, ...untold }).toEqual({ ...before, ...untold });
    // Of what was synced before nobody knows when it came.
    expect(after.shops.map((shop: { arrivedAt: number | null }) => shop.arrivedAt)).toEqual([
      testNow + hour,
      one.finishedAt,
      null,
      null,
    ]);
  });
});
