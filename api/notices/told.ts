import { visibleShops } from '../../db/shops/shops.ts';
import { isExpired } from '../billing/paid-time.ts';
import type { Actor, ApiDeps, Caller } from '../deps.ts';

/** The person that is told, with the rights of this moment. */
export interface Told {
  readonly caller: Caller;
  readonly user: Actor;
  readonly shopIds: readonly number[];
}

/** Nothing of shops that the person sees no more, or whose time is over. */
export async function toldNow(deps: ApiDeps, caller: Caller, user: Actor): Promise<Told> {
  const shops = await visibleShops(deps.db, user);
  const now = deps.now();
  const paid = shops.filter((shop) => !isExpired(shop, now));
  return { caller, user, shopIds: paid.map(({ id }) => id) };
}
