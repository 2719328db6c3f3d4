import type { Between, ListPage } from '../../db/shops/shop-reports.ts';
import {
  addDays,
  bucketsOf,
  dayStart,
  daysBetween,
  type Granularity,
} from '../contract/rules/calendar.ts';
import { Refusal } from '../refusal.ts';

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
  const current = inOrder(sent.startTime, sent.endTime, '');
  const { compareStartTime: start, compareEndTime: end } = sent;
  if (start === undefined && end === undefined) return { current, compare: undefined };
  if (start === undefined || end === undefined) {
    throw new Refusal('请同时选择对比时间的开始日期和结束日期');
  }
  return { current, compare: inOrder(start, end, '对比时间的') };
}

function inOrder(start: string, end: string, which: string): DayRange {
  if (end < start) throw new Refusal(`${which}结束日期不能早于开始日期`);
  return { start, end };
}

/** The widest range of a line chart, in days: a point has to stay something that can be seen. */
const widest: Record<Granularity, { days: number; message: string }> = {
  hour: { days: 31, message: '按小时查看时，时间范围不能超过31天，请缩短时间范围或改为按天查看' },
  day: { days: 3 * 366, message: '按天查看时，时间范围不能超过3年，请缩短时间范围或改为按月查看' },
  month: { days: 50 * 366, message: '按月查看时，时间范围不能超过50年，请缩短时间范围' },
};

/**
 * Every point of a line over a range, in order.
 * @throws Refusal when the range is too wide for points of this width
 */
export function pointsOf({ start, end }: DayRange, width: Granularity): string[] {
  const { days, message } = widest[width];
  if (daysBetween(start, end) + 1 > days) throw new Refusal(message);
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
