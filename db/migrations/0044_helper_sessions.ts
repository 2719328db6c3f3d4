import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** How pages bring people to the desktop helpers of their machines, and which helpers are there. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, createKeyed, index, unique } = kit(db);
  const ofSession = 'session.token_hash';
  await createKeyed(
    db.schema
      .createTable('helper_token')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('session_hash', text, (column) =>
        column.notNull().references(ofSession).onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('expires_at', big, required),
  );
  await index('helper_token', ['session_hash']);
  await index('helper_token', ['user_id']);
  await index('helper_token', ['expires_at']);
  await create(
    db.schema
      .createTable('helper_session')
      .addColumn('id', 'integer', generated)
      .addColumn('token_hash', text, required)
      .addColumn('session_hash', text, (column) =>
        column.notNull().references(ofSession).onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('device_id', text, required)
      .addColumn('alive_until', big, required),
  );
  await unique('helper_session', ['token_hash']);
  await unique('helper_session', ['user_id', 'device_id']);
  await index('helper_session', ['session_hash']);
  await index('helper_session', ['alive_until']);
}
