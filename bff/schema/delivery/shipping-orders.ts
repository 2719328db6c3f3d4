import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/delivery.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, pageOf, pagingDescriptions } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { shopOf } from '../shops/shop-of-row.ts';
import { shop } from '../shops/shops.ts';
import { searchTooLong, wrongInput } from '../wrong-input.ts';

type Found = CallOutput<typeof calls.queryShippingOrders>;
export type ShippingOrder = Found['rows'][number];
type Goods = ShippingOrder['goods'][number];
type Counts = Found['counts'];

const prefix = 'shippingOrder:';

/** The global id of a shipping order. */
const shippingOrderId = ({ orderNo }: Pick<ShippingOrder, 'orderNo'>): string =>
  `${prefix}${orderNo}`;

/** The number in a global id; undefined when it is the id of something else. */
export const orderNoOf = (id: string): string | undefined =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length) : undefined;

const shippingStatus = builder.enumType('ShippingOrderStatus', {
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

const shippingType = builder.enumType('ShippingType', {
  description: 'Who sends the goods.',
  values: {
    SELF: { value: calls.shippingType.self, description: 'The seller (自发货).' },
    MANUFACTURER: {
      value: calls.shippingType.manufacturer,
      description: 'The manufacturer (厂家发货).',
    },
  } as const,
});

const entryStatus = builder.enumType('WarehouseEntryStatus', {
  description: 'How far the warehouse of the platform is with a shipped order.',
  values: {
    UNDER_WAY: { value: calls.entryStatus.underWay, description: 'Not there yet (待收货).' },
    RECEIVED: { value: calls.entryStatus.received, description: 'Taken in (已收货).' },
    STORED: { value: calls.entryStatus.stored, description: 'Its pieces are in stock (已入库).' },
  } as const,
});

const shippingSort = builder.enumType('ShippingOrderSort', {
  description: 'What a list of shipping orders begins with.',
  values: {
    DEADLINE: { value: 'deadline', description: 'The order that must leave first.' },
    NEWEST: { value: 'newest', description: 'The order that was made last.' },
  } as const,
});

const shippingDue = builder.enumType('ShippingOrderDue', {
  description: 'How a shipping order that has not left stands with its deadline.',
  values: {
    SOON: { value: 'soon', description: 'Less than 24 hours are left.' },
    OVERDUE: { value: 'overdue', description: 'It should have left already.' },
  } as const,
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
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: shippingOrderId }),
    orderNo: t.exposeString('orderNo', { description: 'Delivery order number.' }),
    stockOrderNo: t.exposeString('stockOrderNo', {
      description: 'Number of the stock order that asks for the goods (备货单).',
    }),
    shop: t.field({
      type: shop,
      description: 'The shop that ships.',
      resolve: (order, _args, context) => shopOf(context, order.mallId),
    }),
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
    quantity: t.int({
      description: 'Pieces in all.',
      resolve: ({ goods }) => goods.reduce((sum, one) => sum + one.quantity, 0),
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

const shippingCounts = builder.objectRef<Counts>('ShippingOrderCounts').implement({
  description: 'How many shipping orders of the list are in each state, whatever its status is.',
  fields: (t) => ({
    awaitingPacking: t.exposeInt('awaitingPacking', { description: 'Await packing.' }),
    awaitingShipping: t.exposeInt('awaitingShipping', { description: 'Await shipping.' }),
    shipped: t.exposeInt('shipped', { description: 'Shipped.' }),
    cancelled: t.exposeInt('cancelled', { description: 'Cancelled.' }),
    dueSoon: t.exposeInt('dueSoon', {
      description: 'Not shipped, with less than 24 hours left.',
    }),
    overdue: t.exposeInt('overdue', {
      description: 'Not shipped, though they should have been.',
    }),
  }),
});

interface OrderConnection extends Connection<ShippingOrder> {
  readonly counts: Counts;
}

const orderConnection = connectionType<ShippingOrder, OrderConnection>(
  'ShippingOrder',
  shippingOrder,
  { one: 'shipping order', page: 'A page of shipping orders.', isRanked: true },
);
builder.objectField(orderConnection, 'counts', (t) =>
  t.expose('counts', {
    type: shippingCounts,
    description: 'How many there are in each state: the figures of the tabs.',
  }),
);

const noCounts: Counts = {
  awaitingPacking: 0,
  awaitingShipping: 0,
  shipped: 0,
  cancelled: 0,
  dueSoon: 0,
  overdue: 0,
};

const longestSearch = 64;

builder.queryField('shippingOrders', (t) =>
  t.field({
    type: orderConnection,
    authScopes: { delivery: true },
    description:
      'The shipping orders of the selected shops. Empty for a selection without a shop. Source: queryShippingOrders.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      status: t.arg({
        type: shippingStatus,
        description: 'Only those in this state; left out for all.',
      }),
      statuses: t.arg({
        type: [shippingStatus],
        description: 'Only those in one of these states; not together with `status`.',
      }),
      shipByFrom: t.arg({
        type: 'DateTime',
        description: 'Only those that must leave then or later; counts tell of these alone too.',
      }),
      shipByTo: t.arg({
        type: 'DateTime',
        description: 'Only those that must leave by then; counts tell of these alone too.',
      }),
      due: t.arg({
        type: shippingDue,
        description: 'Only those that have not left and are due; left out for all.',
      }),
      shippingType: t.arg({
        type: shippingType,
        description: 'Only those sent by this one; left out for both.',
      }),
      search: t.arg.string({
        description:
          'Part of an order number, or of a name, code or id of the goods; at most 64 characters.',
      }),
      sort: t.arg({
        type: shippingSort,
        required: true,
        defaultValue: 'deadline',
        description: 'What the list begins with.',
      }),
      first: t.arg.int({ required: true, defaultValue: 20, description: pagingDescriptions.first }),
      after: t.arg.string({ description: pagingDescriptions.after }),
      skip: t.arg.int({
        required: true,
        defaultValue: 0,
        description: pagingDescriptions.skip,
      }),
    },
    resolve: async (_root, args, context): Promise<OrderConnection> => {
      const page = pageOf(args);
      const keyword = args.search?.trim() ?? '';
      if (keyword.length > longestSearch) {
        throw searchTooLong(longestSearch);
      }
      const { status, statuses, shipByFrom, shipByTo } = args;
      if (status && statuses?.length)
        throw wrongInput('status 和 statuses 只能给出一个', 'Give either status or statuses.');
      const { selected, shops } = await resolveSelection(context, args.selection);
      let counts = noCounts;
      const connection = await connectionOfPages(page, async (pageIndex, pageSize) => {
        if (shops.length === 0) return { total: 0, rows: [] };
        const found = await context.callForShops(calls.queryShippingOrders, selected, {
          ...(status ? { status } : {}),
          ...(statuses?.length ? { statuses: [...statuses] } : {}),
          ...(typeof shipByFrom === 'number' ? { deadlineFrom: shipByFrom } : {}),
          ...(typeof shipByTo === 'number' ? { deadlineTo: shipByTo } : {}),
          shippingType: args.shippingType ?? calls.shippingType.all,
          ...(args.due ? { due: args.due } : {}),
          ...(keyword === '' ? {} : { keyword }),
          sort: args.sort,
          pageIndex,
          pageSize,
        });
        counts = found.counts;
        return found;
      });
      return { ...connection, counts };
    },
  }),
);
