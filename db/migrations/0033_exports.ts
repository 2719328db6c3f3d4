import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/** Exports that tools ask for; and shipping orders by their day of creation, in which they are exported. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create, index } = kit(db);
  await create(
    db.schema
      .createTable('data_export')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('key_id', 'integer', (column) =>
        column.references('api_key.id').onDelete('cascade'),
      )
      .addColumn('kind', text, required)
      .addColumn('format', text, oneOf('format', ['jsonl', 'csv']))
      .addColumn('mall_ids', text, required)
      .addColumn('start_day', text)
      .addColumn('end_day', text)
      .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
      .addColumn('with_cost', 'integer')
      .addColumn('state', text, oneOf('state', ['queued', 'running', 'done', 'failed']))
      .addColumn('attempts', 'integer', zero)
      .addColumn('lease_until', big)
      .addColumn('rows_done', 'integer', zero)
      .addColumn('row_count', 'integer')
      .addColumn('size', big)
      .addColumn('error', text)
      .addColumn('created_at', big, required)
      .addColumn('finished_at', big),
  );
  await index('data_export', ['owner_id']);
  await index('data_export', ['key_id']);
  await index('data_export', ['state']);
  await index('shipping_order', ['shop_id', 'created_at']);
}
