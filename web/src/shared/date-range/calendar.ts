/**
 * Calendar days of Asia/Shanghai as `YYYY-MM-DD`, whatever zone the browser is in.
 * The zone has kept UTC+8 without summer time since 1991, so a fixed offset is exact for every
 * day that a seller can have sales on.
 */
export type Day = string;

const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The day in Shanghai at an instant (ms UTC). */
export const shanghaiDay = (instant: number): Day =>
  new Date(instant + OFFSET_MS).toISOString().slice(0, 10);

/** The full hour in Shanghai at an instant, 0 to 23. */
export const shanghaiHour = (instant: number): number =>
  new Date(instant + OFFSET_MS).getUTCHours();

const serial = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Whether a text is a real calendar day: `2026-02-30` is not. */
export const isDay = (text: string): boolean => {
  if (!DAY_PATTERN.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

export const addDays = (day: Day, count: number): Day =>
  new Date((serial(day) + count) * DAY_MS).toISOString().slice(0, 10);

/** Days from `start` to `end`, both included: 1 for the same day. */
export const countDays = (start: Day, end: Day): number => serial(end) - serial(start) + 1;

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
export const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** Last day of the month that a bucket `YYYY-MM` names. */
export const monthEnd = (month: string): Day => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
};

/** How long after Shanghai's midnight the ranges are computed anew. */
export const RESET_DELAY_MS = 3_000;

/** Milliseconds from now to the next reset, which is at midnight plus 3 seconds; at least 1. */
export const untilReset = (now: number): number => {
  const sinceReset = (((now + OFFSET_MS - RESET_DELAY_MS) % DAY_MS) + DAY_MS) % DAY_MS;
  return DAY_MS - sinceReset;
};

/** The day whose ranges are shown now: the new day begins with its reset, not with its midnight. */
export const rangeDay = (now: number): Day => shanghaiDay(now - RESET_DELAY_MS);
