import type { Insertable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { findShopConversions, type ShopConversion } from '../imports/import-conversions.ts';
import type { Shop, ShopTable, User } from '../schema.ts';

/** Shops, their saved order in the side panel, and groups of them. */

/**
 * Who asks: a boss sees the shops that they own, anybody else those assigned to them by their boss; by a key
 * that is for some shops, those of them that it names.
 */
export type ShopViewer = Pick<User, 'id' | 'role' | 'boss_id'> & {
  /** The key by which they ask, where it is not for all their shops. */
  readonly limitedByKey?: number;
};

/** The shops that a user may see, in saved order. */
export async function visibleShops(db: DbOrTransaction, viewer: ShopViewer): Promise<Shop[]> {
  return visible(db, viewer).selectAll('shop').execute();
}

/** Those of the named shops that the user may see, in saved order. */
export async function visibleShopsAmong(
  db: DbOrTransaction,
  viewer: ShopViewer,
  mallIds: readonly string[],
): Promise<Shop[]> {
  return visible(db, viewer).where('shop.mall_id', 'in', mallIds).selectAll('shop').execute();
}

function visible(db: DbOrTransaction, viewer: ShopViewer) {
  const { limitedByKey } = viewer;
  const shops = db
    .selectFrom('shop')
    .where('shop.unbound_at', 'is', null)
    .$if(limitedByKey !== undefined, (query) =>
      query.where('shop.id', 'in', (inner) =>
        inner
          .selectFrom('api_key_shop')
          .select('api_key_shop.shop_id')
          .where('api_key_shop.key_id', '=', limitedByKey ?? 0),
      ),
    )
    .orderBy('shop.sort')
    .orderBy('shop.id');
  if (viewer.role === 'boss') return shops.where('shop.owner_id', '=', viewer.id);
  return shops
    .where('shop.owner_id', '=', viewer.boss_id)
    .where('shop.id', 'in', (inner) =>
      inner
        .selectFrom('shop_assignment')
        .select('shop_assignment.shop_id')
        .where('shop_assignment.user_id', '=', viewer.id),
    );
}

/** The row ids of the shops that a user may see, for a subquery. */
export const visibleShopIds = (db: DbOrTransaction, viewer: ShopViewer) =>
  visible(db, viewer).clearOrderBy().select('shop.id');

/** A shop with the main account it was bound by and the phones of the managers assigned to it. */
export interface ListedShop extends Shop {
  readonly account:
    | {
        readonly uid: string;
        readonly phone: string;
        /** The marketplace has ended its session: no new data comes. */
        readonly needsRebind: boolean;
      }
    | undefined;
  readonly phones: readonly string[];
  readonly conversions: readonly ShopConversion[];
}

/** The shops that a user may see, ready for the shop list. Managers do not see each other's phones. */
export async function listShops(db: Db, viewer: ShopViewer): Promise<ListedShop[]> {
  const rows = await visible(db, viewer)
    .leftJoin('main_account', 'main_account.id', 'shop.main_account_id')
    .selectAll('shop')
    .select([
      'main_account.external_uid as account_uid',
      'main_account.phone as account_phone',
      'main_account.needs_rebind as account_needs_rebind',
    ])
    .execute();
  const phones = await assignedPhones(db, viewer);
  const conversions = await findShopConversions(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ account_uid: uid, account_phone: phone, account_needs_rebind, ...shop }) => ({
    ...shop,
    account:
      uid === null || phone === null
        ? undefined
        : { uid, phone, needsRebind: account_needs_rebind === 1 },
    phones: phones.get(shop.id) ?? [],
    conversions: conversions.get(shop.id) ?? [],
  }));
}

async function assignedPhones(db: Db, viewer: ShopViewer): Promise<Map<number, string[]>> {
  const rows = await visible(db, viewer)
    .innerJoin('shop_assignment', 'shop_assignment.shop_id', 'shop.id')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .where('user.role', '=', 'manager')
    .where('user.is_operator', '=', 0)
    .$if(viewer.role !== 'boss', (query) => query.where('user.id', '=', viewer.id))
    .orderBy('user.phone')
    .select(['shop.id', 'user.phone'])
    .execute();
  const phones = new Map<number, string[]>();
  for (const row of rows) {
    const known = phones.get(row.id);
    if (known) known.push(row.phone);
    else phones.set(row.id, [row.phone]);
  }
  return phones;
}

