import { type CreateTableBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/**
 * Every table of `db/schema.ts`. Whole numbers that may pass 2^31 (money, instants) are `big`.
 * SQLite's tables are STRICT, so that both engines refuse a value of a wrong type. Text that is
 * compared or sorted is ordered by code point on PostgreSQL too, whatever the server's language.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, real, text, generated, create, createKeyed, index, unique } = kit(db);

  await create(
    db.schema
      .createTable('user')
      .addColumn('id', 'integer', generated)
      .addColumn('phone', text, required)
      .addColumn('username', text, required)
      .addColumn('nick_name', text)
      .addColumn('role', text, oneOf('role', ['boss', 'manager', 'worker']))
      .addColumn('boss_id', 'integer', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('password_hash', text)
      .addColumn('wechat_uid', text)
      .addColumn('register_time', big, required)
      .addColumn('is_first', 'integer', required),
  );
  await unique('user', ['phone']);
  await unique('user', ['wechat_uid']);
  await index('user', ['boss_id']);

  await createKeyed(
    db.schema
      .createTable('user_permission')
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('perms_code', text, required)
      .addPrimaryKeyConstraint('user_permission_key', ['user_id', 'perms_code']),
  );

  await createKeyed(
    db.schema
      .createTable('session')
      .addColumn('token_hash', text, (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('created_at', big, required)
      .addColumn('expires_at', big, required),
  );
  await index('session', ['user_id']);
  await index('session', ['expires_at']);

  await create(
    db.schema
      .createTable('phone_code')
      .addColumn('id', 'integer', generated)
      .addColumn('phone', text, required)
      .addColumn('purpose', text, required)
      .addColumn('code_hash', text, required)
      .addColumn('attempts', 'integer', zero)
      .addColumn('created_at', big, required)
      .addColumn('expires_at', big, required)
      .addColumn('used_at', big),
  );
  await index('phone_code', ['phone', 'purpose', 'created_at']);
  await index('phone_code', ['expires_at']);

  await create(
    db.schema
      .createTable('outbox_message')
      .addColumn('id', 'integer', generated)
      .addColumn('phone', text, required)
      .addColumn('purpose', text, required)
      .addColumn('text', text, required)
      .addColumn('created_at', big, required),
  );
  await index('outbox_message', ['phone', 'id']);

  await createKeyed(
    db.schema
      .createTable('rate_limit')
      .addColumn('key', text, (column) => column.notNull().primaryKey())
      .addColumn('window_start', big, required)
      .addColumn('count', 'integer', required),
  );
  await index('rate_limit', ['window_start']);

  await create(
    db.schema
      .createTable('main_account')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('platform', text, oneOf('platform', ['temu', 'shein']))
      .addColumn('phone', text, required)
      .addColumn('external_uid', text, required)
      .addColumn('created_at', big, required),
  );
  await unique('main_account', ['platform', 'external_uid']);
  await index('main_account', ['owner_id']);

  await create(
    db.schema
      .createTable('shop')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('platform', text, oneOf('platform', ['temu', 'shein']))
      .addColumn('mall_id', text, required)
      .addColumn('mall_name', text, required)
      .addColumn('mall_name_dis', text, required)
      .addColumn('mall_name_native', text, required)
      .addColumn('is_semi_managed', 'integer', zero)
      .addColumn('is_closed', 'integer', zero)
      .addColumn('main_account_id', 'integer', (column) =>
        column.references('main_account.id').onDelete('set null'),
      )
      .addColumn('origin', text, oneOf('origin', ['imported', 'simulated', 'bound']))
      .addColumn('sort', 'integer', zero)
      .addColumn('expire_at', big)
      .addColumn('review_score', real)
      .addColumn('delivery_rating', 'integer')
      .addColumn('abnormal_count', 'integer', zero)
      .addColumn('refund_count', 'integer', zero)
      .addColumn('specification_count', 'integer', zero)
      .addColumn('created_at', big, required),
  );
  // Callers name shops by this id alone, so it is unique over both marketplaces.
  await unique('shop', ['mall_id']);
  await index('shop', ['owner_id', 'sort']);
  await index('shop', ['owner_id', 'mall_name']);
  await index('shop', ['main_account_id']);

  await createKeyed(
    db.schema
      .createTable('shop_assignment')
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addPrimaryKeyConstraint('shop_assignment_key', ['user_id', 'shop_id']),
  );
  await index('shop_assignment', ['shop_id']);

  await create(
    db.schema
      .createTable('shop_group')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('name', text, required),
  );
  await index('shop_group', ['owner_id']);

  await createKeyed(
    db.schema
      .createTable('shop_group_member')
      .addColumn('group_id', 'integer', owned('shop_group'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('sort', 'integer', zero)
      .addPrimaryKeyConstraint('shop_group_member_key', ['group_id', 'shop_id']),
  );
  await index('shop_group_member', ['shop_id']);

  await create(
    db.schema
      .createTable('shop_layout')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('layout', text, required)
      .addColumn('updated_at', big, required),
  );

  await create(
    db.schema
      .createTable('product')
      .addColumn('id', 'integer', generated)
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('product_id', text, required)
      .addColumn('name', text, required)
      .addColumn('category', text)
      .addColumn(
        'status',
        text,
        oneOf('status', [
          'awaiting_first_order',
          'first_order_created',
          'price_declaring',
          'on_sale',
          'off_sale',
        ]),
      )
      .addColumn('created_at', big, required),
  );
  await unique('product', ['shop_id', 'product_id']);
  await index('product', ['shop_id', 'status']);
  await index('product', ['shop_id', 'created_at']);

  await create(
    db.schema
      .createTable('skc')
      .addColumn('id', 'integer', generated)
      .addColumn('product_ref', 'integer', owned('product'))
      .addColumn('skc_id', text, required)
      .addColumn('ext_code', text, required)
      .addColumn('name', text, required),
  );
  await unique('skc', ['product_ref', 'skc_id']);

  await create(
    db.schema
      .createTable('sku')
      .addColumn('id', 'integer', generated)
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('product_ref', 'integer', owned('product'))
      .addColumn('skc_ref', 'integer', owned('skc'))
      .addColumn('sku_id', text, required)
      .addColumn('ext_code', text, required)
      .addColumn('spec_name', text, required)
      .addColumn('supply_price', big)
      .addColumn('cost', big),
  );
  await unique('sku', ['shop_id', 'ext_code']);
  await unique('sku', ['shop_id', 'sku_id']);
  await index('sku', ['product_ref']);
  await index('sku', ['skc_ref']);

  // Facts and roll-ups have no foreign keys: one writer (db/statistics/sale-lines.ts) fills them by the hundred
  // thousand, from shops and SKUs that the same transaction has read.
  const source = oneOf('source', ['sales', 'stocks']);
  await createKeyed(
    db.schema
      .createTable('sale_line')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, source)
      .addColumn('order_no', text, required)
      .addColumn('line_no', 'integer', required)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('sold_at', big, required)
      .addColumn('kind', text, oneOf('kind', ['sale', 'return']))
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('amount', big, (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('import_id', 'integer')
      .addPrimaryKeyConstraint('sale_line_key', ['shop_id', 'source', 'order_no', 'line_no']),
  );

  const counted = (table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> =>
    table
      .addColumn('sold_quantity', big, zero)
      .addColumn('returned_quantity', big, zero)
      .addColumn('sold_amount', big, zero)
      .addColumn('returned_amount', big, zero);
  // The keys are in the order of the range scans: one shop, one source, days from and to.
  for (const bucket of ['hour', 'day'] as const) {
    await createKeyed(
      counted(
        db.schema
          .createTable(`shop_${bucket}`)
          .addColumn('shop_id', 'integer', required)
          .addColumn('source', text, source)
          .addColumn(bucket, text, required),
      )
        .addColumn('cost', big, zero)
        .addColumn('uncosted_net', big, zero)
        .addPrimaryKeyConstraint(`shop_${bucket}_key`, ['shop_id', 'source', bucket]),
    );
  }
  for (const bucket of ['day', 'month'] as const) {
    await createKeyed(
      counted(
        db.schema
          .createTable(`sku_${bucket}`)
          .addColumn('shop_id', 'integer', required)
          .addColumn('source', text, source)
          .addColumn(bucket, text, required)
          .addColumn('sku_ref', 'integer', required),
      ).addPrimaryKeyConstraint(`sku_${bucket}_key`, ['shop_id', 'source', bucket, 'sku_ref']),
    );
  }

  await create(
    db.schema
      .createTable('stock')
      .addColumn('sku_ref', 'integer', (column) =>
        column.primaryKey().references('sku.id').onDelete('cascade'),
      )
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('on_hand', 'integer', required)
      .addColumn('in_transit', 'integer', required)
      .addColumn('updated_at', big, required),
  );
  await index('stock', ['shop_id']);

  await createKeyed(
    db.schema
      .createTable('upload')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('file_name', text, required)
      .addColumn('size', big, required)
      .addColumn('format', text, oneOf('format', ['csv', 'xlsx']))
      .addColumn('created_at', big, required),
  );
  await index('upload', ['owner_id', 'created_at']);

  await create(
    db.schema
      .createTable('sales_import')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('upload_id', text, required)
      .addColumn('file_name', text, required)
      .addColumn('options', text, required)
      .addColumn('dry_run', 'integer', zero)
      .addColumn(
        'status',
        text,
        oneOf('status', ['queued', 'running', 'done', 'failed', 'interrupted', 'cancelled']),
      )
      .addColumn('phase', text)
      .addColumn('percent', 'integer', zero)
      .addColumn('rows_read', 'integer', zero)
      .addColumn('lines_added', 'integer', zero)
      .addColumn('lines_known', 'integer', zero)
      .addColumn('rows_refused', 'integer', zero)
      .addColumn('shops_created', 'integer', zero)
      .addColumn('products_created', 'integer', zero)
      .addColumn('first_day', text)
      .addColumn('last_day', text)
      .addColumn('error', text)
      .addColumn('created_at', big, required)
      .addColumn('heartbeat_at', big)
      .addColumn('finished_at', big),
  );
  await index('sales_import', ['owner_id', 'created_at']);
  await index('sales_import', ['status']);

  await createKeyed(
    db.schema
      .createTable('import_refusal')
      .addColumn('import_id', 'integer', owned('sales_import'))
      .addColumn('row_no', 'integer', required)
      .addColumn('reason', text, required)
      .addColumn('raw', text, required)
      .addPrimaryKeyConstraint('import_refusal_key', ['import_id', 'row_no']),
  );
}
