/**
 * The calendar of Asia/Shanghai, in which every sale is counted. The zone has kept UTC+8 without
 * summer time since 1991, before any order that can be imported, so a fixed offset is exact and
 * cheap enough for every line of a large file. Days are `YYYY-MM-DD`, hours `YYYY-MM-DDTHH`,
 * months `YYYY-MM`; as text they sort in order of time.
 */
const offset = 8 * 3_600_000;
const dayLength = 86_400_000;
const hourLength = 3_600_000;

/** The day in which an instant (milliseconds since 1970, UTC) falls. */
export function shanghaiDay(instant: number): string {
  return local(instant).slice(0, 10);
}

/** The hour in which an instant falls. */
export function shanghaiHour(instant: number): string {
  return local(instant).slice(0, 13);
}

/** The month in which an instant falls. */
export function shanghaiMonth(instant: number): string {
  return local(instant).slice(0, 7);
}

/** The minute in which an instant falls, `YYYY-MM-DDTHH:MM`. */
export function shanghaiMinute(instant: number): string {
  return local(instant).slice(0, 16);
}

function local(instant: number): string {
  return new Date(instant + offset).toISOString();
}

/** The first instant of a day. */
export function dayStart(day: string): number {
  return noZone(day) - offset;
}

/** The day `count` days later, or earlier when it is negative. */
export function addDays(day: string, count: number): string {
  return new Date(noZone(day) + count * dayLength).toISOString().slice(0, 10);
}

/** How many days later `end` is than `start`; 0 for the same day. */
export function daysBetween(start: string, end: string): number {
  return Math.round((noZone(end) - noZone(start)) / dayLength);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  // Sunday is 0.
  return addDays(day, -((new Date(noZone(day)).getUTCDay() + 6) % 7));
}

export function monthOfDay(day: string): string {
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

/** The same day of the month before; its last day where the month before is shorter. */
export function sameDayLastMonth(day: string): string {
  const month = addMonths(monthOfDay(day), -1);
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOfMonth(month);
  return wanted < last ? wanted : last;
}

/**
 * The same time of day so many months later; on the last day of the month where that one is shorter.
 */
export function monthsLater(instant: number, count: number): number {
  const day = shanghaiDay(instant);
  const month = addMonths(monthOfDay(day), count);
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOfMonth(month);
  return dayStart(wanted < last ? wanted : last) + (instant - dayStart(day));
}

export type Granularity = 'hour' | 'day' | 'month';

/** Every hour, day or month of a range of days, both ends included. */
export function bucketsOf(start: string, end: string, width: Granularity): string[] {
  const buckets: string[] = [];
  if (width === 'month') {
    for (let month = monthOfDay(start); month <= monthOfDay(end); month = addMonths(month, 1)) {
      buckets.push(month);
    }
    return buckets;
  }
  const step = width === 'day' ? dayLength : hourLength;
  const length = width === 'day' ? 10 : 13;
  for (let time = noZone(start); time < noZone(end) + dayLength; time += step) {
    buckets.push(new Date(time).toISOString().slice(0, length));
  }
  return buckets;
}

/** A day's place on a line without zones. */
function noZone(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
