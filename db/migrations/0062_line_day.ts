import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';
import { kit, oneOf, required } from './kit.ts';

/**
 * How many lines of each day came from which import, or by a sync (import 0), and when the last of them arrived.
 * Of what is there before the migration the lines tell the counts and the imports the times; when a sync
 * brought a line was never kept.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  await createKeyed(
    db.schema
      .createTable('line_day')
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
      .addColumn('day', text, required)
      .addColumn('import_id', 'integer', required)
      .addColumn('line_count', big, required)
      .addColumn('arrived_at', big)
      .addPrimaryKeyConstraint('line_day_key', ['shop_id', 'source', 'day', 'import_id']),
  );
  // Shanghai has been eight hours ahead since before any line.
  const day = isSqlite(db)
    ? sql`strftime('%Y-%m-%d', sold_at / 1000 + 28800, 'unixepoch')`
    : sql`to_char(to_timestamp(sold_at / 1000) at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`;
  await sql`
    insert into line_day
    select counted.shop_id, counted.source, counted.day, counted.origin, counted.line_count, sales_import.finished_at
    from (
      select shop_id, source, ${day} as day, coalesce(import_id, 0) as origin, count(*) as line_count
      from sale_line group by shop_id, source, ${day}, coalesce(import_id, 0)
    ) as counted
    left join sales_import on sales_import.id = counted.origin`.execute(db);
}
