import { sql } from 'kysely';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import type { ExportKind } from '../../api/contract/rules/export-columns.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';
import type { SaleLineTable, ShippingOrderTable, ShopDayTable } from '../schema.ts';

/**
 * The rows of one shop for an export, a part at a time by their key: no step reads more than its part, however
 * long the list is.
 */

/** A part of a list; `next` is where the following one begins, undefined after the last. */
export interface Part<Row, Key> {
  readonly rows: readonly Row[];
  readonly next: Key | undefined;
}

/** The rows of a part, and the key of its last row where it is full. */
const partOf = <Row, Key>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
): Part<Row, Key> => {
  const last = rows.at(-1);
  return { rows, next: last === undefined || rows.length < size ? undefined : keyOf(last) };
};

const skus = (db: DbOrTransaction) =>
  db
    .selectFrom('sku')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .select([
      'sku.id',
      'sku.sku_id as skuId',
      'sku.ext_code as extCode',
      'sku.spec_name as specName',
      'sku.cost',
      'product.product_id as productId',
      nameOf('sku').as('name'),
    ]);

/** By the seller's code, which is one in a shop. */
export async function skuPart(
  db: DbOrTransaction,
  shopId: number,
  after: string | undefined,
  size: number,
) {
  const rows = await skus(db)
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .where('sku.shop_id', '=', shopId)
    .$if(after !== undefined, (query) => query.where('sku.ext_code', '>', after ?? ''))
    .orderBy('sku.ext_code')
    .limit(size)
    .select([
      'skc.skc_id as skcId',
      'sku.supply_price as supplyPrice',
      'product.category',
      'product.status',
      'product.created_at as createdAt',
      'product.image_url as imageUrl',
      'stock.on_hand as onHand',
      'stock.in_transit as inTransit',
    ])
    .execute();
  return partOf(rows, size, (row) => row.extCode);
}

/** A shop and what is exported of it: whole days, and the same as instants, of which `to` is the first that is not. */
export interface ShopDays {
  readonly id: number;
  readonly source: DataSource;
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
}

type LineKey = Pick<SaleLineTable, 'order_no' | 'sku_ref' | 'line_no'>;

/**
 * By the key of the lines, which know no order of time: the lines of other days are read and passed over, so
 * that no index of millions of lines is kept for this alone.
 */
export async function saleLinePart(
  db: DbOrTransaction,
  shop: ShopDays,
  after: LineKey | undefined,
  size: number,
) {
  const lines = await db
    .selectFrom('sale_line')
    .selectAll()
    .where('shop_id', '=', shop.id)
    .where('source', '=', shop.source)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(order_no, sku_ref, line_no) > (${after?.order_no}, ${after?.sku_ref}, ${after?.line_no})`,
      ),
    )
    .orderBy('order_no')
    .orderBy('sku_ref')
    .orderBy('line_no')
    .limit(size)
    .execute();
  const { next } = partOf(lines, size, (line) => line);
  const wanted = lines.filter((line) => line.sold_at >= shop.from && line.sold_at < shop.to);
  if (wanted.length === 0) return { rows: [], next };
  const refs = [...new Set(wanted.map((line) => line.sku_ref))];
  const found = await skus(db).where('sku.id', 'in', refs).execute();
  const known = new Map(found.map((sku) => [sku.id, sku]));
  return { rows: wanted.map((line) => ({ ...line, sku: known.get(line.sku_ref) })), next };
}

type OrderKey = Pick<ShippingOrderTable, 'created_at'> & { readonly id: number };

/** By the time of creation, each with its goods. */
export async function shippingOrderPart(
  db: DbOrTransaction,
  shop: ShopDays,
  after: OrderKey | undefined,
  size: number,
) {
  const orders = await db
    .selectFrom('shipping_order')
    .selectAll()
    .where('shop_id', '=', shop.id)
    .where('created_at', '>=', shop.from)
    .where('created_at', '<', shop.to)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.created_at}, ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(size)
    .execute();
  const { next } = partOf(orders, size, (order) => order);
  if (orders.length === 0) return { rows: [], next };
  const refs = orders.map(({ id }) => id);
  const lines = await skus(db)
    .innerJoin('shipping_order_line as line', 'line.sku_ref', 'sku.id')
    .where('line.order_ref', 'in', refs)
    .orderBy('sku.ext_code')
    .select(['line.order_ref', 'line.quantity'])
    .execute();
  const goods = Map.groupBy(lines, (line) => line.order_ref);
  return { rows: orders.map((order) => ({ ...order, goods: goods.get(order.id) ?? [] })), next };
}

/** By day. */
export async function shopDayPart(
  db: DbOrTransaction,
  shop: ShopDays,
  after: string | undefined,
  size: number,
): Promise<Part<ShopDayTable, string>> {
  const rows = await db
    .selectFrom('shop_day')
    .selectAll()
    .where('shop_id', '=', shop.id)
    .where('source', '=', shop.source)
    .where('day', '>=', shop.start)
    .where('day', '<=', shop.end)
    .$if(after !== undefined, (query) => query.where('day', '>', after ?? ''))
    .orderBy('day')
    .limit(size)
    .execute();
  return partOf(rows, size, (row) => row.day);
}

/** How many rows a shop gives; null for sale lines, which only reading them all tells. */
export async function countRows(
  db: DbOrTransaction,
  kind: Exclude<ExportKind, 'auditLog'>,
  shop: ShopDays,
): Promise<number | null> {
  const count = sql<number>`count(*)`.as('count');
  switch (kind) {
    case 'products': {
      const found = db.selectFrom('sku').where('shop_id', '=', shop.id).select(count);
      return (await found.executeTakeFirstOrThrow()).count;
    }
    case 'shippingOrders': {
      const found = db
        .selectFrom('shipping_order')
        .leftJoin('shipping_order_line as line', 'line.order_ref', 'shipping_order.id')
        .where('shop_id', '=', shop.id)
        .where('created_at', '>=', shop.from)
        .where('created_at', '<', shop.to)
        .select(count);
      return (await found.executeTakeFirstOrThrow()).count;
    }
    case 'dailyStatistics': {
      const found = db
        .selectFrom('shop_day')
        .where('shop_id', '=', shop.id)
        .where('source', '=', shop.source)
        .where('day', '>=', shop.start)
        .where('day', '<=', shop.end)
        .select(count);
      return (await found.executeTakeFirstOrThrow()).count;
    }
    case 'saleLines':
      return null;
  }
}
