import { type SqlBool, sql } from 'kysely';
import { inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { synced } from './line-days.ts';
import { skuSums } from './sku-sums.ts';
import type { Selection } from './statistics.ts';

/**
 * Where the lines behind a figure came from. Each is one statement of roll-ups, however many shops there are; the
 * lines themselves are never read.
 */

const sumOf = (value: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${value}), 0)`;

function lineDays(db: DbOrTransaction, { shopIds, ended = [], source, start, end }: Selection) {
  return db
    .selectFrom('line_day')
    .where('line_day.shop_id', 'in', shopIds)
    .where('line_day.source', '=', source)
    .where('line_day.day', '>=', start)
    .where('line_day.day', '<=', end)
    .where('line_day.line_count', '>', 0)
    .where(inPaidDays(ended, { shop: 'line_day.shop_id', bucket: 'line_day.day' }));
}

/** What is known of the lines of one shop. */
export interface ShopLines {
  readonly lines: number;
  /** Those among them that a sync brought; the others came with imports. */
  readonly synced: number;
  /** Days with lines. */
  readonly days: number;
  readonly firstDay: string;
  readonly lastDay: string;
  /** When the newest of them came; null where that was not kept. */
  readonly arrivedAt: number | null;
  /** The same of those that a sync brought. */
  readonly syncArrivedAt: number | null;
}

/** By shop; shops without a line are not among them. */
export async function linesByShop(
  db: DbOrTransaction,
  selection: Selection,
): Promise<ReadonlyMap<number, ShopLines>> {
  const rows = await lineDays(db, selection)
    .groupBy('line_day.shop_id')
    .select(({ fn }) => [
      'line_day.shop_id as shopId',
      sumOf(sql`line_count`).as('lines'),
      sumOf(sql`case when import_id = ${sql.lit(synced)} then line_count else 0 end`).as('synced'),
      sql<number>`count(distinct day)`.as('days'),
      fn.min('line_day.day').as('firstDay'),
      fn.max('line_day.day').as('lastDay'),
      fn.max('line_day.arrived_at').as('arrivedAt'),
      sql<number | null>`max(case when import_id = ${sql.lit(synced)} then arrived_at end)`.as(
        'syncArrivedAt',
      ),
    ])
    .execute();
  return new Map(rows.map(({ shopId, ...lines }) => [shopId, lines]));
}

/** The days on which any of the shops has a line. */
export async function daysWithLines(
  db: DbOrTransaction,
  selection: Selection,
): Promise<ReadonlySet<string>> {
  const rows = await lineDays(db, selection).select('line_day.day').distinct().execute();
  return new Set(rows.map(({ day }) => day));
}

/** The first and the last hour with a line; null without any. `first` and `last` are the days that they lie in. */
export async function hoursWithLines(
  db: DbOrTransaction,
  { shopIds, ended = [], source }: Selection,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<{ readonly firstHour: string | null; readonly lastHour: string | null }> {
  const within = (day: string, end: 'min' | 'max') =>
    db
      .selectFrom('shop_hour')
      .where('shop_id', 'in', shopIds)
      .where('source', '=', source)
      .where('hour', '>=', `${day}T00`)
      .where('hour', '<=', `${day}T23`)
      .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'hour' }))
      .select(({ fn }) => fn[end]<string | null>('hour').as('hour'));
  return db
    .selectNoFrom([within(first, 'min').as('firstHour'), within(last, 'max').as('lastHour')])
    .executeTakeFirstOrThrow();
}

/** What one import has in a selection. */
export interface ImportedLines {
  readonly importId: number;
  readonly fileName: string | null;
  readonly finishedAt: number | null;
  /** Its lines in the selection. */
  readonly lines: number;
  /** The lines that it added or changed when it was saved, wherever they are. */
  readonly allLines: number | null;
  readonly shops: number;
}

/** The imports that the lines came with, the newest first, so many of them, and how many there are in all. */
export async function linesByImport(
  db: DbOrTransaction,
  selection: Selection,
  most: number,
): Promise<{ readonly count: number; readonly rows: readonly ImportedLines[] }> {
  const rows = await lineDays(db, selection)
    .where('line_day.import_id', '<>', synced)
    .leftJoin('sales_import', 'sales_import.id', 'line_day.import_id')
    .groupBy([
      'line_day.import_id',
      'sales_import.file_name',
      'sales_import.finished_at',
      'sales_import.lines_added',
      'sales_import.lines_changed',
    ])
    .select([
      'line_day.import_id as importId',
      'sales_import.file_name as fileName',
      'sales_import.finished_at as finishedAt',
      sumOf(sql`line_count`).as('lines'),
      sql<number | null>`sales_import.lines_added + sales_import.lines_changed`.as('allLines'),
      sql<number>`count(distinct line_day.shop_id)`.as('shops'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .orderBy(sql`coalesce(sales_import.finished_at, 0)`, 'desc')
    .orderBy('line_day.import_id', 'desc')
    .limit(most)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ count: _, ...row }) => row),
  };
}

export interface Converted {
  readonly currency: string;
  readonly lowestRate: string;
  readonly highestRate: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What the imports behind the lines converted to yuan, each way of it once. Rates are those of the whole import. */
export async function conversionsOf(
  db: DbOrTransaction,
  selection: Selection,
): Promise<readonly Converted[]> {
  const hasLines = lineDays(db, selection)
    .where(sql<SqlBool>`line_day.shop_id = import_conversion.shop_id`)
    .where(sql<SqlBool>`line_day.import_id = import_conversion.import_id`)
    .select(sql`1`.as('one'));
  return db
    .selectFrom('import_conversion')
    .where('import_conversion.shop_id', 'in', selection.shopIds)
    .where('first_day', '<=', selection.end)
    .where('last_day', '>=', selection.start)
    .where(sql<SqlBool>`exists ${hasLines}`)
    .groupBy(['currency', 'lowest_rate', 'highest_rate'])
    .orderBy('currency')
    .select(({ fn }) => [
      'currency',
      'lowest_rate as lowestRate',
      'highest_rate as highestRate',
      fn.min('first_day').as('firstDay'),
      fn.max('last_day').as('lastDay'),
    ])
    .execute();
}

/** SKUs that moved, and those among them whose cost is not known; the days on which such a one moved. */
export async function costsBehind(
  db: DbOrTransaction,
  selection: Selection,
): Promise<{
  readonly skus: number;
  readonly uncostedSkus: number;
  readonly uncostedDays: number;
}> {
  const { shopIds, ended = [], source, start, end } = selection;
  const days = db
    .selectFrom('shop_day')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
    .where(sql<SqlBool>`uncosted_sold_quantity + uncosted_returned_quantity > 0`)
    .select(sql<number>`count(distinct day)`.as('days'));
  return db
    .with('moved', () => skuSums(db, selection))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .select([
      sql<number>`count(distinct sku.id)`.as('skus'),
      sql<number>`count(distinct case when sku.cost is null then sku.id end)`.as('uncostedSkus'),
      sql<number>`coalesce((${days}), 0)`.as('uncostedDays'),
    ])
    .executeTakeFirstOrThrow();
}
