import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** Which order was made under which idempotency key. */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const table = db.schema
    .createTable('order_submission')
    .addColumn('owner_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('idempotency_key', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('renewal_order.id').onDelete('cascade'),
    )
    .addColumn('created_at', sqlite ? 'integer' : 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_submission_key', ['owner_id', 'idempotency_key']);
  await (sqlite ? table.modifyEnd(sql`strict`) : table).execute();
  for (const column of ['order_id', 'created_at'])
    await db.schema
      .createIndex(`order_submission_by_${column}`)
      .on('order_submission')
      .column(column)
      .execute();
}
