import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf, topKeys } from '../products/product-ranking.ts';
import { splitRows } from './kept-splits.ts';
import { reachesPrice } from './sku-price.ts';
import { movedSums, type SkuSelection, skuBuckets, skuSums } from './sku-sums.ts';
import { type Selection, type Sums, sumColumns } from './statistics.ts';

/** Sales of a selection split by category, by price and by SKU. The parts of a split add up to the total. */

export interface CategorySums extends Sums {
  /** Null for products without a category. */
  readonly category: string | null;
}

const partSum = <Figure extends keyof Sums>(figure: Figure) =>
  sql<number>`sum(${sql.ref(`part.${figure}`)})`.as(figure);
const partSums = [
  partSum('soldQuantity'),
  partSum('returnedQuantity'),
  partSum('soldAmount'),
  partSum('returnedAmount'),
  partSum('cost'),
  partSum('uncostedSoldQuantity'),
  partSum('uncostedReturnedQuantity'),
  partSum('uncostedSoldAmount'),
  partSum('uncostedReturnedAmount'),
] as const;

/** The sums by category, from the SKUs; products without a category have an empty one. */
export function categoriesOfSkus(db: DbOrTransaction, selection: SkuSelection) {
  const category = sql<string>`coalesce(product.category, '')`;
  return db
    .with('moved', () => skuSums(db, selection))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .groupBy(category)
    .select(category.as('category'))
    .select(movedSums);
}

/** The sums by category, best first. Categories without sales are not among them. */
export async function sumsByCategory(
  db: DbOrTransaction,
  selection: Selection,
): Promise<CategorySums[]> {
  const columns = { category: 'category', ...sumColumns };
  const rows = await db
    .selectFrom(
      splitRows(db, selection, 'category_window', columns, (some) => categoriesOfSkus(db, some)),
    )
    .groupBy('part.category')
    .select('part.category')
    .select(partSums)
    .orderBy(sql`sum(part."soldAmount" - part."returnedAmount")`, 'desc')
    .orderBy('part.category')
    .execute();
  return rows.map(({ category, ...sums }) => ({ category: category || null, ...sums }));
}

/** The lower ends of the price bands, in fen; a band ends where the next one begins. */
export const priceBands = [0, 1_000, 2_000, 5_000, 10_000] as const;

export interface BandSums extends Sums {
  /** A place in `priceBands`. */
  readonly band: number;
}

/** The band of a row of `moved`: a SKU has one price over the whole selection, and is in one band in every bucket. */
const band = sql<number>`case ${sql.join(
  priceBands
    .map((price, place) => sql`when ${reachesPrice(sql.lit(price))} then ${sql.lit(place)}`)
    .reverse(),
  sql` `,
)} end`;

/** The sums by price band, from the SKUs. */
export function bandsOfSkus(db: DbOrTransaction, selection: SkuSelection) {
  return db
    .with('moved', () => skuSums(db, selection))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .groupBy(band)
    .select(band.as('band'))
    .select(movedSums);
}

/** The sums by price band. Bands without sales are not among them. */
export async function sumsByBand(db: DbOrTransaction, selection: Selection): Promise<BandSums[]> {
  const columns = { band: 'band', ...sumColumns };
  return db
    .selectFrom(splitRows(db, selection, 'band_window', columns, (some) => bandsOfSkus(db, some)))
    .groupBy('part.band')
    .select('part.band')
    .select(partSums)
    .execute();
}

export interface BandPoint
  extends Pick<Sums, 'soldQuantity' | 'returnedQuantity' | 'soldAmount' | 'returnedAmount'> {
  readonly bucket: string;
  readonly band: number;
}

