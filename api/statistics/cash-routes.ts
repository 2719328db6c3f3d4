import { listFundMovements, netSalesByDay } from '../../db/shops/fund-movements.ts';
import { findReports, listRestrictions } from '../../db/shops/shop-reports.ts';
import { hasPermission } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/cash.ts';
import { addDays, dayStart, shanghaiDay } from '../contract/rules/calendar.ts';
import { usualPrices } from '../contract/rules/prices.ts';
import { expectedSettlements, unsettledDays } from '../contract/rules/settlement.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';

type Item = CallOutput<typeof calls.getCashItems>['items'][number];
type Kind = (typeof calls.cashKinds)[number];
/** Null: nobody knows the day. */
type Dated = Item & { readonly day: string | null };

const hiddenReason = 'NO_PERMISSION' as const;
const reach = 30;

/** Everything that is due in the days around today, one by one, and what waits for no day in particular. */
async function itemsOf(commaList: string, context: CallContext) {
  const { shops, shopIds, ended } = await resolveScope(context, commaList);
  const today = shanghaiDay(context.now());
  const [first, last] = [addDays(today, -reach), addDays(today, reach)];
  const [reports, restrictions, movements, sales] = await Promise.all([
    findReports(context.db, shopIds),
    listRestrictions(context.db, shopIds, ended),
    listFundMovements(
      context.db,
      shopIds,
      { from: dayStart(first), to: dayStart(addDays(last, 1)) - 1 },
      ended,
    ),
    netSalesByDay(context.db, shopIds, unsettledDays(today), ended),
  ]);
  const names = new Map(shops.map((shop) => [shop.id, shop.mall_id]));
  const salesOf = Map.groupBy(sales, (row) => row.shop_id);
  const month = context.config.monthPrice ?? usualPrices.month;
  const plain = { reason: '', releaseCondition: '' };
  const items: Dated[] = [];
  for (const { shop_id, kind, amount, at } of movements) {
    const mallId = names.get(shop_id);
    if (mallId === undefined) continue;
    const told = kind === 'settlement' ? 'settled' : 'withdrawn';
    items.push({ ...plain, mallId, kind: told, amount, day: shanghaiDay(at) });
  }
  for (const one of restrictions) {
    const day = one.release_at === null ? null : shanghaiDay(one.release_at);
    // What should have been released, or will be long after, has no day in the calendar.
    const isDated = day !== null && day >= today && day <= last;
    items.push({
      mallId: one.mall_id,
      kind: isDated ? 'released' : 'frozen',
      amount: one.amount,
      reason: one.reason,
      releaseCondition: one.release_condition,
      day: isDated ? day : null,
    });
  }
  const undatedPending = new Map<string, number | null>();
  for (const { id, mall_id: mallId, expire_at: expireAt } of shops) {
    const pending = reports.get(id)?.pending_amount ?? null;
    const expected = expectedSettlements(pending ?? 0, salesOf.get(id) ?? [], today);
    for (const { day, amount } of expected)
      items.push({ ...plain, mallId, kind: 'expected', amount, day });
    undatedPending.set(
      mallId,
      pending === null ? null : expected.reduce((left, { amount }) => left - amount, pending),
    );
    const day = expireAt === null ? null : shanghaiDay(expireAt);
    if (expireAt !== null && expireAt > context.now() && day !== null && day <= last)
      items.push({ ...plain, mallId, kind: 'renewal', amount: month, day });
  }
  return { items, undatedPending };
}

const kindsOf = (items: readonly Dated[]): Record<Kind, number> => {
  const sums = { settled: 0, expected: 0, withdrawn: 0, released: 0, renewal: 0 };
  for (const { kind, amount } of items) if (kind !== 'frozen') sums[kind] += amount;
  return sums;
};

async function cashCalendar(commaList: string, context: CallContext) {
  const { items, undatedPending } = await seen(commaList, context);
  if (items === null) return { hiddenReason, days: [], shops: [] };
  const byDay = Map.groupBy(
    items.filter(({ day }) => day !== null),
    ({ day }) => day ?? '',
  );
  const byShop = Map.groupBy(items, ({ mallId }) => mallId);
  return {
    hiddenReason: null,
    days: [...byDay]
      .map(([day, some]) => ({ day, ...kindsOf(some) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    shops: [...undatedPending].map(([mallId, pending]) => {
      const some = byShop.get(mallId) ?? [];
      return {
        mallId,
        ...kindsOf(some),
        undatedPending: pending,
        undatedFrozen: some
          .filter(({ kind }) => kind === 'frozen')
          .reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  };
}

async function cashItems(
  { shopId: commaList, day }: CallInput<typeof calls.getCashItems>,
  context: CallContext,
) {
  const { items } = await seen(commaList, context);
  if (items === null) return { hiddenReason, items: [] };
  return {
    hiddenReason: null,
    items: items
      .filter((item) => item.day === (day ?? null))
      .sort((a, b) => b.amount - a.amount)
      .map(({ day: _, ...item }) => item),
  };
}

/** Null for whoever may not see money, of shops that are theirs to see. */
async function seen(commaList: string, context: CallContext) {
  if (hasPermission(context, 'lookCost')) return itemsOf(commaList, context);
  await resolveScope(context, commaList);
  return { items: null, undatedPending: new Map<string, number | null>() };
}

export const routes: Route[] = [
  route(calls.getCashCalendar, ({ shopId: mallIds }, context) => cashCalendar(mallIds, context)),
  route(calls.getCashItems, cashItems),
];
