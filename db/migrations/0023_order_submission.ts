import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Which order was made under which idempotency key. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create } = kit(db);
  const table = db.schema
    .createTable('order_submission')
    .addColumn('owner_id', 'integer', owned('user'))
    .addColumn('idempotency_key', text, required)
    .addColumn('content_hash', text, required)
    .addColumn('order_id', 'integer', owned('renewal_order'))
    .addColumn('created_at', big, required)
    .addPrimaryKeyConstraint('order_submission_key', ['owner_id', 'idempotency_key']);
  await create(table);
  for (const column of ['order_id', 'created_at'])
    await db.schema
      .createIndex(`order_submission_by_${column}`)
      .on('order_submission')
      .column(column)
      .execute();
}
