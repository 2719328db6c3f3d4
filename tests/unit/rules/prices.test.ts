import { describe, expect, it } from 'vitest';
import {
  endAfter,
  isAllUncosted,
  isPartUncosted,
  renewalTotal,
} from '../../../api/contract/rules/prices.ts';

describe('the total of a renewal', () => {
  const one = (months: number, ...coupons: number[]) => ({ months, coupons });
  it.each([
    ['two months, one coupon', 69_00, [one(2, 30_00)], 108_00],
    ['more coupons than it costs', 69_00, [one(1, 30_00, 30_00, 30_00)], 0],
    ['no coupon', 69_00, [one(1)], 69_00],
    ['the longest time', 69_00, [one(360)], 24_840_00],
    ['fractions of a yuan', 69_95, [one(3, 12_50)], 197_35],
    // What one shop has left over does not pay for another.
    ['several shops', 69_00, [one(1, 100_00), one(2, 30_00)], 108_00],
    ['none', 69_00, [], 0],
  ])('[R9.2-06] of %s', (_what, price, shops, fen) => {
    expect(renewalTotal(price, shops)).toBe(fen);
  });
});

describe('what moved without a cost', () => {
  const pieces = (sold: number, returned: number) => ({ sold, returned });

  it.each([
    [pieces(0, 0), false],
    [pieces(1, 0), true],
    [pieces(0, 1), true],
    // Not nothing, though the net is.
    [pieces(2, 2), true],
  ])('%j is some: %s', (uncosted, is) => {
    expect(isPartUncosted(uncosted)).toBe(is);
  });

  it.each([
    [pieces(3, 1), pieces(3, 1), true],
    [pieces(3, 1), pieces(3, 0), false],
    [pieces(3, 1), pieces(2, 1), false],
    // Where nothing moved there is nothing without a cost.
    [pieces(0, 0), pieces(0, 0), false],
  ])('of %j, %j is all: %s', (moved, uncosted, is) => {
    expect(isAllUncosted(moved, uncosted)).toBe(is);
  });
});

describe('the end of paid time after a renewal', () => {
  const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);

  it('keeps what is left', () =>
    expect(endAfter(at('2026-03-20'), 2, at('2026-03-10'))).toBe(at('2026-05-20')));

  it('begins now where it is over', () =>
    expect(endAfter(at('2026-03-01'), 1, at('2026-03-10'))).toBe(at('2026-04-10')));

  it('is the last day of a shorter month', () =>
    expect(endAfter(at('2026-01-31'), 1, at('2026-01-10'))).toBe(at('2026-02-28')));
});
