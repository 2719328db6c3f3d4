import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type AlertKind,
  type AlertThresholds,
  alertsKept,
  stateKinds,
} from '../../api/contract/rules/alerts.ts';
import { dayMs } from '../../api/contract/rules/calendar.ts';
import { among } from '../engine/among.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Alert, Database } from '../schema.ts';
import type { AlertEvent } from './alert-events.ts';
import { isOver } from './state-over.ts';

/** What people are told of: found once, kept for each of them, read and unread. */

export interface NewAlert extends AlertEvent {
  readonly userId: number;
}

export const alertKey = (userId: number, { kind, subject }: { kind: string; subject: string }) =>
  `${userId} ${kind} ${subject}`;

/** What these people are told of already, as far as it can be found again. */
export async function findKnownAlerts(
  db: Db,
  userIds: readonly number[],
  since: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('alert')
    .where(among(db, 'user_id', userIds))
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('created_at', '>', since), row('kind', '=', 'sessionLost')]))
    .select(['user_id', 'kind', 'subject'])
    .execute();
  return new Set(rows.map((row) => alertKey(row.user_id, row)));
}

/**
 * Notes what people are told of. What another process has noted meanwhile stays. All at once and in one order: of
 * several processes that find the same, one notes the whole of it, and tells of it.
 * @returns those who are told of something new
 */
export async function insertAlerts(
  db: Db,
  alerts: readonly NewAlert[],
  now: number,
): Promise<number[]> {
  const keys = new Map(alerts.map((one) => [alertKey(one.userId, one), one]));
  const ordered = [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const made = await db.transaction().execute((trx) =>
    insertRows<{ user_id: number }>(
      trx,
      'alert',
      'user_id, kind, subject, shop_id, name, detail, amount, deadline, target, at, created_at',
      ordered.map((one) => [
        one.userId,
        one.kind,
        one.subject,
        one.shopId,
        one.name,
        one.detail,
        one.amount,
        one.deadline,
        one.target,
        one.at ?? now,
        now,
      ]),
      'on conflict do nothing returning user_id',
    ),
  );
  return [...new Set(made.map(({ user_id }) => user_id))];
}

/** Notes which states are over, so that they are told again when they come back. */
export async function endAlerts(db: Db, now: number): Promise<void> {
  for (const kind of stateKinds)
    await db
      .updateTable('alert')
      .set({ ended_at: now })
      .where('kind', '=', kind)
      .where('ended_at', 'is', null)
      .where(({ ref }) => isOver(kind, ref('alert.subject')))
      .execute();
}

/** What is told to devices: what these people have not read and is not over, found since then. */
export function findUnreadAlerts(
  db: Db,
  userIds: readonly number[],
  since: number,
): Promise<Alert[]> {
  return db
    .selectFrom('alert')
    .selectAll()
    .where(among(db, 'user_id', userIds))
    .where('created_at', '>', since)
    .where('read_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whose alerts, as far as they may be seen and are wanted. */
export interface AlertScope extends AlertThresholds {
  readonly userId: number;
  readonly kinds: readonly AlertKind[];
  /** The shops of the person whose time is paid. */
  readonly shopIds: readonly number[];
  /** Only of one shop, and nothing that is about the person. */
  readonly shopId?: number | undefined;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
}

/** What is about no shop, or about one that the person still has. */
function isSeen(db: DbOrTransaction, scope: AlertScope) {
  const { userId, kinds, shopIds, shopId, ids, fineFrom, soldOutFrom } = scope;
  const least =
    (kind: AlertKind, from: number | null) => (row: ExpressionBuilder<Database, 'alert'>) =>
      from === null
        ? sql<SqlBool>`1 = 1`
        : row.or([row('kind', '!=', kind), row('amount', '>=', from)]);
  return (row: ExpressionBuilder<Database, 'alert'>): Expression<SqlBool> =>
    row.and([
      row('user_id', '=', userId),
      among(db, 'kind', kinds),
      shopId === undefined
        ? row.or([row('shop_id', 'is', null), among(db, 'shop_id', shopIds)])
        : among(db, 'shop_id', shopIds.includes(shopId) ? [shopId] : []),
      ...(ids === undefined ? [] : [among(db, 'id', ids)]),
      least('fine', fineFrom)(row),
      least('soldOut', soldOutFrom)(row),
    ]);
}

const counted = ({ fn }: ExpressionBuilder<Database, 'alert'>) => fn.countAll<number>().as('count');

export interface AlertPage {
  readonly isUnreadOnly: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what a person is told of, the newest first. */
export async function listAlerts(
  db: Db,
  scope: AlertScope,
  { isUnreadOnly, limit, offset }: AlertPage,
): Promise<{ total: number; unread: number; rows: Alert[] }> {
  const all = db.selectFrom('alert').where(isSeen(db, scope));
  const unread = all.where('read_at', 'is', null);
  const asked = isUnreadOnly ? unread : all;
  const { count: unreadCount } = await unread.select(counted).executeTakeFirstOrThrow();
  const total = isUnreadOnly
    ? unreadCount
    : (await all.select(counted).executeTakeFirstOrThrow()).count;
  const rows = await asked
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, unread: unreadCount, rows };
}

/** Those of a person become read, or unread again; others stay as they are. */
export async function markAlerts(
  db: Db,
  { userId, ids, readAt }: { userId: number; ids: readonly number[]; readAt: number | null },
): Promise<number> {
  const marked = await db
    .updateTable('alert')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where(among(db, 'id', ids))
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** All that a person sees and has not read becomes read at one moment, by which it can be found again. */
export async function readAllAlerts(db: Db, scope: AlertScope, readAt: number): Promise<number> {
  const marked = await db
    .updateTable('alert')
    .set({ read_at: readAt })
    .where(isSeen(db, scope))
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** What a person has read at one moment is unread again. */
export async function unreadAlertsOf(db: Db, userId: number, readAt: number): Promise<number> {
  const marked = await db
    .updateTable('alert')
    .set({ read_at: null })
    .where('user_id', '=', userId)
    .where('read_at', '=', readAt)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Forgets what was told long ago. */
export async function purgeAlerts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('alert')
    .where('created_at', '<=', now - alertsKept * dayMs)
    .execute();
}
