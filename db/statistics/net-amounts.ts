import { sql } from 'kysely';
import type { Granularity } from '../../api/contract/rules/calendar.ts';
import { inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { type Selection, shopDays, shopMonths, sumsByBucket, sumsByShop } from './statistics.ts';
import { hourColumns } from './tables.ts';

/** Net fen alone, by shop and over time: hours come from the one row that a day of a shop has for all of them. */

/** Some days or, of a single one, its hours up to one that is not counted, 1 to 24. */
export interface HourlySelection extends Selection {
  readonly untilHour?: number | undefined;
}

const netAmount = sql<number>`sold_amount - returned_amount`;
const netSum = sql<number>`sum(sold_amount - returned_amount)`;

function dayHours(db: DbOrTransaction, { shopIds, ended = [], source, start, end }: Selection) {
  return db
    .selectFrom('shop_day_hours')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }));
}

/** Of one row of `shop_day_hours`: its hours before one. */
const untilSum = (untilHour: number) =>
  sql<number>`sum(${sql.join(
    hourColumns.slice(0, untilHour).map((column) => sql.ref(column)),
    sql` + `,
  )})`;

/** Net fen by shop. Shops in which nothing moved may be missing. */
export async function netsByShop(
  db: DbOrTransaction,
  selection: HourlySelection,
): Promise<ReadonlyMap<number, number>> {
  const { untilHour } = selection;
  if (untilHour === undefined) {
    const sums = await sumsByShop(db, selection);
    return new Map([...sums].map(([id, of]) => [id, of.soldAmount - of.returnedAmount]));
  }
  const rows = await dayHours(db, selection)
    .groupBy('shop_id')
    .select(['shop_id', untilSum(untilHour).as('net')])
    .execute();
  return new Map(rows.map(({ shop_id, net }) => [shop_id, net]));
}

/** Net fen of each day, of its hours before one if so selected. Days without a sale are not among them. */
export async function netsByDay(
  db: DbOrTransaction,
  selection: HourlySelection,
): Promise<ReadonlyMap<string, number>> {
  const { untilHour } = selection;
  if (untilHour === undefined) {
    const sums = await sumsByBucket(db, selection, 'day', ['soldAmount', 'returnedAmount']);
    return new Map([...sums].map(([day, of]) => [day, of.soldAmount - of.returnedAmount]));
  }
  const rows = await dayHours(db, selection)
    .groupBy('day')
    .select(['day', untilSum(untilHour).as('net')])
    .execute();
  return new Map(rows.map(({ day, net }) => [day, net]));
}

/** Net fen by shop, and of each by hour, day or month. Shops and buckets without sales may be missing. */
export async function netsByShopAndBucket(
  db: DbOrTransaction,
  selection: Selection,
  width: Granularity,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const shops = new Map<number, Map<string, number>>();
  const ofShop = (shopId: number) => {
    const known = shops.get(shopId) ?? new Map<string, number>();
    shops.set(shopId, known);
    return known;
  };
  if (width === 'hour') {
    const rows = await dayHours(db, selection).selectAll().execute();
    for (const row of rows) {
      const nets = ofShop(row.shop_id);
      for (const [hour, column] of hourColumns.entries())
        nets.set(`${row.day}T${String(hour).padStart(2, '0')}`, row[column] ?? 0);
    }
    return shops;
  }
  const rows =
    width === 'day'
      ? await shopDays(db, selection)
          .select(['shop_id', 'day as bucket', netAmount.as('net')])
          .execute()
      : await shopMonths(db, selection)
          .groupBy('shop_id')
          .select(['shop_id', netSum.as('net')])
          .execute();
  for (const { shop_id, bucket, net } of rows) ofShop(shop_id).set(bucket, net);
  return shops;
}
