import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, required, zero } from './kit.ts';

const hours = Array.from({ length: 24 }, (_, hour) => `hour_${hour}`);

/** Net fen of each hour of a day in one row, so that the same hours of many days are read at once. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);
  const table = db.schema
    .createTable('shop_day_hours')
    .addColumn('shop_id', 'integer', required)
    .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
    .addColumn('day', text, required)
    .addPrimaryKeyConstraint('shop_day_hours_key', ['shop_id', 'source', 'day']);
  await createKeyed(hours.reduce((made, hour) => made.addColumn(hour, big, zero), table));
  const netOf = (_: string, hour: number) => sql`
    sum(case when substr(hour, 12) = ${sql.lit(String(hour).padStart(2, '0'))}
      then sold_amount - returned_amount else 0 end)`;
  await sql`
    insert into shop_day_hours
    select shop_id, source, substr(hour, 1, 10), ${sql.join(hours.map(netOf))}
    from shop_hour
    group by shop_id, source, substr(hour, 1, 10)`.execute(db);
}
