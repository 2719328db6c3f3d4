import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** The machines that a person runs the desktop helper on. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  const table = db.schema
    .createTable('device')
    .addColumn('user_id', 'integer', owned('user'))
    .addColumn('device_id', text, required)
    .addColumn('name', text, required)
    .addColumn('seen_at', big, required)
    .addPrimaryKeyConstraint('device_key', ['user_id', 'device_id']);
  await createKeyed(table);
}
