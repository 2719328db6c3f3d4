import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** Phones that a boss has had a code sent to, with the password that the code will set. */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const table = db.schema
    .createTable('pending_manager')
    .addColumn('owner_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('phone', text, (column) => column.notNull())
    .addColumn('password_hash', text)
    .addColumn('expires_at', sqlite ? 'integer' : 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pending_manager_key', ['owner_id', 'phone']);
  await (sqlite ? table.modifyEnd(sql`without rowid, strict`) : table).execute();
  await db.schema
    .createIndex('pending_manager_by_expires_at')
    .on('pending_manager')
    .column('expires_at')
    .execute();
}
