import { netsByDay } from '../../db/statistics/net-amounts.ts';
import { addDays, countDays } from '../contract/rules/calendar.ts';
import { levelOf, usualChange } from '../contract/rules/change-parts.ts';
import type { CallContext } from '../deps.ts';
import type { Scope } from '../shop-scope.ts';
import type { DayRange } from './ranges.ts';

/** How large a change is usual: the same change as it would have been seen at earlier times. */

export interface Compared {
  readonly current: number;
  readonly previous: number;
  readonly level: number;
  readonly difference: number;
}

export interface Periods {
  readonly current: DayRange;
  readonly compare: DayRange;
  readonly untilHour: number | undefined;
}

/** Longer ranges have too few of their like to tell what is usual. */
const longest = 62;
/** How far back is looked, in days and in changes. */
const daysBack = 168;
const mostChanges = 28;
/** Single days one by one, longer ranges by as many days as they have, whole weeks at most. */
const stepOf = (days: number): number => Math.min(days, 14);

/** Null where the past is too short, and of ranges that are too long to have one. */
export async function usualOf(
  context: CallContext,
  scope: Scope,
  { current, compare, untilHour }: Periods,
): Promise<number | null> {
  const days = countDays(current.start, current.end);
  const comparisonDays = countDays(compare.start, compare.end);
  if (days > longest || comparisonDays > longest) return null;
  const step = stepOf(days);
  const count = Math.min(mostChanges, Math.floor(daysBack / step));
  const latest = current.end > compare.end ? current.end : compare.end;
  const nets = await netsByDay(context.db, {
    ...scope,
    source: context.dataSource,
    start: addDays(compare.start < current.start ? compare.start : current.start, -count * step),
    end: addDays(latest, -1),
    untilHour,
  });
  const known = [...nets.keys()].sort()[0];
  if (known === undefined) return null;
  const sumOf = ({ start, end }: DayRange): number => {
    let sum = 0;
    for (let day = start; day <= end; day = addDays(day, 1)) sum += nets.get(day) ?? 0;
    return sum;
  };
  const back = ({ start, end }: DayRange, by: number): DayRange => ({
    start: addDays(start, -by),
    end: addDays(end, -by),
  });
  const past: number[] = [];
  for (let place = 1; place <= count; place += 1) {
    const range = back(current, place * step);
    const before = back(compare, place * step);
    // What lies before the first sale is not known to be nothing.
    if (range.start < known || before.start < known) break;
    past.push(sumOf(range) - levelOf(sumOf(before), { days, comparisonDays }));
  }
  return usualChange(past);
}
