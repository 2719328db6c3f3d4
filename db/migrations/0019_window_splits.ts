import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required } from './kit.ts';

/**
 * The splits of the sums over the last days by shop: by category, by price band, and what sold. They start
 * empty, as of no day: the first `rollWindows` makes them from the SKUs, which serve until then.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, createKeyed, text } = kit(db);

  const split = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, (column) =>
        column.notNull().check(sql`source in ('sales', 'stocks')`),
      )
      .addColumn('length', 'integer', required);
  const sums = (table: string, part: string, type: typeof text | 'integer') =>
    createKeyed(
      split(table)
        .addColumn(part, type, required)
        .addColumn('sold_quantity', big, required)
        .addColumn('returned_quantity', big, required)
        .addColumn('sold_amount', big, required)
        .addColumn('returned_amount', big, required)
        .addColumn('cost', big, required)
        .addColumn('uncosted_net', big, required)
        .addPrimaryKeyConstraint(`${table}_key`, ['shop_id', 'source', 'length', part]),
    );

  await sums('category_window', 'category', text);
  await sums('band_window', 'band', 'integer');
  await createKeyed(
    split('sold_window')
      .addColumn('products', 'integer', required)
      .addColumn('skcs', 'integer', required)
      .addColumn('skus', 'integer', required)
      .addColumn('quantity', big, required)
      .addColumn('amount', big, required)
      .addPrimaryKeyConstraint('sold_window_key', ['shop_id', 'source', 'length']),
  );
  await db.schema.alterTable('shop').addColumn('splits_day', text).execute();
}
