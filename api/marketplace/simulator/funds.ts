import { dayMs, dayNumber, dayNumberStart } from '../../contract/rules/calendar.ts';
import type { FundMovement, FundRestriction, ShopFunds } from '../reports.ts';
import { approvalState, productsBetween } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { messagesOf } from './messages.ts';
import { mix, Random } from './random.ts';
import { standingOn } from './standing.ts';

/** A shop's money: what its usual sales bring, settled after a fortnight and withdrawn now and then. */

const settlementDays = 15;
const withdrawalDays = 14;
/** Days from a withdrawal to its arrival. */
const arrivalDays = 3;
/** For so long the marketplace tells what it settled and paid out. */
const toldDays = 30;
/** How long a reserve is kept. */
const reserveDays = 30;
/** Pieces in an average line, see shop-run.ts; new and old products sell less than established ones. */
const piecesALine = 1.33 * 0.8;

export function fundsOf(shop: ShopIdentity, at: number): ShopFunds {
  const day = dayNumber(at);
  const daily = usualAmountADay(shop, day);
  const random = new Random(mix(shop.seed, 71, Math.floor(day / withdrawalDays)));
  const restrictions = restrictionsOf(shop, at, daily);
  const sinceWithdrawal = (day % withdrawalDays) + 1;
  const left = daily * random.between(0.2, 1.5);
  return {
    available: Math.round(left + daily * sinceWithdrawal * random.between(0.85, 0.95)),
    pending: Math.round(daily * settlementDays * random.between(0.9, 1.1)),
    restrictions,
    movements: movementsOf(shop, day),
  };
}

/** What was settled on each of the last days, and what was withdrawn and is on its way to the bank. */
function movementsOf(shop: ShopIdentity, today: number): FundMovement[] {
  const movements: FundMovement[] = [];
  for (let day = today - toldDays; day <= today; day += 1) {
    const random = new Random(mix(shop.seed, 73, day));
    const settled = usualAmountADay(shop, day - settlementDays) * random.between(0.8, 1);
    movements.push({
      movementId: `J${day}`,
      kind: 'settlement',
      amount: Math.round(settled),
      at: dayNumberStart(day) + 9 * 3_600_000,
    });
    if (day % withdrawalDays !== shop.seed % withdrawalDays) continue;
    movements.push({
      movementId: `T${day}`,
      kind: 'withdrawal',
      amount: Math.round(settled * withdrawalDays),
      at: dayNumberStart(day + arrivalDays) + 15 * 3_600_000,
    });
  }
  return movements;
}

/** What a usual day brings, in fen. */
function usualAmountADay(shop: ShopIdentity, day: number): number {
  return productsBetween(shop, day, day)
    .filter((product) => approvalState(product, day) === 'on_sale')
    .flatMap((product) => product.skus)
    .reduce((sum, sku) => sum + sku.linesADay * piecesALine * sku.supplyPrice, 0);
}

function restrictionsOf(shop: ShopIdentity, at: number, daily: number): FundRestriction[] {
  const day = dayNumber(at);
  const restrictions: FundRestriction[] = [];
  const undecided = messagesOf(shop, { after: at - 30 * dayMs, until: at }).filter(
    ({ state, fine }) => fine > 0 && (state === 'open' || state === 'appealing'),
  );
  for (const { messageId, title, fine, at: since } of undecided) {
    restrictions.push({
      restrictionId: messageId,
      kind: 'violation',
      reason: title.replace('违规通知：', '违规待处理：'),
      amount: fine,
      releaseCondition: '申诉成功后解冻，处理期满未申诉的直接扣款',
      since,
    });
  }
  const month = Math.floor(day / 30);
  if (standingOn(shop, day).deliveryRating === 1) {
    restrictions.push({
      restrictionId: `R${month}`,
      kind: 'rating',
      reason: '发货评级为 C，限制提现',
      amount: Math.round(daily * 7),
      releaseCondition: '发货评级恢复到 B 及以上后的次日解冻',
      since: dayNumberStart(month * 30),
    });
  }
  const random = new Random(mix(shop.seed, 72, month));
  if (random.chance(0.45)) {
    restrictions.push({
      restrictionId: `S${month}`,
      kind: 'reserve',
      reason: random.pick(['售后保证金预留', '大促备货风险预留', '跨境税费预留']),
      amount: Math.round(daily * random.between(2, 6)),
      releaseCondition: '预留期 30 天，期满无售后自动解冻',
      since: dayNumberStart(month * 30) + 10 * 3_600_000,
      releaseAt: dayNumberStart(month * 30 + reserveDays) + 10 * 3_600_000,
    });
  }
  return restrictions;
}
