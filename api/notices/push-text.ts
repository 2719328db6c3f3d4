import {
  findFines,
  findLostSessions,
  findSoldOut,
  findWaitingOrders,
} from '../../db/notices/push-contents.ts';
import type { Alert } from '../../db/schema.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import { type AlertKind, alertKinds } from '../contract/rules/alerts.ts';
import { shanghaiMinute } from '../contract/rules/calendar.ts';
import { yuanText } from '../contract/rules/money.ts';
import type { ApiDeps } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { type DigestFigures, digestFigures } from './digest-figures.ts';
import type { PushContent } from './push-service.ts';
import type { Told } from './told.ts';

/** Words of the alerts that are pushed: read when they are sent, of what the person may see then and what still is so. */

type Words = (
  deps: ApiDeps,
  told: Told,
  subjects: readonly string[],
  alerts: readonly Alert[],
) => Promise<PushContent | undefined>;

/** Where the lists are on the phone; that of a shipper is all of it. */
const list = '/m';
const lists = {
  soon: `${list}/orders?list=soon`,
  overdue: `${list}/orders?list=overdue`,
  fine: `${list}/messages`,
  soldOut: `${list}/products`,
} as const;
const shownLines = 4;

/** A content of a line each; undefined where nothing is left to be told. */
function linesOf(
  lines: readonly string[],
  title: string,
  url: string = list,
): PushContent | undefined {
  if (lines.length === 0) return undefined;
  const more = lines.length > shownLines ? [`等 ${lines.length} 项`] : [];
  return { title, body: [...lines.slice(0, shownLines), ...more].join('\n'), url };
}

