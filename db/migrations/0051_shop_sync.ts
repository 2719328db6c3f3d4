import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** When the data of a shop was brought up to date last, so that an old figure can be told from a small one. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big } = kit(db);
  await db.schema.alterTable('shop').addColumn('synced_at', big).execute();
}
