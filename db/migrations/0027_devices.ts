import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** The machines that a person runs the desktop helper on. */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const table = db.schema
    .createTable('device')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('device_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('seen_at', sqlite ? 'integer' : 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_key', ['user_id', 'device_id']);
  await (sqlite ? table.modifyEnd(sql`without rowid, strict`) : table).execute();
}
