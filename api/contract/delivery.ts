import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  day,
  fen,
  formBoolean,
  formInt,
  id,
  idempotencyKey,
  instant,
  largestPage,
  paging,
  shopIds,
  updatedSince,
} from './fields.ts';
import { defineRefusals, type Refusals } from './refusals.ts';
import { source as statisticsSource, twins } from './twins.ts';

/**
 * Shipping orders to the platform's warehouse (paths assigned in readings B), packages that come back, and
 * the assessment of deliveries (specification section 7).
 */

const source = 'readings B Screens without calls';

/** Numbered as the tabs of the delivery centre (reading A36). */
export const shippingStatus = {
  awaitingPacking: 1,
  awaitingShipping: 2,
  shipped: 3,
  cancelled: 4,
} as const;

/** Specification section 9. */
export const shippingType = { self: 0, manufacturer: 1, all: 2 } as const;

/** How far the warehouse is with a shipped order. */
export const entryStatus = { underWay: 0, received: 1, stored: 2 } as const;

const goods = z.object({
  skuId: id,
  /** The seller's own code. */
  skuExtCode: z.string(),
  specName: z.string(),
  productName: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int().min(1),
});

const shortage = z.object({
  skuId: id,
  missing: z.int().min(1),
  /** Empty for none. */
  note: z.string(),
  /** Account names; null where the account is gone. */
  reporter: z.string().nullable(),
  reportTime: instant,
  /** What the boss or a manager has answered; the three are null before. */
  reply: z.string().nullable(),
  answerer: z.string().nullable(),
  answerTime: instant.nullable(),
});

export const shippingOrderRow = z.object({
  orderNo: id,
  /** The stock order (备货单) that asks for the goods. */
  stockOrderNo: z.string(),
  mallId: id,
  status: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  shippingType: z.union([z.literal(0), z.literal(1)]),
  isUrgent: z.boolean(),
  warehouseName: z.string(),
  createTime: instant,
  /** Must be shipped by then. */
  shipDeadline: instant,
  packTime: instant.nullable(),
  shipTime: instant.nullable(),
  cancelTime: instant.nullable(),
  receiveTime: instant.nullable(),
  storeTime: instant.nullable(),
  /** Null while it is not shipped. */
  entryStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  goods: z.array(goods),
  /** The goods at declared price; null where one of them has none, and for warehouse shippers. */
  value: fen.nullable().default(null),
  /** Pieces that are missing, as whoever packs it has told. */
  shortages: z.array(shortage).default([]),
});

const counts = z.object({
  awaitingPacking: z.int(),
  awaitingShipping: z.int(),
  shipped: z.int(),
  cancelled: z.int(),
  /** Not shipped, with less than 24 hours left. */
  dueSoon: z.int(),
  /** Not shipped, though it should have been. */
  overdue: z.int(),
  /** Shipped, and not in stock at the warehouse yet. */
  awaitingEntry: z.int().default(0),
  /** Pieces are missing, and nobody has answered. */
  short: z.int().default(0),
  /** What the goods of those that have not left are worth at declared price, where it is known; null where of none, and for warehouse shippers. */
  awaitingPackingValue: fen.nullable().default(null),
  awaitingShippingValue: fen.nullable().default(null),
  dueSoonValue: fen.nullable().default(null),
  overdueValue: fen.nullable().default(null),
  /** The first deadline of those that have not left; null where all have. */
  firstDeadline: instant.nullable().default(null),
});

/** Characters of the name of a warehouse that a list can be asked for. */
export const longestWarehouse = 100;

