import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required } from './kit.ts';

/** Which key the secrets of this database are sealed with, by its fingerprint. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create } = kit(db);
  await create(
    db.schema
      .createTable('credentials_key')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('fingerprint', text, required)
      .addColumn('created_at', big, required),
  );
}
