import { marginOf } from '../../../../../api/contract/rules/margin.ts';
import { toFen } from '../../../shared/kpi/money.ts';
import type { Platform } from '../../../shared/url-state/selection.ts';
import { returnRateOf } from '../returns.ts';
import { type Uncosted, uncostedOf } from '../uncosted.ts';
import type { LeagueShopFragment } from './ShopLeague.generated.ts';

/** The table of shops: what stands in each row, in which order, and what all of them come to. Fen and pieces. */

export type Grade = NonNullable<LeagueShopFragment['node']['card']['deliveryGrade']>;

/** A figure and what it would have to be to be level with the compared days. */
export type LeagueChange = { readonly current: number; readonly level: number };

export type LeagueFigures = {
  /** Net; null where nobody has paid for any of the days. */
  readonly amount: number | null;
  /** Null where the two periods cannot be compared. */
  readonly change: LeagueChange | null;
  /** There will be a change as soon as an hour of the day is over. */
  readonly isTooEarly: boolean;
  /** Null where it may not be seen, and where nothing has a cost. */
  readonly profit: number | null;
  /** Net amount of what has a cost: the margin is the profit's part of it. */
  readonly costed: number;
  readonly uncosted: Uncosted | null;
  readonly sold: number;
  readonly returned: number;
  /** What waits to be handled; null where it could not be counted. */
  readonly waiting: number | null;
};

export type LeagueRow = LeagueFigures & {
  readonly id: string;
  readonly name: string;
  readonly platform: Platform;
  readonly isClosed: boolean;
  readonly expiresAt: string | null;
  readonly isPinned: boolean;
  /** The course of the net amount, without what runs and what is to come; null where it is not told. */
  readonly line: readonly (number | null)[] | null;
  readonly review: number | null;
  readonly grade: Grade | null;
  readonly syncedAt: string | null;
  readonly needsRebind: boolean | null;
};

