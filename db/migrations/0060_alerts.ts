import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** What people are told of, each person apart, whether or not they have it pushed; and their rules for it. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index } = kit(db);
  await create(
    db.schema
      .createTable('alert')
      .addColumn('id', 'integer', generated)
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('kind', text, required)
      .addColumn('subject', text, required)
      .addColumn('shop_id', 'integer', (column) => column.references('shop.id').onDelete('cascade'))
      .addColumn('name', text)
      .addColumn('detail', text)
      .addColumn('amount', big)
      .addColumn('deadline', big)
      .addColumn('target', text)
      .addColumn('at', big, required)
      .addColumn('read_at', big)
      .addColumn('ended_at', big)
      .addColumn('created_at', big, required),
  );
  // A state that is over may come back, and is told again then.
  await db.schema
    .createIndex('alert_one_open')
    .unique()
    .on('alert')
    .columns(['user_id', 'kind', 'subject'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await index('alert', ['user_id', 'at']);
  await index('alert', ['user_id', 'read_at']);
  await index('alert', ['kind', 'ended_at']);
  await index('alert', ['shop_id']);
  await index('alert', ['created_at']);
  await create(
    db.schema
      .createTable('alert_setting')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('kinds', text, required)
      .addColumn('fine_from', big)
      .addColumn('sold_out_from', big),
  );
  // Looked through for what has just come to its end.
  await index('sales_import', ['finished_at']);
  await index('data_export', ['finished_at']);
}
