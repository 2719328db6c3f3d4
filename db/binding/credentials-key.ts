import type { Db } from '../engine/connect.ts';

/** The key that secrets are sealed with: the database knows it by a fingerprint only. */

const theOne = 1;

export async function findKeyFingerprint(db: Db): Promise<string | undefined> {
  const found = await db
    .selectFrom('credentials_key')
    .select('fingerprint')
    .where('id', '=', theOne)
    .executeTakeFirst();
  return found?.fingerprint;
}

/** Keeps a fingerprint unless another process was quicker. */
export async function insertKeyFingerprint(
  db: Db,
  fingerprint: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('credentials_key')
    .values({ id: theOne, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Puts another in its place; false where it is no longer this one. */
export async function replaceKeyFingerprint(
  db: Db,
  before: string,
  fingerprint: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('credentials_key')
    .set({ fingerprint })
    .where('fingerprint', '=', before)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What has been sealed and is of use: the latest of what marketplaces gave, and the key of push messages. */
export async function someSealed(
  db: Db,
): Promise<{ readonly credentials: readonly string[]; readonly pushKey: string | undefined }> {
  const accounts = await db
    .selectFrom('main_account')
    .select('credential')
    .where('credential', 'is not', null)
    .where('needs_rebind', '=', 0)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const push = await db.selectFrom('push_key').select('private_key').executeTakeFirst();
  return {
    credentials: accounts.flatMap(({ credential }) => credential ?? []),
    pushKey: push?.private_key,
  };
}

/**
 * Forgets the key and all that only it opens. The accounts must be bound again.
 * @returns how many
 */
export function forgetKey(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('credentials_key').execute();
    await trx.deleteFrom('push_key').execute();
    await trx.deleteFrom('push_subscription').execute();
    await trx.updateTable('bind_attempt').set({ secret: null }).execute();
    const accounts = await trx
      .updateTable('main_account')
      .set({ credential: null, needs_rebind: 1 })
      .where('credential', 'is not', null)
      .returning('id')
      .execute();
    return accounts.length;
  });
}
