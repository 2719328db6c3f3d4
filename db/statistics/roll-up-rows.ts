import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import { sumColumns } from './statistics.ts';

/** How the sums of roll-up-sums.ts come into the tables of the roll-ups. */

export type SkuSum<Bucket extends string | number = string> = [
  shopId: number,
  source: DataSource,
  bucket: Bucket,
  skuRef: number,
  soldQuantity: number,
  returnedQuantity: number,
  soldAmount: number,
  returnedAmount: number,
];

export type ShopSum = [
  shopId: number,
  source: DataSource,
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

export const skuFigures = ['sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount'];
export const shopFigures = Object.values(sumColumns);

type RollUpTable =
  | 'shop_hour'
  | 'shop_day'
  | 'shop_month'
  | 'sku_minute'
  | 'sku_hour'
  | 'sku_day'
  | 'sku_month'
  | 'sku_window';

/** Adds the sums to the rows that are there, and inserts the rows that are not. */
export function addRows(
  trx: DbOrTransaction,
  table: RollUpTable,
  keys: string,
  figures: readonly string[],
  rows: readonly (ShopSum | SkuSum<string | number>)[],
): Promise<never[]> {
  const increased = figures.map((figure) => `${figure} = ${table}.${figure} + excluded.${figure}`);
  return insertRows(
    trx,
    table,
    `${keys}, ${figures.join(', ')}`,
    rows,
    `on conflict (${keys}) do update set ${increased.join(', ')}`,
  );
}

export const shopPieces = (row: ShopSum) => [row[3], row[4]] as const;
export const skuPieces = (row: SkuSum<string | number>) => [row[4], row[5]] as const;

/** Deletes the rows of which no line is left, in the buckets that have fewer: readers take a row for a sale. */
export async function forgetEmpty<Row extends ShopSum | SkuSum<string | number>>(
  trx: DbOrTransaction,
  table: RollUpTable,
  bucket: 'hour' | 'day' | 'month' | 'minute' | 'length',
  rows: readonly Row[],
  piecesOf: (row: Row) => readonly [sold: number, returned: number],
): Promise<void> {
  const fewer = rows.filter((row) => {
    const [sold, returned] = piecesOf(row);
    return sold <= 0 && returned <= 0 && sold + returned < 0;
  });
  for (const same of Map.groupBy(fewer, ([shopId, source]) => `${shopId} ${source}`).values()) {
    const [shopId = 0, source = 'sales'] = same[0] ?? [];
    await trx
      .deleteFrom(table)
      .where('shop_id', '=', shopId)
      .where('source', '=', source)
      .where(among(trx, bucket, [...new Set(same.map((row) => row[2]))]))
      .where('sold_quantity', '=', 0)
      .where('returned_quantity', '=', 0)
      .execute();
    await nextTurn();
  }
}
