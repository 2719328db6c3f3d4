import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/delivery.ts';
import { largestPage } from '../../../api/contract/fields.ts';
import { selectGroup } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { nodesOf } from '../node.ts';
import {
  type Connection,
  connectionOfPages,
  numberedPages,
  pageOf,
  sinceDescription,
  sinceOf,
} from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { searchTooLong, wrongInput } from '../wrong-input.ts';
import {
  entryStatus,
  orderNoOf,
  type ShippingOrder,
  shippingOrder,
  shippingStatus,
  shippingType,
} from './shipping-orders.ts';

/** Where shipping orders are found: by their id, and in the list of some shops. */

type Counts = CallOutput<typeof calls.queryShippingOrders>['counts'];
type ValueField = Extract<keyof Counts, `${string}Value`>;

const longestSearch = 64;

nodesOf({
  words: ['shippingOrder'],
  type: 'ShippingOrder',
  may: ({ seller }) => seller(),
  find: async (context, id) => {
    const orderNo = orderNoOf(id);
    const { shops } = await context.directory();
    if (orderNo === undefined || orderNo.length > longestSearch || shops.length === 0) return null;
    const mine = selectGroup(shops.map((each) => each.mallId));
    const { rows } = await context.callForShops(calls.queryShippingOrders, mine, {
      keyword: orderNo,
      pageIndex: 1,
      pageSize: largestPage,
    });
    return rows.find((order) => order.orderNo === orderNo);
  },
});

const shippingSort = builder.enumType('ShippingOrderSort', {
  description: 'What a list of shipping orders begins with.',
  values: {
    DEADLINE: { value: 'deadline', description: 'The order that must leave first.' },
    NEWEST: { value: 'newest', description: 'The order that was made last.' },
    WAREHOUSE: {
      value: 'warehouse',
      description:
        'Orders to one warehouse together, by its name; of each the order that must leave first.',
    },
    VALUE: {
      value: 'value',
      description:
        'What is worth most at declared price; for a state in which orders wait, or what is due, alone. Otherwise, and for warehouse shippers, the order that must leave first.',
    },
  } as const,
});

const shippingDue = builder.enumType('ShippingOrderDue', {
  description: 'How a shipping order that has not left stands with its deadline.',
  values: {
    SOON: { value: 'soon', description: 'Less than 24 hours are left.' },
    OVERDUE: { value: 'overdue', description: 'It should have left already.' },
  } as const,
});

const shippingCounts = builder.objectRef<Counts>('ShippingOrderCounts').implement({
  description:
    'How many shipping orders of the list are in each state, whatever its status is, and what those that have not left are worth.',
  fields: (t) => {
    const value = (field: ValueField, description: string) =>
      t.field({
        type: 'Money',
        nullable: true,
        description: `${description} at declared price, without those of which it is not known. Null where of none, and for warehouse shippers.`,
        resolve: async (counts, _args, context) =>
          counts[field] === null || (await context.viewer()).role === 'SHIPPER'
            ? null
            : counts[field],
      });
    return {
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
      awaitingEntry: t.exposeInt('awaitingEntry', {
        description: 'Shipped, and not in stock at the warehouse yet.',
      }),
      short: t.exposeInt('short', {
        description: 'Of which pieces are missing, while nobody has answered.',
      }),
      awaitingPackingValue: value('awaitingPackingValue', 'Orders that await packing'),
      awaitingShippingValue: value('awaitingShippingValue', 'Orders that await shipping'),
      dueSoonValue: value('dueSoonValue', 'Orders with less than 24 hours left'),
      overdueValue: value('overdueValue', 'Orders that should have been shipped'),
      firstShipBy: t.expose('firstDeadline', {
        type: 'DateTime',
        nullable: true,
        description:
          'The first deadline of those that have not left: since when the oldest of them is overdue, if it is. Null where all have left.',
      }),
    };
  },
});

interface Warehouse {
  readonly warehouseName: string;
  readonly counts: Counts;
}

const shippingWarehouse = builder.objectRef<Warehouse>('ShippingWarehouse').implement({
  description: 'A warehouse of the platform that shipping orders of the list go to.',
  fields: (t) => ({
    name: t.exposeString('warehouseName', { description: 'Its name.' }),
    counts: t.expose('counts', {
      type: shippingCounts,
      description: 'How many orders to it are in each state.',
    }),
  }),
});

interface OrderConnection extends Connection<ShippingOrder> {
  readonly counts: Counts;
  readonly warehouses: readonly Warehouse[];
}

