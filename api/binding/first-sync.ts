import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Shop } from '../../db/schema.ts';
import { isExpired } from '../billing/paid-time.ts';
import type { ApiDeps } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { syncAssessments, syncDelivery } from '../marketplace/delivery-sync.ts';
import { historyStart } from '../marketplace/history.ts';
import type { Marketplace } from '../marketplace/marketplace.ts';
import { syncCatalogue, syncLines } from '../marketplace/shop-sync.ts';
import { backgroundOf } from './background.ts';
import { historyDays } from './bind-shops.ts';

/**
 * Fetches products and recent sales of newly bound shops, one after the other, without being waited for. A
 * shop that comes back expired gets nothing until it is renewed.
 */
export function fetchFirstSales(
  deps: ApiDeps,
  marketplace: Marketplace,
  shops: readonly Shop[],
): void {
  const until = deps.now();
  const period = { after: historyStart(until, historyDays) - 1, until };
  const background = backgroundOf(deps);
  for (const shop of shops.filter((one) => !isExpired(one, until))) {
    void background.run('Fetching the first sales of a bound shop', async () => {
      await nextTurn();
      await syncCatalogue(deps.db, marketplace, shop, period);
      await syncDelivery(deps.db, marketplace, shop, period);
      await syncAssessments(deps.db, marketplace, shop, period);
      await syncLines(deps.db, marketplace, shop, period);
      await shopsChanged(deps, [shop.mall_id]);
    });
  }
}
