import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DataSource, dataSources } from '../../api/contract/rules/data-source.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { lockShops } from '../shops/lock-shops.ts';

/** How long the data of an expired shop is kept (specification section 4). */
export const expiredKeptFor = 7 * 24 * 60 * 60 * 1000;

/** Rows that one step deletes: others are answered in between, however much a shop has sold. */
const rowsAtOnce = 5_000;

/** The large tables, with the column by which a part of a shop's rows is told from the rest. */
const large = [
  ['sale_line', 'order_no'],
  ['import_line', 'order_no'],
  ['import_repeat', 'order_no'],
  ['sku_day', 'day'],
  ['sku_minute', 'minute'],
  ['sku_hour', 'hour'],
  ['sku_month', 'month'],
  ['shop_hour', 'hour'],
  ['line_day', 'day'],
] as const;

/** The rest of what is known of a shop; what hangs on products and orders goes with them. */
const small = [
  'sku_window',
  'category_window',
  'band_window',
  'sold_window',
  'shop_day',
  'shop_month',
  'stock',
  'shipping_order',
  'return_package',
  'delivery_assessment',
  'product',
  'shop_report',
  'fund_restriction',
  'shop_message',
  'shelf_change',
  'todo_mark',
  'import_conversion',
  'import_change',
] as const;

/** The shops whose paid time has been over for 7 days and whose data is still there. */
export async function findShopsToClear(db: DbOrTransaction, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('shop')
    .select('id')
    .where('expire_at', '<=', now - expiredKeptFor)
    .where('cleared_at', 'is', null)
    .where('unbound_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Deletes the data of one expired shop; the shop itself stays, to be renewed. It is one transaction, so that
 * nobody ever sees, or adds to, a part of it. False when the shop has been renewed meanwhile.
 */
export async function clearShop(db: Db, shopId: number, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockShops(trx, [shopId]);
    const due = await trx
      .selectFrom('shop')
      .select('id')
      .where('id', '=', shopId)
      .where('expire_at', '<=', now - expiredKeptFor)
      .where('cleared_at', 'is', null)
      .executeTakeFirst();
    if (due === undefined) return false;
    await clearData(trx, shopId, now);
    return true;
  });
}

/** Deletes what is known of a shop, in many small steps with a turn for others after each. */
export async function clearData(trx: DbOrTransaction, shopId: number, now: number): Promise<void> {
  await trx
    .updateTable('shop')
    .set({
      cleared_at: now,
      windows_day: null,
      splits_day: null,
      review_score: null,
      delivery_rating: null,
      abnormal_count: 0,
      refund_count: 0,
      specification_count: 0,
    })
    .where('id', '=', shopId)
    .execute();
  for (const [table, column] of large)
    for (const source of dataSources)
      while (await deletePart(trx, table, column, shopId, source)) await nextTurn();
  for (const table of small) {
    await trx.deleteFrom(table).where('shop_id', '=', shopId).execute();
    await nextTurn();
  }
}

/** Deletes the first rows of a shop in the order of the key. True when there are more. */
async function deletePart(
  trx: DbOrTransaction,
  table: (typeof large)[number][0],
  column: (typeof large)[number][1],
  shopId: number,
  source: DataSource,
): Promise<boolean> {
  const rows = sql`${sql.table(table)} where shop_id = ${shopId} and source = ${source}`;
  const key = sql.ref(column);
  const { rows: after } = await sql<{ at: string }>`
    select ${key} as at from ${rows} order by ${key} limit 1 offset ${rowsAtOnce}
  `.execute(trx);
  const [first] = after;
  if (first === undefined) {
    await sql`delete from ${rows}`.execute(trx);
    return false;
  }
  // One order, or day, may have rows on both sides of the boundary: it goes whole, so that each step gets on.
  await sql`delete from ${rows} and ${key} <= ${first.at}`.execute(trx);
  return true;
}
