import { type ColumnBuilderCallback, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Shipping orders with their goods, packages that come back to the supplier, and how deliveries were assessed. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create } = kit(db);
  const pieces: ColumnBuilderCallback = (column) => column.notNull().check(sql`quantity > 0`);

  await db.schema.alterTable('product').addColumn('image_url', text).execute();

  await create(
    db.schema
      .createTable('shipping_order')
      .addColumn('id', 'integer', generated)
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('order_no', text, required)
      .addColumn('stock_order_no', text, required)
      .addColumn('status', text, (column) =>
        column.notNull().check(sql`status in ('packing', 'shipping', 'shipped', 'cancelled')`),
      )
      .addColumn('shipping_type', text, (column) =>
        column.notNull().check(sql`shipping_type in ('self', 'manufacturer')`),
      )
      .addColumn('is_urgent', 'integer', required)
      .addColumn('warehouse', text, required)
      .addColumn('created_at', big, required)
      .addColumn('ship_by', big, required)
      .addColumn('packed_at', big)
      .addColumn('shipped_at', big)
      .addColumn('cancelled_at', big)
      .addColumn('received_at', big)
      .addColumn('stored_at', big),
  );
  // Callers name orders by this number alone.
  await db.schema
    .createIndex('shipping_order_one_order_no')
    .unique()
    .on('shipping_order')
    .column('order_no')
    .execute();
  // The lists: one tab, the next deadline first or the newest first.
  for (const last of ['ship_by', 'created_at']) {
    await db.schema
      .createIndex(`shipping_order_by_shop_id_status_${last}`)
      .on('shipping_order')
      .columns(['shop_id', 'status', last])
      .execute();
  }
  await create(
    db.schema
      .createTable('shipping_order_line')
      .addColumn('order_ref', 'integer', owned('shipping_order'))
      .addColumn('sku_ref', 'integer', owned('sku'))
      .addColumn('quantity', 'integer', pieces)
      .addPrimaryKeyConstraint('shipping_order_line_key', ['order_ref', 'sku_ref']),
  );
  await db.schema
    .createIndex('shipping_order_line_by_sku_ref')
    .on('shipping_order_line')
    .column('sku_ref')
    .execute();

  await create(
    db.schema
      .createTable('return_package')
      .addColumn('id', 'integer', generated)
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('package_no', text, required)
      .addColumn('reason', text, required)
      .addColumn('courier', text, required)
      .addColumn('tracking_no', text)
      .addColumn('created_at', big, required)
      .addColumn('sent_at', big)
      .addColumn('signed_at', big),
  );
  await db.schema
    .createIndex('return_package_one_shop_id_package_no')
    .unique()
    .on('return_package')
    .columns(['shop_id', 'package_no'])
    .execute();
  await create(
    db.schema
      .createTable('return_package_line')
      .addColumn('package_ref', 'integer', owned('return_package'))
      .addColumn('sku_ref', 'integer', owned('sku'))
      .addColumn('quantity', 'integer', pieces)
      .addPrimaryKeyConstraint('return_package_line_key', ['package_ref', 'sku_ref']),
  );
  await db.schema
    .createIndex('return_package_line_by_sku_ref')
    .on('return_package_line')
    .column('sku_ref')
    .execute();

  await create(
    db.schema
      .createTable('delivery_assessment')
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('start_day', text, required)
      .addColumn('end_day', text, required)
      .addColumn('rating', 'integer', required)
      .addColumn('orders', 'integer', required)
      .addColumn('on_time_orders', 'integer', required)
      .addColumn('fake_orders', 'integer', required)
      .addPrimaryKeyConstraint('delivery_assessment_key', ['shop_id', 'start_day']),
  );
}
