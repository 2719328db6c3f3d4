import { sql } from 'kysely';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { prepared } from '../engine/prepared.ts';
import type { User } from '../schema.ts';
import { type ShopViewer, visibleShopIds } from '../shops/shops.ts';
import { purgeApiKeys } from './api-keys.ts';
import { findUser } from './chat-logins.ts';

/** Queries of users, sessions and limits. Instants are milliseconds since 1970. */

export function findUserByPhone(db: DbOrTransaction, phone: string): Promise<User | undefined> {
  return db.selectFrom('user').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** The boss who registered first: the one whose shops a preview server shows. */
export function findFirstBoss(db: DbOrTransaction): Promise<User | undefined> {
  return db
    .selectFrom('user')
    .selectAll()
    .where('role', '=', 'boss')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Creates a boss; undefined when the phone has an account already. */
export async function insertBoss(
  db: DbOrTransaction,
  boss: { phone: string; passwordHash: string | null; nickName?: string | null; now: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto('user')
    .values({
      phone: boss.phone,
      username: boss.phone,
      nick_name: boss.nickName ?? null,
      role: 'boss',
      boss_id: null,
      password_hash: boss.passwordHash,
      wechat_uid: null,
      register_time: boss.now,
      is_first: 1,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Sets a password and ends every session of the user: whoever knew the old one is out, and no browser is
 * known any more.
 * @param lasting false for a password that the next sign-in uses up
 */
export async function replacePassword(
  db: DbOrTransaction,
  userId: number,
  passwordHash: string,
  lasting = true,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ password_hash: passwordHash, password_once: lasting ? 0 : 1 })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
}

/** Takes back a password that is for one sign-in. False when another sign-in was quicker. */
export async function useOneTimePassword(
  db: DbOrTransaction,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const used = await db
    .updateTable('user')
    .set({ password_hash: null, password_once: 0 })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('password_once', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The permission codes that were given to a user; a boss needs none. */
export async function findPermissions(db: DbOrTransaction, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user_permission')
    .select('perms_code')
    .where('user_id', '=', userId)
    .orderBy('perms_code')
    .execute();
  return rows.map((row) => row.perms_code);
}

/** The first day with sales in any shop that the user sees; null without sales. */
export async function findFirstSaleDay(
  db: DbOrTransaction,
  user: ShopViewer,
): Promise<string | null> {
  const shops = visibleShopIds(db, user);
  // Of each shop and source the first row in the order of the key, instead of all rows.
  const first = (source: DataSource) =>
    sql<string | null>`min((
      select min(day) from shop_day where shop_day.shop_id = own.id and shop_day.source = ${source}))`;
  const row = await db
    .selectFrom(shops.as('own'))
    .select([first('sales').as('sales'), first('stocks').as('stocks')])
    .executeTakeFirst();
  const [day] = [row?.sales, row?.stocks].filter((each) => each != null).sort();
  return day ?? null;
}

const sessionUsers = prepared((db, tokenHash: string, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    // Only people of the boss themselves, at every request anew.
    .leftJoin('user as viewed', (join) =>
      join
        .onRef('viewed.id', '=', 'session.viewed_user_id')
        .onRef('viewed.boss_id', '=', 'user.id'),
    )
    .selectAll('user')
    .select(['session.seen_at', 'session.viewed_name', 'viewed.id as viewed_id'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now),
);

/** The user of a session that has not ended; nobody while it looks at the product as another person, be they gone or not. */
export async function findSessionUser(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<User | undefined> {
  const found = await findSession(db, tokenHash, now);
  const isOwn = found?.viewed === undefined && found?.viewedGone === undefined;
  return isOwn ? found?.user : undefined;
}

export interface Session {
  /** Whose session it is. */
  readonly user: User;
  /** Who its boss looks at the product as, for now. */
  readonly viewed: User | undefined;
  /** What they were called, who has left the team since; until the boss has taken note. */
  readonly viewedGone: string | undefined;
  readonly seenAt: number | null;
}

/** A session that has not ended. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<Session | undefined> {
  const [found] = await sessionUsers(db, tokenHash, now);
  if (found === undefined) return undefined;
  const { seen_at: seenAt, viewed_id: viewedId, viewed_name: viewedName, ...user } = found;
  const viewed = viewedId === null ? undefined : await findUser(db, viewedId);
  const viewedGone = viewed === undefined ? (viewedName ?? undefined) : undefined;
  return { user, viewed, viewedGone, seenAt };
}

/** Whether a session has ended with its account, within the time that it would have had. */
export async function isClosedSession(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('closed_session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Starts a session. A user who has signed in before is no longer `is_first`.
 */
export async function insertSession(
  db: Db,
  session: {
    tokenHash: string;
    userId: number;
    now: number;
    expiresAt: number;
    address?: string | null;
    agent?: string | null;
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('user')
      .set({ is_first: 0 })
      .where('id', '=', session.userId)
      .where('is_first', '=', 1)
      .where((user) =>
        user.exists(
          user.selectFrom('session').select('user_id').where('user_id', '=', session.userId),
        ),
      )
      .execute();
    await trx
      .updateTable('user')
      .set({ last_seen_at: session.now })
      .where('id', '=', session.userId)
      .execute();
    await trx
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        created_at: session.now,
        expires_at: session.expiresAt,
        address: session.address ?? null,
        agent: session.agent ?? null,
      })
      .execute();
  });
}

export async function deleteSession(db: DbOrTransaction, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/**
 * Counts one event of a key in a window that begins with the first event, in one statement, so that
 * every process counts together.
 * @param length of the window in milliseconds
 * @returns how many events the running window has now, and when it began
 */
export function countLimit(
  db: DbOrTransaction,
  key: string,
  length: number,
  now: number,
): Promise<{ count: number; window_start: number }> {
  const isOver = sql<boolean>`rate_limit.window_start <= ${now - length}`;
  return db
    .insertInto('rate_limit')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limit.count + 1 end`,
        window_start: sql<number>`case when ${isOver} then excluded.window_start else rate_limit.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
}

/** Forgets what was counted of a name: its own key, and those of its places (`name@…`, `name#…`). */
export async function clearLimits(db: DbOrTransaction, name: string): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where((limit) =>
      limit.or([
        limit('key', '=', name),
        // Up to the sign that follows: ranges of the key, which the index knows.
        limit.and([limit('key', '>=', `${name}@`), limit('key', '<', `${name}A`)]),
        limit.and([limit('key', '>=', `${name}#`), limit('key', '<', `${name}$`)]),
      ]),
    )
    .execute();
}

/** Takes one event back: what it guarded against did not happen. */
export async function uncountLimit(db: DbOrTransaction, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((limit) => ({ count: limit('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function clearLimit(db: DbOrTransaction, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** A text message of a local run. */
export interface OutboxMessage {
  readonly id: number;
  readonly phone: string;
  readonly purpose: string;
  readonly text: string;
  readonly created_at: number;
}

export async function insertOutboxMessage(
  db: DbOrTransaction,
  message: Omit<OutboxMessage, 'id'>,
): Promise<void> {
  await db.insertInto('outbox_message').values(message).execute();
}

/** The newest 100 messages, newest first; of one phone when it is given. */
export function listOutbox(db: DbOrTransaction, phone?: string): Promise<OutboxMessage[]> {
  const newest = db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(100);
  return (phone === undefined ? newest : newest.where('phone', '=', phone)).execute();
}

/** How long rows are kept that nothing needs any more: a day, longer than any limit's window. */
const keptFor = 24 * 60 * 60 * 1000;

/** A browser that has not signed in for so long is a stranger again: half a year. */
const knownFor = 180 * 24 * 60 * 60 * 1000;

/** Deletes ended sessions, old codes, old limits and old messages. Each delete goes by an index or is small. */
export async function purgeAccounts(db: DbOrTransaction, now: number): Promise<void> {
  const before = now - keptFor;
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('closed_session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('phone_code').where('expires_at', '<=', before).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<=', before).execute();
  await db.deleteFrom('pending_manager').where('expires_at', '<=', now).execute();
  await purgeApiKeys(db, now);
  await db
    .deleteFrom('known_device')
    .where('seen_at', '<=', now - knownFor)
    .execute();
  await db.deleteFrom('outbox_message').where('created_at', '<=', before).execute();
}
