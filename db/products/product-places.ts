import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, dayStart } from '../../api/contract/rules/calendar.ts';
import { beforePaidEnd } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { skusAt } from '../statistics/sku-price.ts';
import { skuNets, skuSold } from '../statistics/sku-sums.ts';
import type { Selection } from '../statistics/statistics.ts';
import { floorPrices } from './floor-prices.ts';
import { skusChanged } from './listed-sku-changes.ts';
import type { CreatedSpan } from './product-filter.ts';
import { hintOf, recentNets, restockSum } from './product-hints.ts';
import type { ProductListRequest } from './product-list.ts';
import { escapeLike, nameOf, type ProductLevel } from './product-ranking.ts';
import { colourStocks, inStockState, type StockState } from './stock-states.ts';

/** Which rows of the product list stand on a page: filters and order, nothing of what a row shows. */

const productSorts = [
  'netQuantity',
  'sold',
  'returned',
  'net7',
  'net30',
  'netAmount',
  'profit',
  'margin',
  'onHand',
  'inTransit',
  'daysOfCover',
  'restock',
  'cost',
  'supplyPrice',
  'created',
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];

export interface Place {
  /** `product.id`, `skc.id` or `sku.id`. */
  readonly key: number;
  readonly shopId: number;
}

const levels = {
  spu: { key: sql.ref('product.id'), parent: sql.ref('sku.product_ref'), from: sql`product` },
  skc: {
    key: sql.ref('skc.id'),
    parent: sql.ref('sku.skc_ref'),
    from: sql`product join skc on skc.product_ref = product.id`,
  },
  sku: {
    key: sql.ref('sku.id'),
    parent: sql.ref('sku.id'),
    from: sql`product join skc on skc.product_ref = product.id join sku on sku.skc_ref = skc.id`,
  },
} as const;

/** The rows of a page in order. Rows that are equal in the order stand by their key. */
export async function findPlaces(
  db: DbOrTransaction,
  request: ProductListRequest,
): Promise<{ total: number; places: Place[] }> {
  const { level, descending, limit, offset } = request;
  const { key } = levels[level];
  const { figure, needs } = orderOf(request);
  const { rows } = await sql<Place & { total: number }>`
    select ${key} as key, product.shop_id as "shopId", count(*) over () as total
    from ${filteredRows(db, request, needs)}
    order by (${figure} is null), ${figure} ${descending ? sql`desc` : sql`asc`}, ${key}
    limit ${limit} offset ${offset}`.execute(db);
  // A page past the end has no row that could tell the total.
  const total =
    rows[0]?.total ??
    (offset === 0 ? 0 : (await findPlaces(db, { ...request, offset: 0, limit: 1 })).total);
  return { total, places: rows.map((row) => ({ key: row.key, shopId: row.shopId })) };
}

/** What the filter leaves, with the sums that it and an order need. */
function filteredRows(db: DbOrTransaction, request: ProductListRequest, needs: readonly Part[]) {
  const { level, filter } = request;
  const { key, from } = levels[level];
  const isByStock = filter.hint !== undefined || filter.coverBelow !== undefined;
  const filtered: readonly Part[] = [
    ...(isByStock ? hinted : []),
    ...(filter.belowFloor === undefined ? [] : (['floors'] as const)),
  ];
  const joins = [...new Set([...needs, ...filtered])].map((part) => {
    const name = sql.ref(part);
    return sql`left join (${sumsOf(db, request, part)}) as ${name} on ${name}.key = ${key}`;
  });
  return sql`${sql.join([from, ...joins], sql` `)}
    where ${sql.join(conditions(db, request), sql` and `)}`;
}

/** The SKUs of all rows that the filter leaves, whatever page they stand on. */
export function skusOfRows(db: DbOrTransaction, request: ProductListRequest) {
  const { key, parent } = levels[request.level];
  return sql<{ readonly id: number }>`(
    select sku.id from sku
    where sku.shop_id in (${sql.join(request.selection.shopIds)})
      and ${parent} in (select ${key} from ${filteredRows(db, request, [])}))`;
}

type Part =
  | 'moved'
  | 'sold'
  | 'returned'
  | 'recent'
  | 'net7'
  | 'net30'
  | 'stock'
  | 'lacks'
  | 'prices'
  | 'floors';
const hinted: readonly Part[] = ['stock', 'recent'];

const column = (name: string) => sql<number>`coalesce(${sql.ref(name)}, 0)`;
const net30 = column('recent.net30');
const hint = hintOf({
  onHand: column('stock.on_hand'),
  unknown: column('stock.unknown'),
  net30,
});
/** Days that the pieces on hand last at the sales of the last 30; null where nobody knows. */
const cover = sql`case when ${net30} > 0 and stock.unknown = 0 then stock.on_hand * 30.0 / ${net30} end`;

