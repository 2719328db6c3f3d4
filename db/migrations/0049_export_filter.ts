import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** Exports of the audit log are narrowed down by more than days. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('data_export').addColumn('filter', text).execute();
}
