import { type ColumnBuilderCallback, sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/**
 * Sums by SKU over the last days, which stay as many however much is sold. They start empty, as of no
 * day: the first `rollWindows` fills them from `sku_day`, which serves until then.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const big = sqlite ? 'integer' : 'bigint';
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  await db.schema
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
    .addPrimaryKeyConstraint('sku_window_key', ['shop_id', 'source', 'length', 'sku_ref'])
    .modifyEnd(sqlite ? sql`without rowid, strict` : sql``)
    .execute();
  await db.schema.alterTable('shop').addColumn('windows_day', text).execute();
}
