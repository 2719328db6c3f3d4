import { type Expression, type SqlBool, sql } from 'kysely';
import { addDays, daysBetween } from '../../api/contract/rules/calendar.ts';
import { type EndedShops, endedIds, inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { Selection } from './statistics.ts';

/**
 * Sums by SKU over the 7, 30 and 35 days up to yesterday and the 7 up to today: the ranges that are looked
 * at all day long, read in one row a SKU instead of one a SKU and day. `shop.windows_day` is the day that
 * they call today. They always are the sums of `sku_day`, as new lines move both in one transaction.
 * Whoever reads them reads `sku_day` for the shops whose windows end on another day, and for expired ones, in
 * one statement, so that figures never depend on when they were rolled on.
 */

/** Days before today, without today. */
export const lengths = [7, 30, 35];
/** The days before today in the week that ends today, which is kept as of this length. */
export const running = 6;

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

/** Some shops, by their ids or by a query that finds them. */
export type ShopIds = readonly number[] | Expression<{ readonly id: number }>;

/** Of the shops, those whose windows are of one of the days and all paid for, or the others. */
export const shopsWithWindows = (
  db: DbOrTransaction,
  shopIds: ShopIds,
  windows: readonly Pick<SkuWindow, 'day'>[],
  wanted: 'current' | 'others',
  ended: readonly EndedShops[] = [],
) => shopsOfDay(db, shopIds, 'windows_day', windows, wanted, ended);

/** The same by any column of a shop that is the day of something kept. */
export function shopsOfDay(
  db: DbOrTransaction,
  shopIds: ShopIds,
  column: 'windows_day' | 'splits_day',
  windows: readonly Pick<SkuWindow, 'day'>[],
  wanted: 'current' | 'others',
  ended: readonly EndedShops[] = [],
) {
  const shops = Array.isArray(shopIds) ? sql`(${sql.join(shopIds)})` : shopIds;
  const days = sql.join(windows.map(({ day }) => day));
  const isOfDay = sql<SqlBool>`coalesce(${sql.ref(column)}, '') in (${days})`;
  const over = endedIds(ended);
  const isCurrent =
    over.length === 0 ? isOfDay : sql<SqlBool>`(${isOfDay} and id not in (${sql.join(over)}))`;
  return db
    .selectFrom('shop')
    .where(sql<SqlBool>`id in ${shops}`)
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
  ended: readonly EndedShops[] = [],
) {
  const column = (name: string) => sql.ref(`${refs.window}.${name}`);
  return sql<SqlBool>`${column('shop_id')} = ${sql.ref(refs.shop)} and ${column('source')} = 'sales'
    and ${column('length')} = ${sql.lit(window.length)} and ${column('sku_ref')} = ${sql.ref(refs.sku)}
    and ${column('shop_id')} in ${shopsWithWindows(db, shopIds, [window], 'current', ended)}`;
}

/** What the days of a window tell of the SKUs that `inWindow` finds nothing for. */
export function daysInstead(
  db: DbOrTransaction,
  shopIds: readonly number[],
  window: SkuWindow,
  ended: readonly EndedShops[] = [],
) {
  const { day, length } = window;
  return db
    .selectFrom('sku_day')
    .where('shop_id', 'in', shopsWithWindows(db, shopIds, [window], 'others', ended))
    .where('source', '=', 'sales')
    .where('day', '>=', addDays(day, -length))
    .where('day', '<', day)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
    .groupBy('sku_ref')
    .select('sku_ref');
}

/**
 * A sum of `daysInstead`, as whole as those of the windows: where only one of two is a decimal, PostgreSQL reckons
 * with decimals for all SKUs, which makes its reads a tenth dearer.
 */
export const sumOfDays = (pieces: string) => sql<number>`cast(sum(${sql.raw(pieces)}) as bigint)`;

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
