import type { z } from 'zod';
import type { ShippingGoods } from '../../db/delivery/shipping-goods.ts';
import type { ShippingOrder, ShippingStatus } from '../../db/delivery/shipping-orders.ts';
import * as calls from '../contract/delivery.ts';
import { maskedPhone } from '../contract/rules/phones.ts';

/** A shipping order in the words of the contract. */

type Row = z.output<typeof calls.shippingOrderRow>;

export const numberOf = {
  packing: 1,
  shipping: 2,
  shipped: 3,
  cancelled: 4,
} as const satisfies Record<ShippingStatus, Row['status']>;

export const goodsRow = ({ extCode, ...goods }: ShippingGoods): Row['goods'][number] => ({
  ...goods,
  skuExtCode: extCode,
});

function entryOf(order: ShippingOrder): Row['entryStatus'] {
  if (order.status !== 'shipped') return null;
  if (order.stored_at !== null) return calls.entryStatus.stored;
  return order.received_at === null ? calls.entryStatus.underWay : calls.entryStatus.received;
}

/** An account that nobody has named is called by its phone number, which others need not know. */
export const nameShown = (name: string | null): string | null =>
  name === null ? null : maskedPhone(name);

const shortageRow = (one: ShippingOrder['shortages'][number]): Row['shortages'][number] => ({
  skuId: one.skuId,
  missing: one.missing,
  note: one.note,
  reporter: nameShown(one.reporter),
  reportTime: one.reportedAt,
  reply: one.reply,
  answerer: nameShown(one.answerer),
  answerTime: one.answeredAt,
});

/** As somebody may see it: what goods are worth is not for everybody who packs them. */
export const rowFor = (mayLookMoney: boolean, order: ShippingOrder): Row => ({
  orderNo: order.order_no,
  stockOrderNo: order.stock_order_no,
  mallId: order.mall_id,
  status: numberOf[order.status],
  shippingType: calls.shippingType[order.shipping_type],
  isUrgent: order.is_urgent === 1,
  warehouseName: order.warehouse,
  createTime: order.created_at,
  shipDeadline: order.ship_by,
  packTime: order.packed_at,
  shipTime: order.shipped_at,
  cancelTime: order.cancelled_at,
  receiveTime: order.received_at,
  storeTime: order.stored_at,
  entryStatus: entryOf(order),
  goods: order.goods.map(goodsRow),
  value: mayLookMoney ? order.value : null,
  shortages: order.shortages.map(shortageRow),
});
