import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required } from './kit.ts';

/** Sessions that have ended with their account, so that whoever holds one is told why. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('closed_session')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('expires_at', big, required),
  );
}
