import { skuHourDays, skuMovements } from '../../db/statistics/moved-skus.ts';
import { netsByShop } from '../../db/statistics/net-amounts.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { addDays, countDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { levelOf } from '../contract/rules/change-parts.ts';
import * as calls from '../contract/sales-change.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveScope, type Scope } from '../shop-scope.ts';
import { type Compared, type Periods, usualOf } from './change-past.ts';
import { changedProducts, named, partsOf, productsOf } from './changed-products.ts';
import { rangesOf } from './ranges.ts';

type Input = CallInput<typeof calls.explainChange>;
type Output = CallOutput<typeof calls.explainChange>;

function periodsOf(input: Input, context: CallContext): Periods {
  const { current, compare } = rangesOf(input);
  if (compare === undefined)
    throw new Refusal({ zh: '请选择对比时间', en: 'The time to compare with is missing.' });
  const { untilHour } = input;
  const days = [current.start, current.end, compare.start, compare.end];
  const first = addDays(shanghaiDay(context.now()), -skuHourDays);
  if (
    untilHour !== undefined &&
    (current.start !== current.end ||
      compare.start !== compare.end ||
      days.some((each) => each < first))
  ) {
    throw new Refusal({
      zh: '按小时对比只能是今日和昨日两个单日',
      en: 'Hours are compared of today and yesterday alone.',
    });
  }
  return { current, compare, untilHour };
}

const comparedOf = (current: number, previous: number, level: number): Compared => ({
  current,
  previous,
  level,
  difference: current - level,
});

/** Those that went the way of the whole first, the farthest first. */
const byEffect =
  (way: number) =>
  (one: Pick<Compared, 'difference'>, other: Pick<Compared, 'difference'>): number =>
    Number(other.difference * way > 0) - Number(one.difference * way > 0) ||
    Math.abs(other.difference) - Math.abs(one.difference);

async function shopsOf(context: CallContext, scope: Scope, periods: Periods) {
  const nets = (range: Periods['current']) =>
    netsByShop(context.db, {
      ...scope,
      ...range,
      source: context.dataSource,
      untilHour: periods.untilHour,
    });
  const currents = await nets(periods.current);
  const previouses = await nets(periods.compare);
  const lengths = lengthsOf(periods);
  const shops = scope.shops.map(({ id, mall_id: mallId }) => {
    const previous = previouses.get(id) ?? 0;
    return {
      id,
      mallId,
      ...comparedOf(currents.get(id) ?? 0, previous, levelOf(previous, lengths)),
    };
  });
  const sum = (figure: 'current' | 'previous' | 'level') =>
    shops.reduce((all, shop) => all + shop[figure], 0);
  const total = comparedOf(sum('current'), sum('previous'), sum('level'));
  return { total, shops: shops.sort(byEffect(Math.sign(total.difference))) };
}

const lengthsOf = ({ current, compare }: Periods) => ({
  days: countDays(current.start, current.end),
  comparisonDays: countDays(compare.start, compare.end),
});

async function explain(input: Input, context: CallContext): Promise<Output> {
  const scope = await resolveScope(context, input.shopId);
  const periods = periodsOf(input, context);
  const { total, shops } = await shopsOf(context, scope, periods);
  const usual = await usualOf(context, scope, periods);
  const first = shops[0];
  // The others are not read: on a page with many shops one sentence is all that is said of them.
  const taken = input.inFull || first === undefined ? scope.shopIds : [first.id];
  const movements = (range: Periods['current']) =>
    skuMovements(context.db, {
      ...range,
      shopIds: taken,
      ended: scope.ended,
      source: context.dataSource,
      untilHour: periods.untilHour,
    });
  const products = changedProducts(
    await movements(periods.current),
    await movements(periods.compare),
    lengthsOf(periods),
  );
  const most = productsOf(products, calls.mostChangedProducts);
  const ofShops = Map.groupBy(products, ({ shopId }) => shopId);
  /** By shop: the product that most of its difference comes from. */
  const leading = new Map(
    shops.map(({ id, difference }) => [
      id,
      ofShops
        .get(id)
        ?.toSorted(byEffect(Math.sign(difference)))
        .find((one) => one.difference * difference > 0),
    ]),
  );
  const withNames = await named(context.db, scope.shops, [
    ...(input.inFull ? most.shown : []),
    ...[...leading.values()].flatMap((one) => one ?? []),
  ]);
  return {
    ...total,
    usual,
    parts: input.inFull ? partsOf(products) : null,
    shops: shops.map(({ id, ...shop }) => ({
      ...shop,
      parts: taken.includes(id) ? partsOf(ofShops.get(id) ?? []) : null,
      product: withNames(leading.get(id)),
    })),
    products: input.inFull ? most.shown.flatMap((one) => withNames(one) ?? []) : null,
    otherProducts: input.inFull ? most.others : null,
  };
}

export const routes: Route[] = [route(calls.explainChange, explain)];
