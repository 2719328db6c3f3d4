import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** What people are told of a file that is imported, and which shops an import made. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('upload').addColumn('note', text).execute();
  await db.schema.alterTable('sales_import').addColumn('note', text).execute();
  await db.schema.alterTable('sales_import').addColumn('made_shops', text).execute();
}
