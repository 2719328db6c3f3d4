import { type Expression, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { SkuSelection } from './sku-sums.ts';
import { type SkuWindow, shopsOfDay, windowsOf } from './sku-windows.ts';
import type { Selection } from './statistics.ts';

/**
 * What a shop's sums by SKU over the last days come to by category, by price band and in numbers of products:
 * a few rows a shop, however many SKUs it has. `shop.splits_day` is the day that they call today. Whatever
 * changes under them (a line, a cost, a category) sets it to null, and `rollWindows` makes them anew soon
 * after. Whoever reads them reads the SKUs of the other shops and of expired ones, in one statement.
 */

/** The length of the window that is today alone, which `sku_day` has as it is. */
export const todayAlone = 1;

/** The windows that splits are kept of for a range of days. */
const keptWindows = (range: Pick<Selection, 'start' | 'end'>): readonly SkuWindow[] =>
  range.start === range.end ? [{ length: todayAlone, day: range.start }] : windowsOf(range);

type Table = 'category_window' | 'band_window' | 'sold_window';

/**
 * The rows of a split, of which several may be of the same part: kept ones, and what the SKUs of the
 * other shops tell.
 * @param columns of the table, by their names in the rows
 */
export function splitRows<Row>(
  db: DbOrTransaction,
  selection: Selection,
  table: Table,
  columns: Readonly<Record<keyof Row & string, string>>,
  fromSkus: (selection: SkuSelection) => Expression<Row>,
) {
  const windows = keptWindows(selection);
  if (windows.length === 0) return sql<Row>`${fromSkus(selection)}`.as<'part'>(sql.ref('part'));
  const { shopIds, source, ended } = selection;
  const names = Object.keys(columns);
  const kept = windows.map(
    ({ length, day }) => sql`
      select ${sql.join(Object.entries<string>(columns).map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`))}
      from ${sql.table(table)}
      where shop_id in ${shopsOfDay(db, shopIds, 'splits_day', [{ day }], 'current', ended)}
        and source = ${source} and length = ${sql.lit(length)}`,
  );
  const others = shopsOfDay(db, shopIds, 'splits_day', windows, 'others', ended);
  const rest = sql`
    select ${sql.join(names.map((name) => sql.ref(name)))}
    from ${fromSkus({ ...selection, shopIds: others })} as of_sku`;
  return sql<Row>`(${sql.join([...kept, rest], sql` union all `)})`.as<'part'>(sql.ref('part'));
}

/** Lets go of the splits of shops: something under them changes in this transaction. */
export async function forgetSplits(
  trx: DbOrTransaction,
  shopIds: readonly number[],
): Promise<void> {
  if (shopIds.length === 0) return;
  await trx
    .updateTable('shop')
    .set({ splits_day: null })
    .where('id', 'in', shopIds)
    .where('splits_day', 'is not', null)
    .execute();
}
