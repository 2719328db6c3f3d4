import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';

/** What is in shipping orders. */

export interface ShippingGoods {
  readonly skuId: string;
  readonly extCode: string;
  readonly specName: string;
  readonly productName: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
}

/** Of each order its goods, each SKU once. */
export async function goodsOf(
  db: DbOrTransaction,
  orderRefs: readonly number[],
): Promise<Map<number, ShippingGoods[]>> {
  const goods = new Map<number, ShippingGoods[]>();
  if (orderRefs.length === 0) return goods;
  const rows = await db
    .selectFrom('shipping_order_line')
    .innerJoin('sku', 'sku.id', 'shipping_order_line.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .where('order_ref', 'in', orderRefs)
    .orderBy('sku.ext_code')
    .select([
      'order_ref',
      'sku.sku_id as skuId',
      'sku.ext_code as extCode',
      'sku.spec_name as specName',
      nameOf('sku').as('productName'),
      'product.image_url as imageUrl',
      'shipping_order_line.quantity',
    ])
    .execute();
  for (const { order_ref: order, ...one } of rows) {
    const known = goods.get(order);
    if (known) known.push(one);
    else goods.set(order, [one]);
  }
  return goods;
}
