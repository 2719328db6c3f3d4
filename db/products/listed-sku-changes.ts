import { sql } from 'kysely';
import { inPaidDays, type ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { Selection } from '../statistics/statistics.ts';
import { rowIds } from './daily-volumes.ts';
import type { ProductLevel } from './product-ranking.ts';
import type { SkuChangeTable } from './tables.ts';

/** What changed of one SKU on a day; prices in fen. */
interface ListedSkuChange {
  readonly mallId: string;
  readonly skuId: string;
  readonly specName: string;
  readonly extCode: string;
  readonly day: string;
  readonly kind: SkuChangeTable['kind'];
  readonly oldPrice: number | null;
  readonly newPrice: number | null;
}

interface Wanted {
  readonly level: ProductLevel;
  /** The marketplace's id of the product, SKC or SKU. */
  readonly id: string;
  readonly limit: number;
  readonly offset: number;
}

/** Not up and down again within a day. */
const isNoReturn = sql<boolean>`(kind <> 'price' or old_price <> new_price)`;

/** One page of what changed of a product, an SKC or a SKU, the latest first, and how many changes there are. */
export async function listSkuChanges(
  db: DbOrTransaction,
  { shopIds, ended = [] }: ShopScope,
  { level, id, limit, offset }: Wanted,
): Promise<{ total: number; rows: ListedSkuChange[] }> {
  const changes = db
    .selectFrom('sku_change')
    .innerJoin('sku', 'sku.id', 'sku_change.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where('sku.shop_id', 'in', shopIds)
    .where(rowIds[level], '=', id)
    .where(inPaidDays(ended, { shop: 'sku_change.shop_id', bucket: 'sku_change.day' }))
    .where(isNoReturn);
  const [{ total }, rows] = await Promise.all([
    changes.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    changes
      .select([
        'shop.mall_id as mallId',
        'sku.sku_id as skuId',
        'sku.spec_name as specName',
        'sku.ext_code as extCode',
        'sku_change.day as day',
        'sku_change.kind as kind',
        'sku_change.old_price as oldPrice',
        'sku_change.new_price as newPrice',
      ])
      .orderBy('sku_change.day', 'desc')
      .orderBy('sku.id')
      .orderBy('sku_change.kind')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { total, rows };
}

/** The SKUs of which something changed on the days of a selection: those that the events of its trend count. */
export const skusChanged = (
  db: DbOrTransaction,
  { shopIds, ended = [], start, end }: Selection,
  kind: SkuChangeTable['kind'],
) =>
  db
    .selectFrom('sku_change')
    .where('sku_change.shop_id', 'in', shopIds)
    .where('sku_change.kind', '=', kind)
    .where('sku_change.day', '>=', start)
    .where('sku_change.day', '<=', end)
    .where(inPaidDays(ended, { shop: 'sku_change.shop_id', bucket: 'sku_change.day' }))
    .where(isNoReturn)
    .select('sku_change.sku_ref');
