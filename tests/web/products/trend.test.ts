import { describe, expect, it } from 'vitest';
import {
  batches,
  sumTrends,
  trendGranularity,
  trendRange,
} from '../../../web/src/features/products/product-trend.ts';

const point = (bucket: string, sold: number, returned: number) => ({
  bucket,
  quantity: { sold, returned, net: sold - returned },
});

describe('the course of a product', () => {
  it('is that of all its SKUs together, in the order of time', () => {
    expect(
      sumTrends([
        { points: [point('2026-11-02', 3, 1), point('2026-11-01', 1, 0)] },
        { points: [point('2026-11-02', 4, 0)] },
      ]),
    ).toEqual([
      { bucket: '2026-11-01', sold: 1, returned: 0, net: 1 },
      { bucket: '2026-11-02', sold: 7, returned: 1, net: 6 },
    ]);
    expect(sumTrends([])).toEqual([]);
  });

  it('has gaps where nobody has paid, and not days without sales', () => {
    const unpaid = { bucket: '2026-11-02', quantity: null };
    expect(
      sumTrends([{ points: [point('2026-11-01', 0, 0), unpaid] }, { points: [unpaid] }]),
    ).toEqual([
      { bucket: '2026-11-01', sold: 0, returned: 0, net: 0 },
      { bucket: '2026-11-02', sold: null, returned: null, net: null },
    ]);
  });

  it('covers thirty days at least, as far as there are data', () => {
    const today = { start: '2026-11-20', end: '2026-11-20' };
    expect(trendRange(today, '2025-01-01')).toEqual({ start: '2026-10-22', end: '2026-11-20' });
    expect(trendRange(today, '2026-11-15')).toEqual({ start: '2026-11-15', end: '2026-11-20' });
    const year = { start: '2026-01-01', end: '2026-11-20' };
    expect(trendRange(year, '2025-01-01')).toEqual(year);
    expect(trendGranularity(year)).toBe('MONTH');
    expect(trendGranularity(trendRange(today, '2025-01-01'))).toBe('DAY');
  });

  it('asks for as many SKUs at once as the server answers', () => {
    const ids = Array.from({ length: 45 }, (_, index) => String(index));
    expect(batches(ids).map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(batches([])).toEqual([]);
  });
});
