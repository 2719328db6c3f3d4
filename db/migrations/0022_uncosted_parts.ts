import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';
import { kit } from './kit.ts';

/**
 * What has no cost is counted apart, pieces and amounts, sold and returned: the net pieces that were kept
 * could not tell 5 sold and 5 returned from none, nor what they brought. Days and months know it from the
 * sums by SKU, hours from the lines alone. The splits are made anew by the next `rollWindows`.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big } = kit(db);
  for (const table of ['shop_hour', 'shop_day', 'shop_month', 'category_window', 'band_window']) {
    for (const column of columns)
      await db.schema
        .alterTable(table)
        .addColumn(column, big, (added) => added.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable(table).dropColumn('uncosted_net').execute();
  }
  for (const bucket of ['day', 'month']) {
    await fill(
      db,
      bucket,
      sql`
        select moved.shop_id, moved.source, moved.${sql.ref(bucket)} as bucket,
          ${sums((figure, kind) => sql.ref(`moved.${kind}_${figure}`))}
        from ${sql.table(`sku_${bucket}`)} as moved join sku on sku.id = moved.sku_ref
        where sku.cost is null
        group by moved.shop_id, moved.source, moved.${sql.ref(bucket)}`,
    );
  }
  // Shanghai has been eight hours ahead since before any line.
  const hour = isSqlite(db)
    ? sql`strftime('%Y-%m-%dT%H', line.sold_at / 1000 + 28800, 'unixepoch')`
    : sql`to_char(to_timestamp(line.sold_at / 1000) at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD"T"HH24')`;
  await fill(
    db,
    'hour',
    sql`
      select line.shop_id, line.source, ${hour} as bucket,
        ${sums((figure, kind) => sql`case when line.kind = ${sql.lit(kind === 'sold' ? 'sale' : 'return')} then ${sql.ref(`line.${figure}`)} else 0 end`)}
      from sale_line as line join sku on sku.id = line.sku_ref
      where sku.cost is null
      group by line.shop_id, line.source, ${hour}`,
  );
  for (const table of ['category_window', 'band_window', 'sold_window'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update shop set splits_day = null`.execute(db);
}

const figures = ['quantity', 'amount'] as const;
const kinds = ['sold', 'returned'] as const;
const parts = figures.flatMap((figure) => kinds.map((kind) => ({ figure, kind })));
const columns = parts.map(({ figure, kind }) => `uncosted_${kind}_${figure}`);

type Part = (typeof parts)[number];

const sums = (
  of: (figure: Part['figure'], kind: Part['kind']) => ReturnType<typeof sql>,
): ReturnType<typeof sql> =>
  sql.join(
    parts.map(
      ({ figure, kind }) =>
        sql`sum(${of(figure, kind)}) as ${sql.ref(`uncosted_${kind}_${figure}`)}`,
    ),
  );

/** Takes the sums by bucket over to the roll-up of shops. */
async function fill(db: DbOrTransaction, bucket: string, from: ReturnType<typeof sql>) {
  const set = columns.map((column) => sql`${sql.ref(column)} = part.${sql.ref(column)}`);
  await sql`
    update ${sql.table(`shop_${bucket}`)} set ${sql.join(set)}
    from (${from}) as part
    where ${sql.ref(`shop_${bucket}.shop_id`)} = part.shop_id
      and ${sql.ref(`shop_${bucket}.source`)} = part.source
      and ${sql.ref(`shop_${bucket}.${bucket}`)} = part.bucket`.execute(db);
}
