import { describe, expect, it } from 'vitest';
import { shoppingDaysBetween } from '../../../api/contract/rules/shopping-days.ts';

const daysOf = (start: string, end: string) =>
  shoppingDaysBetween(start, end).map(({ day, name }) => `${day} ${name}`);

describe('shopping days', () => {
  it('are five a year, in order', () => {
    expect(daysOf('2025-01-01', '2025-12-31')).toEqual([
      '2025-06-18 midYear',
      '2025-11-11 doubleEleven',
      '2025-11-28 blackFriday',
      '2025-12-01 cyberMonday',
      '2025-12-12 doubleTwelve',
    ]);
  });

  it.each([
    // The earliest and the latest that there can be, and leap years.
    ['2019', '2019-11-29', '2019-12-02'],
    ['2020', '2020-11-27', '2020-11-30'],
    ['2024', '2024-11-29', '2024-12-02'],
    ['2028', '2028-11-24', '2028-11-27'],
    ['2029', '2029-11-23', '2029-11-26'],
  ])('has Black Friday of %s on %s', (year, friday, monday) => {
    expect(daysOf(`${year}-11-20`, `${year}-12-10`)).toEqual([
      `${friday} blackFriday`,
      `${monday} cyberMonday`,
    ]);
  });

  it('are those of the days alone, both ends and other years included', () => {
    expect(daysOf('2025-11-11', '2025-11-11')).toEqual(['2025-11-11 doubleEleven']);
    expect(daysOf('2025-12-12', '2026-06-18')).toEqual([
      '2025-12-12 doubleTwelve',
      '2026-06-18 midYear',
    ]);
    expect(daysOf('2026-01-01', '2026-06-17')).toEqual([]);
    expect(daysOf('2026-06-18', '2026-06-17')).toEqual([]);
  });
});
