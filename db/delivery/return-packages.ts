import {
  beforePaidEnd,
  type EndedShops,
  inPaidDays,
  type ShopScope,
} from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';
import type { DeliveryAssessmentTable, ReturnPackageTable } from '../schema.ts';
import type { ShippingGoods } from './shipping-goods.ts';

/** What the platform sends back to the supplier, and how it assessed deliveries. */

export interface ReturnPackage extends Omit<ReturnPackageTable, 'id'> {
  readonly mall_id: string;
  readonly goods: readonly ShippingGoods[];
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface PackageFilter extends ShopScope {
  /** Only packages that were made, sent or signed for then or later. */
  readonly updatedSince?: number | undefined;
}

const times = [
  'return_package.created_at',
  'return_package.sent_at',
  'return_package.signed_at',
] as const;

/** One page of the return packages of shops, newest first, and how many there are in all. */
export async function findReturnPackages(
  db: DbOrTransaction,
  { shopIds, ended = [], updatedSince }: PackageFilter,
  { limit, offset }: Page,
): Promise<{ readonly total: number; readonly rows: readonly ReturnPackage[] }> {
  const columns = { shop: 'return_package.shop_id', instant: 'return_package.created_at' };
  const packages = db
    .selectFrom('return_package')
    .where('shop_id', 'in', shopIds)
    .where(beforePaidEnd(ended, columns))
    .$if(updatedSince !== undefined, (query) =>
      query.where(({ or, eb }) => or(times.map((time) => eb(time, '>=', updatedSince ?? 0)))),
    );
  const { total } = await packages
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await packages
    .innerJoin('shop', 'shop.id', 'return_package.shop_id')
    .orderBy('return_package.created_at', 'desc')
    .orderBy('return_package.id', 'desc')
    .limit(limit)
    .offset(offset)
    .selectAll('return_package')
    .select('shop.mall_id')
    .execute();
  if (rows.length === 0) return { total, rows: [] };
  const lines = await db
    .selectFrom('return_package_line')
    .innerJoin('sku', 'sku.id', 'return_package_line.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .where(
      'package_ref',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('sku.ext_code')
    .select([
      'package_ref',
      'sku.sku_id as skuId',
      'sku.ext_code as extCode',
      'sku.spec_name as specName',
      nameOf('sku').as('productName'),
      'product.image_url as imageUrl',
      'return_package_line.quantity',
    ])
    .execute();
  const goods = Map.groupBy(lines, (line) => line.package_ref);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      goods: (goods.get(row.id) ?? []).map(({ package_ref: _, ...one }) => one),
    })),
  };
}

export interface DeliveryAssessment extends DeliveryAssessmentTable {
  readonly mall_id: string;
}

/** One page of the assessments of shops, the newest days first, and how many there are in all. */
export async function findDeliveryAssessments(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { limit, offset }: Page,
  ended: readonly EndedShops[] = [],
): Promise<{ readonly total: number; readonly rows: readonly DeliveryAssessment[] }> {
  const columns = { shop: 'delivery_assessment.shop_id', bucket: 'delivery_assessment.start_day' };
  const assessments = db
    .selectFrom('delivery_assessment')
    .where('shop_id', 'in', shopIds)
    .where(inPaidDays(ended, columns));
  const { total } = await assessments
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await assessments
    .innerJoin('shop', 'shop.id', 'delivery_assessment.shop_id')
    .orderBy('start_day', 'desc')
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .limit(limit)
    .offset(offset)
    .selectAll('delivery_assessment')
    .select('shop.mall_id')
    .execute();
  return { total, rows };
}
