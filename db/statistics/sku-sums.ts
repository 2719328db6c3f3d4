import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { type EndedShops, inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inMonthsAndDays, type Span } from './month-parts.ts';
import { type ShopIds, shopsWithWindows, windowsOf } from './sku-windows.ts';
import type { Selection } from './statistics.ts';

/** Sums by SKU. Whole months come from `sku_month`: over years they are a thirtieth of the rows. */

/** Some SKUs, by a query that finds them. */
export type SkuRefs = Expression<{ readonly id: number }>;

/** A selection whose shops a query may find. */
export interface SkuSelection extends Omit<Selection, 'shopIds'> {
  readonly shopIds: ShopIds;
}

type Table = 'sku_day' | 'sku_month' | 'sku_window';
const bucketOf = { sku_day: 'day', sku_month: 'month', sku_window: 'length' } as const;

/** Rows of one table within a span of its buckets. */
function rowsOf(
  db: DbOrTransaction,
  table: Table,
  [from, to]: Span | readonly [number, number],
  {
    shopIds,
    source,
    ended = [],
  }: {
    readonly shopIds: ShopIds;
    readonly source: DataSource;
    readonly ended?: readonly EndedShops[] | undefined;
  },
  only?: SkuRefs,
) {
  const shops = Array.isArray(shopIds) ? sql`(${sql.join(shopIds)})` : shopIds;
  return db
    .selectFrom(table)
    .where(sql<SqlBool>`shop_id in ${shops}`)
    .where('source', '=', source)
    .where(sql<SqlBool>`${sql.ref(bucketOf[table])} between ${from} and ${to}`)
    .$if(table !== 'sku_window', (rows) =>
      rows.where(inPaidDays(ended, { shop: 'shop_id', bucket: bucketOf[table] })),
    )
    .$if(only !== undefined, (rows) => rows.where(sql<SqlBool>`sku_ref in ${only}`));
}

/** Whether what a selection is read from has one row a SKU: a single day, or a window. */
export const hasOneRowASku = (selection: SkuSelection): boolean =>
  selection.start === selection.end || windowsOf(selection).length > 0;

/** What a selection is read from: its months and, before and after whole months, its days. */
function parts({ start, end, ended }: SkuSelection) {
  const { months, days } = inMonthsAndDays(start, end, ended);
  const all = days.map((span) => ({ table: 'sku_day' as Table, span }));
  if (months) all.push({ table: 'sku_month', span: months });
  return all;
}

const figures = {
  sold_quantity: sql.ref<number>('sold_quantity'),
  returned_quantity: sql.ref<number>('returned_quantity'),
  sold_amount: sql.ref<number>('sold_amount'),
  returned_amount: sql.ref<number>('returned_amount'),
  /** Net figures alone: half the work of all sums, enough to rank by. */
  amount: sql<number>`sold_amount - returned_amount`,
  pieces: sql<number>`sold_quantity - returned_quantity`,
};
type Figure = keyof typeof figures;

const sumOf = (value: RawBuilder<unknown>) => sql<number>`coalesce(sum(${value}), 0)`;

/**
 * One row per SKU that moved. Of one day, and of a window, there is one row a SKU already: adding them up
 * once more would take several times as long as reading them.
 */
function bySku(
  db: DbOrTransaction,
  selection: SkuSelection,
  wanted: readonly Figure[],
  only?: SkuRefs,
) {
  const plain = wanted.map((name) => figures[name].as(name));
  const summed = wanted.map((name) => sumOf(figures[name]).as(name));
  const { shopIds, source, start, end, ended } = selection;
  const windows = windowsOf(selection);
  const rows =
    windows.length === 0
      ? parts(selection).map(({ table, span }) =>
          rowsOf(db, table, span, selection, only).select(['sku_ref', ...plain]),
        )
      : [
          ...windows.map((window) => {
            const of = {
              shopIds: shopsWithWindows(db, shopIds, [window], 'current', ended),
              source,
            };
            const span = [window.length, window.length] as const;
            return rowsOf(db, 'sku_window', span, of, only).select(['sku_ref', ...plain]);
          }),
          rowsOf(
            db,
            'sku_day',
            [start, end],
            { shopIds: shopsWithWindows(db, shopIds, windows, 'others', ended), source, ended },
            only,
          )
            .groupBy('sku_ref')
            .select(['sku_ref', ...summed]),
        ];
  const all = db.selectFrom(rows.reduce((union, next) => union.unionAll(next)).as('part'));
  const isWhole = hasOneRowASku(selection);
  return (isWhole ? all : all.groupBy('sku_ref')).select([
    'sku_ref',
    ...wanted.map((name) => {
      const figure = sql.ref<number>(name);
      return (isWhole ? figure : sumOf(figure)).as(name);
    }),
  ]);
}

const sums = ['sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount'] as const;

/** One row per SKU that moved in the selection, of all SKUs or of some. */
export const skuSums = (db: DbOrTransaction, selection: SkuSelection, only?: SkuRefs) =>
  bySku(db, selection, sums, only);

/** The same with the pieces sold alone. */
export const skuSold = (db: DbOrTransaction, selection: SkuSelection) =>
  bySku(db, selection, ['sold_quantity']);

/** The same with the figures alone that are wanted, net ones or pieces. */
export const skuNets = (
  db: DbOrTransaction,
  selection: Selection,
  wanted: readonly ('amount' | 'pieces' | 'sold_quantity' | 'returned_quantity')[],
) => bySku(db, selection, wanted);

/** Of a figure of `moved`, what belongs to SKUs without a cost. */
const uncosted = (figure: (typeof sums)[number]) =>
  sumOf(sql`case when sku.cost is null then ${sql.ref(`moved.${figure}`)} else 0 end`);

/** The sums of `moved` (skuSums or skuBuckets) joined with `sku`, which knows the costs. */
export const movedSums = [
  sumOf(sql`moved.sold_quantity`).as('soldQuantity'),
  sumOf(sql`moved.returned_quantity`).as('returnedQuantity'),
  sumOf(sql`moved.sold_amount`).as('soldAmount'),
  sumOf(sql`moved.returned_amount`).as('returnedAmount'),
  sumOf(sql`sku.cost * (moved.sold_quantity - moved.returned_quantity)`).as('cost'),
  uncosted('sold_quantity').as('uncostedSoldQuantity'),
  uncosted('returned_quantity').as('uncostedReturnedQuantity'),
  uncosted('sold_amount').as('uncostedSoldAmount'),
  uncosted('returned_amount').as('uncostedReturnedAmount'),
] as const;

/** One row per bucket and SKU: months of the selection or, where `width` is `day`, its days. */
export function skuBuckets(db: DbOrTransaction, selection: Selection, width: 'day' | 'month') {
  const { start, end } = selection;
  const days = [{ table: 'sku_day' as Table, span: [start, end] as const }];
  return (width === 'day' ? days : parts(selection))
    .map(({ table, span }) =>
      rowsOf(db, table, span, selection).select([
        sql.ref<string>(bucketOf[table]).as('bucket'),
        'sku_ref',
        ...sums,
      ]),
    )
    .reduce((union, next) => union.unionAll(next));
}
