import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** In which language a browser is told. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('push_subscription').addColumn('language', text).execute();
}