/** What the list is ordered by, null for rows that stand last either way, and which sums that needs. */
function orderOf({ by, level }: ProductListRequest): {
  readonly figure: RawBuilder<unknown>;
  readonly needs: readonly Part[];
} {
  switch (by) {
    case 'netQuantity':
      return { figure: column('moved.pieces'), needs: ['moved'] };
    case 'sold':
    case 'returned':
    case 'net7':
    case 'net30':
      return { figure: column(`${by}.pieces`), needs: [by] };
    case 'netAmount':
      return { figure: column('moved.amount'), needs: ['moved'] };
    case 'profit':
      // Null where what moved has no cost; what did not move made none.
      return {
        figure: sql`case when moved.key is null then 0 else moved.profit end`,
        needs: ['moved'],
      };
    case 'margin':
      // Of what has a cost, and brought something.
      return {
        figure: sql`case when moved.costed > 0 then moved.profit * 1.0 / moved.costed end`,
        needs: ['moved'],
      };
    case 'onHand':
      return { figure: sql.ref('stock.on_hand'), needs: ['stock'] };
    case 'inTransit':
      return { figure: sql.ref('stock.in_transit'), needs: ['stock'] };
    case 'daysOfCover':
      return { figure: cover, needs: hinted };
    case 'restock':
      return {
        figure: sql`case when product.status = 'on_sale' then lacks.pieces end`,
        needs: ['lacks'],
      };
    case 'cost':
      return { figure: sql.ref('prices.cost'), needs: ['prices'] };
    case 'supplyPrice':
      return { figure: sql.ref('prices.supply_price'), needs: ['prices'] };
    case 'created':
      return { figure: sql.ref('product.created_at'), needs: [] };
    case 'name':
      return { figure: nameOf(level), needs: [] };
  }
}

const daysOf = { net7: 7, net30: 30 } as const;

/** What the shops sold to customers in as many days up to yesterday, whatever the range of the list. */
const lastDays = (selection: Selection, today: string, days: number): Selection => ({
  ...selection,
  source: 'sales',
  start: addDays(today, -days),
  end: addDays(today, -1),
});

/** The sums that order or filters need, each one row per key. */
function sumsOf(db: DbOrTransaction, { level, selection, today }: ProductListRequest, part: Part) {
  const { shopIds } = selection;
  const { parent } = levels[level];
  switch (part) {
    case 'moved':
      return sql`
        select ${parent} as key, sum(net.pieces) as pieces, sum(net.amount) as amount,
          sum(net.amount - sku.cost * net.pieces) as profit,
          sum(case when sku.cost is not null then net.amount end) as costed
        from ${skuNets(db, selection, ['amount', 'pieces'])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'sold':
    case 'returned': {
      const pieces = `${part}_quantity` as const;
      return sql`
        select ${parent} as key, sum(net.${sql.ref(pieces)}) as pieces
        from ${skuNets(db, selection, [pieces])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    }
    case 'net7':
    case 'net30':
      return sql`
        select ${parent} as key, sum(net.pieces) as pieces
        from ${skuNets(db, lastDays(selection, today, daysOf[part]), ['pieces'])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'recent':
      return sql`
        select ${parent} as key, sum(net.net30) as net30
        from ${recentNets(db, selection, today)} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'stock':
      return sql`
        select ${parent} as key, sum(stock.on_hand) as on_hand, sum(stock.in_transit) as in_transit,
          count(*) - count(stock.sku_ref) as unknown
        from sku left join stock on stock.sku_ref = sku.id
        where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'lacks':
      return sql`
        select ${parent} as key,
          case when count(*) = count(stock.sku_ref) then ${restockSum} end as pieces
        from sku left join stock on stock.sku_ref = sku.id
        left join ${recentNets(db, selection, today)} as recent on recent.sku_ref = sku.id
        where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'prices':
      return sql`
        select ${parent} as key, min(sku.cost) as cost, min(sku.supply_price) as supply_price
        from sku where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'floors':
      return sql`
        select ${parent} as key, sum(priced.is_below) as below
        from ${floorPrices(db, selection, today)} as priced
        join sku on sku.id = priced.sku_ref group by ${parent}`;
  }
}

function conditions(db: DbOrTransaction, request: ProductListRequest): Expression<SqlBool>[] {
  const { level, selection, filter } = request;
  const { statuses, categories, productIds, skcIds, skuIds } = filter;
  const all: Expression<SqlBool>[] = [among('product.shop_id', selection.shopIds)];
  if (statuses?.length) all.push(among('product.status', statuses));
  if (categories?.length) all.push(among('product.category', categories));
  if (productIds?.length) all.push(among('product.product_id', productIds));
  if (skcIds?.length) all.push(withSkc(level, among('skc.skc_id', skcIds)));
  if (skuIds?.length) all.push(withSku(request, among('sku.sku_id', skuIds)));
  if (filter.keyword) all.push(holding(request, filter.keyword));
  if (filter.hasCost !== undefined) all.push(costed(level, filter.hasCost));
  if (filter.stockState) all.push(inState(db, request, filter.stockState));
  if (filter.averagePrice)
    all.push(withSku(request, sql`sku.id in (${skusAt(db, selection, filter.averagePrice)})`));
  if (filter.created) all.push(...created(selection, filter.created));
  if (filter.hasSold !== undefined) all.push(sold(db, request, filter.hasSold));
  if (filter.change)
    all.push(withSku(request, sql`sku.id in (${skusChanged(db, selection, filter.change)})`));
  if (filter.hint) all.push(sql<SqlBool>`${hint} = ${filter.hint}`);
  if (filter.coverBelow !== undefined) all.push(sql<SqlBool>`${cover} < ${filter.coverBelow}`);
  if (filter.belowFloor !== undefined)
    all.push(sql<SqlBool>`${column('floors.below')} ${filter.belowFloor ? sql`> 0` : sql`= 0`}`);
  return all;
}

function created({ ended = [] }: Selection, { from, to }: CreatedSpan): Expression<SqlBool>[] {
  const at = sql.ref('product.created_at');
  if (from === undefined && to === undefined) return [];
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${at} >= ${dayStart(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${at} < ${dayStart(addDays(to, 1))}`]),
    beforePaidEnd(ended, { shop: 'product.shop_id', instant: 'product.created_at' }),
  ];
}

