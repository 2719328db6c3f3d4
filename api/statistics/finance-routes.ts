import { findReports, listRestrictions } from '../../db/shops/shop-reports.ts';
import { hasPermission } from '../caller.ts';
import * as calls from '../contract/finance.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';

const hiddenReason = 'NO_PERMISSION' as const;

async function balance(
  commaList: string,
  context: CallContext,
  figure: 'available_balance' | 'pending_amount',
) {
  const { shops, shopIds } = await resolveScope(context, commaList);
  if (!hasPermission(context, 'lookCost')) return { amount: null, shops: [], hiddenReason };
  const reports = await findReports(context.db, shopIds);
  const rows = shops.map((shop) => ({
    mallId: shop.mall_id,
    amount: reports.get(shop.id)?.[figure] ?? null,
  }));
  const known = rows.flatMap(({ amount }) => amount ?? []);
  const amount = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  return { amount, shops: rows, hiddenReason: null };
}

async function restrictions(commaList: string, context: CallContext) {
  const { shopIds, ended } = await resolveScope(context, commaList);
  if (!hasPermission(context, 'lookCost')) return { amount: null, restrictions: [], hiddenReason };
  const rows = await listRestrictions(context.db, shopIds, ended);
  return {
    amount: rows.reduce((sum, row) => sum + row.amount, 0),
    restrictions: rows.map((row) => ({
      mallId: row.mall_id,
      kind: row.kind,
      reason: row.reason,
      amount: row.amount,
      releaseCondition: row.release_condition,
      since: row.since,
      restrictionId: row.restriction_id,
    })),
    hiddenReason: null,
  };
}

export const routes: Route[] = [
  route(calls.getAvailableBalance, ({ shopId: mallIds }, context) =>
    balance(mallIds, context, 'available_balance'),
  ),
  route(calls.getPendingAmount, ({ shopId: mallIds }, context) =>
    balance(mallIds, context, 'pending_amount'),
  ),
  route(calls.getSystemRestrict, ({ shopId: mallIds }, context) => restrictions(mallIds, context)),
];
