import { addDays, hourMs, shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { timeOfDay } from '../../../../api/contract/rules/push.ts';
import { longestPutOff } from '../../../../api/contract/rules/todos.ts';

/** Until when something to do is put off, as it is offered. */

const putOffChoices = ['hour', 'evening', 'morning'] as const;
export type PutOffChoice = (typeof putOffChoices)[number];

/** In Asia/Shanghai. */
const evening = '20:00';
export const morning = '09:00';

/** What can be chosen now: the evening only while it has not begun. */
export function putOffTimes(
  now: number,
): readonly { readonly choice: PutOffChoice; readonly until: number }[] {
  const tonight = timeOfDay(evening, now);
  return [
    { choice: 'hour', until: now + hourMs },
    ...(tonight > now ? [{ choice: 'evening' as const, until: tonight }] : []),
    { choice: 'morning', until: timeOfDay(morning, now) + 24 * hourMs },
  ];
}

/** What a day (`2026-03-15`) and a time of it (`14:05`), in Asia/Shanghai, say; null for no time. */
export function untilTyped(day: string, time: string): number | null {
  const until = Date.parse(`${day}T${time}:00+08:00`);
  return Number.isNaN(until) ? null : until;
}

/** The last day that can be chosen. */
export const lastDay = (now: number): string => shanghaiDay(now + longestPutOff);

export const tomorrow = (now: number): string => addDays(shanghaiDay(now), 1);
