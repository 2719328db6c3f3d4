import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import { dataSources } from '../../api/contract/rules/data-source.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { soldOfSkus } from '../products/product-statistics.ts';
import { todayAlone } from './kept-splits.ts';
import { bandsOfSkus, categoriesOfSkus } from './sales-splits.ts';
import { lengths, running } from './sku-windows.ts';
import { type Selection, sumColumns } from './statistics.ts';

/** What is kept: by the very queries that serve where it is not. Their columns come in this order. */
const sums = Object.values(sumColumns).join(', ');

const tables = [
  { table: 'category_window', columns: `category, ${sums}`, fromSkus: categoriesOfSkus },
  { table: 'band_window', columns: `band, ${sums}`, fromSkus: bandsOfSkus },
  { table: 'sold_window', columns: 'products, skcs, skus, quantity, amount', fromSkus: soldOfSkus },
] as const;

/** Makes the splits of a shop whose sums by SKU are of `day`. The shop must be locked. */
export async function makeSplits(trx: DbOrTransaction, shopId: number, day: string): Promise<void> {
  const windows = [
    { length: todayAlone, start: day, end: day },
    { length: running, start: addDays(day, -running), end: day },
    ...lengths.map((length) => ({ length, start: addDays(day, -length), end: addDays(day, -1) })),
  ];
  for (const { table } of tables)
    await trx.deleteFrom(table).where('shop_id', '=', shopId).execute();
  for (const source of dataSources) {
    for (const { length, ...range } of windows) {
      const selection: Selection = { shopIds: [shopId], source, ...range };
      for (const { table, columns, fromSkus } of tables) {
        const rows: Expression<unknown> = fromSkus(trx, selection);
        await sql`
          insert into ${sql.table(table)} (shop_id, source, length, ${sql.raw(columns)})
          select ${sql.lit(shopId)}, ${sql.lit(source)}, ${sql.lit(length)}, of_sku.* from ${rows} as of_sku`.execute(
          trx,
        );
      }
      await nextTurn();
    }
  }
}
