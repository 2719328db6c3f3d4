import { addDays } from '../../api/contract/rules/calendar.ts';
import type { Db, DbOrTransaction } from '../../db/engine/connect.ts';
import {
  countProductsSold,
  countSoldProducts,
  soldOfSkus,
} from '../../db/products/product-statistics.ts';
import {
  bandsOfSkus,
  categoriesOfSkus,
  sumsByBand,
  sumsByCategory,
} from '../../db/statistics/sales-splits.ts';

/** What is kept of the last days, beside what it is made from. */

/** Days before today; 6 is kept with today itself. */
const lengths = [6, 7, 30, 35];

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const figures = ['sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount'] as const;
type Row = Record<(typeof figures)[number] | 'shop_id' | 'sku_ref', number> & { source: string };

/** One text a SKU and length, to be compared as a whole. */
const written = (length: number, rows: readonly Row[]): string[] => {
  const sums = new Map<string, number[]>();
  for (const row of rows) {
    const key = `${row.shop_id} ${row.source} ${length} ${row.sku_ref}`;
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(
      key,
      figures.map((figure, place) => (sum[place] ?? 0) + row[figure]),
    );
  }
  return [...sums].map(([key, sum]) => `${key}: ${sum}`);
};

/** What the windows hold, and what the days say that they must hold. */
export async function windowsAndDays(db: DbOrTransaction) {
  const shops = await db.selectFrom('shop').select(['id', 'windows_day']).execute();
  const days = await db.selectFrom('sku_day').selectAll().execute();
  const kept = await db.selectFrom('sku_window').selectAll().execute();
  const told = shops.flatMap(({ id, windows_day: end }) =>
    lengths.flatMap((length) =>
      written(
        length,
        days.filter(
          ({ shop_id, day }) =>
            shop_id === id &&
            end !== null &&
            day >= addDays(end, -length) &&
            (length === 6 ? day <= end : day < end),
        ),
      ),
    ),
  );
  return {
    windows: lengths
      .flatMap((length) =>
        written(
          length,
          kept.filter((row) => row.length === length),
        ),
      )
      .sort(),
    days: told.sort(),
  };
}

/** What readers get of the splits, and what the SKUs say that they must get. */
export async function splitsAndSkus(db: Db, shopIds: readonly number[], today: string) {
  const ranges = [
    { start: today, end: today },
    { start: addDays(today, -6), end: today },
    ...[7, 30, 35].map((length) => ({ start: addDays(today, -length), end: addDays(today, -1) })),
  ];
  const [read, told]: unknown[][] = [[], []];
  for (const source of ['sales', 'stocks'] as const) {
    for (const range of ranges) {
      const selection = { shopIds, source, ...range };
      const categories = await categoriesOfSkus(db, selection).execute();
      const bands = await bandsOfSkus(db, selection).execute();
      const sold = await soldOfSkus(db, selection).executeTakeFirstOrThrow();
      told?.push(
        categories
          .map((row) => ({ ...row, category: row.category || null }))
          .sort((a, b) => byText(a.category ?? '', b.category ?? '')),
        bands.sort((a, b) => a.band - b.band),
        sold,
        sold.products,
      );
      read?.push(
        (await sumsByCategory(db, selection)).sort((a, b) =>
          byText(a.category ?? '', b.category ?? ''),
        ),
        (await sumsByBand(db, selection)).sort((a, b) => a.band - b.band),
        await countSoldProducts(db, selection),
        await countProductsSold(db, selection),
      );
    }
  }
  return { read, told };
}
