import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** What the person is called whom the boss of a session looks as: it outlives the person, so that their end is noticed. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('session').addColumn('viewed_name', text).execute();
}