export type LeagueDays = {
  /** The running hour where the period is today; null for days that are over. */
  readonly nowHour: number | null;
  readonly days: number;
  /** Null without a comparison. */
  readonly comparisonDays: number | null;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const fens = (line: readonly (string | null)[] | null): (number | null)[] | null =>
  line?.map((money) => (money === null ? null : toFen(money))) ?? null;

/** The sum of the finished hours; null where one is not known. */
function untilHour(line: readonly (number | null)[] | null, hour: number): number | null {
  const finished = line?.slice(0, hour) ?? [];
  const known = finished.filter((value) => value !== null);
  return finished.length === 0 || known.length < finished.length ? null : sum(known);
}

function changeOf(
  edge: LeagueShopFragment,
  { nowHour, days, comparisonDays }: LeagueDays,
  isUneven: boolean,
): LeagueChange | null {
  if (comparisonDays === null || isUneven || edge.amount === null) return null;
  if (nowHour !== null) {
    const current = untilHour(fens(edge.netAmounts), nowHour);
    const level = untilHour(fens(edge.comparisonNetAmounts), nowHour);
    return current === null || level === null ? null : { current, level };
  }
  if (edge.comparison === null) return null;
  const previous = toFen(edge.comparison.amount.net);
  return { current: toFen(edge.amount.net), level: (previous * days) / comparisonDays };
}

function rowOf(edge: LeagueShopFragment, days: LeagueDays, isUneven: boolean): LeagueRow {
  const { amount, quantity, profit, node } = edge;
  const net = amount === null ? null : toFen(amount.net);
  const uncosted = profit && uncostedOf(profit);
  const line = fens(edge.netAmounts);
  return {
    id: node.id,
    name: node.name,
    platform: node.platform,
    isClosed: node.isClosed,
    expiresAt: node.expiresAt,
    isPinned: node.pinnedPlace !== null,
    amount: net,
    change: changeOf(edge, days, isUneven),
    isTooEarly:
      days.nowHour === 0 && days.comparisonDays !== null && !isUneven && edge.amount !== null,
    profit: profit === null || profit.profit === null ? null : toFen(profit.profit),
    costed: (net ?? 0) - toFen(uncosted?.amount ?? '0'),
    uncosted,
    sold: quantity?.sold ?? 0,
    returned: quantity?.returned ?? 0,
    line:
      line?.map((value, hour) => (days.nowHour !== null && hour >= days.nowHour ? null : value)) ??
      null,
    waiting: node.badgeCount,
    review: node.card.review,
    grade: node.card.deliveryGrade,
    syncedAt: node.syncedAt,
    needsRebind: node.needsRebind,
  };
}

export const leagueRows = (
  edges: readonly LeagueShopFragment[],
  days: LeagueDays,
  unevenIds: readonly string[],
): LeagueRow[] => edges.map((edge) => rowOf(edge, days, unevenIds.includes(edge.node.id)));

/** The change in parts of the level; null where there is none, and where nothing was there before. */
export const ratioOf = ({ change }: Pick<LeagueFigures, 'change'>): number | null =>
  change === null || change.level === 0
    ? null
    : (change.current - change.level) / Math.abs(change.level);

export const sortKeys = [
  'amount',
  'change',
  'margin',
  'returns',
  'grade',
  'waiting',
  'synced',
  'name',
] as const;
export type SortKey = (typeof sortKeys)[number];
export type Order = 'desc' | 'asc';

const grades: readonly Grade[] = ['NONE', 'C', 'B', 'A', 'S'];

const sortValue: Record<Exclude<SortKey, 'name'>, (row: LeagueRow) => number | null> = {
  amount: ({ amount }) => amount,
  change: ratioOf,
  margin: marginOf,
  returns: returnRateOf,
  // A grade says more than stars, which are never ten.
  grade: ({ grade, review }) =>
    grade === null && review === null
      ? null
      : (grade === null ? 0 : grades.indexOf(grade) * 10) + (review ?? 0),
  waiting: ({ waiting }) => waiting,
  synced: ({ syncedAt, needsRebind }) =>
    needsRebind === true ? 0 : syncedAt === null ? null : Date.parse(syncedAt),
};

const byName = (a: LeagueRow, b: LeagueRow): number => a.name.localeCompare(b.name, 'zh-CN');

/** What is not known stands last, whichever way; what is equal stands by name. */
export const inOrder = (
  rows: readonly LeagueRow[],
  key: SortKey,
  order: Order,
): readonly LeagueRow[] => {
  const sign = order === 'asc' ? 1 : -1;
  if (key === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  const value = sortValue[key];
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) {
      return Number(one === null) - Number(other === null) || byName(a, b);
    }
    return sign * (one - other) || byName(a, b);
  });
};

/** A row with its place in the order of all, which pinned ones keep though they stand on top. */
export type RankedRow = { readonly rank: number; readonly row: LeagueRow };

export const ranked = (
  rows: readonly LeagueRow[],
  key: SortKey,
  order: Order,
): readonly RankedRow[] => {
  const all = inOrder(rows, key, order).map((row, index) => ({ row, rank: index + 1 }));
  return [...all.filter(({ row }) => row.isPinned), ...all.filter(({ row }) => !row.isPinned)];
};

/** What the rows come to. The change is of those that can be compared. */
export const totalOfRows = (rows: readonly LeagueRow[]): LeagueFigures & { compared: number } => {
  const known = rows.filter(({ amount }) => amount !== null);
  const changes = rows.flatMap(({ change }) => change ?? []);
  const profits = rows.filter(({ profit }) => profit !== null);
  const waiting = rows.flatMap(({ waiting: count }) => count ?? []);
  return {
    amount: known.length === 0 ? null : sum(known.map(({ amount }) => amount ?? 0)),
    change:
      changes.length === 0
        ? null
        : {
            current: sum(changes.map(({ current }) => current)),
            level: sum(changes.map(({ level }) => level)),
          },
    isTooEarly: changes.length === 0 && rows.some(({ isTooEarly }) => isTooEarly),
    compared: changes.length,
    profit: profits.length === 0 ? null : sum(profits.map(({ profit }) => profit ?? 0)),
    costed: sum(profits.map(({ costed }) => costed)),
    uncosted: null,
    sold: sum(known.map(({ sold }) => sold)),
    returned: sum(known.map(({ returned }) => returned)),
    waiting: waiting.length === 0 ? null : sum(waiting),
  };
};
