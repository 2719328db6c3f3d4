import { beforeAll, describe, expect, it } from 'vitest';
import type {
  MarketplaceLine,
  MarketplaceProduct,
  MarketplaceShop,
} from '../../../api/marketplace/marketplace.ts';
import { chineseNewYear, seasonFactor } from '../../../api/marketplace/simulator/calendar.ts';
import { categories } from '../../../api/marketplace/simulator/categories.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { dayMs, daysFrom, type ListedSku, linesOf, shopsOf, skusOf, sum } from './lines.ts';

/** The ranges of shops as sellers know them, each over 40 shops and 90 days. */

const period = daysFrom('2026-08-03', '2026-10-31');
const days = 90;
const simulator = createSimulator();

interface Sampled {
  readonly shop: MarketplaceShop;
  readonly products: readonly MarketplaceProduct[];
  readonly skus: readonly ListedSku[];
  readonly lines: readonly MarketplaceLine[];
}

let sample: readonly Sampled[] = [];

beforeAll(async () => {
  const shops = await shopsOf(simulator, {
    seed: 99,
    phone: '13900000099',
    shops: 40,
    linesADay: 40,
  });
  sample = await Promise.all(
    shops.map(async (shop) => ({
      shop,
      products: await simulator.products(shop.mallId, period),
      skus: await skusOf(simulator, shop.mallId, period),
      lines: await linesOf(simulator, shop.mallId, period),
    })),
  );
});

const isSale = (line: MarketplaceLine) => line.source === 'sales' && line.kind === 'sale';
const allLines = () => sample.flatMap((one) => one.lines);
const share = <T>(all: readonly T[], has: (one: T) => boolean) =>
  all.filter(has).length / all.length;
const quantile = (values: readonly number[], at: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * at)] ?? Number.NaN;

