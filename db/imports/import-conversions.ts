import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';

/** What imports converted from other currencies to yuan, kept apart from the lines. */

export interface ImportConversion {
  readonly currency: string;
  readonly rows: number;
  readonly original: string;
  readonly amount: number;
  readonly lowestRate: string;
  readonly highestRate: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A currency that amounts of a shop were converted from, with the days of those sales. */
export interface ShopConversion {
  readonly currency: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

export async function insertConversions(
  trx: DbOrTransaction,
  importId: number,
  shopId: number,
  conversions: readonly ImportConversion[],
): Promise<void> {
  await insertRows(
    trx,
    'import_conversion',
    'import_id, shop_id, currency, row_count, original, amount, lowest_rate, highest_rate, first_day, last_day',
    conversions.map((each) => [
      importId,
      shopId,
      each.currency,
      each.rows,
      each.original,
      each.amount,
      each.lowestRate,
      each.highestRate,
      each.firstDay,
      each.lastDay,
    ]),
  );
}

/** Forgets what an import converted: its lines are gone. */
export async function deleteConversions(trx: DbOrTransaction, importId: number): Promise<void> {
  await trx.deleteFrom('import_conversion').where('import_id', '=', importId).execute();
}

/** The currencies in the figures of shops, by the shop's id; a shop whose amounts are all in yuan is left out. */
export async function findShopConversions(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShopConversion[]>> {
  const found = new Map<number, ShopConversion[]>();
  if (shopIds.length === 0) return found;
  const rows = await db
    .selectFrom('import_conversion')
    .where('shop_id', 'in', shopIds)
    .groupBy(['shop_id', 'currency'])
    .orderBy('shop_id')
    .orderBy('currency')
    .select(({ fn }) => [
      'shop_id',
      'currency',
      fn.min('first_day').as('first_day'),
      fn.max('last_day').as('last_day'),
    ])
    .execute();
  for (const row of rows) {
    const conversion = {
      currency: row.currency,
      firstDay: row.first_day,
      lastDay: row.last_day,
    };
    const known = found.get(row.shop_id);
    if (known === undefined) found.set(row.shop_id, [conversion]);
    else known.push(conversion);
  }
  return found;
}
