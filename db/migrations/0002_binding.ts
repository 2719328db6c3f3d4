import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required, zero } from './kit.ts';

/** Binding of main accounts, authorisations by the marketplace's page, and sign-in by chat app. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create } = kit(db);

  await db.schema.alterTable('main_account').addColumn('credential', text).execute();
  await db.schema.alterTable('main_account').addColumn('needs_rebind', 'integer', zero).execute();
  await db.schema.alterTable('shop').addColumn('unbound_at', big).execute();
  await db.schema.createIndex('shop_by_unbound_at').on('shop').column('unbound_at').execute();

  await create(
    db.schema
      .createTable('bind_attempt')
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('phone', text, required)
      .addColumn('run', text, required)
      .addColumn('is_rebind', 'integer', required)
      .addColumn('secret', text)
      .addColumn('status', text, (column) =>
        column.notNull().check(sql`status in ('signing_in', 'code_sent', 'bound', 'failed')`),
      )
      .addColumn('message', text, required)
      .addColumn('first_mall_id', text)
      .addColumn('attempts', 'integer', zero)
      .addColumn('code_sent_at', big)
      .addColumn('created_at', big, required)
      .addColumn('expires_at', big, required)
      .addPrimaryKeyConstraint('bind_attempt_key', ['owner_id', 'phone']),
  );
  await db.schema
    .createIndex('bind_attempt_by_expires_at')
    .on('bind_attempt')
    .column('expires_at')
    .execute();

  await create(
    db.schema
      .createTable('shop_authorisation')
      .addColumn('client_id', text, (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('platform', text, (column) =>
        column.notNull().check(sql`platform in ('temu', 'shein')`),
      )
      .addColumn('expires_at', big, required)
      .addColumn('used_at', big),
  );

  await create(
    db.schema
      .createTable('chat_login')
      .addColumn('session_id', text, (column) => column.notNull().primaryKey())
      .addColumn('link_user_id', 'integer', (column) =>
        column.references('user.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('token_hash', text)
      .addColumn('confirmed_at', big)
      .addColumn('expires_at', big, required),
  );
}
