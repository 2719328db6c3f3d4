import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { MarketplaceShippingOrder, Period } from '../../../api/marketplace/marketplace.ts';
import { categories } from '../../../api/marketplace/simulator/categories.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { daysFrom, linesOf, shopsOf, skusOf, sum } from './lines.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const month = daysFrom('2026-09-01', '2026-09-30');
const request = { seed: 7, phone: '13900000077', shops: 8, linesADay: 60 };
const shops = await shopsOf(createSimulator(), request);

async function ordersIn(period: Period): Promise<Map<string, MarketplaceShippingOrder>> {
  const simulator = createSimulator();
  const all = await Promise.all(shops.map((shop) => simulator.shippingOrders(shop.mallId, period)));
  return new Map(all.flat().map((order) => [order.orderNo, order]));
}

const stateOf = (order: MarketplaceShippingOrder) => {
  if (order.cancelledAt !== null) return 'cancelled';
  if (order.shippedAt !== null) return 'shipped';
  return order.packedAt === null ? 'packing' : 'shipping';
};

describe('simulated shipping orders', () => {
  it('are the same for the same shop, however a period is cut', async () => {
    const whole = await ordersIn(month);
    const byParts = new Map<string, MarketplaceShippingOrder>();
    for (let at = month.after; at < month.until; at += 60 * hourMs) {
      const part = { after: at, until: Math.min(at + 60 * hourMs, month.until) };
      // The later state of an order takes the place of the earlier one, as a sync does.
      for (const [orderNo, order] of await ordersIn(part)) byParts.set(orderNo, order);
    }
    expect(byParts.size).toBeGreaterThan(500);
    const sorted = (orders: Map<string, MarketplaceShippingOrder>) =>
      [...orders.values()].sort((a, b) => (a.orderNo < b.orderNo ? -1 : 1));
    expect(sorted(byParts)).toEqual(sorted(whole));
  });

  it('tell nothing of what is still to come, and go from state to state', async () => {
    const orders = [...(await ordersIn(month)).values()];
    for (const order of orders) {
      const { createdAt, packedAt, shippedAt, receivedAt, storedAt, cancelledAt } = order;
      const passed = [createdAt, packedAt, shippedAt, receivedAt, storedAt].filter(
        (at) => at !== null,
      );
      expect(passed).toEqual([...passed].sort((a, b) => a - b));
      expect(Math.max(...passed, cancelledAt ?? 0)).toBeLessThanOrEqual(month.until);
      if (cancelledAt !== null) expect([packedAt, shippedAt]).toEqual([null, null]);
      expect([24 * hourMs, 48 * hourMs]).toContain(order.shipBy - createdAt);
    }
    const states = Map.groupBy(orders, stateOf);
    expect([...states.keys()].sort()).toEqual(['cancelled', 'packing', 'shipped', 'shipping']);
    expect((states.get('cancelled') ?? []).length / orders.length).toBeLessThan(0.12);
  });

  it('leave in time mostly, a few late, and some of those that wait are due within a day', async () => {
    const orders = [...(await ordersIn(month)).values()];
    const shipped = orders.filter((order) => order.shippedAt !== null);
    const late = shipped.filter((order) => (order.shippedAt ?? 0) > order.shipBy);
    expect(late.length / shipped.length).toBeGreaterThan(0.01);
    expect(late.length / shipped.length).toBeLessThan(0.2);
    const waiting = orders.filter((order) => ['packing', 'shipping'].includes(stateOf(order)));
    expect(waiting.filter((order) => order.shipBy - month.until < dayMs).length).toBeGreaterThan(0);
    expect(waiting.filter((order) => order.shipBy - month.until > dayMs).length).toBeGreaterThan(0);
  });

  it('bring to the warehouse exactly the pieces that arrive there under their stock order', async () => {
    const orders = [...(await ordersIn(month)).values()].filter(
      (order) => (order.receivedAt ?? 0) > month.after,
    );
    const simulator = createSimulator();
    const arrived = new Map<string, number>();
    for (const shop of shops) {
      for (const line of await linesOf(simulator, shop.mallId, month)) {
        if (line.source !== 'stocks') continue;
        const key = `${shop.mallId} ${line.orderNo} ${line.skuId}`;
        arrived.set(key, line.quantity);
      }
    }
    const shopOfSku = new Map<string, string>();
    for (const shop of shops) {
      for (const sku of await skusOf(simulator, shop.mallId, month))
        shopOfSku.set(sku.skuId, shop.mallId);
    }
    const brought = orders.flatMap((order) =>
      order.goods.map(({ skuId, quantity }): [string, number] => [
        `${shopOfSku.get(skuId)} ${order.stockOrderNo} ${skuId}`,
        quantity,
      ]),
    );
    expect(new Map(brought)).toEqual(arrived);
    expect(sum([...arrived.values()])).toBeGreaterThan(1_000);
  });

  it('are made for stock orders of earlier days, as both numbers say', async () => {
    for (const { orderNo, stockOrderNo } of (await ordersIn(month)).values()) {
      expect(stockOrderNo.slice(2, 8) < orderNo.slice(2, 8), stockOrderNo).toBe(true);
    }
  });

  it('are told apart by their numbers over all shops', async () => {
    const simulator = createSimulator();
    const numbers: string[] = [];
    for (const { mallId } of shops) {
      const orders = await simulator.shippingOrders(mallId, month);
      numbers.push(...orders.map((order) => order.orderNo));
    }
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^FH\d{18}$/);
  });
});

