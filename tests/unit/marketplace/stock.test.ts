import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { dayMs, daysFrom, linesOf, shopsOf, skusOf } from './lines.ts';

const period = daysFrom('2026-07-01', '2026-09-30');

async function everyShop() {
  const simulator = createSimulator();
  const shops = await shopsOf(simulator, {
    seed: 3,
    phone: '13900000003',
    shops: 8,
    linesADay: 60,
  });
  return Promise.all(
    shops.map(async ({ mallId }) => ({
      simulator,
      mallId,
      lines: await linesOf(createSimulator(), mallId, period),
      opening: await createSimulator().stock(mallId, period.after),
    })),
  );
}

async function delistedAt(mallId: string, at: number): Promise<ReadonlySet<string>> {
  const products = await createSimulator().products(mallId, { after: at - 1, until: at });
  const delisted = products.filter((product) => product.status === 'off_sale');
  return new Set(
    delisted.flatMap(({ skcs }) => skcs.flatMap(({ skus }) => skus.map((sku) => sku.skuId))),
  );
}

describe('simulated stock', () => {
  it('follows from deliveries and sales, is never negative, and nothing is sold from none', async () => {
    let emptied = 0;
    let checked = 0;
    for (const { mallId, lines, opening } of await everyShop()) {
      const onHand = new Map(opening.map((level) => [level.skuId, level.onHand]));
      const simulator = createSimulator();
      let nextCheck = period.after + dayMs / 3;
      for (const line of lines) {
        while (line.at > nextCheck) {
          const delisted = await delistedAt(mallId, nextCheck);
          for (const level of await simulator.stock(mallId, nextCheck)) {
            const pieces = onHand.get(level.skuId) ?? 0;
            // What is left of a delisted product is sent back one day, which is no line.
            const isSentBack = delisted.has(level.skuId) && level.onHand === 0;
            expect(level.onHand).toBe(isSentBack ? 0 : pieces);
            expect(level.onHand).toBeGreaterThanOrEqual(0);
            expect(level.inTransit).toBeGreaterThanOrEqual(0);
            checked += 1;
          }
          nextCheck += 7.3 * dayMs;
        }
        const before = onHand.get(line.skuId) ?? 0;
        if (line.source === 'stocks') {
          onHand.set(line.skuId, before + line.quantity);
        } else if (line.kind === 'sale') {
          expect(before, `${line.skuId} in ${line.orderNo}`).toBeGreaterThanOrEqual(line.quantity);
          onHand.set(line.skuId, before - line.quantity);
          if (before === line.quantity) emptied += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(10_000);
    expect(emptied).toBeGreaterThan(50);
  });

  it('runs out for some of the SKUs on sale, and stays so until the next delivery', async () => {
    let empty = 0;
    let onSale = 0;
    for (const { simulator, mallId, lines } of await everyShop()) {
      const middle = period.after + 45 * dayMs;
      const products = await simulator.products(mallId, { after: middle - 1, until: middle });
      const selling = new Set(
        products
          .filter((product) => product.status === 'on_sale')
          .flatMap((product) => product.skcs.flatMap((skc) => skc.skus.map((sku) => sku.skuId))),
      );
      for (const level of await simulator.stock(mallId, middle)) {
        if (!selling.has(level.skuId)) continue;
        onSale += 1;
        if (level.onHand > 0) continue;
        empty += 1;
        const next = lines.find(
          (line) => line.at > middle && line.skuId === level.skuId && line.kind === 'sale',
        );
        if (next !== undefined) expect(next.source).toBe('stocks');
      }
    }
    expect(empty / onSale).toBeGreaterThan(0.01);
    expect(empty / onSale).toBeLessThan(0.12);
  });

  it('tells of pieces under way for a few days before they arrive', async () => {
    let arrived = 0;
    for (const { simulator, mallId, lines } of (await everyShop()).slice(0, 3)) {
      const arrivals = lines.filter((line) => line.source === 'stocks').slice(200, 230);
      for (const arrival of arrivals) {
        const underWay = async (at: number) =>
          (await simulator.stock(mallId, at)).find((level) => level.skuId === arrival.skuId)
            ?.inTransit;
        expect(await underWay(arrival.at - 1)).toBe(arrival.quantity);
        expect(await underWay(arrival.at)).toBe(0);
        arrived += 1;
      }
    }
    expect(arrived).toBeGreaterThan(50);
  });

  it('sends what is left of a delisted product back', async () => {
    const [shop] = await everyShop();
    if (shop === undefined) throw new Error('The simulator made no shop');
    const { simulator, mallId } = shop;
    const later = { after: period.until + 60 * dayMs, until: period.until + 61 * dayMs };
    const listed = new Set((await skusOf(simulator, mallId, later)).map((sku) => sku.skuId));
    const before = await skusOf(simulator, mallId, period);
    const gone = before.filter((sku) => !listed.has(sku.skuId));
    expect(gone.length).toBeGreaterThan(0);
    const levels = await simulator.stock(mallId, later.until);
    expect(levels.some((level) => gone.some((sku) => sku.skuId === level.skuId))).toBe(false);
  });
});