/** The same by day or month, without costs. */
export async function sumsByBandAndBucket(
  db: DbOrTransaction,
  selection: Selection,
  width: 'day' | 'month',
): Promise<BandPoint[]> {
  const bucket = sql<string>`substr(part.bucket, 1, ${sql.lit(width === 'day' ? 10 : 7)})`;
  const sumOf = (column: string) => sql<number>`sum(${sql.ref(`part.${column}`)})`;
  return db
    .with('moved', () => skuSums(db, selection))
    .with('priced', (with_) => with_.selectFrom('moved').select(['sku_ref', band.as('band')]))
    .selectFrom(skuBuckets(db, selection, width).as('part'))
    .innerJoin('priced', 'priced.sku_ref', 'part.sku_ref')
    .groupBy([bucket, 'priced.band'])
    .select([
      bucket.as('bucket'),
      'priced.band',
      sumOf('sold_quantity').as('soldQuantity'),
      sumOf('returned_quantity').as('returnedQuantity'),
      sumOf('sold_amount').as('soldAmount'),
      sumOf('returned_amount').as('returnedAmount'),
    ])
    .execute();
}

export interface SkuLine {
  readonly mallId: string;
  readonly skuId: string;
  readonly extCode: string;
  readonly productName: string;
  /** The marketplace's id of the product. */
  readonly productId: string;
  /** By bucket; buckets without sales are not among them. */
  readonly sums: ReadonlyMap<string, Sums>;
}

/** The given SKUs of the selected shops by day or month or, without any given, those that sold most. */
export async function linesBySku(
  db: DbOrTransaction,
  selection: Selection,
  wanted: { readonly skuIds: readonly string[] } | { readonly top: number },
  width: 'day' | 'month',
): Promise<SkuLine[]> {
  const skus = await ('skuIds' in wanted
    ? namedSkus(db, selection, wanted.skuIds)
    : topSkus(db, selection, wanted.top));
  if (skus.length === 0) return [];
  const shopIds = [...new Set(skus.map((sku) => sku.shopId))];
  const bucket = sql<string>`substr(bucket, 1, ${sql.lit(width === 'day' ? 10 : 7)})`;
  const rows = await db
    .with('moved', () => skuBuckets(db, { ...selection, shopIds }, width))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .where(
      'moved.sku_ref',
      'in',
      skus.map((sku) => sku.id),
    )
    .groupBy(['moved.sku_ref', bucket])
    .select(['moved.sku_ref', bucket.as('bucket')])
    .select(movedSums)
    .execute();
  const bySku = Map.groupBy(rows, (row) => row.sku_ref);
  return skus.map(({ id, shopId: _, ...sku }) => ({
    ...sku,
    sums: new Map(
      (bySku.get(id) ?? []).map(({ bucket, sku_ref: _ref, ...sums }) => [bucket, sums]),
    ),
  }));
}

interface NamedSku extends Omit<SkuLine, 'sums'> {
  readonly id: number;
  readonly shopId: number;
}

function skus(db: DbOrTransaction, shopIds: readonly number[]) {
  return db
    .selectFrom('sku')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where('sku.shop_id', 'in', shopIds)
    .select([
      'sku.id',
      'sku.shop_id as shopId',
      'shop.mall_id as mallId',
      'sku.sku_id as skuId',
      'sku.ext_code as extCode',
      nameOf('sku').as('productName'),
      'product.product_id as productId',
    ]);
}

async function namedSkus(
  db: DbOrTransaction,
  { shopIds }: Selection,
  skuIds: readonly string[],
): Promise<NamedSku[]> {
  const found = await skus(db, shopIds).where('sku.sku_id', 'in', skuIds).execute();
  const place = (sku: NamedSku): number => skuIds.indexOf(sku.skuId);
  return found.sort((a, b) => place(a) - place(b) || a.id - b.id);
}

async function topSkus(
  db: DbOrTransaction,
  selection: Selection,
  top: number,
): Promise<NamedSku[]> {
  const page = { level: 'sku', by: 'netQuantity', limit: top, offset: 0 } as const;
  const places = await topKeys(db, selection, page);
  if (places.length === 0) return [];
  const found = await skus(db, selection.shopIds).where('sku.id', 'in', places).execute();
  return found.sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}
