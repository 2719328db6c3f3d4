import {
  deliveryStanding,
  productStanding,
  reportStanding,
  stockStanding,
} from '../../db/statistics/standing-origins.ts';
import { hasPermission } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { explainStanding } from '../contract/figure-origin.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { connectors } from './origin-routes.ts';

const readers = {
  money: reportStanding,
  stock: stockStanding,
  products: productStanding,
  reports: reportStanding,
  deliveries: deliveryStanding,
};

async function explain(
  { shopId, kind }: CallInput<typeof explainStanding>,
  context: CallContext,
): Promise<CallOutput<typeof explainStanding>> {
  const { shops, shopIds } = await resolveScope(context, shopId);
  if (kind === 'money' && !hasPermission(context, 'lookCost'))
    return { shops: [], hiddenReason: 'NO_PERMISSION' };
  const known = await readers[kind](context.db, shopIds);
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
