import { sql } from 'kysely';
import { inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { HourlySelection } from './net-amounts.ts';
import { skuSums } from './sku-sums.ts';

/**
 * What a comparison of two periods is taken apart by: SKU by SKU, shop by shop, and against the past. Each is one
 * statement a period, of roll-ups. Of single days the hours before one can be taken alone.
 */

/** Days before today whose hours are known by SKU (roll-up-sums.ts keeps a little more). */
export const skuHourDays = 1;

export interface SkuMovement {
  readonly skuRef: number;
  readonly productRef: number;
  readonly shopId: number;
  /** Pieces in stock now; null where nobody told. */
  readonly onHand: number | null;
  readonly soldQuantity: number;
  readonly soldAmount: number;
  readonly returnedAmount: number;
}

const hourName = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}`;

/** The first and the last hour of a day that are counted. */
const hoursOf = ({ start, untilHour = 24 }: HourlySelection) =>
  [hourName(start, 0), hourName(start, untilHour - 1)] as const;

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;

function hourSums(db: DbOrTransaction, selection: HourlySelection) {
  const [from, to] = hoursOf(selection);
  return db
    .selectFrom('sku_hour')
    .where('shop_id', 'in', selection.shopIds)
    .where('source', '=', selection.source)
    .where('hour', '>=', from)
    .where('hour', '<=', to)
    .where(inPaidDays(selection.ended ?? [], { shop: 'shop_id', bucket: 'hour' }))
    .groupBy('sku_ref')
    .select([
      'sku_ref',
      sumOf('sold_quantity').as('sold_quantity'),
      sumOf('returned_quantity').as('returned_quantity'),
      sumOf('sold_amount').as('sold_amount'),
      sumOf('returned_amount').as('returned_amount'),
    ]);
}

/** Every SKU that moved, with what is in stock of it now. */
export async function skuMovements(
  db: DbOrTransaction,
  selection: HourlySelection,
): Promise<SkuMovement[]> {
  return db
    .with('moved', () =>
      selection.untilHour === undefined ? skuSums(db, selection) : hourSums(db, selection),
    )
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .select([
      'sku.id as skuRef',
      'sku.product_ref as productRef',
      'sku.shop_id as shopId',
      'stock.on_hand as onHand',
      'moved.sold_quantity as soldQuantity',
      'moved.sold_amount as soldAmount',
      'moved.returned_amount as returnedAmount',
    ])
    .execute();
}

/** The ids and names of some products, by their rows. */
export async function productNames(
  db: DbOrTransaction,
  refs: readonly number[],
): Promise<ReadonlyMap<number, { readonly productId: string; readonly name: string }>> {
  if (refs.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .where('id', 'in', refs)
    .select(['id', 'product_id as productId', 'name'])
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
