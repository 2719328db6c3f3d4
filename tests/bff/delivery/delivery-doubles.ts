import { manager, person, visitor } from '../world.ts';

/** What the upstream answers of deliveries where a test does not care. */

export const row = (orderNo: string, order: object = {}) => ({
  orderNo,
  stockOrderNo: `WB${orderNo}`,
  mallId: '11',
  status: 1,
  shippingType: 0,
  isUrgent: false,
  warehouseName: '佛山2号仓',
  createTime: 0,
  shipDeadline: 172_800_000,
  packTime: null,
  shipTime: null,
  cancelTime: null,
  receiveTime: null,
  storeTime: null,
  entryStatus: null,
  goods: [
    {
      skuId: 's1',
      skuExtCode: 'K-1',
      specName: '黑色/1件',
      productName: '收纳盒',
      imageUrl: null,
      quantity: 4,
    },
    {
      skuId: 's2',
      skuExtCode: 'K-2',
      specName: '黑色/2件',
      productName: '收纳盒',
      imageUrl: '/goods/JJ.svg',
      quantity: 5,
    },
  ],
  ...order,
});

export const counts = {
  awaitingPacking: 41,
  awaitingShipping: 2,
  shipped: 3,
  cancelled: 4,
  dueSoon: 5,
  overdue: 6,
};

export const world = (data: Record<string, unknown> = {}) => ({
  people: { boss: person(), manager: manager(), visitor: visitor() },
  data: { queryShippingOrders: { total: 41, counts, rows: [row('FH1')] }, ...data },
});
