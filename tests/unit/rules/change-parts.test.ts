import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addParts,
  changeCauses,
  levelOf,
  type Moved,
  type MovedSku,
  mainCause,
  netOf,
  noChange,
  partsOfShop,
  sumOfParts,
  usualChange,
} from '../../../api/contract/rules/change-parts.ts';

const amount = fc.nat({ max: 5_000_000_000 });
const moved: fc.Arbitrary<Moved> = fc
  .record({
    soldQuantity: fc.oneof(fc.constant(0), fc.nat({ max: 50_000 })),
    soldAmount: amount,
    returnedAmount: fc.oneof(fc.constant(0), amount),
  })
  // What brought something was sold.
  .map((one) => (one.soldQuantity === 0 ? { ...one, soldAmount: 0 } : one));
const sku: fc.Arbitrary<MovedSku> = fc.record({
  current: moved,
  previous: moved,
  isSoldOut: fc.boolean(),
});
const length = fc.integer({ min: 1, max: 400 });
const lengths = fc.oneof(
  length.map((days) => ({ days, comparisonDays: days })),
  fc.record({ days: length, comparisonDays: length }),
  fc.constant({ days: 7, comparisonDays: 8 }),
);

const none: Moved = { soldQuantity: 0, soldAmount: 0, returnedAmount: 0 };
const sold = (soldQuantity: number, soldAmount: number, returnedAmount = 0): Moved => ({
  soldQuantity,
  soldAmount,
  returnedAmount,
});
const sameDays = { days: 1, comparisonDays: 1 };
const partsOf = (one: Partial<MovedSku>, days = sameDays) =>
  partsOfShop([{ current: none, previous: none, isSoldOut: false, ...one }], days)[0];

describe('the parts of a difference', () => {
  it('add up to it, to the fen, whatever moved and however many days the periods have', () => {
    fc.assert(
      fc.property(fc.array(sku, { maxLength: 30 }), lengths, (skus, days) => {
        const parts = partsOfShop(skus, days);
        expect(parts).toHaveLength(skus.length);
        for (const part of parts) {
          for (const cause of changeCauses) expect(Number.isSafeInteger(part[cause])).toBe(true);
        }
        const current = skus.reduce((sum, one) => sum + netOf(one.current), 0);
        const previous = skus.reduce((sum, one) => sum + netOf(one.previous), 0);
        expect(sumOfParts(parts.reduce(addParts, noChange))).toBe(
          current - levelOf(previous, days),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('stay within a fen of each SKU’s own, where fractions of fen are given out', () => {
    fc.assert(
      fc.property(fc.array(sku, { minLength: 1, maxLength: 8 }), lengths, (skus, days) => {
        for (const [place, part] of partsOfShop(skus, days).entries()) {
          const one = skus[place];
          if (one === undefined) throw new Error('no SKU');
          const exact =
            netOf(one.current) - (netOf(one.previous) * days.days) / days.comparisonDays;
          // Each of its causes is a fen away at most, and four of six can be there at once.
          expect(Math.abs(sumOfParts(part) - exact)).toBeLessThan(4);
        }
      }),
    );
  });

  it.each([
    ['pieces at the former price', sold(2, 2000), sold(5, 5000), { quantity: -3000 }],
    ['the price of what sold', sold(4, 3200), sold(4, 4000), { price: -800 }],
    ['both', sold(6, 4800), sold(4, 4000), { quantity: 2000, price: -1200 }],
    ['what came back', sold(4, 4000, 1500), sold(4, 4000, 500), { returns: -1000 }],
    ['what did not sell before', sold(1, 900), none, { fresh: 900 }],
    ['what sells no more', none, sold(1, 900, 100), { gone: -900, returns: 100 }],
  ])('tell %s', (_what, current, previous, wanted) => {
    expect(partsOf({ current, previous })).toEqual({ ...noChange, ...wanted });
  });

  it('blame stock that has run out for pieces that are missing, and for nothing else', () => {
    const isSoldOut = true;
    const before = sold(4, 4000);
    expect(partsOf({ previous: before, isSoldOut })).toEqual({ ...noChange, soldOut: -4000 });
    expect(partsOf({ current: sold(1, 900), previous: before, isSoldOut })).toEqual({
      ...noChange,
      soldOut: -3000,
      price: -100,
    });
    expect(partsOf({ current: sold(5, 5000), previous: before, isSoldOut })).toEqual({
      ...noChange,
      quantity: 1000,
    });
  });

  it('bring eight days to seven before anything is compared', () => {
    const eight = { days: 7, comparisonDays: 8 };
    expect(levelOf(8_000, eight)).toBe(7_000);
    expect(partsOf({ current: sold(7, 7000), previous: sold(8, 8000) }, eight)).toEqual(noChange);
    expect(levelOf(1001, eight)).toBe(876);
    expect(sumOfParts(partsOf({ previous: sold(1, 1001) }, eight) ?? noChange)).toBe(-876);
  });
});

describe('the main cause', () => {
  it('goes the way of the difference, however large another that goes against it', () => {
    expect(mainCause({ ...noChange, price: -700, quantity: 600 })).toBe('price');
    expect(mainCause({ ...noChange, price: -700, quantity: 900, returns: -100 })).toBe('quantity');
    expect(mainCause({ ...noChange, soldOut: -100, gone: -300 })).toBe('gone');
    expect(mainCause(noChange)).toBeNull();
    expect(mainCause({ ...noChange, price: -7, quantity: 7 })).toBeNull();
  });
});

describe('what is usual', () => {
  it('is the spread of past changes, which one campaign does not widen', () => {
    const quiet = [100, -110, 90, -100, 105, -95, 100];
    expect(usualChange(quiet)).toBe(Math.round(2 * 1.4826 * 100));
    expect(usualChange([...quiet, 90_000, -90_000])).toBeLessThan(400);
    expect(usualChange([1, 2, 3, 4, 5, 6])).toBe(Math.round(2 * 1.4826 * 3.5));
  });

  it('is unknown of a short past, and where nothing moved', () => {
    expect(usualChange([100, 100, 100, 100, 100])).toBeNull();
    expect(usualChange([0, 0, 0, 0, 0, 0, 900])).toBeNull();
  });
});
