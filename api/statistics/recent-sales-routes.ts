import { recentSums } from '../../db/statistics/recent-sales.ts';
import type { Sums } from '../../db/statistics/statistics.ts';
import * as calls from '../contract/recent-sales.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { amountFigures, profitFor, quantityFigures } from './figures.ts';

/** Ten minutes (reading A6). */
const usualWindow = 10;

async function recent<T>(commaList: string, context: CallContext, figure: (sums: Sums) => T) {
  const { shopIds, ended } = await resolveScope(context, commaList);
  const minutes = context.config.recentMinutes ?? usualWindow;
  const window = { now: context.now(), minutes };
  const sums = await recentSums(context.db, shopIds, context.dataSource, window, ended);
  return { ...figure(sums), windowMinutes: minutes };
}

export const routes: Route[] = [
  ...[calls.getSalesLast10m, calls.querySalesLast10m].map((call) =>
    route(call, ({ shopId: mallIds }, context) => recent(mallIds, context, amountFigures)),
  ),
  ...[calls.getSaleVolumeLast10m, calls.querySaleVolumeLast10m].map((call) =>
    route(call, ({ shopId: mallIds }, context) => recent(mallIds, context, quantityFigures)),
  ),
  ...[calls.getProfitLast10m, calls.queryProfitLast10m].map((call) =>
    route(call, ({ shopId: mallIds }, context) => recent(mallIds, context, profitFor(context))),
  ),
];
