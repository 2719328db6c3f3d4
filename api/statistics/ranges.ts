import type { Between, ListPage } from '../../db/shops/shop-reports.ts';
import {
  addDays,
  bucketsOf,
  dayStart,
  daysBetween,
  type Granularity,
} from '../contract/rules/calendar.ts';
import { ofRanges } from '../contract/usual-refusals.ts';
import { refuse } from '../refusal.ts';

/** Days of Asia/Shanghai, both ends included. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

interface SentRanges {
  readonly startTime: string;
  readonly endTime: string;
  readonly compareStartTime?: string | undefined;
  readonly compareEndTime?: string | undefined;
}

/**
 * The range of a statistic and the one to compare it with.
 * @throws Refusal when an end is before its start, or the range to compare with has one end only
 */
export function rangesOf(sent: SentRanges): { current: DayRange; compare: DayRange | undefined } {
  const current = inOrder(sent.startTime, sent.endTime, 'backwards');
  const { compareStartTime: start, compareEndTime: end } = sent;
  if (start === undefined && end === undefined) return { current, compare: undefined };
  if (start === undefined || end === undefined) {
    refuse(ofRanges, 'halfComparison');
  }
  return { current, compare: inOrder(start, end, 'comparisonBackwards') };
}

function inOrder(start: string, end: string, which: 'backwards' | 'comparisonBackwards'): DayRange {
  if (end < start) refuse(ofRanges, which);
  return { start, end };
}

/** The widest range of a line chart, in days: a point has to stay something that can be seen. */
const widest: Record<
  Granularity,
  { days: number; refusal: 'tooManyHours' | 'tooManyDays' | 'tooManyMonths' }
> = {
  hour: { days: 31, refusal: 'tooManyHours' },
  day: { days: 3 * 366, refusal: 'tooManyDays' },
  month: { days: 50 * 366, refusal: 'tooManyMonths' },
};

/**
 * Every point of a line over a range, in order.
 * @throws Refusal when the range is too wide for points of this width
 */
export function pointsOf({ start, end }: DayRange, width: Granularity): string[] {
  const { days, refusal } = widest[width];
  if (daysBetween(start, end) + 1 > days) refuse(ofRanges, refusal);
  return bucketsOf(start, end, width);
}

/** The instants of whole days. */
export const between = ({ start, end }: DayRange): Between => ({
  from: dayStart(start),
  to: dayStart(addDays(end, 1)) - 1,
});

/** The rows of a page that is counted from 1. */
export const listPage = (page: {
  readonly pageIndex: number;
  readonly pageSize: number;
}): ListPage => ({ limit: page.pageSize, offset: (page.pageIndex - 1) * page.pageSize });