describe('simulated return packages', () => {
  it('bring the leftovers of delisted products back, and get on from made to signed for', async () => {
    const simulator = createSimulator();
    const packages = (
      await Promise.all(shops.map((shop) => simulator.returnPackages(shop.mallId, month)))
    ).flat();
    expect(packages.length).toBeGreaterThan(10);
    for (const one of packages) {
      expect(one.trackingNo === null).toBe(one.sentAt === null);
      expect(one.goods.length).toBeGreaterThan(0);
      for (const { quantity } of one.goods) expect(quantity).toBeGreaterThan(0);
    }
    expect(packages.some((one) => one.signedAt !== null)).toBe(true);
    expect(packages.some((one) => one.sentAt === null)).toBe(true);
  });
});

describe('simulated delivery assessments', () => {
  it('say the grade that the shop has, and more orders as the days go by', async () => {
    const simulator = createSimulator();
    for (const { mallId } of shops) {
      const { deliveryRating } = await simulator.standing(mallId, month.until);
      const records = await simulator.deliveryAssessments(mallId, month);
      expect(records.at(-1)?.rating).toBe(deliveryRating);
      for (const one of records) {
        expect(one.startDay < one.endDay).toBe(true);
        expect(one.onTimeOrders).toBeLessThanOrEqual(one.orders);
        expect(one.fakeOrders).toBeGreaterThanOrEqual(0);
      }
      const later = await simulator.deliveryAssessments(mallId, {
        after: month.until,
        until: month.until + 2 * dayMs,
      });
      const same = later.find((one) => one.startDay === records.at(-1)?.startDay);
      if (same) expect(same.orders).toBeGreaterThanOrEqual(records.at(-1)?.orders ?? 0);
    }
  });
});

describe('the pictures of simulated products', () => {
  it('are drawings that the web client has', async () => {
    const simulator = createSimulator();
    const urls = new Set<string | null>();
    for (const { mallId } of shops) {
      for (const product of await simulator.products(mallId, month)) urls.add(product.imageUrl);
    }
    expect(urls.size).toBeGreaterThan(3);
    for (const url of urls) {
      const drawing = await readFile(`web/public${url}`, 'utf8');
      expect(drawing).toMatch(/^<svg /);
    }
    for (const { code } of categories) {
      expect(await readFile(`web/public/goods/${code}.svg`, 'utf8')).toContain('<title>');
    }
  });
});
