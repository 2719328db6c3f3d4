import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';

/** Of when what is known of shops as they stand is, and of how much of them it is. One statement each. */

export interface Standing {
  readonly known: number;
  readonly unknown: number;
  /** When the newest and the oldest of what is known was told. */
  readonly toldAt: number | null;
  readonly oldestAt: number | null;
}

export type ByShop = ReadonlyMap<number, Standing>;

const keyed = (rows: readonly (Standing & { readonly shopId: number })[]): ByShop =>
  new Map(rows.map(({ shopId, ...standing }) => [shopId, standing]));

/**
 * What the marketplaces told of money, reviews and messages, which come together. Shops of which they told nothing are
 * not among them.
 */
export async function reportStanding(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ByShop> {
  const rows = await db
    .selectFrom('shop_report')
    .where('shop_id', 'in', shopIds)
    .select([
      'shop_id as shopId',
      sql<number>`1`.as('known'),
      sql<number>`0`.as('unknown'),
      'updated_at as toldAt',
      'updated_at as oldestAt',
    ])
    .execute();
  return keyed(rows);
}

/** SKUs with and without known stock. Shops without a SKU are not among them. */
export async function stockStanding(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ByShop> {
  const rows = await db
    .selectFrom('sku')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .where('sku.shop_id', 'in', shopIds)
    .groupBy('sku.shop_id')
    .select(({ fn }) => [
      'sku.shop_id as shopId',
      sql<number>`count(stock.sku_ref)`.as('known'),
      sql<number>`count(*) - count(stock.sku_ref)`.as('unknown'),
      fn.max('stock.updated_at').as('toldAt'),
      fn.min('stock.updated_at').as('oldestAt'),
    ])
    .execute();
  return keyed(rows);
}

/** Products, which are brought up to date with their shop. Shops without a product are not among them. */
export async function productStanding(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ByShop> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .where('product.shop_id', 'in', shopIds)
    .groupBy(['product.shop_id', 'shop.synced_at'])
    .select([
      'product.shop_id as shopId',
      sql<number>`count(*)`.as('known'),
      sql<number>`0`.as('unknown'),
      'shop.synced_at as toldAt',
      'shop.synced_at as oldestAt',
    ])
    .execute();
  return keyed(rows);
}

/** What was told of a shop, its orders, packages and assessments, with its last sync. Shops without one are not among them. */
export async function syncStanding(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ByShop> {
  const rows = await db
    .selectFrom('shop')
    .where('id', 'in', shopIds)
    .where('synced_at', 'is not', null)
    .select([
      'id as shopId',
      sql<number>`1`.as('known'),
      sql<number>`0`.as('unknown'),
      'synced_at as toldAt',
      'synced_at as oldestAt',
    ])
    .execute();
  return keyed(rows);
}
