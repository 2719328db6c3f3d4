/**
 * The calendar of Asia/Shanghai, in which every sale is counted. The zone has kept UTC+8 without
 * summer time since 1991, before any order that can be imported, so a fixed offset is exact and
 * cheap enough for every line of a large file. Days are `YYYY-MM-DD`, hours `YYYY-MM-DDTHH`,
 * months `YYYY-MM`; as text they sort in order of time.
 */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const offset = 8 * hourMs;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Whether a text is a day that exists: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = noZone(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day in which an instant (milliseconds since 1970, UTC) falls. */
export function shanghaiDay(instant: number): string {
  return local(instant).slice(0, 10);
}

/** The hour in which an instant falls. */
export function shanghaiHour(instant: number): string {
  return local(instant).slice(0, 13);
}

/** The full hour of the day at an instant, 0 to 23. */
export function hourOfDay(instant: number): number {
  return new Date(instant + offset).getUTCHours();
}

/** The month in which an instant falls. */
export function shanghaiMonth(instant: number): string {
  return local(instant).slice(0, 7);
}

/** The minute in which an instant falls, `YYYY-MM-DDTHH:MM`. */
export function shanghaiMinute(instant: number): string {
  return local(instant).slice(0, 16);
}

/** The second in which an instant falls, as digits alone: `YYYYMMDDHHMMSS`. */
export function shanghaiDigits(instant: number): string {
  return local(instant).replace(/\D/g, '').slice(0, 14);
}

/** The day of an instant as a number, which grows by 1 a day: cheaper where only a change matters. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + offset) / dayMs);
}

/** The first instant of a day that is given as a number. */
export function dayNumberStart(number: number): number {
  return number * dayMs - offset;
}

function local(instant: number): string {
  return new Date(instant + offset).toISOString();
}

/** The first instant of a day. */
export function dayStart(day: Day): number {
  return noZone(day) - offset;
}

/** The day `count` days later, or earlier when it is negative. */
export function addDays(day: Day, count: number): string {
  return new Date(noZone(day) + count * dayMs).toISOString().slice(0, 10);
}

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
export const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** How many days later `end` is than `start`; 0 for the same day. */
export function daysBetween(start: Day, end: Day): number {
  return Math.round((noZone(end) - noZone(start)) / dayMs);
}

/** Days from `start` to `end`, both included: 1 for the same day. */
export function countDays(start: Day, end: Day): number {
  return daysBetween(start, end) + 1;
}

/** Whole months from the month of the first day, or month, to that of the second. */
export function monthsBetween(start: string, end: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(end) - months(start);
}

/** The Monday on or before a day. */
export function mondayOf(day: Day): string {
  // Sunday is 0.
  return addDays(day, -((new Date(noZone(day)).getUTCDay() + 6) % 7));
}

export function monthOfDay(day: Day): string {
  return day.slice(0, 7);
}

export function firstDayOfMonth(month: string): string {
  return `${month}-01`;
}

export function lastDayOfMonth(month: string): string {
  return addDays(firstDayOfMonth(addMonths(month, 1)), -1);
}

/** The month `count` months later, or earlier when it is negative. */
export function addMonths(month: string, count: number): string {
  const [year = Number.NaN, ordinal = Number.NaN] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + count)).toISOString().slice(0, 7);
}

/** The same day so many months later, or earlier; the last day of the month where that one is shorter. */
export function sameDayInMonths(day: Day, count: number): Day {
  const month = addMonths(monthOfDay(day), count);
  return earlier(`${month}${day.slice(7)}`, lastDayOfMonth(month));
}

/**
 * The same time of day so many months later; on the last day of the month where that one is shorter.
 */
export function monthsLater(instant: number, count: number): number {
  const day = shanghaiDay(instant);
  return dayStart(sameDayInMonths(day, count)) + (instant - dayStart(day));
}

export type Granularity = 'hour' | 'day' | 'month';

/** Every hour, day or month of a range of days, both ends included. */
export function bucketsOf(start: Day, end: Day, width: Granularity): string[] {
  const buckets: string[] = [];
  if (width === 'month') {
    for (let month = monthOfDay(start); month <= monthOfDay(end); month = addMonths(month, 1)) {
      buckets.push(month);
    }
    return buckets;
  }
  const step = width === 'day' ? dayMs : hourMs;
  const length = width === 'day' ? 10 : 13;
  for (let time = noZone(start); time < noZone(end) + dayMs; time += step) {
    buckets.push(new Date(time).toISOString().slice(0, length));
  }
  return buckets;
}

/** A day's place on a line without zones. */
function noZone(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
