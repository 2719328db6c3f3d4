import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { addDays, daysBetween } from './calendar.ts';
import type { Db, DbOrTransaction } from './connect.ts';
import type { Selection } from './statistics.ts';

/**
 * Sums by SKU over the 7, 30 and 35 days up to yesterday and the 7 up to today: the ranges that are looked
 * at all day long, read in one row a SKU instead of one a SKU and day. `shop.windows_day` is the day that
 * they call today. They always are the sums of `sku_day`, as new lines move both in one transaction.
 * Whoever reads them reads `sku_day` for the shops whose windows end on another day, in one statement, so
 * that figures never depend on when they were rolled on.
 */

/** Days before today, without today. */
const lengths = [7, 30, 35];
/** The days before today in the week that ends today, which is kept as of this length. */
const running = 6;

export interface SkuWindow {
  readonly length: number;
  /** What `shop.windows_day` must be: the day after its last or, of the week that ends today, its last. */
  readonly day: string;
}

/** The windows that a range of days may be; none for most ranges. Which it is for a shop, its day tells. */
export function windowsOf({ start, end }: Pick<Selection, 'start' | 'end'>): readonly SkuWindow[] {
  const length = daysBetween(start, end) + 1;
  const over = lengths.includes(length) ? [{ length, day: addDays(end, 1) }] : [];
  return length === running + 1 ? [...over, { length: running, day: end }] : over;
}

/** Of the shops, those whose windows are of one of the days, or the others. */
export function shopsWithWindows(
  db: DbOrTransaction,
  shopIds: readonly number[],
  windows: readonly Pick<SkuWindow, 'day'>[],
  wanted: 'current' | 'others',
) {
  const days = sql.join(windows.map(({ day }) => day));
  const isCurrent = sql<SqlBool>`coalesce(windows_day, '') in (${days})`;
  return db
    .selectFrom('shop')
    .where('id', 'in', shopIds)
    .where(wanted === 'current' ? isCurrent : sql<SqlBool>`not ${isCurrent}`)
    .select('id');
}

/**
 * What joins SKUs with their rows of a window, for queries that go through many SKUs anyway. SKUs of shops
 * whose windows end on another day find none.
 */
export function inWindow(
  db: DbOrTransaction,
  shopIds: readonly number[],
  window: SkuWindow,
  refs: { readonly window: string; readonly shop: string; readonly sku: string },
) {
  const column = (name: string) => sql.ref(`${refs.window}.${name}`);
  return sql<SqlBool>`${column('shop_id')} = ${sql.ref(refs.shop)} and ${column('source')} = 'sales'
    and ${column('length')} = ${sql.lit(window.length)} and ${column('sku_ref')} = ${sql.ref(refs.sku)}
    and ${column('shop_id')} in ${shopsWithWindows(db, shopIds, [window], 'current')}`;
}

/** What the days of a window tell of the SKUs that `inWindow` finds nothing for. */
export function daysInstead(db: DbOrTransaction, shopIds: readonly number[], window: SkuWindow) {
  const { day, length } = window;
  return db
    .selectFrom('sku_day')
    .where('shop_id', 'in', shopsWithWindows(db, shopIds, [window], 'others'))
    .where('source', '=', 'sales')
    .where('day', '>=', addDays(day, -length))
    .where('day', '<', day)
    .groupBy('sku_ref')
    .select('sku_ref');
}

/** Brings the windows of all shops to the days before `today`, a shop at a time. */
export async function rollWindows(db: Db, today: string, signal?: AbortSignal): Promise<void> {
  const isBehind = sql<SqlBool>`unbound_at is null and coalesce(windows_day, '') < ${today}`;
  const shops = await db.selectFrom('shop').where(isBehind).orderBy('id').select('id').execute();
  for (const { id } of shops) {
    if (signal?.aborted) return;
    await db.transaction().execute(async (trx) => {
      // Locks the shop as `lockShops` does. Another process may have rolled it on since it was looked up.
      const behind = await trx
        .updateTable('shop')
        .set({ windows_day: today })
        .where('id', '=', id)
        .where(isBehind)
        .returning('id')
        .executeTakeFirst();
      if (behind !== undefined) await makeWindows(trx, id, today);
    });
    await nextTurn();
  }
}

async function makeWindows(trx: DbOrTransaction, shopId: number, day: string): Promise<void> {
  await trx.deleteFrom('sku_window').where('shop_id', '=', shopId).execute();
  for (const length of [...lengths, running]) {
    await sql`
      insert into sku_window (shop_id, source, length, sku_ref, sold_quantity, returned_quantity,
        sold_amount, returned_amount)
      select shop_id, source, ${sql.lit(length)}, sku_ref, sum(sold_quantity),
        sum(returned_quantity), sum(sold_amount), sum(returned_amount)
      from sku_day
      where shop_id = ${shopId} and source in ('sales', 'stocks')
        and day >= ${addDays(day, -length)}
        and day <= ${length === running ? day : addDays(day, -1)}
      group by shop_id, source, sku_ref`.execute(trx);
    await nextTurn();
  }
}

/**
 * Answers which windows a day of a shop counts in, for whoever changes `sku_day`: what it adds there it
 * adds to them in the same transaction. The shops must be locked.
 */
export async function windowsAround(
  trx: DbOrTransaction,
  shopIds: readonly number[],
): Promise<(shopId: number, day: string) => readonly number[]> {
  const rows = await trx
    .selectFrom('shop')
    .where('id', 'in', shopIds)
    .select(['id', 'windows_day'])
    .execute();
  const none: readonly number[] = [];
  /** By shop and day, of the few days that lie in a window: an import brings very many more. */
  const around = new Map<number, ReadonlyMap<string, readonly number[]>>();
  for (const { id, windows_day: today } of rows)
    if (today !== null) around.set(id, lengthsByDay(today));
  return (shopId, day) => around.get(shopId)?.get(day) ?? none;
}

function lengthsByDay(today: string): Map<string, readonly number[]> {
  const days = new Map([[today, [running]]]);
  for (let ago = 1; ago <= Math.max(...lengths); ago += 1)
    days.set(
      addDays(today, -ago),
      [...lengths, running].filter((length) => ago <= length),
    );
  return days;
}
