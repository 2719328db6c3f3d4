import { payOrder } from '../../db/billing/renewal-orders.ts';
import { orderFinish } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { publishCommitted } from '../events.ts';
import { tellShopsChanged } from '../shops/news.ts';

/**
 * The order is paid: its shops are extended, and whoever waits for it is told. Repeated, it changes
 * nothing. Answers whether this was the time that counted.
 */
export async function settleOrder(deps: ApiDeps, orderNo: string): Promise<boolean> {
  const paid = await payOrder(deps.db, orderNo, deps.now());
  if (paid === undefined) return false;
  await publishCommitted(deps, orderFinish.pattern, { orderNo });
  await tellShopsChanged(deps, paid.ownerId, paid.shopIds);
  return true;
}
