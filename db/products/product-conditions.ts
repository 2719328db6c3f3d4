import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, dayStart } from '../../api/contract/rules/calendar.ts';
import { beforePaidEnd } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import { skusAt } from '../statistics/sku-price.ts';
import { skuSold } from '../statistics/sku-sums.ts';
import type { Selection } from '../statistics/statistics.ts';
import { skusChanged } from './listed-sku-changes.ts';
import type { CreatedSpan } from './product-filter.ts';
import type { ProductListRequest } from './product-list.ts';
import type { ProductLevel } from './product-ranking.ts';
import { column, cover, hint, levels } from './product-sums.ts';
import { soldOutLosses } from './sold-out-paces.ts';
import { colourStocks, inStockState, type StockState } from './stock-states.ts';

/** Which rows of products the filter of the list leaves. */
export function conditions(
  db: DbOrTransaction,
  request: ProductListRequest,
): Expression<SqlBool>[] {
  const { level, selection, filter } = request;
  const { statuses, categories, productIds, skcIds, skuIds } = filter;
  const all: Expression<SqlBool>[] = [among('product.shop_id', selection.shopIds)];
  if (statuses?.length) all.push(among('product.status', statuses));
  if (categories?.length) all.push(among('product.category', categories));
  if (productIds?.length) all.push(among('product.product_id', productIds));
  if (skcIds?.length) all.push(withSkc(level, among('skc.skc_id', skcIds)));
  if (skuIds?.length) all.push(withSku(request, among('sku.sku_id', skuIds)));
  if (filter.keyword) all.push(holding(request, filter.keyword));
  if (filter.code) all.push(coded(request, filter.code));
  if (filter.hasCost !== undefined) all.push(costed(level, filter.hasCost));
  if (filter.stockState) all.push(inState(db, request, filter.stockState));
  if (filter.averagePrice)
    all.push(withSku(request, sql`sku.id in (${skusAt(db, selection, filter.averagePrice)})`));
  if (filter.created) all.push(...created(selection, filter.created));
  if (filter.hasSold !== undefined) all.push(sold(db, request, filter.hasSold));
  if (filter.hasSoldOutLoss !== undefined) all.push(lost(db, request, filter.hasSoldOutLoss));
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

function lost(db: DbOrTransaction, request: ProductListRequest, hasLost: boolean) {
  const losses = soldOutLosses(db, request.selection, request.today)
    .clearSelect()
    .select('sku_ref');
  const some = withSku(request, sql`sku.id in (${losses})`);
  return hasLost ? some : sql<SqlBool>`not (${some})`;
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
 * Rows of which a name, an id or a code holds the keyword, so that their figures stay whole.
 */
function holding(request: ProductListRequest, keyword: string): Expression<SqlBool> {
  const holds = (...names: string[]) =>
    sql<SqlBool>`(${sql.join(
      names.map((name) => holdsKeyword(sql.ref(name), keyword)),
      sql` or `,
    )})`;
  const product = holds('product.name', 'product.product_id');
  const skc = holds('skc.product_name', 'skc.skc_id', 'skc.ext_code');
  const sku = holds('sku.sku_id', 'sku.ext_code');
  return sql<SqlBool>`(${product} or ${withSkc(request.level, skc)} or ${withSku(request, sku)})`;
}

/** Not what belongs to a colour of the code: other SKUs of it have codes of their own. */
function coded(request: ProductListRequest, code: string): Expression<SqlBool> {
  const sku = withSku(request, among('sku.ext_code', [code]));
  if (request.level === 'sku') return sku;
  return sql<SqlBool>`(${withSkc(request.level, among('skc.ext_code', [code]))} or ${sku})`;
}

function costed(level: ProductLevel, hasCost: boolean): Expression<SqlBool> {
  if (level === 'sku') return sql`sku.cost is ${hasCost ? sql`not null` : sql`null`}`;
  const { key, parent } = levels[level];
  const some = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`exists (select 1 from sku where ${parent} = ${key} and sku.cost is ${condition})`;
  return hasCost ? sql`(${some(sql`not null`)} and not ${some(sql`null`)})` : some(sql`null`);
}
