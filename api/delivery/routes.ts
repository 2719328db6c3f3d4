import type { z } from 'zod';
import { findDeliveryAssessments, findReturnPackages } from '../../db/delivery/return-packages.ts';
import {
  countOfPage,
  countShippingOrders,
  findShippingOrder,
  findShippingOrders,
  type ShippingGoods,
  type ShippingOrder,
  type ShippingStatus,
} from '../../db/delivery/shipping-orders.ts';
import { type ShippingStep, takeStep } from '../../db/delivery/shipping-steps.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/delivery.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { refuse } from '../refusal.ts';
import { resolveScope, scopeOf } from '../shop-scope.ts';

type Row = z.output<typeof calls.shippingOrderRow>;

const numberOf = { packing: 1, shipping: 2, shipped: 3, cancelled: 4 } as const satisfies Record<
  ShippingStatus,
  Row['status']
>;
const statuses = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
const types = ['self', 'manufacturer'] as const;

const goodsRow = ({ extCode, ...goods }: ShippingGoods): Row['goods'][number] => ({
  ...goods,
  skuExtCode: extCode,
});

function entryOf(order: ShippingOrder): Row['entryStatus'] {
  if (order.status !== 'shipped') return null;
  if (order.stored_at !== null) return calls.entryStatus.stored;
  return order.received_at === null ? calls.entryStatus.underWay : calls.entryStatus.received;
}

const rowOf = (order: ShippingOrder): Row => ({
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
});

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});

async function queryOrders(
  input: CallInput<typeof calls.queryShippingOrders>,
  context: CallContext,
) {
  const keyword = input.keyword?.trim();
  const filter = {
    ...(await resolveScope(context, input.shopId)),
    shippingType: types[input.shippingType],
    keyword: keyword === '' ? undefined : keyword,
    updatedSince: input.updatedSince,
    shipBy: { from: input.deadlineFrom, to: input.deadlineTo },
  };
  const sent = input.statuses ?? (input.status === undefined ? [] : [input.status]);
  const wanted = statuses.filter((status) => sent.includes(numberOf[status]));
  const { due } = input;
  const now = context.now();
  const found = await countShippingOrders(context.db, filter, now);
  const orders = await findShippingOrders(context.db, filter, {
    statuses: wanted,
    due: due && { state: due, now },
    by: input.sort,
    ...pageOf(input),
  });
  return {
    total: countOfPage(found, { statuses: wanted, due }),
    counts: {
      awaitingPacking: found.packing,
      awaitingShipping: found.shipping,
      shipped: found.shipped,
      cancelled: found.cancelled,
      dueSoon: countOfPage(found, { due: 'soon' }),
      overdue: countOfPage(found, { due: 'overdue' }),
    },
    rows: orders.map(rowOf),
  };
}

/** Refuses because of the state of the order; says what to do next. */
function refuseState(step: ShippingStep, status: ShippingStatus, orderNo: string): never {
  const values = { orderNo };
  if (step === 'packing' && status !== 'packing') refuse(calls.confirmPacking, status, values);
  if (step === 'shipping' && status !== 'shipping') refuse(calls.confirmShipping, status, values);
  if (step === 'cancelled' && (status === 'shipped' || status === 'cancelled'))
    refuse(calls.cancelShippingOrder, status, values);
  refuse(calls.ofSteps, 'changed', values);
}

async function act(
  { orderNo, idempotencyKey: key }: CallInput<typeof calls.confirmPacking>,
  context: CallContext,
  step: ShippingStep,
): Promise<Row> {
  const user = signedIn(context);
  const shops = scopeOf(await visibleShops(context.db, user), context);
  const find = () => findShippingOrder(context.db, shops, orderNo);
  const known = await find();
  if (known === undefined) refuse(calls.ofSteps, 'unknown', { orderNo });
  const taken = { userId: user.id, orderId: known.id, step, key };
  const outcome = await takeStep(context.db, taken, context.now());
  const order = await find();
  if (order === undefined) refuse(calls.ofSteps, 'gone', { orderNo });
  if (outcome === 'otherStep') refuse(calls.ofSteps, 'otherStep', { orderNo });
  if (outcome === 'refused') refuseState(step, order.status, orderNo);
  if (outcome === 'taken') await shopsChanged(context, [order.mall_id], context.requestId);
  return rowOf(order);
}

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
  route(calls.cancelShippingOrder, (input, context) => act(input, context, 'cancelled')),
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
