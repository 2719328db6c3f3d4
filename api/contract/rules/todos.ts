import { dayMs } from './calendar.ts';

/** What there is to do in shops, and what is lost by waiting with it. */

/** Of equal loss, the earlier kind stands first. */
export const todoKinds = [
  'overdue',
  'violation',
  'rebind',
  'dueSoon',
  'soldOut',
  'lacking',
  'renewal',
  'uncosted',
  'rejected',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** All that is to be done now; of it what was handed to the viewer; what was put off or ticked off. */
export const todoFilters = ['open', 'mine', 'putOff'] as const;
export type TodoFilter = (typeof todoFilters)[number];

/** What the yuan of a kind are; null where it has none. */
export const stakeOf = {
  overdue: 'goods',
  violation: 'fine',
  rebind: null,
  dueSoon: 'goods',
  soldOut: 'weekSales',
  lacking: 'weekSales',
  renewal: null,
  uncosted: 'uncostedSales',
  rejected: null,
} as const satisfies Record<TodoKind, string | null>;
export type TodoStake = NonNullable<(typeof stakeOf)[TodoKind]>;
export const todoStakes = ['goods', 'fine', 'weekSales', 'uncostedSales'] as const;

/** Accounts and paid time are the boss's. */
const ofBoss: ReadonlySet<TodoKind> = new Set(['rebind', 'renewal']);

/** Whether something to do concerns a person who sees its shop. */
export const isTodoFor = (
  kind: TodoKind,
  { isBoss, mayLookCost }: { readonly isBoss: boolean; readonly mayLookCost: boolean },
): boolean => (ofBoss.has(kind) ? isBoss : kind !== 'uncosted' || mayLookCost);

/** Renewal is due when less than this is left. */
export const renewalBefore = 7 * dayMs;

/** An order is due soon when less than this is left. */
export const dueSoonBefore = dayMs;

/** Nothing is put off for longer. */
export const longestPutOff = 30 * dayMs;

/**
 * For how long something that was ticked off is done with while its cause stays: a violation was answered for good,
 * of stock and documents news are to be expected. Null of what goes as soon as it is done, and cannot be ticked off.
 */
const settledFor: Readonly<Record<TodoKind, number | null>> = {
  overdue: null,
  violation: Number.POSITIVE_INFINITY,
  rebind: null,
  dueSoon: null,
  soldOut: 14 * dayMs,
  lacking: 14 * dayMs,
  renewal: null,
  uncosted: null,
  rejected: 30 * dayMs,
};

export const canSettle = (kind: TodoKind): boolean => settledFor[kind] !== null;

export const isSettled = (kind: TodoKind, settledAt: number | null, now: number): boolean =>
  settledAt !== null && now - settledAt < (settledFor[kind] ?? 0);

/** Fen that stand for what is not known, so that it is neither first nor buried. */
const assumed: Readonly<Record<TodoKind, number>> = {
  overdue: 10_000,
  violation: 10_000,
  // Nothing comes of its shops any more: what they sell in a day is not seen.
  rebind: 50_000,
  dueSoon: 10_000,
  soldOut: 10_000,
  lacking: 10_000,
  renewal: 20_000,
  uncosted: 0,
  rejected: 2_000,
};

/**
 * What has no deadline loses its yuan evenly: in a day, or over the days that they are of. Without a cost nothing
 * is lost but the knowledge of a profit, so that a tenth of a day's sales counts.
 */
const daysOf: Readonly<Record<TodoKind, number>> = {
  overdue: 1,
  violation: 7,
  rebind: 1,
  dueSoon: 1,
  soldOut: 7,
  lacking: 7,
  renewal: 7,
  uncosted: 300,
  rejected: 7,
};

/** What the order goes by. */
export interface Waiting {
  readonly kind: TodoKind;
  /** Fen; null where unknown. */
  readonly stake: number | null;
  /** Null where it has none, or none is known. */
  readonly deadline: number | null;
}

const isOverdue = ({ deadline }: Pick<Waiting, 'deadline'>, now: number): boolean =>
  deadline !== null && deadline <= now;

/** Fen that are lost by waiting a day: the nearer the deadline, the more of what is at stake. */
export function lossOfWaiting({ kind, stake, deadline }: Waiting, now: number): number {
  const fen = stake ?? assumed[kind];
  return deadline === null ? fen / daysOf[kind] : fen / Math.max(1, (deadline - now) / dayMs);
}

/**
 * The order of what is to be done: what is overdue first, then what loses most by waiting; of equal loss the next
 * deadline, then by kind. 0 for what only its name tells apart.
 */
export function byLoss(one: Waiting, other: Waiting, now: number): number {
  return (
    Number(isOverdue(other, now)) - Number(isOverdue(one, now)) ||
    lossOfWaiting(other, now) - lossOfWaiting(one, now) ||
    compared(one.deadline, other.deadline) ||
    todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind)
  );
}

/** None is later than any. */
const compared = (one: number | null, other: number | null): number =>
  one === other
    ? 0
    : (one ?? Number.POSITIVE_INFINITY) < (other ?? Number.POSITIVE_INFINITY)
      ? -1
      : 1;
