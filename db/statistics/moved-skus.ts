import { sql } from 'kysely';
import { inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { skuSums } from './sku-sums.ts';
import { type Selection, shopHours, sumsByBucket, sumsByShop } from './statistics.ts';
import { hourColumns } from './tables.ts';

/**
 * What a comparison of two periods is taken apart by: SKU by SKU, shop by shop, and against the past. Each is one
 * statement a period, of roll-ups. Of single days the hours before one can be taken alone.
 */

/** Some days or, of a single one, its hours up to one that is not counted, 1 to 24. */
export interface HourlySelection extends Selection {
  readonly untilHour?: number | undefined;
}

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

/** Net fen by shop. Shops in which nothing moved are not among them. */
export async function netsByShop(
  db: DbOrTransaction,
  selection: HourlySelection,
): Promise<ReadonlyMap<number, number>> {
  if (selection.untilHour === undefined) {
    const sums = await sumsByShop(db, selection);
    return new Map([...sums].map(([id, of]) => [id, of.soldAmount - of.returnedAmount]));
  }
  const rows = await shopHours(db, selection, hoursOf(selection))
    .groupBy('shop_id')
    .select(['shop_id', sql<number>`sum(sold_amount - returned_amount)`.as('net')])
    .execute();
  return new Map(rows.map(({ shop_id, net }) => [shop_id, net]));
}

/** Net fen of each day, of its hours before one if so selected. Days without a sale are not among them. */
export async function netsByDay(
  db: DbOrTransaction,
  selection: HourlySelection,
): Promise<ReadonlyMap<string, number>> {
  const { shopIds, ended = [], source, start, end, untilHour } = selection;
  if (untilHour === undefined) {
    const sums = await sumsByBucket(db, selection, 'day', ['soldAmount', 'returnedAmount']);
    return new Map([...sums].map(([day, of]) => [day, of.soldAmount - of.returnedAmount]));
  }
  const hours = hourColumns.slice(0, untilHour).map((column) => sql.ref(column));
  const rows = await db
    .selectFrom('shop_day_hours')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
    .groupBy('day')
    .select(['day', sql<number>`sum(${sql.join(hours, sql` + `)})`.as('net')])
    .execute();
  return new Map(rows.map(({ day, net }) => [day, net]));
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
