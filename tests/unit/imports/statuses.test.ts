import { expect, it } from 'vitest';
import { saysReturned } from '../../../api/imports/values/statuses.ts';

it.each([
  '已取消',
  '订单已取消',
  '已退款',
  '退款成功',
  '全额退款',
  '退货',
  '已退货',
  '退货退款',
  '交易关闭',
  'Cancelled',
  'CANCELED',
  'refunded',
  'Returned to seller',
  '拒收',
])('%s is a return', (status) => {
  expect(saysReturned(status)).toBe(true);
});

it.each([
  '',
  '已完成',
  '已发货',
  '待发货',
  '未退款',
  '无退款',
  '部分退款',
  '退款中',
  '退款失败',
  '退货申请',
  '拒绝退款',
  '取消失败',
  '待取消',
  '不可取消',
  '取消退款',
  'Shipped',
  'Completed',
  'not refunded',
  'Partially refunded',
  'Refund rejected',
  'non-cancelled',
  'Uncancelled',
])('%s is not', (status) => {
  expect(saysReturned(status)).toBe(false);
});
