import { describe, expect, it } from 'vitest';
import {
  addDays,
  countDays,
  isDay,
  monthEnd,
  rangeDay,
  shanghaiDay,
  shanghaiHour,
  untilReset,
} from '../../../web/src/shared/date-range/calendar.ts';

const at = (text: string) => Date.parse(text);

describe('calendar of Asia/Shanghai', () => {
  it.each([
    ['2024-03-14T15:59:59.999Z', '2024-03-14', 23],
    ['2024-03-14T16:00:00.000Z', '2024-03-15', 0],
    ['2024-02-28T16:00:00.000Z', '2024-02-29', 0],
    ['2024-12-31T16:00:00.000Z', '2025-01-01', 0],
    ['2024-07-01T03:30:00.000Z', '2024-07-01', 11],
  ])('%s is the day %s, hour %i', (instant, day, hour) => {
    expect(shanghaiDay(at(instant))).toBe(day);
    expect(shanghaiHour(at(instant))).toBe(hour);
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-31', -31, '2024-02-29'],
  ])('%s plus %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(countDays(day < expected ? day : expected, day < expected ? expected : day)).toBe(
      Math.abs(count) + 1,
    );
  });

  it('knows the last day of a month', () => {
    expect(['2024-02', '2023-02', '2024-12', '2024-04'].map(monthEnd)).toEqual([
      '2024-02-29',
      '2023-02-28',
      '2024-12-31',
      '2024-04-30',
    ]);
  });

  it('refuses days that do not exist', () => {
    expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-3-1', 'x', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[R4-56] begins the new day 3 seconds after midnight', () => {
    const midnight = at('2024-03-15T00:00:00+08:00');
    expect(untilReset(midnight - 1000)).toBe(4000);
    expect(untilReset(midnight + 2000)).toBe(1000);
    expect(untilReset(midnight + 3000)).toBe(86_400_000);
    expect(rangeDay(midnight + 2999)).toBe('2024-03-14');
    expect(rangeDay(midnight + 3000)).toBe('2024-03-15');
  });
});
