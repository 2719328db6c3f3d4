import type { Converted } from '../../db/statistics/line-origins.ts';
import { addDays, countDays, earlier, later } from '../contract/rules/calendar.ts';
import { compare, parseDecimal, zero } from '../imports/values/numbers.ts';
import type { DayRange } from './ranges.ts';

/** How many days of a range have no line, and the newest of these in spans. */
export function emptyDaysOf(
  { start, end }: DayRange,
  filled: ReadonlySet<string>,
  most: number,
): {
  readonly days: number;
  readonly emptyDays: number;
  readonly emptySpans: { start: string; end: string }[];
} {
  if (end < start) return { days: 0, emptyDays: 0, emptySpans: [] };
  const spans: { start: string; end: string }[] = [];
  let next = start;
  for (const day of [...filled].filter((one) => one >= start && one <= end).sort()) {
    if (next < day) spans.push({ start: next, end: addDays(day, -1) });
    next = addDays(day, 1);
  }
  if (next <= end) spans.push({ start: next, end });
  return {
    days: countDays(start, end),
    emptyDays: spans.reduce((sum, span) => sum + countDays(span.start, span.end), 0),
    emptySpans: spans.slice(-most),
  };
}

const decimal = (text: string) => parseDecimal(text) ?? zero;
const isLess = (one: string, other: string) => compare(decimal(one), decimal(other)) < 0n;

/** Of each currency the lowest and the highest rate of all that was converted. */
export function ratesByCurrency(converted: readonly Converted[]): Converted[] {
  const currencies = new Map<string, Converted>();
  for (const one of converted) {
    const known = currencies.get(one.currency) ?? one;
    currencies.set(one.currency, {
      currency: one.currency,
      lowestRate: isLess(one.lowestRate, known.lowestRate) ? one.lowestRate : known.lowestRate,
      highestRate: isLess(known.highestRate, one.highestRate) ? one.highestRate : known.highestRate,
      firstDay: earlier(one.firstDay, known.firstDay),
      lastDay: later(one.lastDay, known.lastDay),
    });
  }
  return [...currencies.values()];
}
