import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** A deleted view of a list can be brought back for a while. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, index } = kit(db);
  await db.schema.alterTable('table_view').addColumn('deleted_at', big).execute();
  await index('table_view', ['deleted_at']);
}
