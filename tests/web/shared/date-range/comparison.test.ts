import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  countDays,
  daysBetween,
  mondayOf,
} from '../../../../api/contract/rules/calendar.ts';
import type { ComparisonChoice } from '../../../../web/src/shared/date-range/comparison.ts';
import type { RangeChoice } from '../../../../web/src/shared/date-range/range.ts';
import { resolveRange } from '../../../../web/src/shared/date-range/range.ts';

// A Friday.
const today = '2024-03-15';
const longAgo = '2010-01-01';

describe('what a period is compared with', () => {
  it.each<[string, ComparisonChoice, RangeChoice, [string, string]]>([
    [
      'today with last Friday',
      { type: 'weekday' },
      { type: 'today' },
      ['2024-03-08', '2024-03-08'],
    ],
    [
      'a week with the one before',
      { type: 'weekday' },
      { type: 'week' },
      ['2024-03-01', '2024-03-07'],
    ],
    [
      'thirty days with five weeks before',
      { type: 'weekday' },
      { type: 'month' },
      ['2024-01-10', '2024-02-08'],
    ],
    [
      'today with its date a year ago',
      { type: 'year' },
      { type: 'today' },
      ['2023-03-15', '2023-03-15'],
    ],
    [
      'a leap February with the shorter one',
      { type: 'year' },
      { type: 'custom', start: '2024-02-01', end: '2024-02-29' },
      ['2023-02-01', '2023-02-28'],
    ],
    [
      'today with a Friday a year ago',
      { type: 'yearWeekday' },
      { type: 'today' },
      ['2023-03-17', '2023-03-17'],
    ],
    [
      'a week with as many days of choice',
      { type: 'custom', start: '2024-01-01' },
      { type: 'week' },
      ['2024-01-01', '2024-01-07'],
    ],
    [
      'days that are over alone',
      { type: 'custom', start: '2024-03-14' },
      { type: 'week' },
      ['2024-03-08', '2024-03-14'],
    ],
  ])('%s', (_title, against, choice, [start, end]) => {
    const resolved = resolveRange(choice, { today, dataStart: longAgo }, against);
    expect(resolved.comparison).toEqual({ start, end });
    expect(resolved.wholeComparison).toEqual({ start, end });
  });

  it('has the same weekdays, and no day of the period, where that is wished', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom('weekday' as const, 'yearWeekday' as const),
        (ago, more, type) => {
          const start = addDays(today, -ago - more);
          const choice = { type: 'custom', start, end: addDays(today, -ago) } as const;
          const { range, comparison } = resolveRange(
            choice,
            { today, dataStart: longAgo },
            { type },
          );
          const weekday = (day: string) => daysBetween(mondayOf(day), day);
          expect(comparison && weekday(comparison.start)).toBe(weekday(range.start));
          expect(comparison && comparison.end < range.start).toBe(true);
          expect(comparison && countDays(comparison.start, comparison.end)).toBe(
            countDays(range.start, range.end),
          );
        },
      ),
    );
  });

  it('is nothing where it lies before the data', () => {
    const resolved = resolveRange(
      { type: 'week' },
      { today, dataStart: '2024-01-01' },
      { type: 'year' },
    );
    expect(resolved).toMatchObject({ comparison: null, wholeComparison: null });
  });
});