const orderConnection = connectionType<ShippingOrder, OrderConnection>(
  'ShippingOrder',
  shippingOrder,
  { one: 'shipping order', page: 'A page of shipping orders.', isRanked: true },
);
builder.objectFields(orderConnection, (t) => ({
  counts: t.expose('counts', {
    type: shippingCounts,
    description: 'How many there are in each state: the figures of the tabs.',
  }),
  warehouses: t.field({
    type: [shippingWarehouse],
    description:
      'The warehouses that they go to, by name, whichever of them is asked for: the choices of a filter.',
    resolve: ({ warehouses }) => [...warehouses],
  }),
}));

const noCounts: Counts = {
  awaitingPacking: 0,
  awaitingShipping: 0,
  shipped: 0,
  cancelled: 0,
  dueSoon: 0,
  overdue: 0,
  awaitingEntry: 0,
  short: 0,
  awaitingPackingValue: null,
  awaitingShippingValue: null,
  dueSoonValue: null,
  overdueValue: null,
  firstDeadline: null,
};

builder.queryField('shippingOrders', (t) =>
  t.field({
    type: orderConnection,
    // Null instead of taking the rest of an operation along, where an upstream does not have it.
    nullable: true,
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
      orderNumbers: t.arg.stringList({
        description: `Only those of these numbers, ${largestPage} at most; left out for all.`,
      }),
      shipByFrom: t.arg({
        type: 'DateTime',
        description:
          'Only those that must leave then or later, whatever their state; counts tell of these alone too.',
      }),
      shipByTo: t.arg({
        type: 'DateTime',
        description:
          'Only those that must leave by then, whatever their state: with `statuses: [AWAITING_PACKING, AWAITING_SHIPPING]` what has not left. Counts tell of these alone too.',
      }),
      due: t.arg({
        type: shippingDue,
        description: 'Only those that have not left and are due; left out for all.',
      }),
      shippingType: t.arg({
        type: shippingType,
        description: 'Only those sent by this one; left out for both.',
      }),
      warehouseEntry: t.arg({
        type: [entryStatus],
        description: 'Only shipped orders with which the warehouse is this far; left out for all.',
      }),
      short: t.arg.boolean({
        description: 'Only those of which pieces are missing, while nobody has answered.',
      }),
      warehouse: t.arg.string({
        description:
          'Only those to the warehouse of this name; counts tell of these alone too. Left out for all.',
      }),
      updatedSince: t.arg({ type: 'DateTime', description: sinceDescription }),
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
      ...numberedPages(t.arg, 20),
    },
    resolve: async (_root, args, context): Promise<OrderConnection> => {
      const page = pageOf(args);
      const keyword = args.search?.trim() ?? '';
      if (keyword.length > longestSearch) {
        throw searchTooLong(longestSearch);
      }
      const { warehouse } = args;
      if (warehouse && warehouse.length > calls.longestWarehouse)
        throw wrongInput(
          `仓库名称最多${calls.longestWarehouse}个字`,
          `The name of a warehouse has ${calls.longestWarehouse} characters at most.`,
        );
      const { status, statuses, shipByFrom, shipByTo, warehouseEntry } = args;
      if (status && statuses?.length)
        throw wrongInput('status 和 statuses 只能给出一个', 'Give either status or statuses.');
      const { orderNumbers } = args;
      if (orderNumbers && (orderNumbers.length === 0 || orderNumbers.length > largestPage))
        throw wrongInput(
          `一次请给出 1 至 ${largestPage} 个发货单号`,
          `Give 1 to ${largestPage} order numbers.`,
        );
      const { selected, shops } = await resolveSelection(context, args.selection);
      let counts = noCounts;
      let warehouses: readonly Warehouse[] = [];
      const connection = await connectionOfPages(page, async (pageIndex, pageSize) => {
        if (shops.length === 0) return { total: 0, rows: [] };
        const found = await context.callForShops(calls.queryShippingOrders, selected, {
          ...(status ? { status } : {}),
          ...(statuses?.length ? { statuses: [...statuses] } : {}),
          ...(orderNumbers ? { orderNos: [...new Set(orderNumbers)] } : {}),
          ...(typeof shipByFrom === 'number' ? { deadlineFrom: shipByFrom } : {}),
          ...(typeof shipByTo === 'number' ? { deadlineTo: shipByTo } : {}),
          shippingType: args.shippingType ?? calls.shippingType.all,
          ...(args.due ? { due: args.due } : {}),
          ...(warehouseEntry?.length ? { entryStatuses: [...warehouseEntry] } : {}),
          ...(args.short ? { short: true } : {}),
          ...(warehouse ? { warehouse } : {}),
          ...sinceOf(args.updatedSince),
          ...(keyword === '' ? {} : { keyword }),
          sort: args.sort,
          pageIndex,
          pageSize,
        });
        counts = found.counts;
        warehouses = found.warehouses;
        return found;
      });
      return { ...connection, counts, warehouses };
    },
  }),
);
