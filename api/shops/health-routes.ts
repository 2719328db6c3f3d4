import type { z } from 'zod';
import { findShopHealth } from '../../db/shops/shop-health.ts';
import { hasPermission } from '../caller.ts';
import { addDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { getShopHealth, healthDays } from '../contract/shop-health.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';

async function health(
  { shopId: mallIds }: { readonly shopId: string },
  context: CallContext,
): Promise<z.output<typeof getShopHealth.output>> {
  const { shops, shopIds, ended } = await resolveScope(context, mallIds);
  const today = shanghaiDay(context.now());
  const days = { from: addDays(today, -healthDays), before: today };
  const rows = new Map(
    (await findShopHealth(context.db, shopIds, days)).map((row) => [row.id, row]),
  );
  const seesCost = hasPermission(context, 'lookCost');
  const isOver = new Set(ended.flatMap((each) => each.shopIds));
  return shops.flatMap(({ id, mall_id: mallId }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    // Once its paid time is over, nothing is told of days after it.
    if (isOver.has(id))
      return {
        mallId,
        lastSaleDay: null,
        saleDays: null,
        soldQuantity: null,
        uncostedQuantity: null,
      };
    const { lastSaleDay, saleDays, soldQuantity, uncostedQuantity } = row;
    return {
      mallId,
      lastSaleDay,
      saleDays,
      soldQuantity,
      // A boss may ask by a key without cost.
      uncostedQuantity: seesCost ? uncostedQuantity : null,
    };
  });
}

export const routes: Route[] = [route(getShopHealth, health)];
