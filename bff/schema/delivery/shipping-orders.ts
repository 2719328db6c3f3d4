import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/delivery.ts';
import { builder } from '../builder.ts';
import { node } from '../node.ts';
import { ofShop } from '../shops/shop-of-row.ts';

type Found = CallOutput<typeof calls.queryShippingOrders>;
export type ShippingOrder = Found['rows'][number];
type Goods = ShippingOrder['goods'][number];
type Shortage = ShippingOrder['shortages'][number];

const prefix = 'shippingOrder:';

/** The global id of a shipping order. */
const shippingOrderId = ({ orderNo }: Pick<ShippingOrder, 'orderNo'>): string =>
  `${prefix}${orderNo}`;

/** The number in a global id; undefined when it is the id of something else. */
export const orderNoOf = (id: string): string | undefined =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length) : undefined;

export const shippingStatus = builder.enumType('ShippingOrderStatus', {
  description: 'Where a shipping order stands, in the order of the tabs of the delivery centre.',
  values: {
    AWAITING_PACKING: {
      value: calls.shippingStatus.awaitingPacking,
      description: 'Its packing waits to be confirmed (仓库打包待确认).',
    },
    AWAITING_SHIPPING: {
      value: calls.shippingStatus.awaitingShipping,
      description: 'Packed; that it has left waits to be confirmed (仓库发货待确认).',
    },
    SHIPPED: {
      value: calls.shippingStatus.shipped,
      description: 'On its way to the warehouse of the platform, or there (仓库已发货).',
    },
    CANCELLED: {
      value: calls.shippingStatus.cancelled,
      description: 'Cancelled before it left (发货单已取消).',
    },
  } as const,
});

export const shippingType = builder.enumType('ShippingType', {
  description: 'Who sends the goods.',
  values: {
    SELF: { value: calls.shippingType.self, description: 'The seller (自发货).' },
    MANUFACTURER: {
      value: calls.shippingType.manufacturer,
      description: 'The manufacturer (厂家发货).',
    },
  } as const,
});

export const entryStatus = builder.enumType('WarehouseEntryStatus', {
  description: 'How far the warehouse of the platform is with a shipped order.',
  values: {
    UNDER_WAY: { value: calls.entryStatus.underWay, description: 'Not there yet (待收货).' },
    RECEIVED: { value: calls.entryStatus.received, description: 'Taken in (已收货).' },
    STORED: { value: calls.entryStatus.stored, description: 'Its pieces are in stock (已入库).' },
  } as const,
});

const shortage = builder.objectRef<Shortage>('ShippingShortage').implement({
  description: 'Pieces of a SKU that are missing for a shipping order.',
  fields: (t) => ({
    skuId: t.exposeID('skuId', { description: 'Id of the SKU.' }),
    missing: t.exposeInt('missing', { description: 'Pieces that are missing.' }),
    note: t.exposeString('note', { description: 'What was said with it; empty for nothing.' }),
    reporter: t.exposeString('reporter', {
      nullable: true,
      description: 'Account name of who told it. Null when the account is gone.',
    }),
    reportedAt: t.expose('reportTime', { type: 'DateTime', description: 'When it was told.' }),
    reply: t.exposeString('reply', {
      nullable: true,
      description: 'What the boss or a manager has answered. Null before.',
    }),
    answerer: t.exposeString('answerer', {
      nullable: true,
      description: 'Account name of who has answered. Null before, and when the account is gone.',
    }),
    answeredAt: t.expose('answerTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered. Null before.',
    }),
  }),
});

export const shippingGoods = builder.objectRef<Goods>('ShippingGoods').implement({
  description: 'Pieces of one SKU in a parcel.',
  fields: (t) => ({
    skuId: t.exposeID('skuId', { description: 'Id of the SKU.' }),
    code: t.exposeString('skuExtCode', { description: "The seller's own code." }),
    specification: t.exposeString('specName', { description: 'Colour and size.' }),
    productName: t.exposeString('productName', { description: 'Name of the product.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Address of a picture. Null where there is none.',
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
  }),
});

export const shippingOrder = builder.objectRef<ShippingOrder>('ShippingOrder').implement({
  description:
    'Goods on their way to the warehouse of the platform (发货单). Source: queryShippingOrders.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: shippingOrderId }),
    orderNo: t.exposeString('orderNo', { description: 'Delivery order number.' }),
    stockOrderNo: t.exposeString('stockOrderNo', {
      description: 'Number of the stock order that asks for the goods (备货单).',
    }),
    shop: t.field(ofShop('The shop that ships.')),
    status: t.expose('status', { type: shippingStatus, description: 'Where it stands.' }),
    shippingType: t.expose('shippingType', {
      type: shippingType,
      description: 'Who sends the goods.',
    }),
    isUrgent: t.exposeBoolean('isUrgent', {
      description: 'Whether the platform gave it the shorter time.',
    }),
    warehouse: t.exposeString('warehouseName', { description: 'Name of the warehouse.' }),
    goods: t.field({
      type: [shippingGoods],
      description: 'What is in it, each SKU once.',
      resolve: (order) => order.goods,
    }),
    shortages: t.field({
      type: [shortage],
      description: 'The SKUs of which pieces are missing, as whoever packs it has told.',
      resolve: (order) => order.shortages,
    }),
    quantity: t.int({
      description: 'Pieces in all.',
      resolve: ({ goods }) => goods.reduce((sum, one) => sum + one.quantity, 0),
    }),
    value: t.field({
      type: 'Money',
      nullable: true,
      description:
        'The goods at declared price. Null where one of them has none, and for warehouse shippers.',
      resolve: async ({ value }, _args, context) =>
        value === null || (await context.viewer()).role === 'SHIPPER' ? null : value,
    }),
    createdAt: t.expose('createTime', { type: 'DateTime', description: 'When it was made.' }),
    shipBy: t.expose('shipDeadline', {
      type: 'DateTime',
      description: 'It must have left by then.',
    }),
    packedAt: t.expose('packTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When its packing was confirmed. Null before.',
    }),
    shippedAt: t.expose('shipTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it left. Null before.',
    }),
    cancelledAt: t.expose('cancelTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled. Null when it was not.',
    }),
    receivedAt: t.expose('receiveTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the warehouse took it in. Null before.',
    }),
    storedAt: t.expose('storeTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When its pieces were in stock. Null before.',
    }),
    warehouseEntry: t.expose('entryStatus', {
      type: entryStatus,
      nullable: true,
      description: 'How far the warehouse is with it. Null while it is not shipped.',
    }),
  }),
});
