import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';

/**
 * One writer per shop at a time. SQLite has one writer anyway; PostgreSQL would otherwise let two imports
 * of the same shop wait for each other's roll-up rows in opposite order.
 */
export async function lockShops(trx: DbOrTransaction, shopIds: readonly number[]): Promise<void> {
  if (isSqlite(trx)) return;
  await trx
    .selectFrom('shop')
    .select('id')
    .where('id', 'in', shopIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
