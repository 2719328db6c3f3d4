import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required, zero } from './kit.ts';

/** Sales of shops by whole months, so that figures over years need not read every day. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('shop_month')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, (column) =>
        column.notNull().check(sql`source in ('sales', 'stocks')`),
      )
      .addColumn('month', text, required)
      .addColumn('sold_quantity', big, zero)
      .addColumn('returned_quantity', big, zero)
      .addColumn('sold_amount', big, zero)
      .addColumn('returned_amount', big, zero)
      .addColumn('cost', big, zero)
      .addColumn('uncosted_net', big, zero)
      .addPrimaryKeyConstraint('shop_month_key', ['shop_id', 'source', 'month']),
  );
  await sql`
    insert into shop_month (shop_id, source, month, sold_quantity, returned_quantity, sold_amount,
      returned_amount, cost, uncosted_net)
    select shop_id, source, substr(day, 1, 7), sum(sold_quantity), sum(returned_quantity),
      sum(sold_amount), sum(returned_amount), sum(cost), sum(uncosted_net)
    from shop_day
    group by shop_id, source, substr(day, 1, 7)
  `.execute(db);
}
