import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/** What marketplaces report of shops, sales by the minute, and notices. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, real, text, createKeyed, index } = kit(db);

  await createKeyed(
    db.schema
      .createTable('shop_report')
      .addColumn('shop_id', 'integer', (column) =>
        column.notNull().primaryKey().references('shop.id').onDelete('cascade'),
      )
      .addColumn('available_balance', big, required)
      .addColumn('pending_amount', big, required)
      .addColumn('review_count', 'integer', required)
      .addColumn('good_review_count', 'integer', required)
      .addColumn('previous_score', real)
      .addColumn('high_price_count', 'integer', required)
      .addColumn('documents_approved', 'integer', required)
      .addColumn('documents_reviewing', 'integer', required)
      .addColumn('documents_missing', 'integer', required)
      .addColumn('documents_rejected', 'integer', required)
      .addColumn('updated_at', big, required),
  );

  await createKeyed(
    db.schema
      .createTable('fund_restriction')
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('restriction_id', text, required)
      .addColumn('kind', text, oneOf('kind', ['violation', 'rating', 'reserve']))
      .addColumn('reason', text, required)
      .addColumn('amount', big, required)
      .addColumn('release_condition', text, required)
      .addColumn('since', big, required)
      .addPrimaryKeyConstraint('fund_restriction_key', ['shop_id', 'restriction_id']),
  );

  await createKeyed(
    db.schema
      .createTable('marketplace_rule')
      .addColumn('platform', text, oneOf('platform', ['temu', 'shein']))
      .addColumn('code', text, required)
      .addColumn('title', text, required)
      .addColumn('content', text, required)
      .addColumn('penalty', text, required)
      .addPrimaryKeyConstraint('marketplace_rule_key', ['platform', 'code']),
  );

  await createKeyed(
    db.schema
      .createTable('shop_message')
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('message_id', text, required)
      .addColumn('kind', text, oneOf('kind', ['violation', 'notice']))
      .addColumn('rule_code', text)
      .addColumn('product_id', text)
      .addColumn('title', text, required)
      .addColumn('content', text, required)
      .addColumn('fine', big, required)
      .addColumn('state', text, oneOf('state', ['none', 'open', 'appealing', 'fined', 'waived']))
      .addColumn('happened_at', big, required)
      .addPrimaryKeyConstraint('shop_message_key', ['shop_id', 'message_id']),
  );
  await index('shop_message', ['shop_id', 'happened_at']);

  await createKeyed(
    db.schema
      .createTable('shelf_change')
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('change_id', text, required)
      .addColumn('kind', text, oneOf('kind', ['on', 'off']))
      .addColumn('product_id', text, required)
      .addColumn('reason', text, required)
      .addColumn('happened_at', big, required)
      .addPrimaryKeyConstraint('shelf_change_key', ['shop_id', 'change_id']),
  );
  await index('shelf_change', ['shop_id', 'happened_at']);

  // Like the other roll-ups without foreign keys: one writer fills it.
  await createKeyed(
    db.schema
      .createTable('sku_minute')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
      .addColumn('minute', text, required)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('sold_quantity', big, zero)
      .addColumn('returned_quantity', big, zero)
      .addColumn('sold_amount', big, zero)
      .addColumn('returned_amount', big, zero)
      .addPrimaryKeyConstraint('sku_minute_key', ['shop_id', 'source', 'minute', 'sku_ref']),
  );

  await createKeyed(
    db.schema
      .createTable('notice')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('kind', text, oneOf('kind', ['announcement', 'news', 'help']))
      .addColumn('title', text, required)
      .addColumn('summary', text, required)
      .addColumn('body', text, required)
      .addColumn('is_pinned', 'integer', zero)
      .addColumn('published_at', big, required),
  );
  await index('notice', ['kind', 'published_at']);
}
