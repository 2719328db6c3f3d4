import { randomInt } from 'node:crypto';
import type { DbOrTransaction } from '../../db/connect.ts';
import { inParts, insertRows } from '../../db/insert-rows.ts';
import type { Shop } from '../../db/schema.ts';
import type { FileProduct, FileShop } from './read-file.ts';

export interface FoundProducts {
  /** The id of the SKU of each product. */
  readonly skuRefs: ReadonlyMap<FileProduct, number>;
  readonly created: number;
}

/**
 * The SKU of each product in the file, by the seller's own code within the shop. A code that the shop
 * does not have becomes a product with one SKC and one SKU.
 */
export async function findOrCreateProducts(
  trx: DbOrTransaction,
  shops: ReadonlyMap<FileShop, Shop>,
): Promise<FoundProducts> {
  const skuRefs = new Map<FileProduct, number>();
  const unknown: NewProduct[] = [];
  for (const [fileShop, shop] of shops) {
    const known = await knownSkus(trx, shop.id, [...fileShop.products.keys()]);
    for (const product of fileShop.products.values()) {
      const skuRef = known.get(product.code);
      if (skuRef === undefined) unknown.push({ product, shopId: shop.id });
      else skuRefs.set(product, skuRef);
    }
  }
  for (const part of inParts(unknown, 5_000)) {
    for (const [product, skuRef] of await createProducts(trx, part)) skuRefs.set(product, skuRef);
  }
  return { skuRefs, created: unknown.length };
}

async function knownSkus(
  trx: DbOrTransaction,
  shopId: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (const part of inParts(codes, 5_000)) {
    const rows = await trx
      .selectFrom('sku')
      .select(['id', 'ext_code'])
      .where('shop_id', '=', shopId)
      .where('ext_code', 'in', part)
      .execute();
    for (const row of rows) known.set(row.ext_code, row.id);
  }
  return known;
}

interface NewProduct {
  readonly product: FileProduct;
  readonly shopId: number;
}

/**
 * Products, their SKCs and SKUs get ids that are numbers in a row from a random start, as many figures
 * long as the marketplace's own.
 */
async function createProducts(
  trx: DbOrTransaction,
  products: readonly NewProduct[],
): Promise<Map<FileProduct, number>> {
  const start = randomInt(10 ** 11, 9 * 10 ** 11) * 100;
  const idOf = (index: number) => String(start + index);
  const productRefs = new Map(
    (
      await insertRows<{ id: number; product_id: string }>(
        trx,
        'product',
        'shop_id, product_id, name, status, created_at',
        products.map(({ product, shopId }, index) => [
          shopId,
          idOf(index),
          product.name,
          'on_sale',
          product.firstSoldAt,
        ]),
        'returning id, product_id',
      )
    ).map((row) => [row.product_id, row.id]),
  );
  const skcRefs = new Map(
    (
      await insertRows<{ id: number; skc_id: string }>(
        trx,
        'skc',
        'product_ref, skc_id, ext_code, name',
        products.map(({ product }, index) => [
          productRefs.get(idOf(index)) ?? null,
          idOf(index),
          product.code,
          product.name,
        ]),
        'returning id, skc_id',
      )
    ).map((row) => [row.skc_id, row.id]),
  );
  const skuRefs = new Map(
    (
      await insertRows<{ id: number; sku_id: string }>(
        trx,
        'sku',
        'shop_id, product_ref, skc_ref, sku_id, ext_code, spec_name',
        products.map(({ product, shopId }, index) => [
          shopId,
          productRefs.get(idOf(index)) ?? null,
          skcRefs.get(idOf(index)) ?? null,
          idOf(index),
          product.code,
          '',
        ]),
        'returning id, sku_id',
      )
    ).map((row) => [row.sku_id, row.id]),
  );
  return new Map(
    products.map(({ product }, index) => {
      const skuRef = skuRefs.get(idOf(index));
      if (skuRef === undefined) throw new Error(`No SKU was created for ${product.code}`);
      return [product, skuRef];
    }),
  );
}
