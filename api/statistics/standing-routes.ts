import { linesByShop } from '../../db/statistics/line-origins.ts';
import {
  type ByShop,
  productStanding,
  reportStanding,
  type Standing,
  stockStanding,
  syncStanding,
} from '../../db/statistics/standing-origins.ts';
import { hasPermission } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { explainStanding } from '../contract/figure-origin.ts';
import { addDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { connectors } from './origin-routes.ts';

type Scope = Pick<Awaited<ReturnType<typeof resolveScope>>, 'shopIds' | 'ended'>;
type Reader = (context: CallContext, scope: Scope) => Promise<ByShop>;

const reports: Reader = ({ db }, { shopIds }) => reportStanding(db, shopIds);
const stock: Reader = ({ db }, { shopIds }) => stockStanding(db, shopIds);
const synced: Reader = ({ db }, { shopIds }) => syncStanding(db, shopIds);

/** The days of the longest figure that says how sales stand: a calendar month. */
const longestMonth = 31;

const sales: Reader = async ({ db, now }, { shopIds, ended }) => {
  const end = shanghaiDay(now());
  const start = addDays(end, -longestMonth);
  const lines = await linesByShop(db, { shopIds, ended, source: 'sales', start, end });
  return new Map(
    [...lines].map(([shopId, { arrivedAt }]) => [
      shopId,
      { known: 1, unknown: 0, toldAt: arrivedAt, oldestAt: arrivedAt },
    ]),
  );
};

const todos: Reader = async (context, scope) => {
  const parts = await Promise.all(
    [synced, reports, stock, sales].map((read) => read(context, scope)),
  );
  return new Map(
    scope.shopIds.flatMap((shopId) => {
      const told = parts.flatMap((part) => part.get(shopId) ?? []).filter(({ known }) => known > 0);
      return told.length === 0 ? [] : [[shopId, togetherOf(told)]];
    }),
  );
};

function togetherOf(told: readonly Standing[]): Standing {
  const newest = told.flatMap(({ toldAt }) => toldAt ?? []);
  const oldest = told.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    known: 1,
    unknown: 0,
    toldAt: newest.length === 0 ? null : Math.max(...newest),
    oldestAt: oldest.length === 0 ? null : Math.min(...oldest),
  };
}

const readers: Record<CallInput<typeof explainStanding>['kind'], Reader> = {
  money: reports,
  stock,
  products: ({ db }, { shopIds }) => productStanding(db, shopIds),
  reports,
  deliveries: synced,
  shop: synced,
  sales,
  todos,
};

async function explain(
  { shopId, kind }: CallInput<typeof explainStanding>,
  context: CallContext,
): Promise<CallOutput<typeof explainStanding>> {
  const { shops, shopIds, ended } = await resolveScope(context, shopId);
  if (kind === 'money' && !hasPermission(context, 'lookCost'))
    return { shops: [], hiddenReason: 'NO_PERMISSION' };
  const known = await readers[kind](context, { shopIds, ended });
  // A shop without a SKU or a product lacks none; of all else there is always something to tell.
  const isCounted = kind === 'stock' || kind === 'products';
  const nothing = { known: 0, unknown: isCounted ? 0 : 1, toldAt: null, oldestAt: null };
  return {
    shops: shops.map((shop) => ({
      mallId: shop.mall_id,
      ...(known.get(shop.id) ?? nothing),
      connector: connectors[shop.origin],
    })),
    hiddenReason: null,
  };
}

export const routes: Route[] = [route(explainStanding, explain)];
