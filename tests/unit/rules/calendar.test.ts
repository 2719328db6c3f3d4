import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isDay,
  monthBefore,
  monthsBetween,
  shanghaiDay,
} from '../../../bff/calendar.ts';
import { bucketIndex, clampRange } from '../../../bff/schema/range.ts';
import { yuan } from '../../../bff/schema/scalars.ts';

describe('days of Asia/Shanghai', () => {
  it.each([
    ['2026-03-10T15:59:59.999Z', '2026-03-10'],
    ['2026-03-10T16:00:00.000Z', '2026-03-11'],
    ['1969-12-31T16:00:00.000Z', '1970-01-01'],
  ])('%s is %s', (instant, day) => {
    expect(shanghaiDay(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-1-01', false],
    ['', false],
  ])('%j is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('[R7.4-41] goes back one calendar month, to a day that exists', () => {
    expect(monthBefore('2024-03-15')).toBe('2024-02-15');
    expect(monthBefore('2026-03-11')).toBe('2026-02-11');
    expect(monthBefore('2026-03-31')).toBe('2026-02-28');
    expect(monthBefore('2024-03-30')).toBe('2024-02-29');
    expect(monthBefore('2026-01-15')).toBe('2025-12-15');
  });

  it('counts days and months', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(monthsBetween('2025-11-30', '2026-02')).toBe(3);
  });

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

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1234, '12.34'],
    [-123456, '-1234.56'],
    [90_071_992_547_409, '900719925474.09'],
  ])('%i fen are %s yuan', (fen, text) => {
    expect(yuan(fen)).toBe(text);
  });
});
