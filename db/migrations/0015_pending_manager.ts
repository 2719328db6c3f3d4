import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Phones that a boss has had a code sent to, with the password that the code will set. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  const table = db.schema
    .createTable('pending_manager')
    .addColumn('owner_id', 'integer', owned('user'))
    .addColumn('phone', text, required)
    .addColumn('password_hash', text)
    .addColumn('expires_at', big, required)
    .addPrimaryKeyConstraint('pending_manager_key', ['owner_id', 'phone']);
  await createKeyed(table);
  await db.schema
    .createIndex('pending_manager_by_expires_at')
    .on('pending_manager')
    .column('expires_at')
    .execute();
}
