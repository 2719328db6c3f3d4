import { type Expression, type SqlBool, sql } from 'kysely';
import { addMonths, firstDayOfMonth, lastDayOfMonth, monthOfDay } from './calendar.ts';
import type { DbOrTransaction } from './connect.ts';
import type { Selection, Sums } from './statistics.ts';

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

/**
 * One page of the products that sold or came back in the selection, and how many there are in all.
 * The SKUs' sums of whole months come from `sku_month`, those of the days before and after from
 * `sku_day`: a ranking over years reads a thirtieth of the rows.
 */
export async function rankProducts(
  db: DbOrTransaction,
  selection: Selection,
  page: RankingPage,
): Promise<{ total: number; rows: RankedProduct[] }> {
  const key = page.level === 'sku' ? 'sku.id' : page.level === 'skc' ? 'skc.id' : 'product.id';
  const query = db
    .with('moved', () => skuSums(db, selection))
    .selectFrom('moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .$if(Boolean(page.keyword), (ranked) => ranked.where(matches(page.level, page.keyword ?? '')));
  const columns = {
    sku: { skcId: 'skc.skc_id', skuId: 'sku.sku_id', extCode: 'sku.ext_code' },
    skc: { skcId: 'skc.skc_id', skuId: null, extCode: 'skc.ext_code' },
    spu: { skcId: null, skuId: null, extCode: 'sku.ext_code' },
  }[page.level];
  // All columns of a group are equal but the codes of an SPU, of which the first stands for all.
  const text = (column: string | null) =>
    sql<string | null>`${column === null ? sql`null` : sql`min(${sql.ref(column)})`}`;
  const rows = await query
    .groupBy(key)
    .select([
      sql<string>`min(shop.mall_id)`.as('mallId'),
      sql<string>`min(product.product_id)`.as('productId'),
      text(columns.skcId).as('skcId'),
      text(columns.skuId).as('skuId'),
      sql<string>`min(${sql.ref(columns.extCode)})`.as('extCode'),
      sql<string>`min(product.name)`.as('name'),
      sumOf(sql`moved.sold_quantity`).as('soldQuantity'),
      sumOf(sql`moved.returned_quantity`).as('returnedQuantity'),
      sumOf(sql`moved.sold_amount`).as('soldAmount'),
      sumOf(sql`moved.returned_amount`).as('returnedAmount'),
      cost.as('cost'),
      sumOf(sql`case when sku.cost is null then ${netQuantity} else 0 end`).as('uncostedNet'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy(order[page.by], 'desc')
    .orderBy(key)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  // A page past the end has no row that could tell the total.
  const total =
    rows[0]?.total ??
    (page.offset === 0
      ? 0
      : (await rankProducts(db, selection, { ...page, offset: 0, limit: 1 })).total);
  return { total, rows: rows.map(({ total: _, ...row }) => row) };
}

const sumOf = (value: Expression<unknown>) => sql<number>`sum(${value})`;
const netQuantity = sql<number>`(moved.sold_quantity - moved.returned_quantity)`;
const netAmount = sql<number>`(moved.sold_amount - moved.returned_amount)`;
const cost = sumOf(sql`coalesce(sku.cost, 0) * ${netQuantity}`);
const order = {
  netAmount: sumOf(netAmount),
  netQuantity: sumOf(netQuantity),
  profit: sql<number>`${sumOf(netAmount)} - ${cost}`,
};

/** One row per SKU that moved in the selection. */
function skuSums(db: DbOrTransaction, { shopIds, source, start, end }: Selection) {
  const part = (table: 'sku_day' | 'sku_month', [from, to]: Span) => {
    const bucket = sql.ref<string>(table === 'sku_day' ? 'day' : 'month');
    return db
      .selectFrom(table)
      .where('shop_id', 'in', shopIds)
      .where('source', '=', source)
      .where(bucket, '>=', from)
      .where(bucket, '<=', to)
      .select(['sku_ref', 'sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount']);
  };
  const { months, days } = inMonthsAndDays(start, end);
  const parts = days.map((span) => part('sku_day', span));
  if (months) parts.push(part('sku_month', months));
  const all = parts.reduce((union, next) => union.unionAll(next));
  return db
    .selectFrom(all.as('part'))
    .groupBy('sku_ref')
    .select((e) => [
      'sku_ref',
      e.fn.sum<number>('sold_quantity').as('sold_quantity'),
      e.fn.sum<number>('returned_quantity').as('returned_quantity'),
      e.fn.sum<number>('sold_amount').as('sold_amount'),
      e.fn.sum<number>('returned_amount').as('returned_amount'),
    ]);
}

type Span = readonly [from: string, to: string];

/** A range of days as its whole months and the spans of days before and after them. */
export function inMonthsAndDays(
  start: string,
  end: string,
): { readonly months: Span | undefined; readonly days: readonly Span[] } {
  const startsMonth = start === firstDayOfMonth(monthOfDay(start));
  const endsMonth = end === lastDayOfMonth(monthOfDay(end));
  const first = startsMonth ? monthOfDay(start) : addMonths(monthOfDay(start), 1);
  const last = endsMonth ? monthOfDay(end) : addMonths(monthOfDay(end), -1);
  if (first > last) return { months: undefined, days: [[start, end]] };
  const days: Span[] = [];
  if (!startsMonth) days.push([start, lastDayOfMonth(monthOfDay(start))]);
  if (!endsMonth) days.push([firstDayOfMonth(monthOfDay(end)), end]);
  return { months: [first, last], days };
}

/**
 * Whole products, SKCs or SKUs of which the name or a code holds the keyword, so that their figures
 * stay whole too. Both engines fold the case of Latin letters only.
 */
function matches(level: ProductLevel, keyword: string): Expression<SqlBool> {
  const part = `%${escapeLike(keyword.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`;
  const holds = (column: string) =>
    sql<SqlBool>`lower(${sql.ref(column)}) like ${part} escape '\\'`;
  const anySku = (ref: 'product_ref' | 'skc_ref', of: string) =>
    sql<SqlBool>`exists (select 1 from sku as any_sku where ${sql.ref(`any_sku.${ref}`)} = ${sql.ref(of)} and ${holds('any_sku.ext_code')})`;
  const code = {
    sku: holds('sku.ext_code'),
    skc: sql<SqlBool>`(${holds('skc.ext_code')} or ${anySku('skc_ref', 'skc.id')})`,
    spu: anySku('product_ref', 'product.id'),
  }[level];
  return sql<SqlBool>`(${holds('product.name')} or ${code})`;
}

/** Makes the wildcards of LIKE plain characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
