import { lockOwner } from '../../db/shops/lock-owner.ts';
import { findOwnedShops, renameShop, visibleShopsAmong } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import { renameShop as renameShopCall } from '../contract/shops.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { tellShopsChanged } from './news.ts';
import { shopNameOf } from './shop-name.ts';

/** Gives a shop of the boss another name. */
export async function renameOwnShop(
  context: CallContext,
  mallId: string,
  name: string,
): Promise<void> {
  const owner = signedIn(context);
  const shopId = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    const [shop] = await visibleShopsAmong(trx, owner, [mallId]);
    if (shop === undefined) refuse(ofUsual, 'shopNotYours');
    // Its own name is among them: renaming a shop to the name that it has is refused too.
    const shops = await findOwnedShops(trx, owner.id);
    if (shops.some((each) => shopNameOf(each) === name)) refuse(renameShopCall, 'nameTaken');
    await renameShop(trx, shop.id, name);
    return shop.id;
  });
  await tellShopsChanged(context, owner.id, [shopId]);
}
