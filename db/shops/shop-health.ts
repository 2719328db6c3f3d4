import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';

/** How complete the figures of a shop are. */
export interface ShopHealth {
  readonly id: number;
  readonly lastSaleDay: string | null;
  /** Days with sales or returns among those asked for, and the pieces sold in them. */
  readonly saleDays: number;
  readonly soldQuantity: number;
  readonly uncostedQuantity: number;
}

/** Of each of these shops; one read of the roll-up by day, along its key. */
export async function findShopHealth(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { from, before }: { readonly from: string; readonly before: string },
): Promise<ShopHealth[]> {
  if (shopIds.length === 0) return [];
  const recent = db
    .selectFrom('shop_day')
    .where('shop_day.shop_id', 'in', shopIds)
    .where('shop_day.source', '=', 'sales')
    .where('shop_day.day', '>=', from)
    .where('shop_day.day', '<', before)
    .groupBy('shop_day.shop_id')
    .select(({ fn }) => [
      'shop_day.shop_id',
      fn.countAll<number>().as('sale_days'),
      fn.sum<number>('shop_day.sold_quantity').as('sold_quantity'),
      fn.sum<number>('shop_day.uncosted_sold_quantity').as('uncosted_quantity'),
    ])
    .as('recent');
  return db
    .selectFrom('shop')
    .leftJoin(recent, 'recent.shop_id', 'shop.id')
    .where('shop.id', 'in', shopIds)
    .select([
      'shop.id',
      // The end of a range of the key, not all of its rows.
      sql<
        string | null
      >`(select max(day) from shop_day where shop_day.shop_id = shop.id and shop_day.source = 'sales')`.as(
        'lastSaleDay',
      ),
      sql<number>`coalesce(recent.sale_days, 0)`.as('saleDays'),
      sql<number>`coalesce(recent.sold_quantity, 0)`.as('soldQuantity'),
      sql<number>`coalesce(recent.uncosted_quantity, 0)`.as('uncostedQuantity'),
    ])
    .execute();
}
