import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Views of lists that people keep under a name, and with which of them a list begins for each person. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, createKeyed, index, unique } = kit(db);
  await create(
    db.schema
      .createTable('table_view')
      .addColumn('id', 'integer', generated)
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('list', text, required)
      .addColumn('name', text, required)
      .addColumn('query', text, required)
      .addColumn('is_shared', 'integer', required)
      .addColumn('changed_at', big, required),
  );
  await unique('table_view', ['user_id', 'list', 'name']);

  await createKeyed(
    db.schema
      .createTable('table_view_default')
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('list', text, required)
      .addColumn('view_id', 'integer', owned('table_view'))
      .addPrimaryKeyConstraint('table_view_default_key', ['user_id', 'list']),
  );
  await index('table_view_default', ['view_id']);
}
