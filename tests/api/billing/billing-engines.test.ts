import { describe, expect, it } from 'vitest';
import { sweepBilling } from '../../../api/billing/background.ts';
import { newCouponCode } from '../../../api/billing/coupons.ts';
import { monthsLater } from '../../../api/contract/rules/calendar.ts';
import { seedBoss } from '../../../api/marketplace/seed.ts';
import { Seller } from '../../../api/marketplace/selling.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import { payOrder } from '../../../db/billing/renewal-orders.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertConversions } from '../../../db/imports/import-conversions.ts';
import { insertImport } from '../../../db/imports/imports.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { waitingImport } from '../../support/sales-import.ts';

const day = 24 * 60 * 60 * 1000;

describe('calendar months in Shanghai', () => {
  it.each([
    ['2026-01-31T10:00:00+08:00', 1, '2026-02-28T10:00:00+08:00'],
    ['2024-01-31T00:00:00+08:00', 1, '2024-02-29T00:00:00+08:00'],
    ['2026-12-15T23:59:59+08:00', 1, '2027-01-15T23:59:59+08:00'],
    // Still the last of January in UTC.
    ['2026-02-01T01:00:00+08:00', 1, '2026-03-01T01:00:00+08:00'],
    ['2026-03-11T12:00:00+08:00', 360, '2056-03-11T12:00:00+08:00'],
  ])('%s and %i months are %s', (from, count, to) => {
    expect(monthsLater(Date.parse(from), count)).toBe(Date.parse(to));
  });
});

describeOnEngines('two processes', (engine) => {
  it('use one coupon once, and extend a shop once for one payment', async () => {
    const url = await engine.emptyUrl();
    const first = await testApi({ db: await migrated(await engine.open(url)) });
    const second = await testApi({ db: await engine.open(url) });
    const { user, token } = await first.signIn();
    const shop = await first.shop(user, { expire_at: testNow + day });
    const code = newCouponCode();
    await insertCoupons(first.db, [code], 3_000, testNow);
    const redeemed = await Promise.all(
      [first, second].map((api) => api.call('destructionCet', { certNo: code }, { token })),
    );
    expect(redeemed.map(({ data }) => data.isNew).sort()).toEqual([false, true]);

    const order = {
      shopId: shop.mall_id,
      month: 1,
      payType: 2,
      price: 69,
      couponId: [redeemed[0]?.data.couponId],
    };
    const submitted = await Promise.all(
      [first, second, first, second].map((api) =>
        api.call('submitOrder', { orders: [order] }, { token }),
      ),
    );
    expect(submitted.map(({ code: result }) => result).sort()).toEqual([0, 1, 1, 1]);
    const orderNo: string = submitted.find(({ code: result }) => result === 0)?.data.orderNo;
    const { data } = await second.call('queryOrders', {}, { token });
    expect(data).toMatchObject({ total: 1, rows: [{ orderNo, totalPrice: 39 }] });

    const paid = await Promise.all(
      [first, second, first, second].map(({ db }) => payOrder(db, orderNo, testNow)),
    );
    expect(paid.filter((each) => each !== undefined)).toHaveLength(1);
    const { expire_at: end } = await first.db
      .selectFrom('shop')
      .select('expire_at')
      .executeTakeFirstOrThrow();
    expect(end).toBe(monthsLater(testNow + day, 1));
  });
});

async function migrated(db: Db): Promise<Db> {
  await migrate(db);
  return db;
}

