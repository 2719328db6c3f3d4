import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../api/contract/rules/calendar.ts';
import { presets } from '../../../../web/src/shared/date-range/presets.ts';
import type { RangeChoice } from '../../../../web/src/shared/date-range/range.ts';
import {
  dateTypes,
  granularitiesOf,
  granularityOf,
  pickableDays,
  resolveRange,
} from '../../../../web/src/shared/date-range/range.ts';

const today = '2024-03-15';
const longAgo = '2020-01-01';

describe('date ranges', () => {
  const table: [string, RangeChoice, string, [string, string], [string, string] | null][] = [
    ['[R9.3-01] today', { type: 'today' }, today, [today, today], ['2024-03-14', '2024-03-14']],
    [
      '[R9.3-02] [R9.3-03] week',
      { type: 'week' },
      today,
      ['2024-03-08', '2024-03-14'],
      ['2024-02-29', '2024-03-07'],
    ],
    [
      '[R9.3-04] [R9.3-05] month',
      { type: 'month' },
      today,
      ['2024-02-14', '2024-03-14'],
      ['2024-01-14', '2024-02-13'],
    ],
    [
      'week over the end of a year',
      { type: 'week' },
      '2025-01-03',
      ['2024-12-27', '2025-01-02'],
      ['2024-12-19', '2024-12-26'],
    ],
    [
      'month after a short February',
      { type: 'month' },
      '2025-03-31',
      ['2025-03-01', '2025-03-30'],
      ['2025-01-29', '2025-02-28'],
    ],
    // A Friday.
    [
      'yesterday',
      { type: 'yesterday' },
      today,
      ['2024-03-14', '2024-03-14'],
      ['2024-03-13', '2024-03-13'],
    ],
    [
      'this week, with the same weekdays of the last',
      { type: 'thisWeek' },
      today,
      ['2024-03-11', '2024-03-14'],
      ['2024-03-04', '2024-03-07'],
    ],
    [
      'this week on its Monday is the last',
      { type: 'thisWeek' },
      '2024-03-11',
      ['2024-03-04', '2024-03-10'],
      ['2024-02-26', '2024-03-03'],
    ],
    [
      'last week',
      { type: 'lastWeek' },
      '2024-03-10',
      ['2024-02-26', '2024-03-03'],
      ['2024-02-19', '2024-02-25'],
    ],
    [
      'this month, with the same dates of the last',
      { type: 'thisMonth' },
      today,
      ['2024-03-01', '2024-03-14'],
      ['2024-02-01', '2024-02-14'],
    ],
    [
      'this month after a shorter one',
      { type: 'thisMonth' },
      '2024-03-31',
      ['2024-03-01', '2024-03-30'],
      ['2024-02-01', '2024-02-29'],
    ],
    [
      'this month on its first day is the last',
      { type: 'thisMonth' },
      '2024-03-01',
      ['2024-02-01', '2024-02-29'],
      ['2024-01-01', '2024-01-31'],
    ],
    [
      'last month over the end of a year',
      { type: 'lastMonth' },
      '2024-01-20',
      ['2023-12-01', '2023-12-31'],
      ['2023-11-01', '2023-11-30'],
    ],
    [
      'custom is compared with as many days right before it',
      { type: 'custom', start: '2024-03-01', end: '2024-03-10' },
      today,
      ['2024-03-01', '2024-03-10'],
      ['2024-02-20', '2024-02-29'],
    ],
    [
      'custom ends yesterday at the latest',
      { type: 'custom', start: '2024-03-14', end: '2024-05-01' },
      today,
      ['2024-03-14', '2024-03-14'],
      ['2024-03-13', '2024-03-13'],
    ],
    [
      'custom of today alone becomes yesterday',
      { type: 'custom', start: today, end: today },
      today,
      ['2024-03-14', '2024-03-14'],
      ['2024-03-13', '2024-03-13'],
    ],
  ];
  it.each(table)('%s', (_title, choice, on, range, comparison) => {
    const resolved = resolveRange(choice, { today: on, dataStart: longAgo });
    expect([resolved.range.start, resolved.range.end]).toEqual(range);
    expect(resolved.comparison && [resolved.comparison.start, resolved.comparison.end]).toEqual(
      comparison,
    );
    expect(resolved.isComparisonCut).toBe(false);
  });

  it('[R9.3-06] starts no earlier than the registration, and compares with nothing before it', () => {
    expect(resolveRange({ type: 'week' }, { today, dataStart: '2024-03-12' })).toEqual({
      range: { start: '2024-03-12', end: '2024-03-14' },
      comparison: null,
      wholeComparison: null,
      isComparisonCut: false,
    });
  });

  it('says when the beginning of the data cuts the compared period short', () => {
    expect(resolveRange({ type: 'week' }, { today, dataStart: '2024-03-05' })).toEqual({
      range: { start: '2024-03-08', end: '2024-03-14' },
      comparison: { start: '2024-03-05', end: '2024-03-07' },
      wholeComparison: { start: '2024-02-29', end: '2024-03-07' },
      isComparisonCut: true,
    });
  });

  it('shows the first day where the whole choice lies before the data', () => {
    expect(resolveRange({ type: 'month' }, { today, dataStart: today }).range).toEqual({
      start: today,
      end: today,
    });
  });

  it('never yields a range out of order, before the data or after today', () => {
    const day = fc.integer({ min: -800, max: 3 }).map((n) => addDays(today, n));
    const choice: fc.Arbitrary<RangeChoice> = fc.oneof(
      fc.constantFrom<RangeChoice>(...[...dateTypes, ...presets].map((type) => ({ type }))),
      fc.record({ type: fc.constant('custom' as const), start: day, end: day }),
    );
    fc.assert(
      fc.property(choice, day, (chosen, dataStart) => {
        const { range, comparison } = resolveRange(chosen, { today, dataStart });
        const floor = dataStart < today ? dataStart : today;
        expect(range.start <= range.end).toBe(true);
        expect(range.start >= floor).toBe(true);
        expect(range.end <= today).toBe(true);
        if (comparison === null) return;
        expect(comparison.start <= comparison.end).toBe(true);
        expect(comparison.start >= floor).toBe(true);
      }),
    );
  });

  it('[R4-55] draws a day by hours, weeks and months by days, long ranges by months', () => {
    const width = (days: number) =>
      granularityOf({ start: longAgo, end: addDays(longAgo, days - 1) });
    expect([1, 7, 31, 92, 93, 366, 2000].map(width)).toEqual([
      'HOUR',
      'DAY',
      'DAY',
      'DAY',
      'MONTH',
      'MONTH',
      'MONTH',
    ]);
  });

  it('follows a wished width only where the range allows it', () => {
    const year = { start: '2023-01-01', end: '2023-12-31' };
    expect(granularityOf(year, 'DAY')).toBe('DAY');
    expect(granularityOf(year, 'HOUR')).toBe('MONTH');
    expect(granularitiesOf({ start: '2000-01-01', end: '2023-12-31' })).toEqual(['MONTH']);
  });

  it('offers days from the day before the registration up to yesterday', () => {
    expect(pickableDays({ today, dataStart: '2024-03-01', registeredOn: '2024-03-01' })).toEqual({
      start: '2024-02-29',
      end: '2024-03-14',
    });
    expect(pickableDays({ today, dataStart: '2011-01-04', registeredOn: '2024-03-01' }).start).toBe(
      '2011-01-04',
    );
    expect(pickableDays({ today, dataStart: today, registeredOn: null })).toEqual({
      start: '2024-03-14',
      end: '2024-03-14',
    });
  });
});
