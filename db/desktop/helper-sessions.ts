import type { Insertable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { HelperSessionTable, HelperTokenTable, User } from '../schema.ts';

/** Queries of helpers and of what brings people to them. Instants are milliseconds since 1970. */

export async function insertHelperToken(
  db: DbOrTransaction,
  token: HelperTokenTable,
): Promise<void> {
  await db.insertInto('helper_token').values(token).execute();
}

type NewSession = Pick<Insertable<HelperSessionTable>, 'token_hash' | 'device_id' | 'alive_until'>;

/**
 * Uses a token up and begins a session of a helper with it, in place of the one that this helper had for the
 * person. False when the token is none, is another person's, was used or has expired.
 */
export function beginHelperSession(
  db: Db,
  token: { readonly hash: string; readonly userId: number; readonly now: number },
  session: NewSession,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('helper_token')
      .where('token_hash', '=', token.hash)
      .where('user_id', '=', token.userId)
      .where('expires_at', '>', token.now)
      .returning(['session_hash', 'user_id'])
      .executeTakeFirst();
    if (used === undefined) return false;
    await trx
      .insertInto('helper_session')
      .values({ ...session, ...used })
      .onConflict((known) =>
        known.columns(['user_id', 'device_id']).doUpdateSet({
          token_hash: session.token_hash,
          session_hash: used.session_hash,
          alive_until: session.alive_until,
        }),
      )
      .execute();
    return true;
  });
}

/** The person of a helper's session that has not lapsed, as has not the one of the page that began it. */
export async function findHelperSession(
  db: DbOrTransaction,
  tokenHash: string,
  now: number,
): Promise<{ readonly user: User; readonly id: number } | undefined> {
  const row = await db
    .selectFrom('helper_session')
    .innerJoin('session', 'session.token_hash', 'helper_session.session_hash')
    .innerJoin('user', 'user.id', 'helper_session.user_id')
    .selectAll('user')
    .select('helper_session.id as helper_id')
    .where('helper_session.token_hash', '=', tokenHash)
    .where('helper_session.alive_until', '>', now)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { helper_id, ...user } = row;
  return { user, id: helper_id };
}

export async function keepHelperSession(
  db: DbOrTransaction,
  id: number,
  aliveUntil: number,
): Promise<void> {
  await db
    .updateTable('helper_session')
    .set({ alive_until: aliveUntil })
    .where('id', '=', id)
    .execute();
}

export async function endHelperSession(db: DbOrTransaction, id: number): Promise<void> {
  await db.deleteFrom('helper_session').where('id', '=', id).execute();
}

/** Whether any helper of a person is there. */
export async function hasHelper(
  db: DbOrTransaction,
  userId: number,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('helper_session')
    .innerJoin('session', 'session.token_hash', 'helper_session.session_hash')
    .select('helper_session.id')
    .where('helper_session.user_id', '=', userId)
    .where('helper_session.alive_until', '>', now)
    .where('session.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes what can be used no more. */
export async function purgeHelpers(db: DbOrTransaction, now: number): Promise<void> {
  await db.deleteFrom('helper_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('helper_session').where('alive_until', '<=', now).execute();
}
