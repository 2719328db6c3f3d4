import { sql } from 'kysely';
import type { EndedShops } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { daysInstead, inWindow, sumOfDays } from '../statistics/sku-windows.ts';

export interface DeadStock {
  /** Products (SPU). */
  readonly count: number;
  /**
   * Their pieces on hand at the declared price, in fen. Not at cost: the figure is shown to people who
   * may not see costs. Pieces without a declared price count nothing.
   */
  readonly value: number;
}

/** At most so many net pieces in 30 days (specification section 9). */
export const fewSales = 19;

export interface DeadProduct {
  readonly mallId: string;
  readonly productId: string;
  readonly name: string;
  readonly category: string | null;
  /** Net pieces of the 30 days up to yesterday. */
  readonly sold: number;
  readonly onHand: number;
  /** At the declared price, in fen. */
  readonly value: number;
}

/** A page of the products with dead stock, the most valuable first, and how much there is in all. */
export async function listDeadStock(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  page: { readonly limit: number; readonly offset: number },
  ended: readonly EndedShops[] = [],
): Promise<DeadStock & { readonly rows: readonly DeadProduct[] }> {
  const rows = await db
    .with('page', (query) =>
      query
        .selectFrom(deadProducts(db, shopIds, today, ended).as('dead'))
        .selectAll()
        .select([
          sql<number>`count(*) over ()`.as('count'),
          sql<number>`sum(value) over ()`.as('allValue'),
        ])
        .orderBy('value', 'desc')
        .orderBy('product_ref')
        .limit(page.limit)
        .offset(page.offset),
    )
    .selectFrom('page')
    .innerJoin('product', 'product.id', 'page.product_ref')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select([
      'shop.mall_id as mallId',
      'product.product_id as productId',
      'product.name',
      'product.category',
      'page.sold',
      'page.on_hand as onHand',
      'page.value',
      'page.count',
      'page.allValue',
    ])
    .orderBy('page.value', 'desc')
    .orderBy('product.id')
    .execute();
  const [first] = rows;
  // A page past the end has no row that could tell of all.
  const all = first
    ? { count: first.count, value: first.allValue }
    : await findDeadStock(db, shopIds, today, ended);
  return { ...all, rows: rows.map(({ count: _, allValue: __, ...row }) => row) };
}

/** Products with pieces on hand that sold at most 19 net pieces in the 30 days up to yesterday. */
export async function findDeadStock(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
): Promise<DeadStock> {
  return db
    .selectFrom(deadProducts(db, shopIds, today, ended).as('dead'))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(dead.value), 0)`.as('value'),
    ])
    .executeTakeFirstOrThrow();
}

function deadProducts(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[],
) {
  const window = { day: today, length: 30 };
  const days = daysInstead(db, shopIds, window, ended).select(
    sumOfDays('sold_quantity - returned_quantity').as('net'),
  );
  const sold = sql<number>`sum(coalesce(month.sold_quantity - month.returned_quantity, days.net, 0))`;
  return db
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_ref')
    .leftJoin('sku_window as month', (join) =>
      join.on(
        inWindow(
          db,
          shopIds,
          window,
          { window: 'month', shop: 'stock.shop_id', sku: 'sku.id' },
          ended,
        ),
      ),
    )
    .leftJoin(days.as('days'), 'days.sku_ref', 'sku.id')
    .where('stock.shop_id', 'in', shopIds)
    .groupBy('sku.product_ref')
    .having(sql`sum(stock.on_hand)`, '>', 0)
    .having(sold, '<=', fewSales)
    .select([
      'sku.product_ref',
      sold.as('sold'),
      sql<number>`sum(stock.on_hand)`.as('on_hand'),
      sql<number>`sum(stock.on_hand * coalesce(sku.supply_price, 0))`.as('value'),
    ]);
}
