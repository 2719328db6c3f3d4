import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { beforePaidEnd, type ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import { nameOf } from '../products/product-ranking.ts';
import type { Database, ShippingOrderTable } from '../schema.ts';
import { goodsValue } from './goods-value.ts';
import { goodsOf, type ShippingGoods } from './shipping-goods.ts';
import { isShort, type Shortage, shortagesOf } from './shortages.ts';

/** Shipping orders: their lists, and each by its number. */

export type ShippingStatus = ShippingOrderTable['status'];

/** The states of an order that still has to leave. */
export const waiting = ['packing', 'shipping'] as const;

export const dayMs = 86_400_000;

export interface ShippingOrder extends Omit<ShippingOrderTable, 'id'> {
  readonly id: number;
  readonly mall_id: string;
  readonly goods: readonly ShippingGoods[];
  /** Of the goods at declared price, in fen; null where one of them has none. */
  readonly value: number | null;
  readonly shortages: readonly Shortage[];
}

export interface ShippingFilter extends ShopScope {
  readonly shippingType?: ShippingOrderTable['shipping_type'] | undefined;
  /** Part of an order number, or of a name, code or id of its goods. */
  readonly keyword?: string | undefined;
  /** Only orders that were made, or taken a step with, then or later. */
  readonly updatedSince?: number | undefined;
  /** When they must leave, both ends included. */
  readonly shipBy?: { readonly from?: number | undefined; readonly to?: number | undefined };
  /** Only orders that go to the warehouse of this name. */
  readonly warehouse?: string | undefined;
}

/** How an order that has not left stands with its deadline: less than a day left, or none. */
export type ShippingDue = 'soon' | 'overdue';

/** How far the warehouse is with a shipped order: on its way to it, taken in, or in stock. */
export type EntryState = 'underWay' | 'received' | 'stored';

/** What a page holds of the orders of a filter. */
export interface ShippingPart {
  /** In any of these; empty for all. */
  readonly statuses?: readonly ShippingStatus[];
  readonly due?: { readonly state: ShippingDue; readonly now: number } | undefined;
  readonly orderNos?: readonly string[] | undefined;
  /** Only shipped orders with which the warehouse is this far; empty for all orders. */
  readonly entries?: readonly EntryState[];
  /** Only orders of which pieces are missing, while nobody has answered. */
  readonly short?: boolean;
}

export interface ShippingPage extends ShippingPart {
  /**
   * The next deadline first, the newest order first, or what is worth most; or one warehouse after the other, with
   * the next deadline first. Each order is valued for the third: it is for the orders that have not left.
   */
  readonly by: 'deadline' | 'newest' | 'value' | 'warehouse';
  readonly limit: number;
  readonly offset: number;
}

type OrderQuery<Row> = SelectQueryBuilder<Database, 'shipping_order', Row>;

const stepTimes = [
  'shipping_order.created_at',
  'shipping_order.packed_at',
  'shipping_order.shipped_at',
  'shipping_order.cancelled_at',
  'shipping_order.received_at',
  'shipping_order.stored_at',
] as const;

/** The orders of a filter. */
export const matching = <Row>(query: OrderQuery<Row>, filter: ShippingFilter): OrderQuery<Row> => {
  const { shopIds, ended = [], shippingType, keyword, shipBy, updatedSince, warehouse } = filter;
  const columns = { shop: 'shipping_order.shop_id', instant: 'shipping_order.created_at' };
  let found = query
    .where('shipping_order.shop_id', 'in', shopIds)
    .where(beforePaidEnd(ended, columns));
  if (shippingType) found = found.where('shipping_order.shipping_type', '=', shippingType);
  if (warehouse !== undefined) found = found.where('shipping_order.warehouse', '=', warehouse);
  if (shipBy?.from !== undefined) found = found.where('shipping_order.ship_by', '>=', shipBy.from);
  if (shipBy?.to !== undefined) found = found.where('shipping_order.ship_by', '<=', shipBy.to);
  if (updatedSince !== undefined)
    found = found.where(({ or, eb }) => or(stepTimes.map((time) => eb(time, '>=', updatedSince))));
  return keyword ? found.where(holds(keyword)) : found;
};

function holds(keyword: string): Expression<SqlBool> {
  const contains = (text: RawBuilder<unknown>) => holdsKeyword(text, keyword);
  const like = (column: string) => contains(sql.ref(column));
  return sql<SqlBool>`(
    ${like('shipping_order.order_no')} or ${like('shipping_order.stock_order_no')} or exists (
      select 1 from shipping_order_line as line
        join sku on sku.id = line.sku_ref join skc on skc.id = sku.skc_ref
        join product on product.id = sku.product_ref
      where line.order_ref = shipping_order.id
        and (${like('sku.ext_code')} or ${like('sku.sku_id')} or ${contains(nameOf('sku'))})
    ))`;
}

const dueIs =
  ({ state, now }: { readonly state: ShippingDue; readonly now: number }) =>
  (eb: ExpressionBuilder<Database, 'shipping_order'>) =>
    state === 'overdue'
      ? eb('ship_by', '<=', now)
      : eb.and([eb('ship_by', '>', now), eb('ship_by', '<', now + dayMs)]);

type Orders = ExpressionBuilder<Database, 'shipping_order'>;

const entryIs = {
  underWay: (eb: Orders) => eb.and([eb('received_at', 'is', null), eb('stored_at', 'is', null)]),
  received: (eb: Orders) =>
    eb.and([eb('received_at', 'is not', null), eb('stored_at', 'is', null)]),
  stored: (eb: Orders) => eb('stored_at', 'is not', null),
} as const satisfies Record<EntryState, (eb: Orders) => Expression<SqlBool>>;

const taking = <Row>(query: OrderQuery<Row>, part: ShippingPart): OrderQuery<Row> => {
  const { statuses = [], due, orderNos, entries = [], short = false } = part;
  return query
    .$if(statuses.length > 0, (found) => found.where('shipping_order.status', 'in', statuses))
    .$if(due !== undefined, (found) =>
      due === undefined ? found : found.where('status', 'in', waiting).where(dueIs(due)),
    )
    .$if(orderNos !== undefined, (found) =>
      found.where('shipping_order.order_no', 'in', orderNos ?? []),
    )
    .$if(entries.length > 0, (found) =>
      found
        .where('shipping_order.status', '=', 'shipped')
        .where((eb) => eb.or(entries.map((entry) => entryIs[entry](eb)))),
    )
    .$if(short, (found) => found.where(isShort));
};

/** How many orders of a filter a part of it has. */
export async function countPart(
  db: DbOrTransaction,
  filter: ShippingFilter,
  part: ShippingPart,
): Promise<number> {
  const { count } = await taking(matching(db.selectFrom('shipping_order'), filter), part)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of the orders of a filter, with their goods. */
export async function findShippingOrders(
  db: DbOrTransaction,
  filter: ShippingFilter,
  page: ShippingPage,
): Promise<ShippingOrder[]> {
  const rows = await taking(matching(db.selectFrom('shipping_order'), filter), page)
    .innerJoin('shop', 'shop.id', 'shipping_order.shop_id')
    .$if(page.by === 'warehouse', (found) => found.orderBy('warehouse'))
    .$if(page.by === 'value', (found) =>
      found.orderBy(goodsValue, (value) => value.desc().nullsLast()),
    )
    .$if(page.by !== 'newest', (found) => found.orderBy('ship_by').orderBy('shipping_order.id'))
    .$if(page.by === 'newest', (found) =>
      found.orderBy('shipping_order.created_at', 'desc').orderBy('shipping_order.id', 'desc'),
    )
    .limit(page.limit)
    .offset(page.offset)
    .selectAll('shipping_order')
    .select(['shop.mall_id', goodsValue.as('value')])
    .execute();
  const ids = rows.map((row) => row.id);
  const goods = await goodsOf(db, ids);
  const shortages = await shortagesOf(db, ids);
  return rows.map((row) => ({
    ...row,
    goods: goods.get(row.id) ?? [],
    shortages: shortages.get(row.id) ?? [],
  }));
}

export async function hasShippingOrders(db: DbOrTransaction, shopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shipping_order')
    .where('shop_id', '=', shopId)
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An order by its number, among shops. */
export async function findShippingOrder(
  db: DbOrTransaction,
  shops: ShopScope,
  orderNo: string,
): Promise<ShippingOrder | undefined> {
  if (shops.shopIds.length === 0) return undefined;
  const page = { orderNos: [orderNo], by: 'newest', limit: 1, offset: 0 } as const;
  const [order] = await findShippingOrders(db, shops, page);
  return order;
}
