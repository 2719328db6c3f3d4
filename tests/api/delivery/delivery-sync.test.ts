import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { shopRefresh } from '../../../api/contract/topics.ts';
import { syncAssessments, syncDelivery } from '../../../api/marketplace/delivery-sync.ts';
import type { MarketplaceShippingOrder } from '../../../api/marketplace/marketplace.ts';
import { seedBoss } from '../../../api/marketplace/seed.ts';
import { Seller } from '../../../api/marketplace/selling.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import {
  findDeliveryAssessments,
  findReturnPackages,
} from '../../../db/delivery/return-packages.ts';
import { countShippingOrders } from '../../../db/delivery/shipping-counts.ts';
import { findShippingOrders } from '../../../db/delivery/shipping-orders.ts';
import { type ShippingStep, takeStep } from '../../../db/delivery/shipping-steps.ts';
import type { Db } from '../../../db/engine/connect.ts';
import type { Shop } from '../../../db/schema.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, addShop, addUser } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const hourMs = 3_600_000;
const boss = { phone: '13700000021', shops: 3, days: 40, seed: 5, lines: 3 * 40 * 60 };

const idsOf = (shops: readonly Shop[]): string => shops.map((shop) => shop.mall_id).join();

async function seeded() {
  const api = await testApi();
  const { shops } = await seedBoss(api.deps, boss);
  const login = await api.call('login', { phone: boss.phone, password: 'demo2026' });
  return {
    api,
    shops,
    token: String(login.data),
    shopId: idsOf(shops),
    of: (platform: Shop['platform']) => shops.filter((shop) => shop.platform === platform),
  };
}

const take = (db: Db, orderId: number, step: ShippingStep, now: number) =>
  takeStep(db, { userId: 0, orderId, step, key: undefined }, now);

