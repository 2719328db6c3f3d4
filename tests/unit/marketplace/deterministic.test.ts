import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { dayMs, daysFrom, linesOf, shanghai, shopsOf, skusOf } from './lines.ts';

const request = { seed: 7, phone: '13900000007', shops: 5, linesADay: 40 };
const quarter = daysFrom('2026-08-01', '2026-10-31');

async function firstShop(): Promise<string> {
  const [shop] = await shopsOf(createSimulator(), request);
  if (shop === undefined) throw new Error('The simulator made no shop');
  return shop.mallId;
}

describe('the simulator', () => {
  it('gives the same shops, products, lines, stock and ratings for the same seed', async () => {
    const everything = async () => {
      const simulator = createSimulator();
      const shops = await shopsOf(simulator, request);
      const parts = shops.map(async ({ mallId }) => ({
        products: await simulator.products(mallId, quarter),
        lines: await linesOf(simulator, mallId, quarter),
        stock: await simulator.stock(mallId, quarter.until),
        standing: await simulator.standing(mallId, quarter.until),
      }));
      return { shops, parts: await Promise.all(parts) };
    };
    const once = await everything();
    expect(await everything()).toEqual(once);
    expect(once.shops).toHaveLength(5);
    for (const { lines } of once.parts) expect(lines.length).toBeGreaterThan(500);
  });

  it('gives other shops and lines for another seed', async () => {
    const simulator = createSimulator();
    const other = await shopsOf(simulator, { ...request, seed: 8 });
    const mine = await shopsOf(simulator, request);
    expect(new Set([...mine, ...other].map((shop) => shop.mallId)).size).toBe(10);
    const [[first], [second]] = [mine, other];
    const day = daysFrom('2026-10-01', '2026-10-01');
    const lines = await Promise.all(
      [first, second].map((shop) => linesOf(simulator, shop?.mallId ?? '', day)),
    );
    expect(lines[0]).not.toEqual(lines[1]);
  });

  it('never gives one shop to two bosses, whatever their seeds and sizes', async () => {
    const owners = new Map<string, string>();
    const simulator = createSimulator();
    for (let boss = 0; boss < 60; boss += 1) {
      const phone = `139${String(boss).padStart(8, '0')}`;
      for (const seed of [1, 2026]) {
        const shops = await shopsOf(simulator, { seed, phone, shops: 1 + boss * 3, linesADay: 10 });
        expect(shops).toHaveLength(1 + boss * 3);
        for (const { mallId } of shops) {
          expect(owners.get(mallId), `${mallId} of ${phone}`).toBeUndefined();
          owners.set(mallId, `${phone} ${seed}`);
        }
      }
    }
  });

  it('knows any day without the days before it', async () => {
    const mallId = await firstShop();
    const whole = await linesOf(createSimulator(), mallId, quarter);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 91 }), async (place) => {
        const after = quarter.after + place * dayMs;
        const day = { after, until: after + dayMs };
        const alone = await linesOf(createSimulator(), mallId, day);
        expect(alone).toEqual(whole.filter(({ at }) => at > day.after && at <= day.until));
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same lines and stock however a period is cut, and whatever was asked before', async () => {
    const mallId = await firstShop();
    const period = daysFrom('2026-10-20', '2026-10-31');
    const whole = await linesOf(createSimulator(), mallId, period);
    const instant = fc.integer({ min: period.after + 1, max: period.until });
    await fc.assert(
      fc.asyncProperty(fc.array(instant, { maxLength: 8 }), instant, async (cuts, elsewhere) => {
        const used = createSimulator();
        await used.stock(mallId, elsewhere);
        const ends = [...cuts.sort((a, b) => a - b), period.until];
        const pieces = [];
        let after = period.after;
        for (const until of ends) {
          pieces.push(...(await linesOf(used, mallId, { after, until })));
          after = until;
        }
        expect(pieces).toEqual(whole);
        expect(await used.stock(mallId, elsewhere)).toEqual(
          await createSimulator().stock(mallId, elsewhere),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('answers two readers of one shop at the same time like one after the other', async () => {
    const mallId = await firstShop();
    const period = daysFrom('2026-10-20', '2026-10-25');
    const simulator = createSimulator();
    const [first, second] = await Promise.all([
      linesOf(simulator, mallId, period),
      linesOf(simulator, mallId, period),
    ]);
    expect(second).toEqual(first);
    expect(first).toEqual(await linesOf(createSimulator(), mallId, period));
  });

  it('names every line once and gives lines in order of time, within the period', async () => {
    const simulator = createSimulator();
    for (const { mallId } of await shopsOf(simulator, request)) {
      const lines = await linesOf(simulator, mallId, quarter);
      const keys = lines.map((line) => `${line.source} ${line.orderNo} ${line.lineNo}`);
      expect(new Set(keys).size).toBe(lines.length);
      expect(lines.map((line) => line.at)).toEqual(
        lines.map((line) => line.at).sort((a, b) => a - b),
      );
      expect(lines[0]?.at).toBeGreaterThan(quarter.after);
      expect(lines.at(-1)?.at).toBeLessThanOrEqual(quarter.until);
    }
  });

  it('adds up: an amount is pieces at the declared price, and no more comes back than was sold', async () => {
    const simulator = createSimulator();
    for (const { mallId } of await shopsOf(simulator, request)) {
      const skus = new Map(
        (await skusOf(simulator, mallId, quarter)).map((sku) => [sku.skuId, sku]),
      );
      const lines = await linesOf(simulator, mallId, quarter);
      for (const line of lines) {
        expect(line.quantity).toBeGreaterThan(0);
        if (line.kind === 'return') continue;
        const { supplyPrice = Number.NaN, priceChange } = skus.get(line.skuId) ?? {};
        const isBefore = priceChange && line.at < priceChange.at;
        expect(line.amount).toBe(line.quantity * (isBefore ? priceChange.oldPrice : supplyPrice));
      }
      const sales = new Map(
        lines
          .filter((line) => line.source === 'sales' && line.kind === 'sale')
          .map((line) => [`${line.orderNo} ${line.lineNo}`, line]),
      );
      const lastUnseenSale = quarter.after + 15 * dayMs;
      const returns = lines.filter((line) => line.kind === 'return');
      expect(returns.length).toBeGreaterThan(0);
      for (const back of returns) {
        const sale = sales.get(`${back.orderNo.slice(0, -1)} ${back.lineNo}`);
        // Its sale may lie before the period, for a fortnight.
        if (sale === undefined) {
          expect(back.at).toBeLessThan(lastUnseenSale + dayMs);
          continue;
        }
        expect(back.skuId).toBe(sale.skuId);
        // Also where the price has changed meanwhile.
        expect(back.amount / back.quantity).toBe(sale.amount / sale.quantity);
        expect(back.quantity).toBeLessThanOrEqual(sale.quantity);
        expect(back.at - sale.at).toBeGreaterThan(2 * dayMs);
        expect(back.at - sale.at).toBeLessThan(16 * dayMs);
      }
    }
  });

  it('refuses ids that are not its own', async () => {
    const simulator = createSimulator();
    const at = shanghai('2026-10-01T00:00');
    await expect(simulator.stock('634418212345678', at)).rejects.toThrow(RangeError);
    await expect(simulator.shops('1')).rejects.toThrow(RangeError);
  });
});
