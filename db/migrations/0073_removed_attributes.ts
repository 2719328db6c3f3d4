import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** The attributes that a person has taken off a listing, which can be put back. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('listing_draft').addColumn('removed_attributes', text).execute();
}
