import { sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import { inPaidDays, type ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { ProductLevel } from './product-ranking.ts';

/** What a product, SKC or SKU sold to customers on a day. */
interface DailyVolume {
  readonly mallId: string;
  readonly id: string;
  readonly day: string;
  readonly net: number;
}

/** What names the rows of a level at the marketplace. */
export const rowIds = { spu: 'product.product_id', skc: 'skc.skc_id', sku: 'sku.sku_id' } as const;

/** The net pieces of each of the 30 days before `today` on which something moved, of all that is named at once. */
export async function dailyVolumes(
  db: DbOrTransaction,
  { shopIds, ended = [] }: ShopScope,
  level: ProductLevel,
  wanted: readonly string[],
  today: string,
): Promise<DailyVolume[]> {
  if (wanted.length === 0) return [];
  const skus = db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where('sku.shop_id', 'in', shopIds)
    .where(rowIds[level], 'in', wanted)
    .select([
      'sku.id as sku_ref',
      'shop.mall_id',
      sql<string>`${sql.ref(rowIds[level])}`.as('row_id'),
    ]);
  return (
    db
      // Materialized, so that the days of a shop are read once and not for each SKU.
      .with(
        (cte) => cte('wanted').materialized(),
        () => skus,
      )
      .with(
        (cte) => cte('moved').materialized(),
        (cte) =>
          cte
            .selectFrom('sku_day')
            .where('shop_id', 'in', shopIds)
            .where('source', '=', 'sales')
            .where('day', '>=', addDays(today, -30))
            .where('day', '<', today)
            .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
            .where('sku_ref', 'in', cte.selectFrom('wanted').select('sku_ref'))
            .select(['sku_ref', 'day', sql<number>`sold_quantity - returned_quantity`.as('net')]),
      )
      .selectFrom('moved')
      .innerJoin('wanted', 'wanted.sku_ref', 'moved.sku_ref')
      .groupBy(['wanted.mall_id', 'wanted.row_id', 'moved.day'])
      .select([
        'wanted.mall_id as mallId',
        'wanted.row_id as id',
        'moved.day',
        sql<number>`sum(moved.net)`.as('net'),
      ])
      .orderBy('wanted.mall_id')
      .orderBy('wanted.row_id')
      .execute()
  );
}
