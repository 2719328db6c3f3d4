import { sql } from 'kysely';
import type { ProductSort } from '../../api/contract/rules/product-sorts.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { ProductTable } from '../schema.ts';
import { movedSums, skuSums } from '../statistics/sku-sums.ts';
import type { Selection, Sums } from '../statistics/statistics.ts';
import { floorPrices } from './floor-prices.ts';
import type { ProductFilter } from './product-filter.ts';
import { hintOf, type ProductHint, recentNets, restockSum } from './product-hints.ts';
import { findPlaces, type Place, skusOfRows } from './product-places.ts';
import { nameOf, type ProductLevel } from './product-ranking.ts';
import { stockCost, stockValue } from './product-sums.ts';
import { soldOutLosses } from './sold-out-paces.ts';

/** Every product, SKC or SKU of some shops, with what it costs, sells, and what of it is there. */

export interface ProductListRequest {
  /** The shops, and the days and the source of the figures. */
  readonly selection: Selection;
  /** The 7 and 30 days end the day before. */
  readonly today: string;
  readonly level: ProductLevel;
  readonly filter: ProductFilter;
  readonly by: ProductSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface ListedProduct extends Sums {
  readonly mallId: string;
  readonly productId: string;
  readonly skcId: string | null;
  readonly skuId: string | null;
  readonly name: string;
  /** Colour of an SKC, colour and size of an SKU; null where it says no more than the name. */
  readonly specName: string | null;
  /** The seller's code; of several, the first in order. */
  readonly extCode: string | null;
  readonly imageUrl: string | null;
  readonly category: string | null;
  readonly status: ProductTable['status'];
  readonly createdAt: number;
  readonly skcCount: number;
  readonly skuCount: number;
  readonly supplyPriceMin: number | null;
  readonly supplyPriceMax: number | null;
  readonly costMin: number | null;
  readonly costMax: number | null;
  readonly uncostedSkus: number;
  /** Of the SKUs whose floor price is known; null where that is none. */
  readonly floorPriceMin: number | null;
  readonly floorPriceMax: number | null;
  /** SKUs that are declared below it. */
  readonly belowFloorSkus: number;
  /** Of the SKUs whose stock is known; null where that is none. */
  readonly onHand: number | null;
  readonly inTransit: number | null;
  /** The pieces on hand at declared price, in fen; those without one count nothing. */
  readonly stockValue: number | null;
  /** The same at cost; those without one count nothing. Null where none has one. */
  readonly stockCost: number | null;
  /** What its sold-out SKUs lost in the last seven days, in fen, as `soldOutLoss` adds it up. */
  readonly lostAmount: number | null;
  /** SKUs whose stock nobody told. */
  readonly unstockedSkus: number;
  /** Net pieces sold to customers in the 7 and the 30 days up to yesterday. */
  readonly net7: number;
  readonly net30: number;
  /** Pieces to be ordered, of the SKUs whose stock is known. */
  readonly restock: number;
  readonly hint: ProductHint | null;
}

/** One page, and how many there are in all. */
export async function listProducts(
  db: DbOrTransaction,
  request: ProductListRequest,
): Promise<{ total: number; rows: ListedProduct[] }> {
  const { total, places } = await findPlaces(db, request);
  if (places.length === 0) return { total, rows: [] };
  const rows = await describe(db, request, places);
  return { total, rows: places.flatMap(({ key }) => rows.get(key) ?? []) };
}

const keys = { spu: 'product.id', skc: 'skc.id', sku: 'sku.id' } as const;
const parents = { spu: 'product_ref', skc: 'skc_ref', sku: 'id' } as const;

/** Columns that the rows of a level have in common, or null. */
const columns = {
  spu: { skcId: null, skuId: null, extCode: 'sku.ext_code', spec: null },
  skc: { skcId: 'skc.skc_id', skuId: null, extCode: 'skc.ext_code', spec: 'skc.name' },
  sku: {
    skcId: 'skc.skc_id',
    skuId: 'sku.sku_id',
    extCode: 'sku.ext_code',
    spec: 'sku.spec_name',
  },
} as const;

const text = (column: string | null) =>
  sql<string | null>`${column === null ? sql`null` : sql`min(${sql.ref(column)})`}`;
const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
/** Null where nobody told the stock. */
const lost = sql<
  number | null
>`case when count(stock.sku_ref) > 0 then coalesce(sum(losses.amount), 0) end`;
const unstocked = sql<number>`count(sku.id) - count(stock.sku_ref)`;

async function describe(
  db: DbOrTransaction,
  { selection, today, level }: ProductListRequest,
  places: readonly Place[],
): Promise<ReadonlyMap<number, ListedProduct>> {
  const shopIds = [...new Set(places.map((place) => place.shopId))];
  const key = keys[level];
  const wanted = places.map((place) => place.key);
  const skus = db.selectFrom('sku').where(parents[level], 'in', wanted).select('id');
  const { skcId, skuId, extCode, spec } = columns[level];
  const rows = await db
    // Materialized, because PostgreSQL would take them to be small and sum them again for each row.
    .with(
      (cte) => cte('moved').materialized(),
      () => skuSums(db, { ...selection, shopIds }, skus),
    )
    .with(
      (cte) => cte('recent').materialized(),
      () => recentNets(db, { ...selection, shopIds }, today, skus),
    )
    .with(
      (cte) => cte('floors').materialized(),
      () => floorPrices(db, { ...selection, shopIds }, today, productsOf(db, level, wanted)),
    )
    .with(
      (cte) => cte('losses').materialized(),
      () => soldOutLosses(db, { ...selection, shopIds }, today, productsOf(db, level, wanted)),
    )
    .selectFrom('product')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .leftJoin('skc', 'skc.product_ref', 'product.id')
    .leftJoin('sku', (join) =>
      join.onRef('sku.skc_ref', '=', 'skc.id').onRef('sku.product_ref', '=', 'product.id'),
    )
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .leftJoin('moved', 'moved.sku_ref', 'sku.id')
    .leftJoin('recent', 'recent.sku_ref', 'sku.id')
    .leftJoin('floors', 'floors.sku_ref', 'sku.id')
    .leftJoin('losses', 'losses.sku_ref', 'sku.id')
    .where(key, 'in', wanted)
    // Says nothing new, but where to begin.
    .where('product.id', 'in', productsOf(db, level, wanted))
    .groupBy(key)
    .select([
      sql<number>`${sql.ref(key)}`.as('key'),
      sql<string>`min(shop.mall_id)`.as('mallId'),
      sql<string>`min(product.product_id)`.as('productId'),
      text(skcId).as('skcId'),
      text(skuId).as('skuId'),
      sql<string>`min(${nameOf(level)})`.as('name'),
      text(spec).as('spec'),
      sql<string>`min(product.name)`.as('productName'),
      text(extCode).as('extCode'),
      text('product.image_url').as('imageUrl'),
      text('product.category').as('category'),
      sql<ProductTable['status']>`min(product.status)`.as('status'),
      sql<number>`min(product.created_at)`.as('createdAt'),
      sql<number>`count(distinct skc.id)`.as('skcCount'),
      sql<number>`count(sku.id)`.as('skuCount'),
      sql<number | null>`min(sku.supply_price)`.as('supplyPriceMin'),
      sql<number | null>`max(sku.supply_price)`.as('supplyPriceMax'),
      sql<number | null>`min(sku.cost)`.as('costMin'),
      sql<number | null>`max(sku.cost)`.as('costMax'),
      sql<number>`count(sku.id) - count(sku.cost)`.as('uncostedSkus'),
      sql<number | null>`min(floors.floor)`.as('floorPriceMin'),
      sql<number | null>`max(floors.floor)`.as('floorPriceMax'),
      total('floors.is_below').as('belowFloorSkus'),
      sql<number | null>`sum(stock.on_hand)`.as('onHand'),
      sql<number | null>`sum(stock.in_transit)`.as('inTransit'),
      stockValue.as('stockValue'),
      stockCost.as('stockCost'),
      lost.as('lostAmount'),
      unstocked.as('unstockedSkus'),
      total('recent.net7').as('net7'),
      total('recent.net30').as('net30'),
      restockSum.as('restock'),
      hintOf({
        onHand: total('stock.on_hand'),
        unknown: unstocked,
        net30: total('recent.net30'),
      }).as('hint'),
      ...movedSums,
    ])
    .execute();
  return new Map(
    rows.map(({ key, spec, productName, ...row }) => [
      key,
      {
        ...row,
        specName: spec === '' || spec === productName ? null : spec,
      },
    ]),
  );
}

function productsOf(db: DbOrTransaction, level: ProductLevel, keys: readonly number[]) {
  if (level === 'spu') return db.selectFrom('product').where('id', 'in', keys).select('id');
  return db.selectFrom(level).where('id', 'in', keys).select('product_ref');
}

/** What all rows of a filter come to; the stock as of the SKUs whose stock is known. */
export type ProductTotals = Sums &
  Pick<
    ListedProduct,
    'onHand' | 'inTransit' | 'stockValue' | 'stockCost' | 'lostAmount' | 'unstockedSkus'
  >;

/** In the place of what was lost, where nobody asks: it would be looked for in all shops. */
const noLosses = (db: DbOrTransaction) =>
  db
    .selectFrom('sku')
    .where(sql<boolean>`1 = 0`)
    .select(['id as sku_ref', sql<number>`0`.as('amount')]);

/**
 * Sums over every row that the filter leaves, whatever page of them is shown.
 * @param withLoss whether what was lost is told; else it is null, and not looked for
 */
export async function sumProducts(
  db: DbOrTransaction,
  request: ProductListRequest,
  { withLoss }: { readonly withLoss: boolean },
): Promise<ProductTotals> {
  const sums = await db
    .with(
      (cte) => cte('wanted').materialized(),
      () => skusOfRows(db, request),
    )
    .with(
      (cte) => cte('moved').materialized(),
      () => skuSums(db, request.selection),
    )
    .with(
      (cte) => cte('losses').materialized(),
      () => (withLoss ? soldOutLosses(db, request.selection, request.today) : noLosses(db)),
    )
    .selectFrom('sku')
    .innerJoin('wanted', 'wanted.id', 'sku.id')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .leftJoin('moved', 'moved.sku_ref', 'sku.id')
    .leftJoin('losses', 'losses.sku_ref', 'sku.id')
    .select([
      sql<number | null>`sum(stock.on_hand)`.as('onHand'),
      sql<number | null>`sum(stock.in_transit)`.as('inTransit'),
      stockValue.as('stockValue'),
      stockCost.as('stockCost'),
      lost.as('lostAmount'),
      unstocked.as('unstockedSkus'),
      ...movedSums,
    ])
    .executeTakeFirstOrThrow();
  return { ...sums, lostAmount: withLoss ? sums.lostAmount : null };
}

/** The categories of all products of the shops, in order. */
export async function listCategories(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .where('shop_id', 'in', shopIds)
    .where('category', 'is not', null)
    .select('category')
    .distinct()
    .orderBy('category')
    .execute();
  return rows.flatMap(({ category }) => category ?? []);
}

/** SKUs of the shops with and without a cost. */
export async function countCosts(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<{ readonly withCost: number; readonly withoutCost: number }> {
  return db
    .selectFrom('sku')
    .where('shop_id', 'in', shopIds)
    .select([
      sql<number>`count(cost)`.as('withCost'),
      sql<number>`count(*) - count(cost)`.as('withoutCost'),
    ])
    .executeTakeFirstOrThrow();
}
