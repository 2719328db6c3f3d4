import { findOrderByCert, type WholeOrder } from '../../db/billing/renewal-orders.ts';
import { escapeHtml, message, page, redirect } from '../binding/page.ts';
import type { Page, Visit } from '../binding/pages.ts';
import { yuanText } from '../contract/rules/money.ts';
import { returnPathOf } from './orders.ts';
import { payPagePath } from './provider-simulator.ts';
import { settleOrder } from './settle.ts';

/** The page of the simulated payment: in a frame of the web client, or on the phone that has scanned the code. */

const title = '模拟支付';

const yuan = (fen: number): string => `¥${yuanText(fen)}`;

const ended = { cancelled: '订单已取消，无需支付。', expired: '订单已超时，请重新提交。' } as const;

async function orderOf({ deps, query }: Visit): Promise<WholeOrder | undefined> {
  return findOrderByCert(deps.db, query.get('certNo') ?? '', deps.now());
}

const unknown = () => message(title, '订单不存在，请重新提交。', { status: 404, framed: true });

/** What is shown of an order that does not wait any more. */
function outcome({ status, page_url: pageUrl, order_no: orderNo, total }: WholeOrder): Response {
  if (status === 'cancelled' || status === 'expired')
    return message(title, ended[status], { framed: true });
  if (pageUrl !== null) return redirect(returnPathOf(pageUrl), { orderNo });
  return message('支付成功', `已支付 ${yuan(total)}，可以关闭此页面。`, { framed: true });
}

const show: Page = async (visit) => {
  const order = await orderOf(visit);
  if (order === undefined) return unknown();
  if (order.status !== 'waiting') return outcome(order);
  const shops = order.items
    .map(
      ({ shop_name: name, months }) =>
        `<tr><td>${escapeHtml(name)}</td><td>${months} 个月</td></tr>`,
    )
    .join('');
  return page(
    title,
    `<p class="note">本机运行时没有真正的支付，点击确认即视为已付款。</p>
<p>订单号：${escapeHtml(order.order_no)}</p>
<table><thead><tr><th>店铺</th><th>续费时长</th></tr></thead><tbody>${shops}</tbody></table>
<p>应付金额：<strong>${yuan(order.total)}</strong></p>
<form method="post" action="${payPagePath}">
<input type="hidden" name="certNo" value="${escapeHtml(order.cert_no)}">
<p><button>确认支付</button></p>
</form>`,
    { framed: true },
  );
};

const confirm: Page = async (visit) => {
  const order = await orderOf(visit);
  if (order === undefined) return unknown();
  if (order.status === 'waiting') await settleOrder(visit.deps, order.order_no);
  // It may have been paid, or cancelled, in another window meanwhile.
  return outcome((await orderOf(visit)) ?? order);
};

export const payPages: ReadonlyMap<string, Readonly<Record<string, Page>>> = new Map([
  [payPagePath, { GET: show, POST: confirm }],
]);
