import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/**
 * Who asks is told apart: codes belong to the browser or network address that asked for them, browsers
 * that have signed in to an account are known to it, and a chat account is bound by one session only.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const codes = () => db.schema.alterTable('phone_code');
  await codes().addColumn('device_hash', text).execute();
  await codes()
    .addColumn('network', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await codes()
    .addColumn('network_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('chat_login').addColumn('link_session', text).execute();
  const devices = db.schema
    .createTable('known_device')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('device_hash', text, (column) => column.notNull())
    .addColumn('seen_at', sqlite ? 'integer' : 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['user_id', 'device_hash']);
  await (sqlite ? devices.modifyEnd(sql`without rowid, strict`) : devices).execute();
  await db.schema
    .createIndex('known_device_by_seen_at')
    .on('known_device')
    .column('seen_at')
    .execute();
}
