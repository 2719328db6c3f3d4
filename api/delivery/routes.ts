import type { z } from 'zod';
import { findDeliveryAssessments, findReturnPackages } from '../../db/return-packages.ts';
import {
  countOfPage,
  countShippingOrders,
  findShippingOrder,
  findShippingOrders,
  type ShippingGoods,
  type ShippingOrder,
  type ShippingStatus,
  type ShippingStep,
  takeStep,
} from '../../db/shipping-orders.ts';
import { visibleShops } from '../../db/shops.ts';
import { tell } from '../binding/news.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/delivery.ts';
import { shopRefresh, topicFor } from '../contract/topics.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
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
  };
  const status = input.status === undefined ? undefined : statuses[input.status - 1];
  const { due } = input;
  const now = context.now();
  const found = await countShippingOrders(context.db, filter, now);
  const orders = await findShippingOrders(context.db, filter, {
    status,
    due: due && { state: due, now },
    by: input.sort,
    ...pageOf(input),
  });
  return {
    total: countOfPage(found, { status, due }),
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

/** Why an order in this state does not take the step; says what to do next. */
const refusals: Record<ShippingStep, Partial<Record<ShippingStatus, string>>> = {
  packing: {
    shipping: '已确认打包，请到“仓库发货待确认”继续处理',
    shipped: '已发货，无需再确认打包',
    cancelled: '已取消，不能确认打包，请刷新列表',
  },
  shipping: {
    packing: '还未确认打包，请先确认打包再确认发货',
    shipped: '已发货，请勿重复确认',
    cancelled: '已取消，不能确认发货，请刷新列表',
  },
  cancelled: {
    shipped: '已发货，不能取消，请联系平台仓库处理',
    cancelled: '已取消，请勿重复操作',
  },
};

async function act(
  { orderNo }: { readonly orderNo: string },
  context: CallContext,
  step: ShippingStep,
): Promise<Row> {
  const shops = scopeOf(await visibleShops(context.db, signedIn(context)), context);
  const find = () => findShippingOrder(context.db, shops, orderNo);
  const known = await find();
  // The same words for a foreign and for an unknown order: nobody learns which there are.
  if (known === undefined) throw new Refusal(`发货单${orderNo}不存在，或您无权操作，请刷新列表`);
  const isDone = await takeStep(context.db, known.id, step, context.now());
  const order = await find();
  if (order === undefined) throw new Refusal(`发货单${orderNo}已不存在，请刷新列表`);
  if (!isDone) {
    const why = refusals[step][order.status] ?? '状态已变化，请刷新列表后重试';
    throw new Refusal(`发货单${orderNo}${why}`);
  }
  const { requestId } = context;
  const message = { mallId: order.mall_id, time: context.now(), requestId };
  await tell(context, topicFor(shopRefresh, order.mall_id), message);
  return rowOf(order);
}

async function returnPackages(
  input: CallInput<typeof calls.getReturnSupplierPackage>,
  context: CallContext,
) {
  const { shopIds, ended } = await resolveScope(context, input.shopId);
  const { total, rows } = await findReturnPackages(context.db, shopIds, pageOf(input), ended);
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
