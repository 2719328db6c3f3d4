import {
  addMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOfDay,
} from '../../api/contract/rules/calendar.ts';
import { type EndedShops, sharedEnd } from '../billing/paid-time.ts';

export type Span = readonly [from: string, to: string];

/**
 * A range of days as its whole months and the spans of days before and after them. Months in which a
 * shop's paid time ended are taken day by day.
 */
export function inMonthsAndDays(
  start: string,
  end: string,
  ended: readonly EndedShops[] = [],
): { readonly months: Span | undefined; readonly days: readonly Span[] } {
  const wholeUntil = sharedEnd(ended, start, end);
  const startsMonth = start === firstDayOfMonth(monthOfDay(start));
  const endsMonth = wholeUntil === lastDayOfMonth(monthOfDay(wholeUntil));
  const first = startsMonth ? monthOfDay(start) : addMonths(monthOfDay(start), 1);
  const last = endsMonth ? monthOfDay(wholeUntil) : addMonths(monthOfDay(wholeUntil), -1);
  if (first > last) return { months: undefined, days: [[start, end]] };
  const days: Span[] = [];
  if (!startsMonth) days.push([start, lastDayOfMonth(monthOfDay(start))]);
  if (lastDayOfMonth(last) !== end) days.push([firstDayOfMonth(addMonths(last, 1)), end]);
  return { months: [first, last], days };
}
