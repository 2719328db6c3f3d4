import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** The language that a listing is being translated into: its texts stay in the one before where that fails. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('listing_draft').addColumn('next_language', text).execute();
}
