import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';
import { kit, oneOf, required, zero } from './kit.ts';

const keptMs = 3 * 24 * 3_600_000;

/**
 * Sums by SKU of the hours of the last days, so that today can be compared with the same hours of yesterday SKU
 * by SKU. Those of the days before the migration come from the lines.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('sku_hour')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
      .addColumn('hour', text, required)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('sold_quantity', big, zero)
      .addColumn('returned_quantity', big, zero)
      .addColumn('sold_amount', big, zero)
      .addColumn('returned_amount', big, zero)
      .addPrimaryKeyConstraint('sku_hour_key', ['shop_id', 'source', 'hour', 'sku_ref']),
  );
  // Shanghai has been eight hours ahead since before any line.
  const hour = isSqlite(db)
    ? sql`strftime('%Y-%m-%dT%H', sold_at / 1000 + 28800, 'unixepoch')`
    : sql`to_char(to_timestamp(sold_at / 1000) at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD"T"HH24')`;
  const sum = (kind: string, figure: string) =>
    sql`sum(case when kind = ${sql.lit(kind)} then ${sql.ref(figure)} else 0 end)`;
  await sql`
    insert into sku_hour
    select shop_id, source, ${hour}, sku_ref, ${sum('sale', 'quantity')}, ${sum('return', 'quantity')},
      ${sum('sale', 'amount')}, ${sum('return', 'amount')}
    from sale_line where sold_at > ${sql.lit(Date.now() - keptMs)}
    group by shop_id, source, ${hour}, sku_ref`.execute(db);
}
