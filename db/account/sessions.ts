import type { Db, DbOrTransaction } from '../engine/connect.ts';

/** The sessions of people. Instants are milliseconds since 1970. */

/** Those of a person that have not ended, the newest first, with the machines of the helpers by each. */
export async function listSessions(db: Db, userId: number, now: number) {
  const sessions = await db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const helpers = await db
    .selectFrom('helper_session')
    .leftJoin('device', (join) =>
      join
        .onRef('device.user_id', '=', 'helper_session.user_id')
        .onRef('device.device_id', '=', 'helper_session.device_id'),
    )
    .where('helper_session.user_id', '=', userId)
    .where('helper_session.alive_until', '>', now)
    .orderBy('helper_session.id')
    .select(['helper_session.session_hash', 'device.name'])
    .execute();
  const bySession = Map.groupBy(helpers, ({ session_hash }) => session_hash);
  return sessions.map((session) => ({
    ...session,
    helpers: (bySession.get(session.token_hash) ?? []).map(({ name }) => name ?? ''),
  }));
}

/** Notes a use, and that its person was here, unless one was noted after `before`: of many at once one writes. */
export async function noteSessionUse(
  db: Db,
  use: {
    readonly tokenHash: string;
    readonly now: number;
    readonly before: number;
    readonly address: string | null;
    readonly agent: string | null;
  },
): Promise<void> {
  const { address, agent } = use;
  await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('session')
      .set({
        seen_at: use.now,
        ...(address !== null && { address }),
        ...(agent !== null && { agent }),
      })
      .where('token_hash', '=', use.tokenHash)
      .where((session) =>
        session.or([session('seen_at', 'is', null), session('seen_at', '<=', use.before)]),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (noted === undefined) return;
    await trx
      .updateTable('user')
      .set({ last_seen_at: use.now })
      .where('id', '=', noted.user_id)
      .execute();
  });
}

/** Sets a password and ends every session of the user but the one that has asked for it. */
export async function changePassword(
  db: DbOrTransaction,
  user: { readonly id: number; readonly passwordHash: string; readonly keptSession: string },
): Promise<void> {
  await db
    .updateTable('user')
    .set({ password_hash: user.passwordHash, password_once: 0 })
    .where('id', '=', user.id)
    .execute();
  await db
    .deleteFrom('session')
    .where('user_id', '=', user.id)
    .where('token_hash', '!=', user.keptSession)
    .execute();
  await db.deleteFrom('known_device').where('user_id', '=', user.id).execute();
}

/** What a user is called by themselves and by colleagues; null for none. */
export async function setNickName(
  db: DbOrTransaction,
  userId: number,
  nickName: string | null,
): Promise<void> {
  await db.updateTable('user').set({ nick_name: nickName }).where('id', '=', userId).execute();
}

/** One of the boss's people, who has an account. */
export const findPersonOf = (db: Db, bossId: number, userId: number) =>
  db
    .selectFrom('user')
    .select(['id', 'nick_name', 'phone', 'username'])
    .where('id', '=', userId)
    .where('boss_id', '=', bossId)
    .executeTakeFirst();

/** Whom a session looks at the product as from now on; null for its own user. */
export async function setViewed(
  db: Db,
  tokenHash: string,
  person: { readonly id: number; readonly name: string } | null,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ viewed_user_id: person?.id ?? null, viewed_name: person?.name ?? null })
    .where('token_hash', '=', tokenHash)
    .execute();
}
