import { dailyVolumes } from '../../db/products/daily-volumes.ts';
import { listSkuChanges } from '../../db/products/listed-sku-changes.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/product-course.ts';
import { addDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { listPage } from '../statistics/ranges.ts';

async function byDay(
  { shopId: mallIds, level, ids }: CallInput<typeof calls.getProductDailyVolume>,
  context: CallContext,
): Promise<CallOutput<typeof calls.getProductDailyVolume>> {
  const scope = await resolveScope(context, mallIds);
  const today = shanghaiDay(context.now());
  const moved = await dailyVolumes(context.db, scope, level, ids, today);
  const days = Array.from({ length: 30 }, (_, index) => addDays(today, index - 30));
  const rows = Map.groupBy(moved, ({ mallId, id }) => JSON.stringify([mallId, id]));
  return [...rows.values()].flatMap((ofRow) =>
    ofRow.slice(0, 1).map(({ mallId, id }) => {
      const nets = new Map(ofRow.map(({ day, net }) => [day, net]));
      return { mallId, id, volumes: days.map((day) => nets.get(day) ?? 0) };
    }),
  );
}

export const routes: Route[] = [
  route(calls.getProductDailyVolume, byDay),
  route(calls.getSkuChanges, async ({ shopId: mallIds, level, id, ...page }, context) =>
    listSkuChanges(context.db, await resolveScope(context, mallIds), {
      level,
      id,
      ...listPage(page),
    }),
  ),
];