export const queryShippingOrders = defineCall({
  name: 'queryShippingOrders',
  path: '/api/delivery/queryShippingOrders',
  origin: 'assigned',
  shippers: true,
  shops: 'multi',
  summary:
    'Shipping orders of the shops. status 1 awaits packing, 2 awaits shipping, 3 shipped, 4 cancelled, left out for all; shippingType 2 all, 0 self-shipped, 1 manufacturer-shipped. The counts are of the same shops, shipping type, warehouse, deadlines and keyword, whatever the status; their values, of what has not left, are null for warehouse shippers.',
  source,
  input: z.object({
    shopId: shopIds,
    status: formInt.min(1).max(4).optional(),
    statuses: z
      .array(formInt.min(1).max(4))
      .max(4)
      .optional()
      .describe('only orders in one of these; in place of status'),
    orderNos: z
      .array(id)
      .min(1)
      .max(largestPage)
      .optional()
      .describe('only the orders of these numbers'),
    deadlineFrom: formInt.optional().describe('only orders that must leave then or later, in ms'),
    updatedSince,
    deadlineTo: formInt.optional().describe('only orders that must leave by then, in ms'),
    shippingType: formInt.min(0).max(2).default(shippingType.all),
    due: z
      .enum(['soon', 'overdue'])
      .optional()
      .describe(
        'only orders that have not left: with less than 24 hours left, or with none; in status 1 and 2 unless one is asked for',
      ),
    entryStatuses: z
      .array(formInt.min(0).max(2))
      .max(3)
      .optional()
      .describe(
        'only shipped orders with which the warehouse is this far: 0 not there, 1 taken in, 2 in stock',
      ),
    short: formBoolean
      .optional()
      .describe('whether only orders of which pieces are missing and nobody has answered'),
    keyword: z
      .string()
      .max(64)
      .optional()
      .describe('part of an order number, or of a name, code or id of the goods'),
    warehouse: z
      .string()
      .min(1)
      .max(longestWarehouse)
      .optional()
      .describe('only orders that go to the warehouse of this name'),
    sort: z
      .enum(['deadline', 'newest', 'warehouse', 'value'])
      .default('deadline')
      .describe(
        'the next deadline first, the newest order first, those to one warehouse together, by its name, each with the next deadline first, or what is worth most first; the last for orders that wait in status 1 or 2 alone, and not for warehouse shippers: in place of it the next deadline first',
      ),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    counts,
    warehouses: z
      .array(z.object({ warehouseName: z.string(), counts }))
      .default([])
      .describe('those that orders go to, by name, with the counts of each whichever is asked for'),
    rows: z.array(shippingOrderRow),
  }),
});

/** What every step refuses; each has its own of an order in another state, by the name of that state. */
export const ofSteps = defineRefusals({
  // The same words for a foreign and for an unknown order: nobody learns which there are.
  unknown: { msg: '发货单{orderNo}不存在，或您无权操作，请刷新列表' },
  gone: { msg: '发货单{orderNo}已不存在，请刷新列表', name: 'shippingOrderGone' },
  changed: { msg: '发货单{orderNo}状态已变化，请刷新列表后重试', name: 'orderChanged' },
  otherStep: { msg: '该提交编号已用于另一操作，发货单{orderNo}没有变化，请刷新列表后重试' },
});

/** A step with one order, which answers the order as it then stands. */
const step = <const R extends Refusals<'orderNo'>>(
  name: string,
  path: string,
  summary: string,
  refusals: R,
  who: { readonly shippers: boolean } = { shippers: true },
) =>
  defineCall({
    name,
    refusals: { ...ofSteps.refusals, ...refusals },
    path: `/api/delivery/${path}`,
    origin: 'assigned',
    kind: 'write',
    keys: 'open',
    ...who,
    summary: `${summary} For the boss${who.shippers ? ', for managers and for warehouse shippers' : ' and for managers'} of its shop. With an idempotency key, as a field or as the header Idempotency-Key, it is done once however often it is sent, for 14 days at least, and answers the order as it stands; another order or step under the key is refused.`,
    source,
    input: z.object({ orderNo: id, idempotencyKey: idempotencyKey.optional() }),
    output: shippingOrderRow,
  });