/** Long names would leave no room for the others. */
const short = (text: string): string =>
  [...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text;
const timeOf = (instant: number): string => shanghaiMinute(instant).slice(11);
const numbers = (subjects: readonly string[]): number[] => subjects.map(Number);

const shipSoon: Words = async ({ db, now }, { user, shopIds }, subjects) => {
  const orders = await findWaitingOrders(db, shopIds, numbers(subjects));
  const late = orders.filter(({ ship_by }) => ship_by <= now()).length;
  const soon = orders.length - late;
  const counts = [
    ...(soon > 0 ? [`${soon} 个发货单即将超时`] : []),
    ...(late > 0 ? [`${late} 个发货单已超时`] : []),
  ];
  const [only, another] = orders;
  return linesOf(
    orders.map(
      (order) =>
        `${order.order_no} · ${timeOf(order.ship_by)} 前发货 · ${short(shopNameOf(order))}`,
    ),
    counts.join('，'),
    user.role !== 'shipper'
      ? lists[soon > 0 ? 'soon' : 'overdue']
      : only && !another
        ? `${list}/task/${encodeURIComponent(only.order_no)}`
        : list,
  );
};

const fine: Words = async ({ db }, { shopIds }, subjects) => {
  const asked = new Set(subjects);
  const found = await findFines(db, shopIds, subjects);
  const fines = found.filter(({ shop_id, message_id }) => asked.has(`${shop_id}:${message_id}`));
  const sum = fines.reduce((all, one) => all + one.fine, 0);
  return linesOf(
    fines.map((one) => `¥${yuanText(one.fine)} · ${short(one.title)} · ${short(shopNameOf(one))}`),
    fines.length === 1
      ? `新罚款 ¥${yuanText(sum)}`
      : `${fines.length} 笔新罚款，共 ¥${yuanText(sum)}`,
    lists.fine,
  );
};

const soldOut: Words = async ({ db }, { shopIds }, subjects) => {
  const skus = await findSoldOut(db, shopIds, numbers(subjects));
  return linesOf(
    skus.map((sku) => `${short(sku.name)} · ${sku.ext_code} · ${short(shopNameOf(sku))}`),
    `${skus.length} 个热销SKU已售罄`,
    lists.soldOut,
  );
};

const platforms = { temu: 'Temu', shein: 'SHEIN' } as const;

const sessionLost: Words = async ({ db }, { user }, subjects) => {
  const accounts = await findLostSessions(db, user.id, numbers(subjects));
  return linesOf(
    accounts.map(
      ({ platform, phone }) =>
        `${platforms[platform]} 账号 ${phone.slice(0, 3)}****${phone.slice(-4)} 需要重新绑定`,
    ),
    '店铺授权已失效',
  );
};

const tasks = ({ packing, shipping, late }: DigestFigures): string => {
  const text = `待打包 ${packing} · 待发货 ${shipping}`;
  return late > 0 ? `${text} · 已超时 ${late}` : text;
};

/** Of the day before the one that it was made for: its sales for those who see them, and what waits. */
const digest: Words = async (deps, told, subjects) => {
  const today = [...subjects].sort().at(-1);
  const figures = today === undefined ? undefined : await digestFigures(deps, told, today);
  if (figures === undefined) return undefined;
  const { sales } = figures;
  if (sales === null) return { title: '今日发货任务', body: tasks(figures), url: list };
  const { day, amount, quantity, profit } = sales;
  const lines = [
    `销售额 ¥${yuanText(amount)}`,
    `销量 ${quantity} 件`,
    ...(profit === null ? [] : [`利润 ¥${yuanText(profit)}`]),
  ];
  return {
    title: `昨日销售日报（${Number(day.slice(5, 7))}月${Number(day.slice(8))}日）`,
    body: `${lines.join(' · ')}\n${tasks(figures)}`,
    url: list,
  };
};

/** Words of what is told as it was noted. */
const noted =
  (title: string, line: (alert: Alert) => string, url?: string): Words =>
  async (_deps, _told, _subjects, alerts) =>
    linesOf(alerts.map(line), title, url);

const importFailed = noted('销售文件导入失败', ({ name, detail }) =>
  [short(name ?? ''), ...(detail === null ? [] : [short(detail)])].join(' · '),
);

const shopExpiring: Words = async ({ db }, { shopIds }, _subjects, alerts) => {
  const shops = await findShopsById(db, shopIds);
  const lines = alerts.flatMap(({ shop_id, deadline }) => {
    const shop = shops.find(({ id, expire_at }) => id === shop_id && expire_at === deadline);
    if (shop === undefined || deadline === null) return [];
    return [`${short(shopNameOf(shop))} · ${shanghaiMinute(deadline)} 到期`];
  });
  return linesOf(lines, `${lines.length} 家店铺即将到期`);
};

const wordsOf: Readonly<Record<AlertKind, Words>> = {
  shipSoon,
  fine,
  soldOut,
  sessionLost,
  digest,
  importDone: noted('销售文件已导入', ({ name }) => short(name ?? '')),
  importFailed,
  exportReady: noted('导出文件已生成', ({ detail }) => `共 ${detail} 行，保留一天`),
  shopExpiring,
  announcement: noted('新公告', ({ name }) => short(name ?? ''), `${list}/notices?view=news`),
};

/** What cannot wait first, in the order of the kinds, however it was found. */
export const byKind = (alerts: readonly Alert[]): [AlertKind, Alert[]][] =>
  [...Map.groupBy(alerts, ({ kind }) => kind)].sort(
    ([one], [other]) => alertKinds.indexOf(one) - alertKinds.indexOf(other),
  );

/** One message of all that is due of a device; undefined where nothing is left to be told. */
export async function contentOf(
  deps: ApiDeps,
  told: Told,
  alerts: readonly Alert[],
): Promise<PushContent | undefined> {
  const groups = byKind(alerts);
  const found: PushContent[] = [];
  for (const [kind, some] of groups) {
    const content = await wordsOf[kind](
      deps,
      told,
      some.map(({ subject }) => subject),
      some,
    );
    if (content !== undefined) found.push(content);
  }
  const [only, another] = found;
  if (only === undefined || another === undefined) return only;
  return {
    title: `${found.length} 类新提醒`,
    body: found
      .map(({ title, body }) => (body.includes('\n') ? title : `${title}：${body}`))
      .join('\n'),
    url: list,
  };
}
