import {
  type Day,
  dayNumber,
  dayNumberStart,
  shanghaiDay,
} from '../../../../api/contract/rules/calendar.ts';

/** How long after Shanghai's midnight the ranges are computed anew. */
const RESET_DELAY_MS = 3_000;

/** Milliseconds from now to the next reset, which is at midnight plus 3 seconds; at least 1. */
export const untilReset = (now: number): number =>
  dayNumberStart(dayNumber(now - RESET_DELAY_MS) + 1) + RESET_DELAY_MS - now;

/** The day whose ranges are shown now: the new day begins with its reset, not with its midnight. */
export const rangeDay = (now: number): Day => shanghaiDay(now - RESET_DELAY_MS);
