import { sql } from 'kysely';
import { addDays, dayStart } from '../../api/contract/rules/calendar.ts';
import { beforePaidEnd, type EndedShops } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { ProductTable } from '../schema.ts';
import type { Between, ListPage } from '../shops/shop-reports.ts';
import { splitRows } from '../statistics/kept-splits.ts';
import { type SkuSelection, skuSold, skuSums } from '../statistics/sku-sums.ts';
import type { Selection } from '../statistics/statistics.ts';

/** Counts of products: what sold, what was added, in which state they are, what came and went. */

export interface SoldProducts {
  readonly products: number;
  readonly skcs: number;
  readonly skus: number;
  /** Net pieces and fen of all of them. */
  readonly quantity: number;
  readonly amount: number;
}

/** What was sold in the selection, from the SKUs. Returns alone make no product sold. */
export function soldOfSkus(db: DbOrTransaction, selection: SkuSelection) {
  const soldOnly = (column: string) =>
    sql<number>`count(distinct case when moved.sold_quantity > 0 then ${sql.ref(column)} end)`;
  return db
    .with('moved', () => skuSums(db, selection))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .select([
      soldOnly('sku.product_ref').as('products'),
      soldOnly('sku.skc_ref').as('skcs'),
      // One row a SKU: nothing comes twice.
      sql<number>`coalesce(sum(case when moved.sold_quantity > 0 then 1 else 0 end), 0)`.as('skus'),
      sql<number>`coalesce(sum(moved.sold_quantity - moved.returned_quantity), 0)`.as('quantity'),
      sql<number>`coalesce(sum(moved.sold_amount - moved.returned_amount), 0)`.as('amount'),
    ]);
}

const sumOf = <Name extends string>(name: Name) =>
  sql<number>`coalesce(sum(${sql.ref(`part.${name}`)}), 0)`.as(name);

/** What was sold in the selection, by product, SKC and SKU, each of which is of one shop. */
export async function countSoldProducts(
  db: DbOrTransaction,
  selection: Selection,
): Promise<SoldProducts> {
  const columns = {
    products: 'products',
    skcs: 'skcs',
    skus: 'skus',
    quantity: 'quantity',
    amount: 'amount',
  };
  return db
    .selectFrom(splitRows(db, selection, 'sold_window', columns, (some) => soldOfSkus(db, some)))
    .select([sumOf('products'), sumOf('skcs'), sumOf('skus'), sumOf('quantity'), sumOf('amount')])
    .executeTakeFirstOrThrow();
}

/** How many products that counts, alone: it takes half as long. */
export async function countProductsSold(
  db: DbOrTransaction,
  selection: Selection,
): Promise<number> {
  const fromSkus = (some: SkuSelection) =>
    db
      .with('moved', () => skuSold(db, some))
      .selectFrom('moved')
      .innerJoin('sku', 'sku.id', 'moved.sku_ref')
      .where('moved.sold_quantity', '>', 0)
      .select(({ fn }) => fn.count<number>('sku.product_ref').distinct().as('products'));
  const { products } = await db
    .selectFrom(splitRows(db, selection, 'sold_window', { products: 'products' }, fromSkus))
    .select(sumOf('products'))
    .executeTakeFirstOrThrow();
  return products;
}

/** How many products are in each state. */
export async function countByState(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ReadonlyMap<ProductTable['status'], number>> {
  const rows = await db
    .selectFrom('product')
    .where('shop_id', 'in', shopIds)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** How many products were created on the days from `start` to `end`. */
export async function countAdded(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { start, end }: { readonly start: string; readonly end: string },
  ended: readonly EndedShops[] = [],
): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where('shop_id', 'in', shopIds)
    .where('created_at', '>=', dayStart(start))
    .where('created_at', '<', dayStart(addDays(end, 1)))
    .where(beforePaidEnd(ended, { shop: 'shop_id', instant: 'created_at' }))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface ShelfChangeFilter extends ListPage, Between {
  readonly kind?: 'on' | 'off' | undefined;
  readonly productId?: string | undefined;
}

/** A page of what came on sale and went off it, newest first, and how many of both there are in all. */
export async function listShelfChanges(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { kind, productId, ...page }: ShelfChangeFilter,
  ended: readonly EndedShops[] = [],
) {
  const query = db
    .selectFrom('shelf_change as change')
    .where('change.shop_id', 'in', shopIds)
    .where('change.happened_at', '>=', page.from)
    .where('change.happened_at', '<=', page.to)
    .where(beforePaidEnd(ended, { shop: 'change.shop_id', instant: 'change.happened_at' }))
    .$if(productId !== undefined, (all) => all.where('change.product_id', '=', productId ?? ''));
  const countOf = (one: 'on' | 'off') =>
    sql<number>`coalesce(sum(case when kind = ${one} then 1 else 0 end), 0)`;
  const counts = await query
    .select([countOf('on').as('on'), countOf('off').as('off')])
    .executeTakeFirstOrThrow();
  const rows = await query
    .$if(kind !== undefined, (all) => all.where('change.kind', '=', kind ?? 'on'))
    .innerJoin('shop', 'shop.id', 'change.shop_id')
    .leftJoin('product', (join) =>
      join
        .onRef('product.shop_id', '=', 'change.shop_id')
        .onRef('product.product_id', '=', 'change.product_id'),
    )
    .select([
      'shop.mall_id',
      'change.kind',
      'change.product_id',
      'product.name as product_name',
      'change.reason',
      'change.happened_at',
    ])
    .orderBy('change.happened_at', 'desc')
    .orderBy('change.shop_id')
    .orderBy('change.change_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { ...counts, total: kind === undefined ? counts.on + counts.off : counts[kind], rows };
}
