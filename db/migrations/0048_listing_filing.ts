import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** How listings are filed at their marketplace; unknown of those that there are. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('listing_draft').addColumn('filing', text).execute();
  await db.schema.alterTable('listing_sku').addColumn('platform_specs', text).execute();
}
