import { type AliasedRawBuilder, sql } from 'kysely';
import { addDays, type Granularity } from '../../api/contract/rules/calendar.ts';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { type EndedShops, inPaidDays, type ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inMonthsAndDays, type Span } from './month-parts.ts';

/**
 * Figures of one or many shops, each by one statement however many shops there are. They read the
 * roll-ups that `sale-lines.ts` keeps, never the lines. Days are of Asia/Shanghai, both ends included.
 */

export interface Selection extends ShopScope {
  readonly source: DataSource;
  readonly start: string;
  readonly end: string;
}

/** Sums of pieces and of fen. */
export interface Sums {
  readonly soldQuantity: number;
  readonly returnedQuantity: number;
  readonly soldAmount: number;
  readonly returnedAmount: number;
  /** Of the net pieces whose cost is known. */
  readonly cost: number;
  /** The part of the first four whose cost is not known. */
  readonly uncostedSoldQuantity: number;
  readonly uncostedReturnedQuantity: number;
  readonly uncostedSoldAmount: number;
  readonly uncostedReturnedAmount: number;
}

export const noSums: Sums = {
  soldQuantity: 0,
  returnedQuantity: 0,
  soldAmount: 0,
  returnedAmount: 0,
  cost: 0,
  uncostedSoldQuantity: 0,
  uncostedReturnedQuantity: 0,
  uncostedSoldAmount: 0,
  uncostedReturnedAmount: 0,
};

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;

/** The columns of the roll-ups of shops and of the splits that are kept, by their names in sums. */
export const sumColumns = {
  soldQuantity: 'sold_quantity',
  returnedQuantity: 'returned_quantity',
  soldAmount: 'sold_amount',
  returnedAmount: 'returned_amount',
  cost: 'cost',
  uncostedSoldQuantity: 'uncosted_sold_quantity',
  uncostedReturnedQuantity: 'uncosted_returned_quantity',
  uncostedSoldAmount: 'uncosted_sold_amount',
  uncostedReturnedAmount: 'uncosted_returned_amount',
} as const satisfies Record<keyof Sums, string>;
const figureColumns = Object.values(sumColumns);

/** Of `shop_hour`, `shop_day` and `shop_month`. */
const figureOf = <Figure extends keyof Sums>(figure: Figure) =>
  sql.ref<number>(sumColumns[figure]).as(figure);
const shopSum = <Figure extends keyof Sums>(figure: Figure) => sumOf(sumColumns[figure]).as(figure);
const everySum = [
  'soldQuantity',
  'returnedQuantity',
  'soldAmount',
  'returnedAmount',
  'cost',
  'uncostedSoldQuantity',
  'uncostedReturnedQuantity',
  'uncostedSoldAmount',
  'uncostedReturnedAmount',
] as const satisfies readonly (keyof Sums)[];
export const shopSums = everySum.map(shopSum);
const shopFigures = everySum.map(figureOf);

/** The rows of single hours of a selection. */
function shopHours(db: DbOrTransaction, { shopIds, ended = [], source, start, end }: Selection) {
  return db
    .selectFrom('shop_hour')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('hour', '>=', `${start}T00`)
    .where('hour', '<=', `${end}T23`)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'hour' }));
}

export function shopDays(
  db: DbOrTransaction,
  { shopIds, ended = [], source, start, end }: Selection,
) {
  return db
    .selectFrom('shop_day')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }));
}

/** The rows of a selection: of whole months one each, of the days before and after them one a day. */
function shopRows(db: DbOrTransaction, { shopIds, ended = [], source, start, end }: Selection) {
  const part = (table: 'shop_day' | 'shop_month', [from, to]: Span) => {
    const name = table === 'shop_day' ? 'day' : 'month';
    const bucket = sql.ref<string>(name);
    return db
      .selectFrom(table)
      .where('shop_id', 'in', shopIds)
      .where('source', '=', source)
      .where(bucket, '>=', from)
      .where(bucket, '<=', to)
      .where(inPaidDays(ended, { shop: 'shop_id', bucket: name }))
      .select(['shop_id', bucket.as('bucket'), ...figureColumns]);
  };
  const { months, days } = inMonthsAndDays(start, end, ended);
  const parts = days.map((span) => part('shop_day', span));
  if (months) parts.push(part('shop_month', months));
  return db.selectFrom(parts.reduce((union, next) => union.unionAll(next)).as('part'));
}

/** The sums over a whole selection. */
export async function totalSums(db: DbOrTransaction, selection: Selection): Promise<Sums> {
  return shopRows(db, selection).select(shopSums).executeTakeFirstOrThrow();
}

/**
 * The sums by hour, day or month. Buckets without sales are not among them.
 * @param wanted to sum two figures takes half as long as to sum all
 */
export async function sumsByBucket<Figure extends keyof Sums = keyof Sums>(
  db: DbOrTransaction,
  selection: Selection,
  width: Granularity,
  wanted?: readonly Figure[],
): Promise<Map<string, Pick<Sums, Figure>>> {
  const rows = await bucketQuery(db, selection, width, wanted?.map(shopSum) ?? shopSums).execute();
  return new Map(rows.map(({ bucket, ...sums }) => [bucket, sums]));
}

