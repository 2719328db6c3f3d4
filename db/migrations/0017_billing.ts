import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Renewal of shops by payment: orders with their shops, coupons, and which shops' data was cleared. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index, unique } = kit(db);

  await db.schema.alterTable('shop').addColumn('cleared_at', big).execute();
  await index('shop', ['expire_at']);

  await create(
    db.schema
      .createTable('renewal_order')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('order_no', text, required)
      .addColumn('cert_no', text, required)
      .addColumn('pay_type', 'integer', (column) => column.notNull().check(sql`pay_type in (1, 2)`))
      .addColumn('status', text, (column) =>
        column.notNull().check(sql`status in ('waiting', 'paid', 'cancelled', 'expired')`),
      )
      .addColumn('month_price', big, (column) => column.notNull().check(sql`month_price >= 0`))
      .addColumn('total', big, (column) => column.notNull().check(sql`total >= 0`))
      .addColumn('page_url', text)
      .addColumn('code_url', text, required)
      .addColumn('created_at', big, required)
      .addColumn('expires_at', big, required)
      .addColumn('paid_at', big)
      .addColumn('closed_at', big),
  );
  await unique('renewal_order', ['order_no']);
  await unique('renewal_order', ['cert_no']);
  await index('renewal_order', ['owner_id', 'created_at']);
  await index('renewal_order', ['status', 'expires_at']);

  // The shop's names are kept: a history must not lose what was paid for when a shop is gone.
  await create(
    db.schema
      .createTable('renewal_item')
      .addColumn('order_id', 'integer', owned('renewal_order'))
      .addColumn('mall_id', text, required)
      .addColumn('shop_id', 'integer', (column) =>
        column.references('shop.id').onDelete('set null'),
      )
      .addColumn('shop_name', text, required)
      .addColumn('temu_uid', text)
      .addColumn('months', 'integer', (column) =>
        column.notNull().check(sql`months between 1 and 360`),
      )
      .addPrimaryKeyConstraint('renewal_item_key', ['order_id', 'mall_id']),
  );
  await index('renewal_item', ['shop_id']);

  await create(
    db.schema
      .createTable('coupon')
      .addColumn('id', 'integer', generated)
      .addColumn('code', text, required)
      .addColumn('value', big, (column) => column.notNull().check(sql`value > 0`))
      .addColumn('created_at', big, required)
      .addColumn('owner_id', 'integer', (column) =>
        column.references('user.id').onDelete('cascade'),
      )
      .addColumn('redeemed_at', big)
      .addColumn('order_id', 'integer', (column) =>
        column.references('renewal_order.id').onDelete('set null'),
      )
      .addColumn('mall_id', text),
  );
  await unique('coupon', ['code']);
  await index('coupon', ['owner_id', 'redeemed_at']);
  await index('coupon', ['order_id']);
}