describe('the simulated shops of a boss', () => {
  it('[R7.8-01] have shipping orders in every state, listed by the assigned call', async () => {
    const { api, token, shopId } = await seeded();
    expect(calls.get('queryShippingOrders')).toMatchObject({
      origin: 'assigned',
      path: '/api/delivery/queryShippingOrders',
    });
    const { code, data } = await api.call('queryShippingOrders', { shopId }, { token });
    expect(code).toBe(0);
    for (const state of ['awaitingPacking', 'awaitingShipping', 'shipped', 'cancelled'])
      expect(data.counts[state], state).toBeGreaterThan(0);
    const shipped = await api.call(
      'queryShippingOrders',
      { shopId, status: 3, pageSize: 100 },
      { token },
    );
    const entries = new Set(
      shipped.data.rows.map((row: { entryStatus: number }) => row.entryStatus),
    );
    expect(entries).toContain(2);
    expect(data.rows[0].goods[0].imageUrl).toMatch(/^\/goods\/[A-Z]{2}\.svg$/);
  });

  it.each([
    ['[R7.4-20] getReturnSupplierPackage', 'temu' as const],
    ['[R7.4-59] findShopReturnOrderList', 'shein' as const],
  ])('%s tells the packages that go back to the supplier', async (title, platform) => {
    const { api, token, of } = await seeded();
    const [, name = ''] = title.split('] ');
    const shopId = idsOf(of(platform));
    const { code, data } = await api.call(name, { shopId }, { token });
    expect(code).toBe(0);
    expect(data.total).toBeGreaterThan(0);
    const [newest] = data.rows;
    expect(newest).toMatchObject({
      packageNo: expect.stringMatching(/^TH\d+$/),
      reason: '商品下架退回',
    });
    expect(newest.goods.length).toBeGreaterThan(0);
    const times = data.rows.map((row: { createTime: number }) => row.createTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('[R7.4-21] have assessments of their deliveries, with the grade that the card shows', async () => {
    const { api, token, of } = await seeded();
    const shops = of('temu');
    const name = 'queryDeliveryAssessmentRecord';
    const { code, data } = await api.call(name, { shopId: idsOf(shops) }, { token });
    expect(code).toBe(0);
    expect(data.total).toBeGreaterThanOrEqual(2 * shops.length);
    for (const shop of shops) {
      const latest = data.rows.find((row: { mallId: string }) => row.mallId === shop.mall_id);
      expect(latest.assessmentResult).toBe(shop.delivery_rating);
      expect(latest.onTimeNum).toBeLessThanOrEqual(latest.orderNum);
    }
  });

  it.each(['getReturnSupplierPackage', 'queryDeliveryAssessmentRecord'])(
    '%s tells nothing of the shops of others',
    async (name) => {
      const { api, shopId } = await seeded();
      const stranger = await api.signIn();
      expect(await stranger.ask(name, { shopId })).toMatchObject({
        code: 403,
      });
      expect(await api.call(name, { shopId })).toMatchObject({ code: 401 });
    },
  );

  it('get new orders as time goes by, and a refresh message tells of them', async () => {
    const { api, shops, token, shopId } = await seeded();
    const seller = new Seller(api.deps);
    const newest = async (): Promise<{ orderNo: string; createTime: number; mallId: string }> =>
      (await api.call('queryShippingOrders', { shopId, sort: 'newest' }, { token })).data.rows[0];
    const before = await newest();
    api.clock.advance(20 * hourMs);
    await seller.tick();
    const after = await newest();
    expect(after.orderNo).not.toBe(before.orderNo);
    expect(after.createTime).toBeGreaterThan(testNow);
    const told = api.published.map(({ message }) => shopRefresh.message.parse(message).mallId);
    expect(told).toContain(after.mallId);
    expect(shops.map((shop) => shop.mall_id)).toContain(after.mallId);
  });

  it('of a database from before there were orders get those of the last weeks', async () => {
    const { api, token, shopId } = await seeded();
    const totalNow = async () =>
      (await api.call('queryShippingOrders', { shopId }, { token })).data.total;
    const before = await totalNow();
    await api.db.deleteFrom('shipping_order').execute();
    api.clock.advance(1_000);
    await new Seller(api.deps).tick();
    expect(await totalNow()).toBeGreaterThanOrEqual(before);
  });
});

const orderOf = (order: Partial<MarketplaceShippingOrder> = {}): MarketplaceShippingOrder => ({
  orderNo: 'FH1',
  stockOrderNo: 'WB1',
  shippingType: 'self',
  isUrgent: false,
  warehouse: '佛山2号仓',
  createdAt: testNow,
  shipBy: testNow + 48 * hourMs,
  packedAt: null,
  shippedAt: null,
  cancelledAt: null,
  receivedAt: null,
  storedAt: null,
  goods: [{ skuId: 'SA-1', quantity: 3 }],
  ...order,
});

describeOnEngines('the sync of shipping orders', (engine) => {
  async function shopWithSku() {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    await addProduct(db, shop, { A: [{ code: 'A-1' }] }, { name: '收纳盒' });
    return { db, shop };
  }
  const period = { after: testNow - 1, until: testNow + 1 };

  /** What the marketplace says of one order, stored. */
  async function sync(db: Db, shop: Shop, order: Partial<MarketplaceShippingOrder>) {
    const marketplace = {
      ...createSimulator(),
      shippingOrders: async () => [orderOf(order)],
      returnPackages: async () => [],
    };
    return syncDelivery(db, marketplace, shop, period);
  }
  const stored = async (db: Db, shop: Shop) =>
    (
      await findShippingOrders(db, { shopIds: [shop.id] }, { by: 'newest', limit: 9, offset: 0 })
    )[0];

  it('adds an order once, with its goods', async () => {
    const { db, shop } = await shopWithSku();
    expect(await sync(db, shop, {})).toBe(1);
    expect(await sync(db, shop, {})).toBe(0);
    expect(await stored(db, shop)).toMatchObject({
      order_no: 'FH1',
      status: 'packing',
      mall_id: shop.mall_id,
      goods: [{ skuId: 'SA-1', productName: '收纳盒', quantity: 3 }],
    });
  });

  it('leaves out goods that the shop does not list, and an order without any other', async () => {
    const { db, shop } = await shopWithSku();
    const unlisted = { skuId: 'elsewhere', quantity: 1 };
    expect(await sync(db, shop, { goods: [unlisted] })).toBe(0);
    expect(await sync(db, shop, { goods: [unlisted, { skuId: 'SA-1', quantity: 2 }] })).toBe(1);
    expect((await stored(db, shop))?.goods).toHaveLength(1);
  });

  it('moves an order on to where the marketplace is', async () => {
    const { db, shop } = await shopWithSku();
    await sync(db, shop, {});
    const packedAt = testNow + 1;
    expect(await sync(db, shop, { packedAt })).toBe(1);
    expect(await stored(db, shop)).toMatchObject({ status: 'shipping', packed_at: packedAt });
    const shippedAt = testNow + 2;
    expect(await sync(db, shop, { packedAt, shippedAt, receivedAt: testNow + 3 })).toBe(1);
    expect(await stored(db, shop)).toMatchObject({
      status: 'shipped',
      shipped_at: shippedAt,
      received_at: testNow + 3,
      stored_at: null,
    });
  });

  it('never takes back what a person did here', async () => {
    const { db, shop } = await shopWithSku();
    await sync(db, shop, {});
    const id = (await stored(db, shop))?.id ?? 0;
    expect(await take(db, id, 'packing', testNow + 5)).toBe('taken');
    expect(await take(db, id, 'shipping', testNow + 6)).toBe('taken');
    expect(await sync(db, shop, { packedAt: testNow + 7 })).toBe(0);
    expect(await sync(db, shop, { cancelledAt: testNow + 8 })).toBe(0);
    expect(await stored(db, shop)).toMatchObject({
      status: 'shipped',
      packed_at: testNow + 5,
      shipped_at: testNow + 6,
      cancelled_at: null,
    });
    const receivedAt = testNow + 9;
    await sync(db, shop, { packedAt: testNow + 7, shippedAt: testNow + 8, receivedAt });
    expect(await stored(db, shop)).toMatchObject({
      shipped_at: testNow + 6,
      received_at: receivedAt,
    });
  });

  it('leaves an order cancelled that a person has cancelled here', async () => {
    const { db, shop } = await shopWithSku();
    await sync(db, shop, {});
    await take(db, (await stored(db, shop))?.id ?? 0, 'cancelled', testNow + 5);
    const shippedAt = testNow + 8;
    expect(await sync(db, shop, { packedAt: testNow + 7, shippedAt, receivedAt: shippedAt })).toBe(
      0,
    );
    expect(await stored(db, shop)).toMatchObject({ status: 'cancelled', received_at: null });
  });

  it('brings packages and assessments up to date', async () => {
    const { db, shop } = await shopWithSku();
    const parcel = {
      packageNo: 'TH1',
      reason: '商品下架退回',
      courier: '中通快递',
      trackingNo: null,
      createdAt: testNow,
      sentAt: null,
      signedAt: null,
      goods: [{ skuId: 'SA-1', quantity: 7 }],
    };
    const record = {
      startDay: '2026-03-01',
      endDay: '2026-03-30',
      rating: 3,
      orders: 10,
      onTimeOrders: 9,
      fakeOrders: 0,
    };
    for (const [trackingNo, orders] of [
      [null, 10],
      ['ZT1', 12],
    ] as const) {
      const marketplace = {
        ...createSimulator(),
        shippingOrders: async () => [],
        returnPackages: async () => [
          { ...parcel, trackingNo, sentAt: trackingNo === null ? null : testNow },
        ],
        deliveryAssessments: async () => [{ ...record, orders }],
      };
      await syncDelivery(db, marketplace, shop, period);
      await syncAssessments(db, marketplace, shop, period);
    }
    const page = { limit: 5, offset: 0 };
    expect(await findReturnPackages(db, { shopIds: [shop.id] }, page)).toMatchObject({
      total: 1,
      rows: [{ package_no: 'TH1', tracking_no: 'ZT1', sent_at: testNow, goods: [{ quantity: 7 }] }],
    });
    expect(await findDeliveryAssessments(db, [shop.id], page)).toMatchObject({
      total: 1,
      rows: [{ mall_id: shop.mall_id, orders: 12, on_time_orders: 9 }],
    });
  });

  it('is counted by state, and by what is due', async () => {
    const { db, shop } = await shopWithSku();
    await sync(db, shop, { shipBy: testNow });
    await sync(db, shop, { orderNo: 'FH2', shipBy: testNow + 24 * hourMs - 1 });
    await sync(db, shop, { orderNo: 'FH3', shipBy: testNow + 25 * hourMs });
    await sync(db, shop, { orderNo: 'FH4', shipBy: testNow, cancelledAt: testNow });
    expect(await countShippingOrders(db, { shopIds: [shop.id] }, testNow)).toEqual({
      awaitingEntry: 0,
      short: 0,
      firstDeadline: testNow,
      packing: 3,
      shipping: 0,
      shipped: 0,
      cancelled: 1,
      due: { packing: { soon: 1, overdue: 1 }, shipping: { soon: 0, overdue: 0 } },
    });
  });
});
