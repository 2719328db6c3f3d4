import { describe, expect, it } from 'vitest';
import { bucketIndex, clampRange } from '../../../bff/schema/statistics/range.ts';

describe('the range of days of a statistic', () => {
  it.each([
    ['2026-03-02', 'day', 1],
    ['2026-03-02T05', 'hour', 29],
    ['2026-05', 'month', 2],
  ] as const)('%s is bucket %s %i after 2026-03-01', (bucket, width, index) => {
    expect(bucketIndex(bucket, '2026-03-01', width)).toBe(index);
  });

  it('cuts a range to where the data starts, and keeps one that lies before', () => {
    const dataStart = '2025-01-01';
    expect(clampRange({ start: '2024-12-01', end: '2025-02-01' }, dataStart)).toEqual({
      start: '2025-01-01',
      end: '2025-02-01',
    });
    expect(clampRange({ start: '2025-01-02', end: '2025-02-01' }, dataStart).start).toBe(
      '2025-01-02',
    );
    expect(clampRange({ start: '2024-01-01', end: '2024-02-01' }, dataStart)).toEqual({
      start: '2024-02-01',
      end: '2024-02-01',
    });
  });
});
