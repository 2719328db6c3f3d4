import {
  addDays,
  countDays,
  type Day,
  earlier,
  sameDayInMonths,
} from '../../../../api/contract/rules/calendar.ts';
import type { DayRange } from './range.ts';

/** What a period can be compared with, by the name that the address has. The first is the specification's. */
export const comparisonTypes = ['previous', 'weekday', 'year', 'yearWeekday'] as const;
export type ComparisonType = (typeof comparisonTypes)[number];

/** A free one is told by its first day, and has as many days as the period. */
export type ComparisonChoice =
  | { readonly type: ComparisonType }
  | { readonly type: 'custom'; readonly start: Day };

const WEEK = 7;
/** The whole weeks of a year. */
const YEAR_OF_WEEKS = 52 * WEEK;

/** By how many days a comparison lies back that has the period's weekdays, and none of its days. */
export const weekdayShift = (range: DayRange): number =>
  Math.ceil(countDays(range.start, range.end) / WEEK) * WEEK;

/** The days that a choice means beside those of a period; `previous` are those that belong to it by itself. */
export function comparisonRange(
  choice: ComparisonChoice,
  range: DayRange,
  previous: DayRange,
  today: Day,
): DayRange {
  switch (choice.type) {
    case 'previous':
      return previous;
    case 'weekday':
      return back(range, weekdayShift(range));
    case 'year':
      return { start: sameDayInMonths(range.start, -12), end: sameDayInMonths(range.end, -12) };
    case 'yearWeekday':
      return back(range, YEAR_OF_WEEKS);
    case 'custom': {
      const length = countDays(range.start, range.end);
      // What is compared with is over.
      const start = earlier(choice.start, addDays(today, -length));
      return { start, end: addDays(start, length - 1) };
    }
  }
}

const back = ({ start, end }: DayRange, days: number): DayRange => ({
  start: addDays(start, -days),
  end: addDays(end, -days),
});
