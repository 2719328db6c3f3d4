import type { CashKind } from '../../../graphql/schema.generated.ts';
import { toFen } from '../../../shared/kpi/money.ts';
import { oneOf, optionalOf, text } from '../../../shared/url-state/codec.ts';
import type { CashCalendarQuery } from './Cash.generated.ts';

/** What the calendar of money comes to, in fen. */

export type Calendar = CashCalendarQuery['cashCalendar'];
export type CashDay = NonNullable<Calendar['days']>[number];
export type CashShop = NonNullable<Calendar['shops']>[number];

export const kinds = ['settled', 'expected', 'withdrawn', 'released', 'renewal'] as const;
export type Kind = (typeof kinds)[number];

/** The same as the items of a day have them. */
export const itemKind = {
  settled: 'SETTLED',
  expected: 'EXPECTED',
  withdrawn: 'WITHDRAWN',
  released: 'RELEASED',
  renewal: 'RENEWAL',
} as const satisfies Record<Kind, CashKind>;

/** Days to come, with today, those that are over, or both. */
export const spans = ['coming', 'past', 'all'] as const;
export type Span = (typeof spans)[number];
export const spanCodec = oneOf('span', spans);
/** The one kind of money that is listed, as a figure has led to it; null for all of them. */
export const dueCodec = optionalOf('due', kinds);
/**
 * The day whose items are looked at, perhaps with a colon and the one kind of them; `none` for what has no day, `frozen`
 * for all that is held back, `frozen:` with an id for one part of it; empty for nothing.
 */
export const dayCodec = text('day', 80);
export const NO_DAY = 'none';
/** All that is held back. */
export const FROZEN = 'frozen';

/** What is looked at of what is held back: the id of one part, or `all`; null where it is something else. */
export function heldOf(day: string): { readonly only: string | null } | null {
  const [name, ...id] = day.split(':');
  return name === FROZEN ? { only: id.join(':') || null } : null;
}

/** What is due on a day, or only one kind of it, as the address has it. */
export const dayOfKind = (day: string, kind: Kind): string => `${day}:${kind}`;

/** The same as it is read; `none` for what has no day. */
export function dueOn(text: string): { readonly day: string; readonly kind: Kind | null } {
  const [day = '', name] = text.split(':');
  return { day, kind: kinds.find((kind) => kind === name) ?? null };
}

/** The days of a span, the nearest first; of all of them as they follow one another. */
export function daysOf(days: readonly CashDay[], span: Span, today: string): readonly CashDay[] {
  if (span === 'all') return days;
  return span === 'coming'
    ? days.filter(({ day }) => day >= today)
    : days.filter(({ day }) => day < today).toReversed();
}

/** The days of one kind of money, as the address has them. */
export const dueDays = (kind: Kind, span: Span): Readonly<Record<string, string>> => ({
  due: kind,
  ...(span !== spans[0] && { span }),
});

/** Those of them on which money of a kind is due. */
export const withDue = (days: readonly CashDay[], due: Kind | null): readonly CashDay[] =>
  due === null ? days : days.filter((day) => toFen(day[due]) !== 0);

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