function bucketQuery(
  db: DbOrTransaction,
  selection: Selection,
  width: Granularity,
  sums: readonly AliasedRawBuilder<number, keyof Sums>[],
) {
  if (width === 'hour')
    return shopHours(db, selection).groupBy('hour').select('hour as bucket').select(sums);
  if (width === 'day')
    return shopDays(db, selection).groupBy('day').select('day as bucket').select(sums);
  return shopMonths(db, selection).select(sums);
}

/** The same by month, to be summed. */
export const shopMonths = (db: DbOrTransaction, selection: Selection) => {
  const month = sql<string>`substr(bucket, 1, 7)`;
  return shopRows(db, selection).groupBy(month).select(month.as('bucket'));
};

/** The sums by shop. Shops without sales are not among them. */
export async function sumsByShop(
  db: DbOrTransaction,
  selection: Selection,
): Promise<Map<number, Sums>> {
  const rows = await shopRows(db, selection)
    .groupBy('shop_id')
    .select('shop_id as shopId')
    .select(shopSums)
    .execute();
  return new Map(rows.map(({ shopId, ...sums }) => [shopId, sums]));
}

/** The sums by shop, and of each by hour, day or month. Shops and buckets without sales are not among them. */
export async function sumsByShopAndBucket(
  db: DbOrTransaction,
  selection: Selection,
  width: Granularity,
): Promise<Map<number, ReadonlyMap<string, Sums>>> {
  const rows = await shopBucketQuery(db, selection, width).execute();
  const shops = new Map<number, Map<string, Sums>>();
  for (const { shopId, bucket, ...sums } of rows) {
    const buckets = shops.get(shopId) ?? new Map<string, Sums>();
    shops.set(shopId, buckets.set(bucket, sums));
  }
  return shops;
}

/** Of one shop there is one row for an hour or a day, so that only months are summed. */
function shopBucketQuery(db: DbOrTransaction, selection: Selection, width: Granularity) {
  if (width === 'hour')
    return shopHours(db, selection).select(['shop_id as shopId', 'hour as bucket', ...shopFigures]);
  if (width === 'day')
    return shopDays(db, selection).select(['shop_id as shopId', 'day as bucket', ...shopFigures]);
  return shopMonths(db, selection).groupBy('shop_id').select('shop_id as shopId').select(shopSums);
}

/** Net pieces and net fen. */
export interface Net {
  readonly quantity: number;
  readonly amount: number;
}

export interface RecentSales {
  readonly today: Net;
  readonly yesterday: Net;
  /** The seven days up to yesterday. */
  readonly lastSevenDays: Net;
  /** The thirty days up to yesterday. */
  readonly lastThirtyDays: Net;
}

/** Net sales of the last days, by shop. Shops without a sale in them are not among them. */
export async function recentSalesByShop(
  db: DbOrTransaction,
  shopIds: readonly number[],
  source: DataSource,
  today: string,
  ended: readonly EndedShops[] = [],
): Promise<Map<number, RecentSales>> {
  const yesterday = addDays(today, -1);
  const net = (figure: 'quantity' | 'amount', start: string, end: string) => {
    const sold = sql.ref(`sold_${figure}`);
    const returned = sql.ref(`returned_${figure}`);
    return sql<number>`coalesce(sum(case when day between ${start} and ${end} then ${sold} - ${returned} end), 0)`;
  };
  const rows = await shopDays(db, {
    shopIds,
    ended,
    source,
    start: addDays(today, -30),
    end: today,
  })
    .groupBy('shop_id')
    .select([
      'shop_id as shopId',
      net('quantity', today, today).as('todayQuantity'),
      net('amount', today, today).as('todayAmount'),
      net('quantity', yesterday, yesterday).as('yesterdayQuantity'),
      net('amount', yesterday, yesterday).as('yesterdayAmount'),
      net('quantity', addDays(today, -7), yesterday).as('sevenQuantity'),
      net('amount', addDays(today, -7), yesterday).as('sevenAmount'),
      net('quantity', addDays(today, -30), yesterday).as('thirtyQuantity'),
      net('amount', addDays(today, -30), yesterday).as('thirtyAmount'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.shopId,
      {
        today: { quantity: row.todayQuantity, amount: row.todayAmount },
        yesterday: { quantity: row.yesterdayQuantity, amount: row.yesterdayAmount },
        lastSevenDays: { quantity: row.sevenQuantity, amount: row.sevenAmount },
        lastThirtyDays: { quantity: row.thirtyQuantity, amount: row.thirtyAmount },
      },
    ]),
  );
}

/** The first day with a sale or a return in any of the shops; undefined when there is none. */
export async function firstSaleDay(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<string | undefined> {
  if (shopIds.length === 0) return undefined;
  const row = await db
    .selectFrom('shop_day')
    .where('shop_id', 'in', shopIds)
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? undefined;
}
