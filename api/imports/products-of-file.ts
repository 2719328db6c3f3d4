import { randomInt } from 'node:crypto';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { StagedFile } from '../../db/imports/staged-file.ts';
import type { StagedProduct } from '../../db/imports/staged-products.ts';
import { findSkusBy, insertPlainProducts } from '../../db/products/found-products.ts';

export interface FoundProducts {
  /** The id of the SKU of each product, by the product's number in the file. */
  readonly skuRefs: Float64Array;
  readonly created: number;
}

/**
 * The SKU of each product in the file, by the seller's own code within the shop, or else by the marketplace's id. A
 * code that the shop does not have becomes a product with one SKC and one SKU.
 */
export async function findOrCreateProducts(
  trx: DbOrTransaction,
  staged: StagedFile,
  shopIds: ReadonlyMap<number, number>,
): Promise<FoundProducts> {
  const skuRefs = new Float64Array(staged.productCount + 1);
  const isUnknown = ({ productNo }: StagedProduct) => skuRefs[productNo] === 0;
  for (const products of staged.products()) {
    for (const [shopId, ofShop] of byShop(products, shopIds)) {
      const known = await findSkusBy('ext_code', trx, shopId, codesOf(ofShop));
      for (const { code, productNo } of ofShop) skuRefs[productNo] = known.get(code) ?? 0;
    }
  }
  // What a file names both by its code and by its id would be two products with the same lines.
  const named = new Set(skuRefs);
  let created = 0;
  for (const products of staged.products()) {
    const unknown: NewProduct[] = [];
    for (const [shopId, ofShop] of byShop(products.filter(isUnknown), shopIds)) {
      const known = await findSkusBy('sku_id', trx, shopId, codesOf(ofShop));
      for (const product of ofShop) {
        const skuRef = known.get(product.code) ?? 0;
        if (named.has(skuRef)) unknown.push({ product, shopId });
        else skuRefs[product.productNo] = skuRef;
      }
    }
    for (const [productNo, skuRef] of await createProducts(trx, unknown))
      skuRefs[productNo] = skuRef;
    created += unknown.length;
  }
  return { skuRefs, created };
}

const codesOf = (products: readonly StagedProduct[]): string[] => products.map(({ code }) => code);

function byShop(
  products: readonly StagedProduct[],
  shopIds: ReadonlyMap<number, number>,
): Map<number, StagedProduct[]> {
  return Map.groupBy(products, ({ shopNo }) => {
    const shopId = shopIds.get(shopNo);
    if (shopId === undefined) throw new Error(`No shop was found for number ${shopNo}`);
    return shopId;
  });
}

interface NewProduct {
  readonly product: StagedProduct;
  readonly shopId: number;
}

/**
 * Products, their SKCs and SKUs get ids that are numbers in a row from a random start, as many figures
 * long as the marketplace's own.
 */
async function createProducts(
  trx: DbOrTransaction,
  products: readonly NewProduct[],
): Promise<Map<number, number>> {
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
      return [product.productNo, skuRef];
    }),
  );
}
