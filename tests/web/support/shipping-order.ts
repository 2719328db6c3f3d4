import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';

export const orderOf = (orderNo: string, part: Partial<Order> = {}): Order => ({
  __typename: 'ShippingOrder',
  id: `shippingOrder:${orderNo}`,
  orderNo,
  stockOrderNo: `WB${orderNo}`,
  status: 'AWAITING_PACKING',
  shippingType: 'SELF',
  isUrgent: false,
  warehouse: '佛山2号仓',
  quantity: 3,
  value: null,
  createdAt: '2026-03-10T00:00:00Z',
  shipBy: '2026-03-12T00:00:00Z',
  packedAt: null,
  shippedAt: null,
  cancelledAt: null,
  receivedAt: null,
  storedAt: null,
  warehouseEntry: null,
  shop: { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' },
  goods: [],
  shortages: [],
  ...part,
});

/** Two pieces of a SKU that a shipper has told to be missing, and that nobody has answered. */
export const shortage: Order['shortages'][number] = {
  __typename: 'ShippingShortage',
  skuId: 'A-1',
  missing: 2,
  note: '',
  reporter: '小李',
  reportedAt: '2026-05-01T08:00:00Z',
  reply: null,
  answerer: null,
  answeredAt: null,
};

/** How many orders there are of each kind: none but those that are named. */
export const countsOf = (part: Readonly<Record<string, number>>) => ({
  __typename: 'ShippingOrderCounts',
  awaitingPacking: 0,
  awaitingShipping: 0,
  shipped: 0,
  cancelled: 0,
  dueSoon: 0,
  overdue: 0,
  short: 0,
  awaitingPackingValue: null,
  awaitingShippingValue: null,
  dueSoonValue: null,
  overdueValue: null,
  firstShipBy: null,
  ...part,
});
