import { type EndedShops, endedIds, type ShopScope } from '../db/billing/paid-time.ts';
import type { DbOrTransaction } from '../db/engine/connect.ts';
import type { Shop } from '../db/schema.ts';
import { type ShopViewer, visibleShopsAmong } from '../db/shops/shops.ts';
import { isExpired, lastDayKept } from './billing/paid-time.ts';
import { signedIn } from './caller.ts';
import { resultCode } from './contract/envelope.ts';
import { ofUsual } from './contract/usual-refusals.ts';
import type { CallContext } from './deps.ts';
import { Refusal, refuse } from './refusal.ts';

/**
 * The shops that a call names as a comma list of mall ids, each once, in the order named.
 * @throws Refusal 9999 for an empty list, 403 when one is unknown or not the caller's to see, 1 when one
 * is of a marketplace that the call is not for
 */
export async function resolveShops(context: CallContext, commaList: string): Promise<Shop[]> {
  const user = signedIn(context);
  const mallIds = [...new Set(commaList.split(',').map((part) => part.trim()))].filter(Boolean);
  if (mallIds.length === 0)
    throw new Refusal({ zh: '店铺为空', en: 'No shop is named.' }, resultCode.emptyShop);
  const shops = await shopsAmong(context.db, user, mallIds);
  const foreign = shops.find(({ platform }) => platform !== (context.platform ?? platform));
  if (foreign !== undefined)
    throw new Refusal({
      zh: `此接口只接受 ${context.platform} 店铺，店铺 ${foreign.mall_id} 属于 ${foreign.platform}，请改用对应平台的接口`,
      en: `This call takes shops of ${context.platform} alone; shop ${foreign.mall_id} is of ${foreign.platform}, whose own call takes it.`,
    });
  return shops;
}

/**
 * The shops with these ids, in their order, inside of a transaction too.
 * @throws Refusal 403 when one is unknown or not the viewer's to see
 */
export async function shopsAmong(
  db: DbOrTransaction,
  viewer: ShopViewer,
  mallIds: readonly string[],
): Promise<Shop[]> {
  if (mallIds.length === 0) return [];
  const found = await visibleShopsAmong(db, viewer, mallIds);
  const shops = new Map(found.map((shop) => [shop.mall_id, shop]));
  return mallIds.map((mallId) => {
    const shop = shops.get(mallId);
    // The same words for a foreign and for an unknown shop: nobody learns which shops there are.
    if (!shop) refuse(ofUsual, 'shopNotYours');
    return shop;
  });
}

/**
 * The one shop of a `single` call.
 * @throws Refusal as `resolveShops`, and when several are named
 */
export async function resolveShop(context: CallContext, mallId: string): Promise<Shop> {
  const [shop, another] = await resolveShops(context, mallId);
  if (!shop || another) refuse(ofUsual, 'oneShop');
  return shop;
}

/** Some shops, and up to which day each of them may be asked about. */
export interface Scope extends ShopScope {
  readonly shops: readonly Shop[];
  readonly ended: readonly EndedShops[];
}

/**
 * Shops with the ends of their paid time: whoever answers figures, lists or charts of shops asks for them by
 * this, so that no day after an end is told.
 */
export function scopeOf(
  shops: readonly Shop[],
  { config, now: clock }: Pick<CallContext, 'config' | 'now'>,
): Scope {
  const now = clock();
  // Nobody can renew the shops of the preview.
  const expired = config.readOnly ? [] : shops.filter((shop) => isExpired(shop, now));
  const ended = [...Map.groupBy(expired, (shop) => lastDayKept(shop, now))].map(
    ([lastDay, some]): EndedShops => ({ lastDay, shopIds: some.map(({ id }) => id) }),
  );
  return { shops, shopIds: shops.map(({ id }) => id), ended };
}

/** The shops of a scope whose paid time is not over. */
export function paidIdsOf({ shopIds, ended }: Pick<Scope, 'shopIds' | 'ended'>): readonly number[] {
  const over = new Set(endedIds(ended));
  return shopIds.filter((shopId) => !over.has(shopId));
}

/**
 * The scope of the shops that a call names.
 * @throws Refusal as `resolveShops`
 */
export async function resolveScope(context: CallContext, commaList: string): Promise<Scope> {
  return scopeOf(await resolveShops(context, commaList), context);
}
