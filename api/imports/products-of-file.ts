import { randomInt } from 'node:crypto';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { inParts } from '../../db/engine/insert-rows.ts';
import { findSkusByCode, insertPlainProducts } from '../../db/products/found-products.ts';
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
    const known = await findSkusByCode(trx, shop.id, [...fileShop.products.keys()]);
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
  const skuRefs = await insertPlainProducts(
    trx,
    products.map(({ product, shopId }, index) => ({
      shopId,
      id: idOf(index),
      code: product.code,
      name: product.name,
      createdAt: product.firstSoldAt,
    })),
  );
  return new Map(
    products.map(({ product }, index) => {
      const skuRef = skuRefs.get(idOf(index));
      if (skuRef === undefined) throw new Error(`No SKU was created for ${product.code}`);
      return [product, skuRef];
    }),
  );
}
