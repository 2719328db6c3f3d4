import { beforePaidEnd, type ShopScope } from '../billing/paid-time.ts';
import { goodsValue } from '../delivery/goods-value.ts';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';

/** Shipping orders that have not left, and should have, or must soon. */

const columns = { shop: 'shipping_order.shop_id', instant: 'shipping_order.created_at' };

export interface WaitingOrder {
  readonly shopId: number;
  readonly orderNo: string;
  readonly shipBy: number;
  /** Its goods at declared price, in fen; null where one of them has none. */
  readonly value: number | null;
}

/** Those that must leave before an instant, the next deadline first; of a shop whose time is over those from before its end. */
export function findWaitingOrders(
  db: DbOrTransaction,
  { shopIds, ended = [] }: ShopScope,
  before: number,
): Promise<WaitingOrder[]> {
  return db
    .selectFrom('shipping_order')
    .where(among(db, 'shipping_order.shop_id', shopIds))
    .where(beforePaidEnd(ended, columns))
    .where('shipping_order.status', 'in', ['packing', 'shipping'])
    .where('shipping_order.ship_by', '<', before)
    .orderBy('shipping_order.ship_by')
    .orderBy('shipping_order.id')
    .select([
      'shipping_order.shop_id as shopId',
      'shipping_order.order_no as orderNo',
      'shipping_order.ship_by as shipBy',
      goodsValue.as('value'),
    ])
    .execute();
}
