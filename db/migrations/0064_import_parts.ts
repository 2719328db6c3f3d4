import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, zero } from './kit.ts';

/** Imports whose figures appear while they run: how much is in them, and what becomes of one that broke off. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('sales_import').addColumn('lines_shown', 'integer', zero).execute();
  await db.schema.alterTable('sales_import').addColumn('ends_as', text).execute();
}
