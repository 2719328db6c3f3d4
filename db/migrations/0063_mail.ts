import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required, zero } from './kit.ts';

/** Alerts by e-mail: confirmed addresses, codes for those to be confirmed, and what is sent to whom. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index, unique } = kit(db);
  await create(
    db.schema
      .createTable('mail_setting')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('address', text, required)
      .addColumn('kinds', text, required)
      .addColumn('language', text, required)
      .addColumn('link_key', text, required)
      .addColumn('confirmed_at', big, required),
  );
  await unique('mail_setting', ['link_key']);
  await create(
    db.schema
      .createTable('mail_code')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('address', text, required)
      .addColumn('language', text, required)
      .addColumn('code_hash', text, required)
      .addColumn('attempts', 'integer', zero)
      .addColumn('expires_at', big, required),
  );
  await create(
    db.schema
      .createTable('mail_message')
      .addColumn('id', 'integer', generated)
      .addColumn('alert_id', 'integer', owned('alert'))
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('due_at', big)
      .addColumn('attempts', 'integer', zero),
  );
  await unique('mail_message', ['alert_id']);
  await index('mail_message', ['user_id', 'due_at']);
  await index('mail_message', ['due_at']);
}
