import { findDeliveryAssessments, findReturnPackages } from '../../db/delivery/return-packages.ts';
import {
  countByWarehouse,
  countOfPage,
  noCounts,
  type ShippingCounts,
  sumOfCounts,
} from '../../db/delivery/shipping-counts.ts';
import {
  countPart,
  findShippingOrders,
  type ShippingOrder,
} from '../../db/delivery/shipping-orders.ts';
import { type ShippingStep, takeStep } from '../../db/delivery/shipping-steps.ts';
import {
  noValues,
  sumOfValues,
  valuesByWarehouse,
  type WaitingValues,
} from '../../db/delivery/waiting-values.ts';
import { isShipper, signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/delivery.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveScope } from '../shop-scope.ts';
import { doOnce } from './do-once.ts';
import { goodsRow, numberOf, rowFor } from './order-row.ts';
import { shortageRoutes } from './shortages.ts';

const statuses = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
const types = ['self', 'manufacturer'] as const;
/** By their numbers in the contract. */
const entries = ['underWay', 'received', 'stored'] as const;

const isUnsent = (status: (typeof statuses)[number]): boolean =>
  status === 'packing' || status === 'shipping';

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});

const countsOf = (found: ShippingCounts, values: WaitingValues) => ({
  awaitingPacking: found.packing,
  awaitingShipping: found.shipping,
  shipped: found.shipped,
  cancelled: found.cancelled,
  dueSoon: countOfPage(found, { due: 'soon' }),
  overdue: countOfPage(found, { due: 'overdue' }),
  awaitingEntry: found.awaitingEntry,
  short: found.short,
  awaitingPackingValue: values.packing,
  awaitingShippingValue: values.shipping,
  dueSoonValue: values.soon,
  overdueValue: values.overdue,
  firstDeadline: found.firstDeadline,
});

async function queryOrders(
  input: CallInput<typeof calls.queryShippingOrders>,
  context: CallContext,
) {
  const keyword = input.keyword?.trim();
  const anywhere = {
    ...(await resolveScope(context, input.shopId)),
    shippingType: types[input.shippingType],
    keyword: keyword === '' ? undefined : keyword,
    updatedSince: input.updatedSince,
    shipBy: { from: input.deadlineFrom, to: input.deadlineTo },
  };
  const { warehouse } = input;
  const filter = { ...anywhere, warehouse };
  const sent = input.statuses ?? (input.status === undefined ? [] : [input.status]);
  const wanted = statuses.filter((status) => sent.includes(numberOf[status]));
  const { due } = input;
  const now = context.now();
  const part = {
    statuses: wanted,
    due: due && { state: due, now },
    entries: entries.filter((entry) => input.entryStatuses?.includes(calls.entryStatus[entry])),
    short: input.short === true,
    orderNos: input.orderNos,
  };
  const isCounted = part.entries.length === 0 && !part.short && part.orderNos === undefined;
  const mayLookMoney = !isShipper(signedIn(context));
  const warehouses = await countByWarehouse(context.db, anywhere, now);
  const found =
    warehouse === undefined ? sumOfCounts(warehouses) : (warehouses.get(warehouse) ?? noCounts);
  const values = mayLookMoney
    ? await valuesByWarehouse(context.db, anywhere, now)
    : new Map<string, WaitingValues>();
  const worth = warehouse === undefined ? sumOfValues(values) : (values.get(warehouse) ?? noValues);
  const isWaiting = due !== undefined || (wanted.length > 0 && wanted.every(isUnsent));
  const isOrdered = input.sort !== 'value' || (mayLookMoney && isWaiting);
  const orders = await findShippingOrders(context.db, filter, {
    ...part,
    by: isOrdered ? input.sort : 'deadline',
    ...pageOf(input),
  });
  return {
    total: isCounted
      ? countOfPage(found, { statuses: wanted, due })
      : await countPart(context.db, filter, part),
    counts: countsOf(found, worth),
    warehouses: [...warehouses].map(([warehouseName, counts]) => ({
      warehouseName,
      counts: countsOf(counts, values.get(warehouseName) ?? noValues),
    })),
    rows: orders.map((order) => rowFor(mayLookMoney, order)),
  };
}

/** Refuses because of the state of the order; says what to do next. */
function refuseState(step: ShippingStep, order: ShippingOrder): never {
  const { status } = order;
  const values = { orderNo: order.order_no };
  if (step === 'packing' && status !== 'packing') refuse(calls.confirmPacking, status, values);
  if (step === 'shipping' && status !== 'shipping') refuse(calls.confirmShipping, status, values);
  if (step === 'stored' && status !== 'shipped') refuse(calls.confirmEntry, status, values);
  if (step === 'stored' && order.stored_at !== null) refuse(calls.confirmEntry, 'stored', values);
  if (step === 'cancelled' && (status === 'shipped' || status === 'cancelled'))
    refuse(calls.cancelShippingOrder, status, values);
  refuse(calls.ofSteps, 'changed', values);
}

const act = (
  input: CallInput<typeof calls.confirmPacking>,
  context: CallContext,
  step: ShippingStep,
): Promise<CallOutput<typeof calls.confirmPacking>> =>
  doOnce(input, context, {
    act: ({ taken, now }) => takeStep(context.db, { ...taken, step }, now),
    refused: (order) => refuseState(step, order),
  });

async function returnPackages(
  input: CallInput<typeof calls.getReturnSupplierPackage>,
  context: CallContext,
) {
  const { updatedSince } = input;
  const scope = { ...(await resolveScope(context, input.shopId)), updatedSince };
  const { total, rows } = await findReturnPackages(context.db, scope, pageOf(input));
  return {
    total,
    rows: rows.map((row) => ({
      packageNo: row.package_no,
      mallId: row.mall_id,
      reason: row.reason,
      courier: row.courier,
      trackingNo: row.tracking_no,
      createTime: row.created_at,
      sendTime: row.sent_at,
      signTime: row.signed_at,
      goods: row.goods.map(goodsRow),
    })),
  };
}

export const routes: Route[] = [
  route(calls.queryShippingOrders, queryOrders),
  route(calls.confirmPacking, (input, context) => act(input, context, 'packing')),
  route(calls.confirmShipping, (input, context) => act(input, context, 'shipping')),
  route(calls.confirmEntry, (input, context) => act(input, context, 'stored')),
  route(calls.cancelShippingOrder, (input, context) => act(input, context, 'cancelled')),
  ...shortageRoutes,
  ...[calls.getReturnSupplierPackage, calls.findShopReturnOrderList].map((call) =>
    route(call, returnPackages),
  ),
  route(calls.queryDeliveryAssessmentRecord, async (input, context) => {
    const { shopIds, ended } = await resolveScope(context, input.shopId);
    const page = pageOf(input);
    const { total, rows } = await findDeliveryAssessments(context.db, shopIds, page, ended);
    return {
      total,
      rows: rows.map((row) => ({
        mallId: row.mall_id,
        startTime: row.start_day,
        endTime: row.end_day,
        assessmentResult: row.rating,
        orderNum: row.orders,
        onTimeNum: row.on_time_orders,
        fakeNum: row.fake_orders,
      })),
    };
  }),
];
