import { clearShop, findShopsToClear } from '../../db/billing/expired-shops.ts';
import { forgetSubmissions } from '../../db/billing/order-submissions.ts';
import { expireOrders } from '../../db/billing/renewal-orders.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import type { ApiDeps } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { everyMinute, type Repeated } from '../every-minute.ts';

/** Closes orders that were not paid in time, lets go of old idempotency keys, and clears the data of shops that have been expired for 7 days. */
export async function sweepBilling(deps: ApiDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  await db.transaction().execute((trx) => expireOrders(trx, now()));
  await forgetSubmissions(db, now());
  for (const id of await findShopsToClear(db, now())) {
    if (signal?.aborted) return;
    if (!(await clearShop(db, id, now()))) continue;
    const [shop] = await findShopsById(db, [id]);
    if (shop === undefined) continue;
    await shopsChanged(deps, [shop.mall_id]);
  }
}

/** Sweeps again and again. Any process may: what is due stands in the database. */
export const startBilling = (deps: ApiDeps): Repeated =>
  everyMinute(deps, 'Orders or expired shops could not be swept', (signal) =>
    sweepBilling(deps, signal),
  );
