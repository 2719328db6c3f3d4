import { addMonths, firstDayOfMonth, lastDayOfMonth, monthOfDay } from './calendar.ts';

export type Span = readonly [from: string, to: string];

/** A range of days as its whole months and the spans of days before and after them. */
export function inMonthsAndDays(
  start: string,
  end: string,
): { readonly months: Span | undefined; readonly days: readonly Span[] } {
  const startsMonth = start === firstDayOfMonth(monthOfDay(start));
  const endsMonth = end === lastDayOfMonth(monthOfDay(end));
  const first = startsMonth ? monthOfDay(start) : addMonths(monthOfDay(start), 1);
  const last = endsMonth ? monthOfDay(end) : addMonths(monthOfDay(end), -1);
  if (first > last) return { months: undefined, days: [[start, end]] };
  const days: Span[] = [];
  if (!startsMonth) days.push([start, lastDayOfMonth(monthOfDay(start))]);
  if (!endsMonth) days.push([firstDayOfMonth(monthOfDay(end)), end]);
  return { months: [first, last], days };
}
