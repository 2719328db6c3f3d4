import { setTimeout as pause } from 'node:timers/promises';
import { clearShop, findShopsToClear } from '../../db/expired-shops.ts';
import { forgetSubmissions } from '../../db/order-submissions.ts';
import { expireOrders } from '../../db/renewal-orders.ts';
import { tell } from '../binding/news.ts';
import { shopRefresh, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';

export interface BillingTask {
  /** Ends after the shop at hand, and resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** Closes orders that were not paid in time, lets go of old idempotency keys, and clears the data of shops that have been expired for 7 days. */
export async function sweepBilling(deps: ApiDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  await db.transaction().execute((trx) => expireOrders(trx, now()));
  await forgetSubmissions(db, now());
  for (const id of await findShopsToClear(db, now())) {
    if (signal?.aborted) return;
    if (!(await clearShop(db, id, now()))) continue;
    const shop = await db
      .selectFrom('shop')
      .where('id', '=', id)
      .select('mall_id')
      .executeTakeFirst();
    if (shop === undefined) continue;
    const message = { mallId: shop.mall_id, time: now() };
    await tell(deps, topicFor(shopRefresh, shop.mall_id), message);
  }
}

/** Sweeps now and then again and again. Any process may: what is due stands in the database. */
export function startBilling(deps: ApiDeps, intervalMs = 60_000): BillingTask {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      try {
        await sweepBilling(deps, ending.signal);
      } catch (error) {
        deps.logger.error({ err: error }, 'Orders or expired shops could not be swept');
      }
      await pause(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
