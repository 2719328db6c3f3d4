import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** How people want the product to look: what they chose, wherever they sign in. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('user_note')
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('name', text, required)
      .addColumn('value', text, required)
      .addColumn('changed_at', big, required)
      .addPrimaryKeyConstraint('user_note_key', ['user_id', 'name']),
  );
}