export const confirmPacking = step(
  'confirmPacking',
  'confirmPacking',
  'Confirms that the goods of a shipping order are packed: from status 1 to 2.',
  {
    shipping: {
      msg: '发货单{orderNo}已确认打包，请接着确认发货',
      name: 'packedAlready',
    },
    shipped: { msg: '发货单{orderNo}已发货，无需再确认打包', name: 'shippedNoPacking' },
    cancelled: {
      msg: '发货单{orderNo}已取消，不能确认打包，请刷新列表',
      name: 'cancelledNoPacking',
    },
  },
);

export const confirmShipping = step(
  'confirmShipping',
  'confirmShipping',
  'Confirms that a packed shipping order has left: from status 2 to 3.',
  {
    packing: {
      msg: '发货单{orderNo}还未确认打包，请先确认打包再确认发货',
      name: 'notPackedNoShipping',
    },
    shipped: { msg: '发货单{orderNo}已发货，请勿重复确认', name: 'shippedAlready' },
    cancelled: {
      msg: '发货单{orderNo}已取消，不能确认发货，请刷新列表',
      name: 'cancelledNoShipping',
    },
  },
);

export const confirmEntry = step(
  'confirmEntry',
  'confirmEntry',
  'Confirms that the pieces of a shipped order are in stock at the warehouse: its entryStatus becomes 2.',
  {
    packing: { msg: '发货单{orderNo}还未发货，不能确认入库', name: 'notShippedNoEntry' },
    shipping: { msg: '发货单{orderNo}还未发货，请先确认发货再确认入库', name: 'packedNoEntry' },
    stored: { msg: '发货单{orderNo}已入库，请勿重复确认' },
    cancelled: { msg: '发货单{orderNo}已取消，不能确认入库，请刷新列表', name: 'cancelledNoEntry' },
  },
);

export const cancelShippingOrder = step(
  'cancelShippingOrder',
  'cancel',
  'Cancels a shipping order that has not left: from status 1 or 2 to 4.',
  {
    shipped: {
      msg: '发货单{orderNo}已发货，不能取消，请联系平台仓库处理',
      name: 'shippedNoCancel',
    },
    cancelled: { msg: '发货单{orderNo}已取消，请勿重复操作', name: 'cancelledAlready' },
  },
  { shippers: false },
);

export const returnPackageRow = z.object({
  packageNo: id,
  mallId: id,
  reason: z.string(),
  courier: z.string(),
  /** Null until it is sent. */
  trackingNo: z.string().nullable(),
  createTime: instant,
  sendTime: instant.nullable(),
  signTime: instant.nullable(),
  goods: z.array(goods),
});

export const [getReturnSupplierPackage, findShopReturnOrderList] = twins(
  {
    temu: 'getReturnSupplierPackage',
    path: '/api/order/getReturnSupplierPackage',
    shein: 'findShopReturnOrderList',
    sheinPath: '/api/shein/shop/findShopReturnOrderList',
    meaning: 'Packages that the platform sends back to the supplier, newest first.',
  },
  z.object({ shopId: shopIds, updatedSince, ...paging }),
  z.object({ total: z.int(), rows: z.array(returnPackageRow) }),
);

export const deliveryAssessmentRow = z.object({
  mallId: id,
  startTime: day,
  endTime: day,
  /** 0 to 4: none, C, B, A, S. */
  assessmentResult: z.int().min(0).max(4),
  orderNum: z.int(),
  onTimeNum: z.int(),
  /** Reported as shipped, but handed over to nobody. */
  fakeNum: z.int(),
});

export const queryDeliveryAssessmentRecord = defineCall({
  name: 'queryDeliveryAssessmentRecord',
  path: '/api/order/queryDeliveryAssessmentRecord',
  shops: 'multi',
  // Only temu grades deliveries; the records say of which shop they are.
  temuOnly: true,
  stockable: true,
  summary:
    'How the platform assessed the deliveries of the shops: grade, orders, those on time, and those that were reported as shipped but handed over to nobody. The newest days first; the last record of a shop may still be running.',
  source: statisticsSource,
  input: z.object({ shopId: shopIds, ...paging }),
  output: z.object({ total: z.int(), rows: z.array(deliveryAssessmentRow) }),
});