/** Adds shops and returns them in the order given. Their mall ids must be new. */
export async function insertShops(
  db: DbOrTransaction,
  shops: readonly Insertable<ShopTable>[],
): Promise<Shop[]> {
  if (shops.length === 0) return [];
  const rows = await db.insertInto('shop').values(shops).returningAll().execute();
  const place = new Map(shops.map((shop, index) => [shop.mall_id, index]));
  return rows.sort((a, b) => (place.get(a.mall_id) ?? 0) - (place.get(b.mall_id) ?? 0));
}

/** Gives somebody shops of their boss to see or to ship for; those already assigned stay so. */
export async function assignShops(
  db: DbOrTransaction,
  userId: number,
  shopIds: readonly number[],
): Promise<void> {
  if (shopIds.length === 0) return;
  await db
    .insertInto('shop_assignment')
    .values(shopIds.map((shopId) => ({ user_id: userId, shop_id: shopId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The marketplace's ids of the main accounts of shops, by the shop's id; a shop without one is left out. */
export async function findAccountUids(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop')
    .innerJoin('main_account', 'main_account.id', 'shop.main_account_id')
    .where('shop.id', 'in', shopIds)
    .select(['shop.id', 'main_account.external_uid'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.external_uid]));
}

/** Ratings and open counts, as the marketplace gives them. */
export interface ShopStanding {
  /** 0 to 5 with one decimal; null while there are too few reviews. */
  readonly reviewScore: number | null;
  /** 0 to 4: none, C, B, A, S. */
  readonly deliveryRating: number;
  /** Products with something wrong. */
  readonly abnormalCount: number;
  /** Refunds that wait to be handled. */
  readonly refundCount: number;
  /** Products whose specification waits for approval. */
  readonly specificationCount: number;
}

export async function setStanding(
  trx: DbOrTransaction,
  id: number,
  standing: ShopStanding,
): Promise<void> {
  await trx
    .updateTable('shop')
    .set({
      review_score: standing.reviewScore,
      delivery_rating: standing.deliveryRating,
      abnormal_count: standing.abnormalCount,
      refund_count: standing.refundCount,
      specification_count: standing.specificationCount,
    })
    .where('id', '=', id)
    .execute();
}

/** Says that the data of shops is as it was at an instant; an older one changes nothing. */
export async function setSynced(
  trx: DbOrTransaction,
  ids: readonly number[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('shop')
    .set({ synced_at: at })
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('synced_at', 'is', null), eb('synced_at', '<', at)]))
    .execute();
}

/** The shops that a boss has, in saved order. */
export function findOwnedShops(db: DbOrTransaction, ownerId: number): Promise<Shop[]> {
  return db
    .selectFrom('shop')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('unbound_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** The shops with these row ids, in saved order. */
export function findShopsById(db: DbOrTransaction, ids: readonly number[]): Promise<Shop[]> {
  return db.selectFrom('shop').selectAll().where('id', 'in', ids).orderBy('sort').execute();
}

/** The simulated shops that sell: open, bound and paid for unless `until` is undefined. */
export function findSellingShops(db: DbOrTransaction, until: number | undefined) {
  return db
    .selectFrom('shop')
    .where('origin', '=', 'simulated')
    .where('is_closed', '=', 0)
    .where('unbound_at', 'is', null)
    .$if(until !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('expire_at', 'is', null), eb('expire_at', '>', until ?? null)]),
      ),
    )
    .orderBy('id')
    .select(['id', 'mall_id', 'platform', 'created_at'])
    .execute();
}

/** Sets the name that the seller gives a shop. */
export async function renameShop(trx: DbOrTransaction, id: number, name: string): Promise<void> {
  await trx.updateTable('shop').set({ mall_name_dis: name }).where('id', '=', id).execute();
}

/** The people of a boss who are assigned to one of the shops. */
export async function findAssigned(
  db: DbOrTransaction,
  ownerId: number,
  shopIds: readonly number[],
): Promise<number[]> {
  if (shopIds.length === 0) return [];
  const rows = await db
    .selectFrom('shop_assignment')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .where('user.boss_id', '=', ownerId)
    .where('shop_assignment.shop_id', 'in', shopIds)
    .select('user.id')
    .distinct()
    .execute();
  return rows.map((row) => row.id);
}