describe('simulated sales', () => {
  it('have a long tail: a tenth of the SKUs sells most, and a SKU sells nothing on most days', () => {
    const pieces = sample.flatMap(({ skus, lines }) => {
      const sold = new Map(skus.map((sku) => [sku.skuId, 0]));
      for (const line of lines.filter(isSale)) {
        sold.set(line.skuId, (sold.get(line.skuId) ?? 0) + line.quantity);
      }
      return [...sold.values()];
    });
    const sorted = pieces.sort((a, b) => b - a);
    const top = sum(sorted.slice(0, sorted.length / 10)) / sum(sorted);
    expect(top).toBeGreaterThan(0.5);
    expect(top).toBeLessThan(0.85);

    const skuDays = new Set(
      sample.flatMap(({ shop, lines }) =>
        lines
          .filter(isSale)
          .map((line) => `${shop.mallId} ${line.skuId} ${Math.floor(line.at / dayMs)}`),
      ),
    );
    const zero = 1 - skuDays.size / (pieces.length * days);
    expect(zero).toBeGreaterThan(0.75);
    expect(zero).toBeLessThan(0.97);
  });

  it('come back at 3 to 10%, by category', () => {
    const categoryOf = new Map(
      sample.flatMap(({ skus }) => skus.map((sku) => [sku.skuId, sku.category])),
    );
    const sold = new Map<string, number>();
    const returned = new Map<string, number>();
    for (const line of allLines().filter(({ source }) => source === 'sales')) {
      const counts = line.kind === 'sale' ? sold : returned;
      const category = categoryOf.get(line.skuId) ?? '';
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    let compared = 0;
    for (const { name, returnShare } of categories) {
      expect(returnShare).toBeGreaterThanOrEqual(0.03);
      expect(returnShare).toBeLessThanOrEqual(0.1);
      const lines = sold.get(name) ?? 0;
      if (lines < 3_000) continue;
      compared += 1;
      // Five deviations of that many draws; returns lag, so a growing shop has a few fewer.
      const deviation = Math.sqrt((returnShare * (1 - returnShare)) / lines);
      const off = Math.abs((returned.get(name) ?? 0) / lines - returnShare);
      expect(off, name).toBeLessThan(5 * deviation + 0.12 * returnShare);
    }
    expect(compared).toBeGreaterThan(7);
  });

  it('follow the weekday and the hour', () => {
    const sales = allLines().filter(isSale);
    const local = (line: MarketplaceLine) => new Date(line.at + 8 * 3_600_000);
    const onSunday = share(sales, (line) => local(line).getUTCDay() === 0);
    const onThursday = share(sales, (line) => local(line).getUTCDay() === 4);
    expect(onSunday / onThursday).toBeGreaterThan(1.08);
    expect(onSunday / onThursday).toBeLessThan(1.4);
    const hours = Array.from({ length: 24 }, (_, hour) =>
      share(sales, (line) => local(line).getUTCHours() === hour),
    );
    expect(hours.indexOf(Math.max(...hours))).toBeGreaterThanOrEqual(9);
    expect(hours.indexOf(Math.max(...hours))).toBeLessThanOrEqual(11);
    expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(1.7);
  });

  it('rise by two fifths in November and dip around the Chinese New Year', async () => {
    const newYear = chineseNewYear(2026);
    expect(newYear).toBe(Date.UTC(2026, 1, 17) / dayMs);
    expect(chineseNewYear(2025)).toBe(Date.UTC(2025, 0, 29) / dayMs);
    expect(seasonFactor(newYear)).toBeLessThan(0.8);
    expect(seasonFactor(newYear + 30)).toBe(1);

    const lines = async (first: string, last: string) => {
      const counts = sample.map(({ shop }) =>
        linesOf(simulator, shop.mallId, daysFrom(first, last)),
      );
      return (await Promise.all(counts)).flat().filter(isSale).length;
    };
    const rise =
      (await lines('2026-11-02', '2026-11-29')) / (await lines('2026-09-28', '2026-10-25'));
    expect(rise).toBeGreaterThan(1.2);
    expect(rise).toBeLessThan(1.55);
    const dip =
      (await lines('2026-02-14', '2026-02-20')) / (await lines('2026-01-24', '2026-01-30'));
    expect(dip).toBeLessThan(0.8);
  });

  it('are about as many as the shop is big', () => {
    const perShopDay = allLines().filter(isSale).length / sample.length / days;
    expect(perShopDay).toBeGreaterThan(28);
    expect(perShopDay).toBeLessThan(48);
  });

  it('are delivered for: stock orders bring about what is sold', () => {
    const sold = sum(
      allLines()
        .filter(isSale)
        .map((line) => line.quantity),
    );
    const delivered = sum(
      allLines()
        .filter((line) => line.source === 'stocks')
        .map((line) => line.quantity),
    );
    expect(delivered / sold).toBeGreaterThan(0.85);
    expect(delivered / sold).toBeLessThan(1.5);
  });
});

describe('simulated products', () => {
  it('cost ¥16 in the median, ¥3 to ¥80 for nine in ten, and 65 to 85% of it to make', () => {
    const skus = sample.flatMap((one) => one.skus);
    const prices = skus.map((sku) => sku.supplyPrice);
    expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true);
    expect(quantile(prices, 0.5)).toBeGreaterThan(1_300);
    expect(quantile(prices, 0.5)).toBeLessThan(2_300);
    expect(share(prices, (price) => price >= 300 && price <= 8_000)).toBeGreaterThan(0.82);
    expect(share(prices, (price) => price >= 300 && price <= 8_000)).toBeLessThan(0.95);
    const costShares = skus.flatMap(({ cost, supplyPrice }) =>
      cost === null ? [] : cost / supplyPrice,
    );
    expect(share(costShares, (one) => one > 0.64 && one < 0.86)).toBeGreaterThan(0.9);
    // What was priced anew still costs what it did.
    expect(Math.min(...costShares)).toBeGreaterThan(0.6);
    expect(Math.max(...costShares)).toBeLessThan(0.93);
    expect(share(skus, (sku) => sku.cost === null)).toBeGreaterThan(0.05);
    expect(share(skus, (sku) => sku.cost === null)).toBeLessThan(0.25);
  });

  it('cost what goods of their kind do: no sticky note is dearer than a dress', () => {
    const nouns = categories.flatMap(({ goods }) => goods);
    for (const { products } of sample) {
      for (const { name, skcs } of products) {
        // The longest noun in the name is the product's: 沙发盖布 is not 盖布.
        const [good] = nouns
          .filter(({ noun }) => name.includes(noun))
          .sort((a, b) => b.noun.length - a.noun.length);
        const usual = (good?.price ?? Number.NaN) * 100;
        for (const { supplyPrice } of skcs.flatMap(({ skus }) => skus)) {
          expect(supplyPrice / usual, name).toBeGreaterThan(0.5);
          // Ten pieces in a pack cost about three times as much as one.
          expect(supplyPrice / usual, name).toBeLessThan(1.8 * 3.3);
        }
      }
    }
  });

  it('are priced anew now and then in office hours, mostly a little lower, all SKUs of a product at once', () => {
    const changes = sample.flatMap(({ products }) =>
      products.flatMap(({ skcs }) => {
        const skus = skcs.flatMap((skc) => skc.skus);
        const changed = skus.flatMap(({ supplyPrice, priceChange }) =>
          priceChange ? { at: priceChange.at, ratio: supplyPrice / priceChange.oldPrice } : [],
        );
        if (changed.length === 0) return [];
        expect(changed).toHaveLength(skus.length);
        expect(new Set(changed.map(({ at }) => at)).size).toBe(1);
        return changed.slice(0, 1);
      }),
    );
    const products = sum(sample.map((one) => one.products.length));
    expect(changes.length / products).toBeGreaterThan(0.02);
    expect(changes.length / products).toBeLessThan(0.1);
    expect(share(changes, ({ ratio }) => ratio < 1)).toBeGreaterThan(0.6);
    for (const { at, ratio } of changes) {
      expect(Math.abs(ratio - 1)).toBeGreaterThan(0.01);
      expect(Math.abs(ratio - 1)).toBeLessThan(0.09);
      const hour = ((at + 8 * 3_600_000) % dayMs) / 3_600_000;
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThanOrEqual(18);
    }
  });

  it('have a cost the surer the better they sell, so that profit is not all estimated', () => {
    const all = sample.flatMap(({ skus, lines }) => {
      const costOf = new Map(skus.map(({ skuId, cost }) => [skuId, cost]));
      return lines.filter(isSale).map(({ skuId }) => costOf.get(skuId) ?? null);
    });
    const skus = sample.flatMap((one) => one.skus);
    expect(share(all, (cost) => cost === null)).toBeLessThan(
      share(skus, ({ cost }) => cost === null),
    );
  });

  it('are SPUs of SKCs of SKUs, with Chinese names and codes of their own', () => {
    const chinese = /\p{Script=Han}/u;
    for (const { products, skus } of sample) {
      expect(new Set(products.map((product) => product.productId)).size).toBe(products.length);
      expect(new Set(skus.map((sku) => sku.skuId)).size).toBe(skus.length);
      expect(new Set(skus.map((sku) => sku.extCode)).size).toBe(skus.length);
      for (const product of products) {
        expect(product.name).toMatch(chinese);
        expect(product.name).not.toContain('undefined');
        expect(product.skcs.length).toBeGreaterThan(0);
        for (const skc of product.skcs) {
          expect(skc.name).toMatch(chinese);
          expect(skc.skus.length).toBeGreaterThan(0);
          for (const sku of skc.skus) {
            expect(sku.extCode.startsWith(skc.extCode)).toBe(true);
            expect(sku.specName.startsWith(skc.name)).toBe(true);
          }
        }
      }
    }
    const names = new Set(sample.flatMap(({ products }) => products.map(({ name }) => name)));
    expect(names.size).toBeGreaterThan(1_500);
  });

  it('stand in every state of approval, and move on through them', async () => {
    const states = new Set(sample.flatMap(({ products }) => products.map(({ status }) => status)));
    expect(states).toEqual(
      new Set([
        'price_declaring',
        'awaiting_first_order',
        'first_order_created',
        'on_sale',
        'off_sale',
      ]),
    );
    const order = [
      'price_declaring',
      'awaiting_first_order',
      'first_order_created',
      'on_sale',
      'off_sale',
    ];
    const later = daysFrom('2026-11-10', '2026-11-10');
    for (const { shop, products } of sample.slice(0, 10)) {
      const after = new Map(
        (await simulator.products(shop.mallId, later)).map((one) => [one.productId, one.status]),
      );
      for (const { productId, status } of products) {
        const next = after.get(productId);
        if (next === undefined) expect(status).not.toBe('price_declaring');
        else expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(status));
      }
    }
  });

  it('are created all the time, and sell only from their launch to their delisting', () => {
    for (const { products, skus, lines } of sample) {
      const created = products.filter((one) => one.createdAt > period.after);
      expect(created.length).toBeGreaterThan(0);
      const listed = new Map(products.map((one) => [one.productId, one]));
      const productOf = new Map(skus.map((sku) => [sku.skuId, listed.get(sku.productId)]));
      for (const line of lines) {
        const product = productOf.get(line.skuId);
        expect(product?.status === 'on_sale' || product?.status === 'off_sale').toBe(true);
        expect(line.at - (product?.createdAt ?? Number.NaN)).toBeGreaterThan(5 * dayMs);
      }
    }
  });
});

