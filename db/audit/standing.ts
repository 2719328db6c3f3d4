import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';
import { type ShopViewer, visibleShopIds } from '../shops/shops.ts';

/** How things stand that somebody is about to change, or has just changed: a few columns each. */

/** SKUs of shops that the person sees, with what they cost. */
export async function standingCosts(
  db: Db,
  viewer: ShopViewer,
  costs: readonly { readonly shopId: string; readonly skuId: string }[],
): Promise<{ skuId: string; cost: number | null }[]> {
  const wanted = new Set(costs.map(({ shopId, skuId }) => `${shopId} ${skuId}`));
  const rows = await db
    .selectFrom('sku')
    .innerJoin('shop', 'shop.id', 'sku.shop_id')
    .where('shop.id', 'in', visibleShopIds(db, viewer))
    .where(
      among(
        db,
        'sku.sku_id',
        costs.map(({ skuId }) => skuId),
      ),
    )
    .select(['sku.sku_id as skuId', 'sku.cost', 'shop.mall_id'])
    .execute();
  return rows.filter(({ skuId, mall_id }) => wanted.has(`${mall_id} ${skuId}`));
}

/** What a product of a shop that the person sees is called, or one colour of it. */
export function standingProduct(
  db: Db,
  viewer: ShopViewer,
  of: { readonly mallId: string } & ({ readonly productId: string } | { readonly skcId: string }),
): Promise<{ name: string; ownName: string | null; category: string | null } | undefined> {
  const rows = db
    .selectFrom('skc')
    .innerJoin('product', 'product.id', 'skc.product_ref')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .where('shop.mall_id', '=', of.mallId)
    .where('shop.id', 'in', visibleShopIds(db, viewer))
    .select(['product.name', 'product.category', 'skc.product_name as ownName']);
  return (
    'skcId' in of
      ? rows.where('skc.skc_id', '=', of.skcId)
      : rows.where('product.product_id', '=', of.productId)
  ).executeTakeFirst();
}

/** One of a boss's people with their shops and rights. */
export async function standingPerson(
  db: Db,
  ownerId: number,
  who: { readonly phone: string } | { readonly id: number },
) {
  const people = db
    .selectFrom('user')
    .select(['id', 'phone', 'nick_name', 'role', 'is_operator'])
    .where('boss_id', '=', ownerId);
  const person = await ('id' in who
    ? people.where('id', '=', who.id)
    : people.where('phone', '=', who.phone)
  ).executeTakeFirst();
  if (person === undefined) return undefined;
  const shops = await db
    .selectFrom('shop_assignment')
    .innerJoin('shop', 'shop.id', 'shop_assignment.shop_id')
    .where('shop_assignment.user_id', '=', person.id)
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select(['shop.mall_name', 'shop.mall_name_dis'])
    .execute();
  const rights = await db
    .selectFrom('user_permission')
    .where('user_id', '=', person.id)
    .select('perms_code')
    .execute();
  return { ...person, shops, permissions: rights.map(({ perms_code }) => perms_code) };
}

/** A main account of a boss with its shops. */
export async function standingAccount(db: Db, ownerId: number, accountId: number) {
  const account = await db
    .selectFrom('main_account')
    .where('id', '=', accountId)
    .where('owner_id', '=', ownerId)
    .select(['phone', 'platform'])
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const shops = await db
    .selectFrom('shop')
    .where('main_account_id', '=', accountId)
    .where('unbound_at', 'is', null)
    .select('mall_id')
    .execute();
  return { ...account, mallIds: shops.map(({ mall_id }) => mall_id) };
}

/** The latest orders of a boss to renew shops. */
export function standingRenewals(db: Db, ownerId: number) {
  return db
    .selectFrom('renewal_order')
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(10)
    .select(['order_no', 'status', 'total'])
    .execute();
}

/** A shipping order of a shop that the person sees. */
export function standingShipping(db: Db, viewer: ShopViewer, orderNo: string) {
  return db
    .selectFrom('shipping_order')
    .innerJoin('shop', 'shop.id', 'shipping_order.shop_id')
    .where('shipping_order.order_no', '=', orderNo)
    .where('shop.id', 'in', visibleShopIds(db, viewer))
    .select(['shipping_order.id', 'shop.mall_id', 'status', 'stored_at'])
    .executeTakeFirst();
}

/** What is missing of a SKU for an order. */
export function standingShortage(db: Db, orderRef: number, skuId: string) {
  return db
    .selectFrom('shipping_shortage')
    .innerJoin('sku', 'sku.id', 'shipping_shortage.sku_ref')
    .where('shipping_shortage.order_ref', '=', orderRef)
    .where('sku.sku_id', '=', skuId)
    .select(['missing', 'note', 'reply'])
    .executeTakeFirst();
}

/** An import of a boss. */
export function standingImport(db: Db, ownerId: number, importId: number) {
  return db
    .selectFrom('sales_import')
    .where('id', '=', importId)
    .where('owner_id', '=', ownerId)
    .select(['file_name', 'status', 'taken_back_at'])
    .executeTakeFirst();
}

/** A file that a boss has uploaded. */
export function standingUpload(db: Db, ownerId: number, uploadId: string) {
  return db
    .selectFrom('upload')
    .where('id', '=', uploadId)
    .where('owner_id', '=', ownerId)
    .select('file_name')
    .executeTakeFirst();
}

/** Drafts of shops that the person sees. */
export function standingListings(db: Db, viewer: ShopViewer, ids: readonly number[]) {
  return db
    .selectFrom('listing_draft')
    .innerJoin('shop', 'shop.id', 'listing_draft.shop_id')
    .where(among(db, 'listing_draft.id', ids))
    .where('shop.id', 'in', visibleShopIds(db, viewer))
    .select([
      'listing_draft.id',
      'listing_draft.title',
      'listing_draft.category',
      'listing_draft.state',
      'listing_draft.language',
      'shop.mall_id',
    ])
    .orderBy('listing_draft.id')
    .execute();
}

/** Who confirmed a sign-in by chat app. */
export async function standingChatLogin(db: Db, sessionId: string): Promise<number | undefined> {
  const login = await db
    .selectFrom('chat_login')
    .where('session_id', '=', sessionId)
    .select('user_id')
    .executeTakeFirst();
  return login?.user_id ?? undefined;
}