function sold(db: DbOrTransaction, request: ProductListRequest, hasSold: boolean) {
  const some = withSku(
    request,
    sql`sku.id in (
      select moved.sku_ref from ${skuSold(db, request.selection)} as moved
      where moved.sold_quantity > 0)`,
  );
  return hasSold ? some : sql<SqlBool>`not (${some})`;
}

function inState(
  db: DbOrTransaction,
  { level, selection, today }: ProductListRequest,
  state: StockState,
): Expression<SqlBool> {
  const [key, found] = level === 'spu' ? ['product.id', 'product_ref'] : ['skc.id', 'skc_ref'];
  return sql<SqlBool>`${sql.ref(key)} in (
    select ${sql.ref(found)} from ${colourStocks(db, selection.shopIds, today, selection.ended)} as colour
    where ${sql.raw(inStockState[state])})`;
}

const among = (name: string, values: readonly (string | number)[]) =>
  sql<SqlBool>`${sql.ref(name)} in (${sql.join(values)})`;

/** Rows that are, belong to or hold an SKC for which the condition is true. */
const withSkc = (level: ProductLevel, condition: Expression<SqlBool>) =>
  level === 'spu'
    ? sql<SqlBool>`exists (select 1 from skc where skc.product_ref = product.id and ${condition})`
    : sql<SqlBool>`${condition}`;

/** Rows that are or hold an SKU for which the condition is true. */
function withSku({ level, selection }: ProductListRequest, condition: Expression<SqlBool>) {
  const found = sql<SqlBool>`${among('sku.shop_id', selection.shopIds)} and ${condition}`;
  const { key, parent } = levels[level];
  return level === 'sku'
    ? found
    : sql<SqlBool>`${key} in (select ${parent} from sku where ${found})`;
}

/**
 * Rows of which a name, an id or a code holds the keyword, so that their figures stay whole. Both engines
 * fold the case of Latin letters only.
 */
function holding(request: ProductListRequest, keyword: string): Expression<SqlBool> {
  const part = `%${escapeLike(keyword.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`;
  const holds = (...names: string[]) =>
    sql<SqlBool>`(${sql.join(
      names.map((name) => sql`lower(${sql.ref(name)}) like ${part} escape '\\'`),
      sql` or `,
    )})`;
  const product = holds('product.name', 'product.product_id');
  const skc = holds('skc.product_name', 'skc.skc_id', 'skc.ext_code');
  const sku = holds('sku.sku_id', 'sku.ext_code');
  return sql<SqlBool>`(${product} or ${withSkc(request.level, skc)} or ${withSku(request, sku)})`;
}

function costed(level: ProductLevel, hasCost: boolean): Expression<SqlBool> {
  if (level === 'sku') return sql`sku.cost is ${hasCost ? sql`not null` : sql`null`}`;
  const { key, parent } = levels[level];
  const some = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`exists (select 1 from sku where ${parent} = ${key} and sku.cost is ${condition})`;
  return hasCost ? sql`(${some(sql`not null`)} and not ${some(sql`null`)})` : some(sql`null`);
}
