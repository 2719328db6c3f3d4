import type { ColumnBuilderCallback } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** What was said stays when its author goes. */
const author: ColumnBuilderCallback = (column) => column.references('user.id').onDelete('set null');

/** Pieces that are missing for a shipping order, as whoever packs it has told. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create, index } = kit(db);
  await create(
    db.schema
      .createTable('shipping_shortage')
      .addColumn('order_ref', 'integer', owned('shipping_order'))
      .addColumn('sku_ref', 'integer', owned('sku'))
      .addColumn('missing', 'integer', required)
      .addColumn('note', text, required)
      .addColumn('reported_by', 'integer', author)
      .addColumn('reported_at', big, required)
      .addColumn('reply', text)
      .addColumn('answered_by', 'integer', author)
      .addColumn('answered_at', big)
      .addPrimaryKeyConstraint('shipping_shortage_key', ['order_ref', 'sku_ref']),
  );
  for (const column of ['sku_ref', 'reported_by', 'answered_by', 'answered_at'])
    await index('shipping_shortage', [column]);
}
