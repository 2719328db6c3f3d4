import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fewDays, keptDays } from '../../api/contract/rules/stock-moves.ts';
import type { ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import type { ProductTable } from '../schema.ts';
import { hintOf, type ProductHint, recentNets } from './product-hints.ts';
import { nameOf } from './product-ranking.ts';

/**
 * Goods by the seller's own code, over all shops that sell them. A shop has one SKU of a code, so what holds of a
 * SKU holds of a shop. A SKU of which nobody told the stock is unknown, and none of the others.
 */

export type SharedStockSort =
  | 'shops'
  | 'onHand'
  | 'inTransit'
  | 'net7'
  | 'net30'
  | 'daysOfCover'
  | 'code';

export interface SharedStockRequest {
  readonly scope: ShopScope;
  /** The 7 and 30 days end the day before. */
  readonly today: string;
  /** Part of a code or of a name, in any case of its Latin letters. */
  readonly keyword?: string | undefined;
  /** Only exactly this code. */
  readonly code?: string | undefined;
  /** Only codes that more than one shop has. */
  readonly isShared: boolean;
  /** Only codes that are sold out, run out, or are dead stock in a shop. */
  readonly state?: ProductHint | undefined;
  /** Only codes of which one shop can do without pieces that another lacks. */
  readonly isMovable: boolean;
  readonly by: SharedStockSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface CodeStock {
  readonly code: string;
  readonly shops: number;
  /** Of the shops whose stock is known; null where that is none. */
  readonly onHand: number | null;
  readonly inTransit: number | null;
  /** Shops whose stock nobody told. */
  readonly unknown: number;
  readonly net7: number;
  readonly net30: number;
  readonly soldOut: number;
  readonly runningOut: number;
  readonly dead: number;
}

/** A code in one shop. */
export interface ShopCodeStock {
  readonly code: string;
  readonly mallId: string;
  readonly isSemiManaged: boolean;
  readonly productId: string;
  readonly skuId: string;
  readonly name: string;
  readonly specName: string;
  readonly imageUrl: string | null;
  readonly status: ProductTable['status'];
  readonly onHand: number | null;
  readonly inTransit: number | null;
  readonly net7: number;
  readonly net30: number;
  readonly hint: ProductHint | null;
}

/** The same figures of all codes of the list together. */
export type StockTotals = Pick<CodeStock, 'onHand' | 'inTransit' | 'unknown' | 'net7' | 'net30'>;

export interface SharedStock {
  readonly total: number;
  /** Null where no code is listed. */
  readonly totals: StockTotals | null;
  readonly codes: readonly CodeStock[];
  /** Each code of the page in each of its shops, what sells best first. */
  readonly shops: readonly ShopCodeStock[];
}

const onHand = sql<number>`coalesce(stock.on_hand, 0)`;
const unknown = sql<number>`(case when stock.sku_ref is null then 1 else 0 end)`;
const net7 = sql<number>`coalesce(recent.net7, 0)`;
const net30 = sql<number>`coalesce(recent.net30, 0)`;
const hint = hintOf({ onHand, unknown, net30 });
/** The pieces of `keptDays`, times 30: no engine divides alike. */
const kept = sql`(${net30} * ${sql.lit(keptDays)})`;
const spare = sql`(stock.sku_ref is not null and ${onHand} > 0
  and (${net30} <= 0 or (${onHand} - 1) * 30 >= ${kept}))`;
const lacking = sql`(stock.sku_ref is not null and product.status = 'on_sale'
  and ${onHand} * 30 < ${net30} * ${sql.lit(fewDays)} and ${kept} > (${onHand} + stock.in_transit) * 30)`;

const flag = (condition: RawBuilder<unknown>) =>
  sql<number>`max(case when ${condition} then 1 else 0 end)`;
const shopsWith = (one: ProductHint) =>
  sql<number>`sum(case when ${hint} = ${sql.lit(one)} then 1 else 0 end)`;

/** The SKUs of the shops that have a code, with their stock and what they sold. */
const skusOf = (db: DbOrTransaction, { shopIds, ended }: ShopScope, today: string) =>
  db
    // Materialized, because PostgreSQL would take them to be small and sum them again for each row.
    .with(
      (cte) => cte('recent').materialized(),
      () => recentNets(db, { shopIds, ended }, today),
    )
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .leftJoin('recent', 'recent.sku_ref', 'sku.id')
    .where('sku.shop_id', 'in', shopIds)
    .where('sku.ext_code', '<>', '');

/** One page of codes, and how many there are in all. */
export async function listSharedStock(
  db: DbOrTransaction,
  request: SharedStockRequest,
): Promise<SharedStock> {
  const { scope, today, code, descending, limit, offset } = request;
  const figure = orders[request.by];
  const rows = await skusOf(db, scope, today)
    .$if(code !== undefined, (query) => query.where('sku.ext_code', '=', code ?? ''))
    .groupBy('sku.ext_code')
    .having(sql<SqlBool>`(${sql.join(conditions(request), sql` and `)})`)
    .select([
      'sku.ext_code as code',
      sql<number>`count(*)`.as('shops'),
      sql<number | null>`sum(stock.on_hand)`.as('onHand'),
      sql<number | null>`sum(stock.in_transit)`.as('inTransit'),
      sql<number>`sum(${unknown})`.as('unknown'),
      sql<number>`sum(${net7})`.as('net7'),
      sql<number>`sum(${net30})`.as('net30'),
      shopsWith('soldOut').as('soldOut'),
      shopsWith('runningOut').as('runningOut'),
      shopsWith('deadStock').as('dead'),
      sql<number>`count(*) over ()`.as('total'),
      sql<number | null>`sum(sum(stock.on_hand)) over ()`.as('allOnHand'),
      sql<number | null>`sum(sum(stock.in_transit)) over ()`.as('allInTransit'),
      sql<number>`sum(sum(${unknown})) over ()`.as('allUnknown'),
      sql<number>`sum(sum(${net7})) over ()`.as('allNet7'),
      sql<number>`sum(${sumOfNet30}) over ()`.as('allNet30'),
    ])
    .orderBy(sql`(${figure} is null)`)
    .orderBy(figure, descending ? 'desc' : 'asc')
    .orderBy('sku.ext_code')
    .limit(limit)
    .offset(offset)
    .execute();
  const [first] = rows;
  if (first === undefined) {
    // A page past the end has no row that could tell of all.
    if (offset === 0) return { total: 0, totals: null, codes: [], shops: [] };
    const all = await listSharedStock(db, { ...request, offset: 0, limit: 1 });
    return { ...all, codes: [], shops: [] };
  }
  const { total, allOnHand, allInTransit, allUnknown, allNet7, allNet30 } = first;
  const totals = {
    onHand: allOnHand,
    inTransit: allInTransit,
    unknown: allUnknown,
    net7: allNet7,
    net30: allNet30,
  };
  const codes = rows.map(codeOf);
  const shops = await shopsOfCodes(
    db,
    scope,
    today,
    codes.map(({ code }) => code),
  );
  return { total, totals, codes, shops };
}

/** Without what a row tells of all. */
const codeOf = (row: CodeStock): CodeStock => ({
  code: row.code,
  shops: row.shops,
  onHand: row.onHand,
  inTransit: row.inTransit,
  unknown: row.unknown,
  net7: row.net7,
  net30: row.net30,
  soldOut: row.soldOut,
  runningOut: row.runningOut,
  dead: row.dead,
});

async function shopsOfCodes(
  db: DbOrTransaction,
  scope: ShopScope,
  today: string,
  codes: readonly string[],
): Promise<ShopCodeStock[]> {
  const rows = await skusOf(db, scope, today)
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where('sku.ext_code', 'in', codes)
    .select([
      'sku.ext_code as code',
      'shop.mall_id as mallId',
      'shop.is_semi_managed as semi',
      'product.product_id as productId',
      'sku.sku_id as skuId',
      sql<string>`${nameOf('sku')}`.as('name'),
      'sku.spec_name as specName',
      'product.image_url as imageUrl',
      'product.status',
      'stock.on_hand as onHand',
      'stock.in_transit as inTransit',
      net7.as('net7'),
      net30.as('net30'),
      hint.as('hint'),
    ])
    .orderBy(net30, 'desc')
    .orderBy('sku.id')
    .execute();
  return rows.map(({ semi, ...row }) => ({ ...row, isSemiManaged: semi === 1 }));
}

const sumOfNet30 = sql`sum(${net30})`;
/** What the list is ordered by; codes without the figure stand last either way. */
const orders: Readonly<Record<SharedStockSort, RawBuilder<unknown>>> = {
  shops: sql`count(*)`,
  onHand: sql`sum(stock.on_hand)`,
  inTransit: sql`sum(stock.in_transit)`,
  net7: sql`sum(${net7})`,
  net30: sumOfNet30,
  daysOfCover: sql`case when ${sumOfNet30} > 0 and sum(${unknown}) = 0
    then sum(stock.on_hand) * 30.0 / ${sumOfNet30} end`,
  code: sql`sku.ext_code`,
};

function conditions({ keyword, isShared, state, isMovable }: SharedStockRequest) {
  const all: RawBuilder<unknown>[] = [sql`count(*) > ${sql.lit(isShared ? 1 : 0)}`];
  if (keyword) {
    const holds = (text: RawBuilder<unknown>) => holdsKeyword(text, keyword);
    all.push(sql`${flag(sql`(${holds(sql`sku.ext_code`)} or ${holds(nameOf('sku'))})`)} = 1`);
  }
  if (state) all.push(sql`${shopsWith(state)} > 0`);
  if (isMovable) all.push(sql`${flag(spare)} = 1 and ${flag(lacking)} = 1`);
  return all;
}
