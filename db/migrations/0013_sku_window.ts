import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required } from './kit.ts';

/**
 * Sums by SKU over the last days, which stay as many however much is sold. They start empty, as of no
 * day: the first `rollWindows` fills them from `sku_day`, which serves until then.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('sku_window')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, (column) =>
        column.notNull().check(sql`source in ('sales', 'stocks')`),
      )
      .addColumn('length', 'integer', required)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('sold_quantity', big, required)
      .addColumn('returned_quantity', big, required)
      .addColumn('sold_amount', big, required)
      .addColumn('returned_amount', big, required)
      .addPrimaryKeyConstraint('sku_window_key', ['shop_id', 'source', 'length', 'sku_ref']),
  );
  await db.schema.alterTable('shop').addColumn('windows_day', text).execute();
}
