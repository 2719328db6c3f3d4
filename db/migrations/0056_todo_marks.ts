import type { ColumnBuilderCallback } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** What was decided stays when whoever has decided it goes. */
const person: ColumnBuilderCallback = (column) => column.references('user.id').onDelete('set null');

/** What people have decided about things to do, and until when a violation can be answered. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create, index } = kit(db);
  await create(
    db.schema
      .createTable('todo_mark')
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('kind', text, required)
      .addColumn('subject', text, required)
      .addColumn('put_off_until', big)
      .addColumn('put_off_by', 'integer', person)
      .addColumn('handed_to', 'integer', person)
      .addColumn('handed_by', 'integer', person)
      .addColumn('handed_at', big)
      .addColumn('note', text, required)
      .addColumn('settled_at', big)
      .addColumn('settled_by', 'integer', person)
      .addPrimaryKeyConstraint('todo_mark_key', ['owner_id', 'shop_id', 'kind', 'subject']),
  );
  for (const column of ['shop_id', 'put_off_by', 'handed_to', 'handed_by', 'settled_by'])
    await index('todo_mark', [column]);
  // Unknown of the messages that there are, until they are read again.
  await db.schema.alterTable('shop_message').addColumn('appeal_by', big).execute();
}