describeOnEngines('the data of expired shops', (engine) => {
  it('[R4-58] is there for 7 days, then cleared; the shop stays and can be renewed', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { user, ask } = await api.signIn();
    await api.db
      .updateTable('session')
      .set({ expires_at: testNow + 30 * day })
      .execute();
    const shops = [
      await api.shop(user, { expire_at: testNow }),
      await api.shop(user, { expire_at: testNow + 30 * day }),
      await api.shop(user),
    ];
    for (const [index, shop] of shops.entries()) {
      const [sku = 0] = await addProduct(api.db, shop, { K: [{ code: `K${index}`, onHand: 3 }] });
      await appendSaleLines(api.db, [
        lineOf(shop, sku, '2026-03-01'),
        lineOf(shop, sku, '2026-03-02', { source: 'stocks' }),
      ]);
    }
    const { id } = await insertImport(api.db, {
      owner_id: user.id,
      upload_id: 'u',
      file_name: 'dollars.csv',
      options: '{}',
      ...waitingImport,
      status: 'done',
      percent: 100,
      rows_read: 1,
      lines_added: 1,
      created_at: testNow,
    });
    for (const shop of shops) {
      await insertConversions(api.db, id, shop.id, [
        {
          currency: 'USD',
          rows: 1,
          original: '1.00',
          amount: 712,
          lowestRate: '7.12',
          highestRate: '7.12',
          firstDay: '2026-03-01',
          lastDay: '2026-03-01',
        },
      ]);
    }
    const left = async () => {
      const found: Record<string, number[]> = {};
      const tables = ['sale_line', 'shop_day', 'sku_day', 'stock', 'product'] as const;
      for (const table of [...tables, 'import_conversion'] as const) {
        const rows = await api.db.selectFrom(table).select('shop_id').distinct().execute();
        found[table] = rows
          .map(({ shop_id: id }) => shops.findIndex((one) => one.id === id))
          .sort();
      }
      return found;
    };
    const all = { sale_line: [0, 1, 2], shop_day: [0, 1, 2], sku_day: [0, 1, 2] };
    api.clock.advance(6 * day);
    await sweepBilling(api.deps);
    expect(await left()).toMatchObject({ ...all, stock: [0, 1, 2], import_conversion: [0, 1, 2] });

    api.clock.advance(2 * day);
    await sweepBilling(api.deps);
    expect(await left()).toEqual({
      sale_line: [1, 2],
      shop_day: [1, 2],
      sku_day: [1, 2],
      stock: [1, 2],
      product: [1, 2],
      import_conversion: [1, 2],
    });
    const mallId = shops[0]?.mall_id;
    expect(api.published.filter(({ topic }) => topic.includes('refresh'))).toEqual([
      { topic: `web_shop_refresh/${mallId}`, message: { mallId, time: api.clock.now() } },
    ]);
    // It is done once, and told once.
    await sweepBilling(api.deps);
    expect(api.published.filter(({ topic }) => topic.includes('refresh'))).toHaveLength(1);
    const listed = (await ask('getExpiredShopList')).data;
    expect(listed).toMatchObject([{ shopId: mallId }]);
    const orders = [{ shopId: mallId, month: 1, payType: 2, price: 69, couponId: null }];
    const { data } = await ask('submitOrder', { orders });
    await payOrder(api.db, data.orderNo, api.clock.now());
    expect((await ask('getExpiredShopList')).data).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  it('is cleared in steps, however much there is', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { user } = await api.signIn();
    const shop = await api.shop(user, { expire_at: testNow - 8 * day });
    const [sku = 0] = await addProduct(api.db, shop, { K: [{ code: 'K' }] });
    const lines = Array.from({ length: 12_000 }, (_, index) =>
      lineOf(shop, sku, '2026-03-01', { orderNo: `PO-${String(index).padStart(5, '0')}` }),
    );
    await appendSaleLines(api.db, lines);
    await sweepBilling(api.deps);
    const { count } = await api.db
      .selectFrom('sale_line')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });
});

describe('a simulated shop', () => {
  it('rests while it is expired, and goes on from its beginning when it is renewed after being cleared', async () => {
    const api = await testApi();
    const { shops } = await seedBoss(api.deps, {
      phone: '13700000077',
      shops: 1,
      days: 3,
      seed: 7,
      lines: 300,
    });
    const [shop] = shops;
    const seller = new Seller(api.deps);
    const expire = (expire_at: number, cleared_at: number | null = null) =>
      api.db.updateTable('shop').set({ expire_at, cleared_at }).execute();
    const lines = async () =>
      Number(
        (
          await api.db
            .selectFrom('sale_line')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    await expire(testNow);
    api.clock.advance(8 * day);
    expect(await seller.tick()).toEqual({ lines: 0, mallIds: [] });
    // Those of the preview, which nobody can renew, do not rest.
    const preview = new Seller(api.deps, undefined, { sellsExpired: true });
    expect((await preview.tick()).mallIds).toEqual([shop?.mall_id]);
    const before = await lines();
    await sweepBilling(api.deps);
    expect(await lines()).toBe(0);
    await expire(api.clock.now() + 30 * day);
    expect((await seller.tick()).mallIds).toEqual([shop?.mall_id]);
    expect(await lines()).toBe(before);
  });
});
