import { describe, expect, it } from 'vitest';
import { valueAxis } from '../../../../web/src/shared/charts/value-axis.ts';

describe('the axis of figures', () => {
  it.each([
    ['from zero where nothing is below it', [120, 980], 0, 1000, [0, 200, 400, 600, 800, 1000]],
    ['from zero however far all are above it', [960, 980], 0, 1000, [0, 200, 400, 600, 800, 1000]],
    ['no lower than a small dip', [-60, 980], -60, 1000, [0, 200, 400, 600, 800, 1000]],
    [
      'to a round number below a large one',
      [-320, 980],
      -400,
      1000,
      [-400, -200, 0, 200, 400, 600, 800, 1000],
    ],
    ['from below to zero', [-90, -10], -100, 0, [-100, -80, -60, -40, -20, 0]],
    ['no higher than a small rise', [-90, 4], -100, 4, [-100, -80, -60, -40, -20, 0]],
    ['of a single piece', [1], 0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['at the bottom where all is nothing', [0, 0], 0, 1, [0]],
    ['at the bottom where nothing is known', [], 0, 1, [0]],
  ])('begins %s', (_, values, min, max, ticks) => {
    const axis = valueAxis(values);
    expect([axis.min, axis.max]).toEqual([min, max]);
    expect(axis.ticks.map((tick) => Number(tick.toFixed(6)) + 0)).toEqual(ticks);
  });

  it('has four to nine labels, nothing among them, and every value within it', () => {
    for (let high = 1; high < 1e9; high = Math.ceil(high * 1.17)) {
      for (const low of [0, -Math.round(high / 50), -Math.round(high / 3), -high, -3 * high]) {
        const { min, max, ticks } = valueAxis([low, high]);
        expect(min).toBeLessThanOrEqual(low);
        expect(max).toBeGreaterThanOrEqual(high);
        expect(ticks.length).toBeGreaterThan(3);
        expect(ticks.length).toBeLessThan(10);
        expect(ticks).toContain(0);
      }
    }
  });
});
