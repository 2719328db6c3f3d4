import type { Selectable } from 'kysely';
import type { Db } from '../engine/connect.ts';
import type { PushKeyTable } from '../schema.ts';

/** The key pair by which push services know this server. */

export type PushKey = Pick<Selectable<PushKeyTable>, 'public_key' | 'private_key'>;

const theOne = 1;

export function findPushKey(db: Db): Promise<PushKey | undefined> {
  return db
    .selectFrom('push_key')
    .select(['public_key', 'private_key'])
    .where('id', '=', theOne)
    .executeTakeFirst();
}

/** Keeps a key unless another process was quicker. */
export async function insertPushKey(db: Db, key: PushKey, now: number): Promise<void> {
  await db
    .insertInto('push_key')
    .values({ id: theOne, ...key, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Forgets a key that nobody can open any more, with the subscriptions that were made for it. */
export async function deletePushKey(db: Db, { public_key }: PushKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('push_key')
      .where('public_key', '=', public_key)
      .returning('id')
      .executeTakeFirst();
    if (gone !== undefined) await trx.deleteFrom('push_subscription').execute();
  });
}
