import { lockOwner } from '../../db/shops/lock-owner.ts';
import { arrange, findLayout, saveLayout } from '../../db/shops/shop-layouts.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import { setShopTabAllMap } from '../contract/shops.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { type ChangedLayout, mergeHidden } from './merge-hidden.ts';
import { tellPanelChanged } from './news.ts';
import { withPlaces } from './places.ts';

/**
 * Saves the side panel of the caller. Shops that it names must be theirs to see, or stand in the layout
 * that they saved before: what was read may be saved again, though a shop is gone meanwhile.
 */
export async function changeLayout(sent: ChangedLayout, context: CallContext): Promise<void> {
  const user = signedIn(context);
  const named = [...sent.listShowTab, ...sent.listClosedTab];
  const pinned = sent.listPinnedTab ?? [];
  if (new Set(named).size < named.length || new Set(pinned).size < pinned.length) {
    refuse(setShopTabAllMap, 'namedTwice');
  }
  const isChanged = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, user.id);
    const shops = await visibleShops(trx, user);
    const saved = await findLayout(trx, user.id);
    const known = new Set([
      ...shops.map((shop) => shop.mall_id),
      ...saved.listShowTab,
      ...saved.listClosedTab,
      ...(saved.listPinnedTab ?? []),
    ]);
    if ([...named, ...pinned].some((mallId) => !known.has(mallId))) {
      refuse(ofUsual, 'shopNotYours');
    }
    const layout = mergeHidden(sent, saved.listClosedTab);
    if (arrange(layout, shops).listShowTab.length === 0) {
      refuse(setShopTabAllMap, 'noneShown');
    }
    const placed = withPlaces(layout, saved, arrange(saved, shops), sent.listClosedTab);
    return saveLayout(trx, user.id, placed, context.now());
  });
  if (isChanged) await tellPanelChanged(context, [user.id]);
}
