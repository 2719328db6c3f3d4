import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';

/**
 * Lets changes of what belongs to one boss happen one after another, so that a rule over all of it (no
 * name twice) still holds when it is checked and written. SQLite's transactions do so by themselves.
 */
export async function lockOwner(trx: DbOrTransaction, ownerId: number): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.selectFrom('user').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}
