import type { Insertable } from 'kysely';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { ShippingOrderTable, Shop } from '../../db/schema.ts';

let made = 0;
const hourMs = 3_600_000;

/** A shipping order that awaits packing, due in 48 hours, with pieces by SKU ref. Answers its number. */
export async function addShippingOrder(
  db: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  goods: Readonly<Record<number, number>> = {},
  order: Partial<Insertable<ShippingOrderTable>> = {},
): Promise<string> {
  made += 1;
  const created = order.created_at ?? Date.parse('2026-03-11T00:00:00Z');
  const row = await db
    .insertInto('shipping_order')
    .values({
      shop_id: shop.id,
      order_no: `FH2603110000${String(made).padStart(6, '0')}`,
      stock_order_no: `WB260314${String(made).padStart(6, '0')}`,
      status: 'packing',
      shipping_type: 'self',
      is_urgent: 0,
      warehouse: '佛山2号仓',
      created_at: created,
      ship_by: created + 48 * hourMs,
      ...order,
    })
    .returning(['id', 'order_no'])
    .executeTakeFirstOrThrow();
  for (const [skuRef, quantity] of Object.entries(goods)) {
    await db
      .insertInto('shipping_order_line')
      .values({ order_ref: row.id, sku_ref: Number(skuRef), quantity })
      .execute();
  }
  return row.order_no;
}