describe('simulated shops', () => {
  it('are fully and semi-managed on both platforms, with names of their own', () => {
    const shops = sample.map((one) => one.shop);
    const kinds = new Set(shops.map((shop) => `${shop.platform} ${shop.isSemiManaged}`));
    expect(kinds).toEqual(new Set(['temu true', 'temu false', 'shein true', 'shein false']));
    expect(new Set(shops.map((shop) => shop.name)).size).toBeGreaterThan(30);
    for (const shop of shops) expect(shop.name).toMatch(/^\p{Script=Han}{4,}$/u);
  });

  it('have ratings and counts in their ranges, which change but slowly', async () => {
    const standings = await Promise.all(
      sample.map(({ shop }) => simulator.standing(shop.mallId, period.until)),
    );
    for (const [place, standing] of standings.entries()) {
      const mallId = sample[place]?.shop.mallId ?? '';
      const month = await simulator.standing(mallId, period.until - 30 * dayMs);
      expect(standing.deliveryRating).toBeGreaterThanOrEqual(0);
      expect(standing.deliveryRating).toBeLessThanOrEqual(4);
      expect(Math.abs(standing.deliveryRating - month.deliveryRating)).toBeLessThanOrEqual(1);
      if (standing.reviewScore === null || month.reviewScore === null) {
        expect(standing.reviewScore).toBe(month.reviewScore);
      } else {
        expect(standing.reviewScore).toBeGreaterThanOrEqual(3);
        expect(standing.reviewScore).toBeLessThanOrEqual(5);
        expect(Math.abs(standing.reviewScore - month.reviewScore)).toBeLessThan(0.35);
      }
      for (const key of ['abnormalCount', 'refundCount', 'specificationCount'] as const) {
        expect(standing[key]).toBeGreaterThanOrEqual(0);
        expect(standing[key]).toBeLessThan(30);
      }
    }
    expect(new Set(standings.map((one) => one.deliveryRating)).size).toBeGreaterThan(2);
    expect(share(standings, (one) => one.abnormalCount + one.refundCount > 0)).toBeGreaterThan(0.5);
  });
});
