import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** A seller's own name for one colour of a product, which stands in place of the product's. */
export async function up(db: DbOrTransaction): Promise<void> {
  const text = isSqlite(db) ? 'text' : sql`text collate "C"`;
  await db.schema.alterTable('skc').addColumn('product_name', text).execute();
}
