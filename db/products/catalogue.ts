import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';
import { noteSkuChanges, type SkuChange } from './sku-changes.ts';
import type { ProductTable } from './tables.ts';

/** A product as its marketplace lists it. Ids are the marketplace's own; prices are whole fen. */
export interface ListedProduct {
  readonly productId: string;
  readonly name: string;
  readonly category: string;
  readonly status: ProductTable['status'];
  readonly createdAt: number;
  /** Address of a picture; null where there is none. */
  readonly imageUrl: string | null;
  /** One SKC a colour or pattern. */
  readonly skcs: readonly ListedSkc[];
}

export interface ListedSkc {
  readonly skcId: string;
  readonly extCode: string;
  readonly name: string;
  readonly skus: readonly ListedSku[];
}

export interface ListedSku {
  readonly skuId: string;
  /** The seller's own code, unique in a shop. */
  readonly extCode: string;
  readonly specName: string;
  /** The declared price of a piece. */
  readonly supplyPrice: number;
  /** Its last change within the period that was asked for, where the marketplace tells when it was. */
  readonly priceChange?: { readonly at: number; readonly oldPrice: number } | null;
  /** What a piece costs the seller, where the connector knows; real marketplaces do not. */
  readonly cost: number | null;
}

/**
 * Brings a shop's products in the database up to what the marketplace says: new products, SKCs and SKUs
 * are added, states and declared prices follow. What a seller may have changed here (names, codes, costs) is
 * left alone, and nothing is removed, because sales tell of it. Answers how many products are new, have moved
 * on or have another price.
 * @param at as of when the marketplace says so
 */
export async function saveProducts(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  products: readonly ListedProduct[],
  at: number,
): Promise<number> {
  const repriced = await savePrices(trx, shop, products, at);
  const known = await trx
    .selectFrom('product')
    .where('shop_id', '=', shop.id)
    .select(['id', 'product_id', 'status'])
    .execute();
  const states = new Map(known.map((row) => [row.product_id, row]));
  const fresh = products.filter((product) => !states.has(product.productId));
  await addProducts(trx, shop.id, fresh);
  await noteToldPrices(trx, shop, products);

  let moved = 0;
  for (const { productId, status } of products) {
    const row = states.get(productId);
    if (row === undefined || row.status === status) continue;
    await trx.updateTable('product').set({ status }).where('id', '=', row.id).execute();
    moved += 1;
  }
  return fresh.length + moved + repriced;
}

/** Declared prices as the marketplace has them, with what they were if it does not tell. Answers of how many SKUs they changed. */
async function savePrices(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  products: readonly ListedProduct[],
  at: number,
): Promise<number> {
  const wanted = new Map(skusOf(products).map((sku) => [sku.skuId, sku]));
  const known = await trx
    .selectFrom('sku')
    .where('shop_id', '=', shop.id)
    .select(['id', 'sku_id', 'supply_price'])
    .execute();
  const changes: SkuChange[] = [];
  let repriced = 0;
  for (const { id, sku_id, supply_price: old } of known) {
    const { supplyPrice: price, priceChange } = wanted.get(sku_id) ?? {};
    if (price === undefined || price === old) continue;
    repriced += 1;
    await trx.updateTable('sku').set({ supply_price: price }).where('id', '=', id).execute();
    // A first price is no change.
    if (old !== null && !priceChange)
      changes.push({ sku_ref: id, kind: 'price', old_price: old, new_price: price });
  }
  await noteSkuChanges(trx, shop, changes, at);
  return repriced;
}

/** Changes of prices of which the marketplace tells when they were, by their own days. */
async function noteToldPrices(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  products: readonly ListedProduct[],
): Promise<void> {
  const told = skusOf(products).flatMap(({ skuId, supplyPrice, priceChange }) =>
    priceChange ? { skuId, new_price: supplyPrice, ...priceChange } : [],
  );
  if (told.length === 0) return;
  const refs = await skuRefsOf(trx, shop);
  for (const [at, changes] of Map.groupBy(told, (one) => one.at))
    await noteSkuChanges(
      trx,
      shop,
      changes.flatMap(({ skuId, oldPrice, new_price }): SkuChange[] => {
        const sku_ref = refs.get(skuId);
        return sku_ref === undefined
          ? []
          : [{ sku_ref, kind: 'price', old_price: oldPrice, new_price }];
      }),
      at,
    );
}

const skusOf = (products: readonly ListedProduct[]): ListedSku[] =>
  products.flatMap(({ skcs }) => skcs.flatMap(({ skus }) => skus));

async function addProducts(
  trx: DbOrTransaction,
  shopId: number,
  products: readonly ListedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const addedProducts = await insertRows<{ id: number; product_id: string }>(
    trx,
    'product',
    'shop_id, product_id, name, category, status, created_at, image_url',
    products.map((one) => [
      shopId,
      one.productId,
      one.name,
      one.category,
      one.status,
      one.createdAt,
      one.imageUrl,
    ]),
    'on conflict do nothing returning id, product_id',
  );
  const productRefs = new Map(addedProducts.map((row) => [row.product_id, row.id]));
  const skcs = products.flatMap(({ productId, skcs }) => {
    const productRef = productRefs.get(productId);
    return productRef === undefined ? [] : skcs.map((skc) => ({ productRef, skc }));
  });
  const addedSkcs = await insertRows<{ id: number; product_ref: number; skc_id: string }>(
    trx,
    'skc',
    'product_ref, skc_id, ext_code, name',
    skcs.map(({ productRef, skc }) => [productRef, skc.skcId, skc.extCode, skc.name]),
    'returning id, product_ref, skc_id',
  );
  const skcRefs = new Map(addedSkcs.map((row) => [`${row.product_ref} ${row.skc_id}`, row.id]));
  await insertRows(
    trx,
    'sku',
    'shop_id, product_ref, skc_ref, sku_id, ext_code, spec_name, supply_price, cost',
    skcs.flatMap(({ productRef, skc }) => {
      const skcRef = skcRefs.get(`${productRef} ${skc.skcId}`);
      if (skcRef === undefined) throw new Error(`SKC ${skc.skcId} was not stored`);
      return skc.skus.map((sku) => [
        shopId,
        productRef,
        skcRef,
        sku.skuId,
        sku.extCode,
        sku.specName,
        sku.supplyPrice,
        sku.cost,
      ]);
    }),
  );
}

/** The database's ids of a shop's SKUs by the marketplace's. */
export async function skuRefsOf(
  db: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sku')
    .where('shop_id', '=', shop.id)
    .select(['id', 'sku_id'])
    .execute();
  return new Map(rows.map((row) => [row.sku_id, row.id]));
}
