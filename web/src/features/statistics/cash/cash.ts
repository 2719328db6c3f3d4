import { toFen } from '../../../shared/kpi/money.ts';
import { oneOf, text } from '../../../shared/url-state/codec.ts';
import type { CashCalendarQuery } from './Cash.generated.ts';

/** What the calendar of money comes to, in fen. */

type Calendar = CashCalendarQuery['cashCalendar'];
export type CashDay = NonNullable<Calendar['days']>[number];
export type CashShop = NonNullable<Calendar['shops']>[number];

export const kinds = ['settled', 'expected', 'withdrawn', 'released', 'renewal'] as const;
export type Kind = (typeof kinds)[number];

/** Days to come, with today, or those that are over. */
export const spans = ['coming', 'past'] as const;
export type Span = (typeof spans)[number];
export const spanCodec = oneOf('span', spans);
/**
 * The day whose items are looked at, `none` for what has no day, `frozen` for all that is held back, `frozen:` with an id
 * for one part of it; empty for nothing.
 */
export const dayCodec = text('day', 80);
export const NO_DAY = 'none';
const FROZEN = 'frozen';

/** What is looked at of what is held back: the id of one part, or `all`; null where it is something else. */
export function heldOf(day: string): { readonly only: string | null } | null {
  const [name, ...id] = day.split(':');
  return name === FROZEN ? { only: id.join(':') || null } : null;
}
/** All of it. */
export const allFrozen = FROZEN;

/** The days of a span: the nearest first. */
export const daysOf = (days: readonly CashDay[], span: Span, today: string): readonly CashDay[] =>
  span === 'coming'
    ? days.filter(({ day }) => day >= today)
    : days.filter(({ day }) => day < today).toReversed();

export const sumOf = (rows: readonly Readonly<Record<Kind, string>>[], kind: Kind): number =>
  rows.reduce((sum, row) => sum + toFen(row[kind]), 0);

/** What waits for its settlement: what has a day by estimate, and what has none. Null where nothing is known. */
export function pendingOf(
  days: readonly CashDay[],
  shops: readonly CashShop[],
): { readonly dated: number; readonly undated: number } | null {
  if (shops.every((shop) => shop.undatedPending === null)) return null;
  return { dated: sumOf(days, 'expected'), undated: undatedPending(shops) };
}

/** Of the shops that have told it. */
export const undatedPending = (shops: readonly CashShop[]): number =>
  shops.reduce((sum, shop) => sum + toFen(shop.undatedPending ?? '0'), 0);

export const undatedFrozen = (shops: readonly CashShop[]): number =>
  shops.reduce((sum, shop) => sum + toFen(shop.undatedFrozen), 0);

/** What comes in on a day less what goes out; money that is on its way to the bank was in already. */
export const netOf = (day: CashDay): number =>
  toFen(day.settled) + toFen(day.expected) + toFen(day.released) - toFen(day.renewal);
