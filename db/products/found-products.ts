import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts, insertRows } from '../engine/insert-rows.ts';

/** The SKUs of a shop by the seller's own code, or by the marketplace's id, of those that it has. */
export async function findSkusBy(
  column: 'ext_code' | 'sku_id',
  trx: DbOrTransaction,
  shopId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (const part of inParts(names, 5_000)) {
    const rows = await trx
      .selectFrom('sku')
      .select(['id', `${column} as name`])
      .where('shop_id', '=', shopId)
      .where(among(trx, column, part))
      .execute();
    for (const row of rows) known.set(row.name, row.id);
  }
  return known;
}

/** A product with one SKC and one SKU, which all bear the same id. */
export interface PlainProduct {
  readonly shopId: number;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly createdAt: number;
}

/** Adds products and answers the row ids of their SKUs by the products' ids. */
export async function insertPlainProducts(
  trx: DbOrTransaction,
  products: readonly PlainProduct[],
): Promise<ReadonlyMap<string, number>> {
  const added = await insertRows<{ id: number; product_id: string }>(
    trx,
    'product',
    'shop_id, product_id, name, status, created_at',
    products.map((one) => [one.shopId, one.id, one.name, 'on_sale', one.createdAt]),
    'returning id, product_id',
  );
  const productRefs = new Map(added.map((row) => [row.product_id, row.id]));
  const addedSkcs = await insertRows<{ id: number; skc_id: string }>(
    trx,
    'skc',
    'product_ref, skc_id, ext_code, name',
    products.map(({ id, code, name }) => [productRefs.get(id) ?? null, id, code, name]),
    'returning id, skc_id',
  );
  const skcRefs = new Map(addedSkcs.map((row) => [row.skc_id, row.id]));
  const addedSkus = await insertRows<{ id: number; sku_id: string }>(
    trx,
    'sku',
    'shop_id, product_ref, skc_ref, sku_id, ext_code, spec_name',
    products.map(({ shopId, id, code }) => [
      shopId,
      productRefs.get(id) ?? null,
      skcRefs.get(id) ?? null,
      id,
      code,
      '',
    ]),
    'returning id, sku_id',
  );
  return new Map(addedSkus.map((row) => [row.sku_id, row.id]));
}
