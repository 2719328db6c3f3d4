import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** A seller's own name for one colour of a product, which stands in place of the product's. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('skc').addColumn('product_name', text).execute();
}
