import { dayMs, dayStart, shanghaiDay } from './calendar.ts';

/** When people are told of something, and when they are not to be woken by it. */

/** How long before its deadline an order that has not left is told. Milliseconds. */
export const shipSoonBefore = 2 * 3_600_000;
/** A SKU that sold so many pieces in seven days is a best seller. */
export const bestSellerPieces = 14;
/** When the digest of the day before is sent, in Asia/Shanghai. */
export const digestAt = '08:00';

export interface QuietHours {
  /** `HH:MM` in Asia/Shanghai; both null for none. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** Who has set nothing sleeps at night. */
export const usualQuiet: QuietHours = { quietFrom: '22:30', quietTo: '07:00' };

const minuteMs = 60_000;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The instant of a time of the day in which `now` falls. */
export const timeOfDay = (time: string, now: number): number =>
  dayStart(shanghaiDay(now)) + minutesOf(time) * minuteMs;

/** When the quiet hours end in which an instant falls; undefined outside of them. Their end is no part of them. */
export function quietUntil({ quietFrom, quietTo }: QuietHours, now: number): number | undefined {
  if (quietFrom === null || quietTo === null) return undefined;
  const from = timeOfDay(quietFrom, now);
  const to = timeOfDay(quietTo, now);
  if (from < to) return now >= from && now < to ? to : undefined;
  if (now < to) return to;
  return now >= from ? to + dayMs : undefined;
}
