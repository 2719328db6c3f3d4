import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';
import { type Goods, linesOf } from './goods.ts';
import type { ShippingOrderTable } from './tables.ts';

/** Goods on their way to the platform's warehouse. What has not happened yet is null. */
export interface ToldOrder {
  readonly orderNo: string;
  /** The stock order that asks for the goods. */
  readonly stockOrderNo: string;
  /** Who sends the goods: the seller, or the manufacturer. */
  readonly shippingType: 'self' | 'manufacturer';
  readonly isUrgent: boolean;
  readonly warehouse: string;
  readonly createdAt: number;
  readonly shipBy: number;
  readonly packedAt: number | null;
  readonly shippedAt: number | null;
  readonly cancelledAt: number | null;
  readonly receivedAt: number | null;
  readonly storedAt: number | null;
  /** Each SKU once. */
  readonly goods: readonly Goods[];
}

/** Adds orders that are new and moves the others forward. Answers how many it was. */
export async function saveOrders(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  skuRefs: ReadonlyMap<string, number>,
  orders: readonly ToldOrder[],
): Promise<number> {
  const listed = orders.filter((one) => linesOf(one.goods, skuRefs).length > 0);
  const added = await insertRows<{ id: number; order_no: string }>(
    trx,
    'shipping_order',
    `shop_id, order_no, stock_order_no, status, shipping_type, is_urgent, warehouse,
     created_at, ship_by, packed_at, shipped_at, cancelled_at, received_at, stored_at`,
    listed.map((one) => [
      shop.id,
      one.orderNo,
      one.stockOrderNo,
      statusOf(one),
      one.shippingType,
      one.isUrgent ? 1 : 0,
      one.warehouse,
      one.createdAt,
      one.shipBy,
      one.packedAt,
      one.shippedAt,
      one.cancelledAt,
      one.receivedAt,
      one.storedAt,
    ]),
    'on conflict do nothing returning id, order_no',
  );
  const refs = new Map(added.map((row) => [row.order_no, row.id]));
  await insertRows(
    trx,
    'shipping_order_line',
    'order_ref, sku_ref, quantity',
    listed.flatMap(({ orderNo, goods }) => {
      const ref = refs.get(orderNo);
      return ref === undefined ? [] : linesOf(goods, skuRefs).map((line) => [ref, ...line]);
    }),
  );
  let moved = 0;
  for (const order of listed) {
    if (!refs.has(order.orderNo)) moved += await moveOn(trx, shop, order);
  }
  return added.length + moved;
}

const statusOf = (order: ToldOrder): ShippingOrderTable['status'] => {
  if (order.cancelledAt !== null) return 'cancelled';
  if (order.shippedAt !== null) return 'shipped';
  return order.packedAt === null ? 'packing' : 'shipping';
};

/** The states that each state may follow. */
const before = {
  packing: [],
  shipping: ['packing'],
  shipped: ['packing', 'shipping'],
  cancelled: ['packing', 'shipping'],
} as const satisfies Record<string, readonly ShippingOrderTable['status'][]>;

/** Takes a stored order to the marketplace's state unless it is there, further, or cancelled here. */
async function moveOn(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  order: ToldOrder,
): Promise<number> {
  const status = statusOf(order);
  const stored = trx
    .updateTable('shipping_order')
    .where('shop_id', '=', shop.id)
    .where('order_no', '=', order.orderNo);
  let moved = 0n;
  if (before[status].length > 0) {
    const { numUpdatedRows } = await stored
      .where('status', 'in', before[status])
      .set(({ fn, val }) => ({
        status,
        packed_at: fn.coalesce('packed_at', val(order.packedAt)),
        shipped_at: order.shippedAt,
        cancelled_at: order.cancelledAt,
      }))
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  for (const [column, at] of [
    ['received_at', order.receivedAt],
    ['stored_at', order.storedAt],
  ] as const) {
    if (at === null) continue;
    const { numUpdatedRows } = await stored
      .where('status', '=', 'shipped')
      .where(column, 'is', null)
      .set({ [column]: at })
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return moved > 0n ? 1 : 0;
}
