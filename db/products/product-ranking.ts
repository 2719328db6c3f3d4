import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import { hasOneRowASku, movedSums, skuNets, skuSums } from '../statistics/sku-sums.ts';
import type { Selection, Sums } from '../statistics/statistics.ts';

/** Products of one or many shops in order of what they sold. */

export type ProductLevel = 'spu' | 'skc' | 'sku';
export type RankBy = 'netAmount' | 'netQuantity' | 'profit';

export interface RankingPage {
  readonly level: ProductLevel;
  readonly by: RankBy;
  /** Part of a product's name or of a seller's code, in any case of its Latin letters. */
  readonly keyword?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface RankedProduct extends Sums {
  readonly mallId: string;
  readonly productId: string;
  readonly skcId: string | null;
  readonly skuId: string | null;
  /** The seller's code; of a product with several, the first in order. */
  readonly extCode: string;
  readonly name: string;
}

/** One page of the products that sold or came back in the selection, and how many there are in all. */
export async function rankProducts(
  db: DbOrTransaction,
  selection: Selection,
  page: RankingPage,
): Promise<{ total: number; rows: RankedProduct[] }> {
  const { total, places } = await rankKeys(db, selection, page);
  if (places.length === 0) return { total, rows: [] };
  const rows = await figuresOf(db, selection, page.level, places);
  return { total, rows: places.flatMap((key) => rows.get(key) ?? []) };
}

const keys = { sku: 'sku.id', skc: 'sku.skc_ref', spu: 'sku.product_ref' } as const;
const needs = {
  netAmount: ['amount'],
  netQuantity: ['pieces'],
  profit: ['amount', 'pieces'],
} as const;
const figures: Record<RankBy, Expression<number>> = {
  netAmount: sql`net.amount`,
  netQuantity: sql`net.pieces`,
  profit: sql`(net.amount - sku.cost * net.pieces)`,
};

/**
 * The figure of each SKU, product or colour that moved. Profit is that of the SKUs with a cost, and null
 * where there is none of these.
 */
function keyed(db: DbOrTransaction, selection: Selection, { level, by, keyword }: RankingPage) {
  const figure = figures[by];
  const net = skuNets(db, selection, needs[by]).as('net');
  if (level === 'sku' && by !== 'profit' && !keyword) {
    // Nothing of the SKU itself is needed to order it.
    return db
      .selectFrom(net)
      .select([sql<number>`net.sku_ref`.as('key'), sql<number>`${figure}`.as('figure')]);
  }
  const ofSku = db
    .selectFrom(net)
    .innerJoin('sku', 'sku.id', 'net.sku_ref')
    .$if(Boolean(keyword), (ranked) =>
      ranked
        .innerJoin('skc', 'skc.id', 'sku.skc_ref')
        .innerJoin('product', 'product.id', 'sku.product_ref')
        .where(matches(level, keyword ?? '')),
    );
  const key = sql<number>`${sql.ref(keys[level])}`;
  return level === 'sku'
    ? ofSku.select([key.as('key'), sql<number>`${figure}`.as('figure')])
    : ofSku.groupBy(keys[level]).select([key.as('key'), sql<number>`sum(${figure})`.as('figure')]);
}

/** The keys of a page (`sku.id` and the like) in order. Names and the other figures are of no use before it is known of which rows. */
async function rankKeys(
  db: DbOrTransaction,
  selection: Selection,
  page: RankingPage,
): Promise<{ total: number; places: number[] }> {
  const rows = await db
    // To go through few rows twice, once to count, is cheaper than to write them down in between.
    .with(
      (cte) =>
        page.level === 'sku' && hasOneRowASku(selection)
          ? cte('keyed').notMaterialized()
          : cte('keyed').materialized(),
      () => keyed(db, selection, page),
    )
    .selectFrom('keyed')
    .select((e) => [
      'key',
      e
        .selectFrom('keyed')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('total'),
    ])
    .orderBy('figure', (order) => order.desc().nullsLast())
    .orderBy('key')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  // A page past the end has no row that could tell the total.
  const total =
    rows[0]?.total ??
    (page.offset === 0
      ? 0
      : (await rankKeys(db, selection, { ...page, offset: 0, limit: 1 })).total);
  return { total, places: rows.map((row) => row.key) };
}

/** The keys of a page alone, by a figure that none lacks: to count the others takes as long as to find these. */
export async function topKeys(
  db: DbOrTransaction,
  selection: Selection,
  page: RankingPage,
): Promise<number[]> {
  const rows = await keyed(db, selection, page)
    .orderBy('figure', 'desc')
    .orderBy('key')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => row.key);
}

/** Names and figures of the products on a page, by key. */
async function figuresOf(
  db: DbOrTransaction,
  selection: Selection,
  level: ProductLevel,
  places: readonly number[],
): Promise<Map<number, RankedProduct>> {
  const key = keys[level];
  const shops = await db
    .selectFrom('sku')
    .where(key, 'in', places)
    .select('shop_id')
    .distinct()
    .execute();
  const shopIds = shops.map((shop) => shop.shop_id);
  const columns = {
    sku: { skcId: 'skc.skc_id', skuId: 'sku.sku_id', extCode: 'sku.ext_code' },
    skc: { skcId: 'skc.skc_id', skuId: null, extCode: 'skc.ext_code' },
    spu: { skcId: null, skuId: null, extCode: 'sku.ext_code' },
  }[level];
  // All columns of a group are equal but the codes of an SPU, of which the first stands for all.
  const text = (column: string | null) =>
    sql<string | null>`${column === null ? sql`null` : sql`min(${sql.ref(column)})`}`;
  const rows = await db
    .with('moved', () => skuSums(db, { ...selection, shopIds }))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .where(key, 'in', places)
    .groupBy(key)
    .select([
      sql<number>`${sql.ref(key)}`.as('key'),
      sql<string>`min(shop.mall_id)`.as('mallId'),
      sql<string>`min(product.product_id)`.as('productId'),
      text(columns.skcId).as('skcId'),
      text(columns.skuId).as('skuId'),
      sql<string>`min(${sql.ref(columns.extCode)})`.as('extCode'),
      sql<string>`min(${nameOf(level)})`.as('name'),
      ...movedSums,
    ])
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** What a row is called: a colour by the seller's name of it where it has one. */
export const nameOf = (level: ProductLevel) =>
  level === 'spu'
    ? sql.ref<string>('product.name')
    : sql<string>`coalesce(skc.product_name, product.name)`;

/**
 * Whole products, SKCs or SKUs of which the name or a code holds the keyword, so that their figures
 * stay whole too.
 */
function matches(level: ProductLevel, keyword: string): Expression<SqlBool> {
  const contains = (text: RawBuilder<unknown>) => holdsKeyword(text, keyword);
  const holds = (column: string) => contains(sql.ref(column));
  const anySku = (ref: 'product_ref' | 'skc_ref', of: string) =>
    sql<SqlBool>`exists (select 1 from sku as any_sku where ${sql.ref(`any_sku.${ref}`)} = ${sql.ref(of)} and ${holds('any_sku.ext_code')})`;
  const code = {
    sku: holds('sku.ext_code'),
    skc: sql<SqlBool>`(${holds('skc.ext_code')} or ${anySku('skc_ref', 'skc.id')})`,
    spu: anySku('product_ref', 'product.id'),
  }[level];
  return sql<SqlBool>`(${contains(nameOf(level))} or ${code})`;
}
