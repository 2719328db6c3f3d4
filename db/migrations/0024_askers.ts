import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required, zero } from './kit.ts';

/**
 * Who asks is told apart: codes belong to the browser or network address that asked for them, browsers
 * that have signed in to an account are known to it, and a chat account is bound by one session only.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  const codes = () => db.schema.alterTable('phone_code');
  await codes().addColumn('device_hash', text).execute();
  await codes()
    .addColumn('network', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await codes().addColumn('network_attempts', 'integer', zero).execute();
  await db.schema.alterTable('chat_login').addColumn('link_session', text).execute();
  const devices = db.schema
    .createTable('known_device')
    .addColumn('user_id', 'integer', owned('user'))
    .addColumn('device_hash', text, required)
    .addColumn('seen_at', big, required)
    .addPrimaryKeyConstraint('known_device_key', ['user_id', 'device_hash']);
  await createKeyed(devices);
  await db.schema
    .createIndex('known_device_by_seen_at')
    .on('known_device')
    .column('seen_at')
    .execute();
}
