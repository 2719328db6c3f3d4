import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from './connect.ts';
import { inMonthsAndDays, type Span } from './month-parts.ts';
import type { Selection } from './statistics.ts';

/** Sums by SKU. Whole months come from `sku_month`: over years they are a thirtieth of the rows. */

/** Some SKUs, by a query that finds them. */
export type SkuRefs = Expression<{ readonly id: number }>;

/** The rows of a selection, each with its month or, of the days before and after whole months, its day. */
function parts(db: DbOrTransaction, { shopIds, source, start, end }: Selection, only?: SkuRefs) {
  const part = (table: 'sku_day' | 'sku_month', [from, to]: Span) => {
    const bucket = sql.ref<string>(table === 'sku_day' ? 'day' : 'month');
    return db
      .selectFrom(table)
      .where('shop_id', 'in', shopIds)
      .where('source', '=', source)
      .where(bucket, '>=', from)
      .where(bucket, '<=', to)
      .$if(only !== undefined, (rows) => rows.where(sql<SqlBool>`sku_ref in ${only}`))
      .select(bucket.as('bucket'));
  };
  const { months, days } = inMonthsAndDays(start, end);
  const all = days.map((span) => part('sku_day', span));
  if (months) all.push(part('sku_month', months));
  return all;
}

const figures = [
  'sku_ref',
  'sold_quantity',
  'returned_quantity',
  'sold_amount',
  'returned_amount',
] as const;

/** One row per SKU that moved in the selection, of all SKUs or of some. */
export function skuSums(db: DbOrTransaction, selection: Selection, only?: SkuRefs) {
  const all = parts(db, selection, only)
    .map((part) => part.select(figures))
    .reduce((union, next) => union.unionAll(next));
  return db
    .selectFrom(all.as('part'))
    .groupBy('sku_ref')
    .select((e) => [
      'sku_ref',
      e.fn.sum<number>('sold_quantity').as('sold_quantity'),
      e.fn.sum<number>('returned_quantity').as('returned_quantity'),
      e.fn.sum<number>('sold_amount').as('sold_amount'),
      e.fn.sum<number>('returned_amount').as('returned_amount'),
    ]);
}

const sumOf = (value: RawBuilder<unknown>) => sql<number>`coalesce(sum(${value}), 0)`;
const movedNet = sql<number>`(moved.sold_quantity - moved.returned_quantity)`;

/** The sums of `moved` (skuSums or skuBuckets) joined with `sku`, which knows the costs. */
export const movedSums = [
  sumOf(sql`moved.sold_quantity`).as('soldQuantity'),
  sumOf(sql`moved.returned_quantity`).as('returnedQuantity'),
  sumOf(sql`moved.sold_amount`).as('soldAmount'),
  sumOf(sql`moved.returned_amount`).as('returnedAmount'),
  sumOf(sql`coalesce(sku.cost, 0) * ${movedNet}`).as('cost'),
  sumOf(sql`case when sku.cost is null then ${movedNet} else 0 end`).as('uncostedNet'),
] as const;

const net = {
  amount: sql<number>`sold_amount - returned_amount`,
  pieces: sql<number>`sold_quantity - returned_quantity`,
};

/** One row per SKU that moved, with net figures alone: half the work of all sums, enough to rank by. */
export function skuNets(
  db: DbOrTransaction,
  selection: Selection,
  wanted: readonly (keyof typeof net)[],
) {
  const all = parts(db, selection)
    .map((part) => part.select(['sku_ref', ...wanted.map((figure) => net[figure].as(figure))]))
    .reduce((union, next) => union.unionAll(next));
  return db
    .selectFrom(all.as('part'))
    .groupBy('sku_ref')
    .select([
      'sku_ref',
      ...wanted.map((figure) => sql<number>`sum(${sql.ref(figure)})`.as(figure)),
    ]);
}

/** One row per bucket and SKU: months of the selection or, where `width` is `day`, its days. */
export function skuBuckets(db: DbOrTransaction, selection: Selection, width: 'day' | 'month') {
  const { shopIds, source, start, end } = selection;
  if (width === 'day') {
    return db
      .selectFrom('sku_day')
      .where('shop_id', 'in', shopIds)
      .where('source', '=', source)
      .where('day', '>=', start)
      .where('day', '<=', end)
      .select('day as bucket')
      .select(figures);
  }
  return parts(db, selection)
    .map((part) => part.select(figures))
    .reduce((union, next) => union.unionAll(next));
}
