import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** Binding of main accounts, authorisations by the marketplace's page, and sign-in by chat app. */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  const big = sqlite ? 'integer' : 'bigint';
  const text = sqlite ? 'text' : sql`text collate "C"`;
  const strict = sqlite ? sql`strict` : sql``;

  await db.schema.alterTable('main_account').addColumn('credential', text).execute();
  await db.schema
    .alterTable('main_account')
    .addColumn('needs_rebind', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('shop').addColumn('unbound_at', big).execute();
  await db.schema.createIndex('shop_by_unbound_at').on('shop').column('unbound_at').execute();

  await db.schema
    .createTable('bind_attempt')
    .addColumn('owner_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('phone', text, (column) => column.notNull())
    .addColumn('run', text, (column) => column.notNull())
    .addColumn('is_rebind', 'integer', (column) => column.notNull())
    .addColumn('secret', text)
    .addColumn('status', text, (column) =>
      column.notNull().check(sql`status in ('signing_in', 'code_sent', 'bound', 'failed')`),
    )
    .addColumn('message', text, (column) => column.notNull())
    .addColumn('first_mall_id', text)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('code_sent_at', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('bind_attempt_key', ['owner_id', 'phone'])
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createIndex('bind_attempt_by_expires_at')
    .on('bind_attempt')
    .column('expires_at')
    .execute();

  await db.schema
    .createTable('shop_authorisation')
    .addColumn('client_id', text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('platform', text, (column) =>
      column.notNull().check(sql`platform in ('temu', 'shein')`),
    )
    .addColumn('expires_at', big, (column) => column.notNull())
    .addColumn('used_at', big)
    .modifyEnd(strict)
    .execute();

  await db.schema
    .createTable('chat_login')
    .addColumn('session_id', text, (column) => column.notNull().primaryKey())
    .addColumn('link_user_id', 'integer', (column) =>
      column.references('user.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('token_hash', text)
    .addColumn('confirmed_at', big)
    .addColumn('expires_at', big, (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
}
