import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** The sheets of a workbook that are read together: rows are told by their sheet. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('upload').addColumn('sheets', text).execute();
  await db.schema.alterTable('sales_import').addColumn('sheets', text).execute();
}
