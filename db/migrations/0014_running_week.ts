import type { DbOrTransaction } from '../engine/connect.ts';

/** The week up to today has come to `sku_window`: as of no day again, the next `rollWindows` makes all. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.updateTable('shop').set({ windows_day: null }).execute();
}
