import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { seededSales } from '../../support/seeded-sales.ts';

const roll = {
  source: 'sales',
  returned_quantity: 0,
  sold_amount: 0,
  returned_amount: 0,
  cost: 0,
  uncosted_returned_quantity: 0,
  uncosted_sold_amount: 0,
  uncosted_returned_amount: 0,
} as const;

describeOnEngines('the health of shops', (engine) => {
  it('tells the boss of each shop how complete its figures are', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const boss = await api.signIn();
    const busy = await api.shop(boss.user, { mall_id: '11' });
    await api.shop(boss.user, { mall_id: '12' });
    const over = { expire_at: api.clock.now() - 60_000 };
    const expired = await api.shop(boss.user, { mall_id: '13', platform: 'shein', ...over });
    const day = (shop_id: number, at: string, sold: number, uncosted: number) => ({
      ...roll,
      shop_id,
      day: at,
      sold_quantity: sold,
      uncosted_sold_quantity: uncosted,
    });
    await api.db
      .insertInto('shop_day')
      .values([
        // The day before the 30 days that end on 2026-03-10, their first one, and the day after.
        day(busy.id, '2026-02-08', 100, 100),
        day(busy.id, '2026-02-09', 6, 0),
        day(busy.id, '2026-03-11', 200, 200),
        day(busy.id, '2026-03-09', 4, 3),
        { ...day(busy.id, '2026-03-10', 50, 50), source: 'stocks' },
        day(expired.id, '2026-03-09', 4, 3),
      ])
      .execute();
    const { data } = await api.call('getShopHealth', { shopId: '13,11,12' }, boss);
    const untold = {
      lastSaleDay: null,
      saleDays: null,
      soldQuantity: null,
      uncostedQuantity: null,
    };
    expect(data).toEqual([
      { mallId: '13', ...untold },
      {
        mallId: '11',
        lastSaleDay: '2026-03-11',
        saleDays: 2,
        soldQuantity: 10,
        uncostedQuantity: 3,
      },
      {
        mallId: '12',
        lastSaleDay: null,
        saleDays: 0,
        soldQuantity: 0,
        uncostedQuantity: 0,
      },
    ]);
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, busy);
    expect((await api.call('getShopHealth', { shopId: '11' }, manager)).code).toBe(1);
    const stranger = await api.signIn();
    expect((await api.call('getShopHealth', { shopId: '11' }, stranger)).code).toBe(403);
  });

  it('counts as many pieces without a cost as the list behind it', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { boss, ask } = await seededSales(api);
    const { data } = await api.call('getShopHealth', { shopId: 't' }, boss);
    // Of the four pieces of today neither knows.
    expect(data).toMatchObject([{ saleDays: 4, soldQuantity: 6, uncostedQuantity: 3 }]);
    const month = { startTime: '2026-02-09', endTime: '2026-03-10' };
    const filter = { level: 'sku', hasCost: false, hasSold: true, sort: 'sold' };
    const list = await ask('getProductInfoList', { ...month, ...filter });
    expect(list.data.rows).toMatchObject([{ extCode: 'HAT-1', sold: 3 }]);
  });
});
