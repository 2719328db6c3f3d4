import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import { sumColumns } from './statistics.ts';

/** How the sums of roll-up-sums.ts come into the tables of the roll-ups. */

export type SkuSum<Bucket extends string | number = string> = [
  shopId: number,
  bucket: Bucket,
  skuRef: number,
  soldQuantity: number,
  returnedQuantity: number,
  soldAmount: number,
  returnedAmount: number,
];

export type ShopSum = [
  shopId: number,
  bucket: string,
  soldQuantity: number,
  returnedQuantity: number,
  soldAmount: number,
  returnedAmount: number,
  cost: number,
  uncostedSoldQuantity: number,
  uncostedReturnedQuantity: number,
  uncostedSoldAmount: number,
  uncostedReturnedAmount: number,
];

/** The fen of each hour of a day, in the order of `hourColumns`. */
export type DayHours = [shopId: number, day: string, ...nets: number[]];

export const skuFigures = ['sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount'];
export const shopFigures = Object.values(sumColumns);

export type RollUpTable =
  | 'shop_hour'
  | 'shop_day'
  | 'shop_day_hours'
  | 'shop_month'
  | 'sku_minute'
  | 'sku_hour'
  | 'sku_day'
  | 'sku_month'
  | 'sku_window';

/** Adds the sums of a source to the rows that are there, and inserts the rows that are not. */
export function addRows(
  trx: DbOrTransaction,
  table: RollUpTable,
  source: DataSource,
  keys: string,
  figures: readonly string[],
  rows: readonly (ShopSum | SkuSum<string | number> | DayHours)[],
): Promise<never[]> {
  const increased = figures.map((figure) => `${figure} = ${table}.${figure} + excluded.${figure}`);
  return insertRows(
    trx,
    table,
    `source, ${keys}, ${figures.join(', ')}`,
    rows,
    `on conflict (source, ${keys}) do update set ${increased.join(', ')}`,
    `'${source}'`,
  );
}

const isLess = (sold: number, returned: number): boolean =>
  sold <= 0 && returned <= 0 && sold + returned < 0;

/** Whether pieces were taken away, and none added. */
export const isLessOfShop = (row: ShopSum): boolean => isLess(row[2], row[3]);
export const isLessOfSku = (row: SkuSum<string | number>): boolean => isLess(row[3], row[4]);

/** Deletes the rows of which no line is left, in the buckets that have fewer: readers take a row for a sale. */
export async function forgetEmpty<Row extends ShopSum | SkuSum<string | number>>(
  trx: DbOrTransaction,
  table: RollUpTable,
  source: DataSource,
  bucket: 'hour' | 'day' | 'month' | 'minute' | 'length',
  rows: readonly Row[],
  hasLess: (row: Row) => boolean,
): Promise<void> {
  for (const [shopId, same] of Map.groupBy(rows.filter(hasLess), (row) => row[0])) {
    await trx
      .deleteFrom(table)
      .where('shop_id', '=', shopId)
      .where('source', '=', source)
      .where(among(trx, bucket, [...new Set(same.map((row) => row[1]))]))
      .where('sold_quantity', '=', 0)
      .where('returned_quantity', '=', 0)
      .execute();
    await nextTurn();
  }
}

/** The same of `shop_day_hours`, once `shop_day` has lost its own. */
export async function forgetDayHours(
  trx: DbOrTransaction,
  source: DataSource,
  days: readonly ShopSum[],
): Promise<void> {
  for (const [shopId, same] of Map.groupBy(days.filter(isLessOfShop), (row) => row[0]))
    await trx
      .deleteFrom('shop_day_hours as hours')
      .where('shop_id', '=', shopId)
      .where('source', '=', source)
      .where(among(trx, 'day', [...new Set(same.map((row) => row[1]))]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('shop_day')
              .select('shop_day.day')
              .whereRef('shop_day.shop_id', '=', 'hours.shop_id')
              .whereRef('shop_day.source', '=', 'hours.source')
              .whereRef('shop_day.day', '=', 'hours.day'),
          ),
        ),
      )
      .execute();
}
