import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required, zero } from './kit.ts';

/** Push notifications: the server's key, what people want, their devices, and what is pushed to these. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index, unique } = kit(db);
  await create(
    db.schema
      .createTable('push_key')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('public_key', text, required)
      .addColumn('private_key', text, required)
      .addColumn('created_at', big, required),
  );
  await create(
    db.schema
      .createTable('push_setting')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('kinds', text, required)
      .addColumn('quiet_from', text)
      .addColumn('quiet_to', text),
  );
  await create(
    db.schema
      .createTable('push_subscription')
      .addColumn('id', 'integer', generated)
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('session_hash', text, (column) =>
        column.notNull().references('session.token_hash').onDelete('cascade'),
      )
      .addColumn('endpoint', text, required)
      .addColumn('p256dh', text, required)
      .addColumn('auth', text, required)
      .addColumn('created_at', big, required),
  );
  await unique('push_subscription', ['endpoint']);
  await index('push_subscription', ['user_id']);
  await index('push_subscription', ['session_hash']);
  await create(
    db.schema
      .createTable('push_message')
      .addColumn('id', 'integer', generated)
      .addColumn('subscription_id', 'integer', owned('push_subscription'))
      .addColumn('kind', text, required)
      .addColumn('subject', text, required)
      .addColumn('shop_id', 'integer', (column) => column.references('shop.id').onDelete('cascade'))
      .addColumn('due_at', big)
      .addColumn('attempts', 'integer', zero)
      .addColumn('created_at', big, required),
  );
  await unique('push_message', ['subscription_id', 'kind', 'subject']);
  for (const column of ['due_at', 'kind', 'shop_id', 'created_at'])
    await index('push_message', [column]);
  await index('shipping_order', ['ship_by']);
  await index('stock', ['shop_id', 'on_hand', 'updated_at']);
}
