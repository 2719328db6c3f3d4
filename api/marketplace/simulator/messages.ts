import { dayMs, dayNumber, dayNumberStart, hourMs } from '../../contract/rules/calendar.ts';
import type { Period } from '../marketplace.ts';
import type { ShopMessage } from '../reports.ts';
import { dayDigits } from './calendar.ts';
import { approvalState, productsBetween, type SimulatedProduct } from './catalogue.ts';
import type { Platform, ShopIdentity } from './identity.ts';
import { productName } from './names.ts';
import { mix, mixText, Random } from './random.ts';
import { rulesOf, type SimulatedRule } from './rules.ts';
import { carefulness } from './standing.ts';

/** What the marketplace writes to shops: violations to each of its own, notices to all of a platform. */

/** A violation waits for the seller, perhaps for the answer to an appeal, and is then decided. */
const waitingDays = 3;
const appealDays = 10;

export function messagesOf(shop: ShopIdentity, period: Period): ShopMessage[] {
  const firstDay = dayNumber(period.after);
  const lastDay = dayNumber(period.until);
  const products = productsBetween(shop, firstDay, lastDay);
  const messages: ShopMessage[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    messages.push(...violationsOn(shop, day, products, period.until), ...noticesOn(shop, day));
  }
  return messages
    .filter(({ at }) => at > period.after && at <= period.until)
    .sort((a, b) => a.at - b.at);
}

/** Careful sellers break a rule every few months, careless ones every few days. */
function violationsOn(
  shop: ShopIdentity,
  day: number,
  present: readonly SimulatedProduct[],
  now: number,
): ShopMessage[] {
  const random = new Random(mix(shop.seed, 81, day));
  const size = 0.4 + Math.sqrt(shop.linesADay) / 12;
  const count = random.poisson(size * (0.02 + 0.16 * (1 - carefulness(shop))));
  const products = present.filter((product) => approvalState(product, day) === 'on_sale');
  return Array.from({ length: count }, (_, index) => {
    const rule = drawRule(rulesOf(shop.platform), random);
    const product = products[random.whole(0, Math.max(0, products.length - 1))];
    const at = dayNumberStart(day) + random.whole(9 * hourMs, 19 * hourMs);
    const outcome = random.unit();
    const fine = fineOf(rule, product, random);
    return {
      messageId: `V${dayDigits(day)}${String(index + 1).padStart(3, '0')}`,
      kind: 'violation' as const,
      ruleCode: rule.code,
      productId: product?.productId ?? null,
      title: `违规通知：${rule.title}`,
      content: product === undefined ? rule.finding : `${productName(product)}：${rule.finding}。`,
      fine,
      state: stateOf((now - at) / dayMs, outcome),
      at,
      appealBy: at + waitingDays * dayMs,
    };
  });
}

function drawRule(rules: readonly SimulatedRule[], random: Random): SimulatedRule {
  const total = rules.reduce((sum, rule) => sum + rule.weight, 0);
  let left = random.unit() * total;
  for (const rule of rules) {
    left -= rule.weight;
    if (left < 0) return rule;
  }
  const [first] = rules;
  if (first === undefined) throw new Error('A marketplace has rules');
  return first;
}

function fineOf(
  rule: SimulatedRule,
  product: SimulatedProduct | undefined,
  random: Random,
): number {
  if ('fixed' in rule.fine) return rule.fine.fixed;
  const price = product?.skus[0]?.supplyPrice ?? 1_600;
  return Math.round(price * rule.fine.timesPrice * random.whole(1, 8));
}

/** Two in five appeal, and of these half succeed. */
function stateOf(age: number, outcome: number): ShopMessage['state'] {
  if (age < waitingDays) return 'open';
  const isAppealed = outcome < 0.4;
  if (isAppealed && age < appealDays) return 'appealing';
  return isAppealed && outcome < 0.2 ? 'waived' : 'fined';
}

const notices: Record<Platform, readonly (readonly [title: string, content: string])[]> = {
  temu: [
    ['备货时效调整通知', '为保证旺季到仓时效，本周起普通备货单的到仓时限由 6 天调整为 5 天。'],
    ['欧盟站点标签要求提醒', '未完成 GPSR 标签实拍的商品将被限流，请在卖家中心逐一上传。'],
    ['秒杀活动报名开启', '下周秒杀活动已开放报名，入选商品须保证 14 天的备货量。'],
    ['质检标准更新', '纺织品新增色牢度抽检项目，不合格批次将整批退回。'],
    ['结算周期说明', '签收后 15 天内无售后的订单计入可提现金额，节假日顺延。'],
  ],
  shein: [
    ['备货单履约考核通知', '本月起急采单须在 3 天内到仓，逾期将影响店铺评级。'],
    ['商品合规资料提醒', '请为在售商品补齐成分、警示语与责任人信息，缺失的将暂停采购。'],
    ['新品激励计划', '上新后 30 天内动销的商品可获得流量扶持，请及时备足库存。'],
    ['尺码表规范更新', '服装类目须按新模板提供平铺尺寸，旧模板将于月底停用。'],
  ],
};

function noticesOn(shop: ShopIdentity, day: number): ShopMessage[] {
  const random = new Random(mix(mixText(shop.platform), 82, day));
  if (!random.chance(1 / 9)) return [];
  const choices = notices[shop.platform];
  const [title, content] = choices[random.whole(0, choices.length - 1)] ?? ['平台公告', ''];
  return [
    {
      messageId: `N${dayDigits(day)}`,
      kind: 'notice',
      ruleCode: null,
      productId: null,
      title,
      content,
      fine: 0,
      state: 'none',
      at: dayNumberStart(day) + 10 * hourMs,
    },
  ];
}
