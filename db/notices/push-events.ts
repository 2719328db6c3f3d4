import { bestSellerPieces, type PushKind, shipSoonBefore } from '../../api/contract/rules/push.ts';
import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';
import type { PushDevice } from './push-subscriptions.ts';

/** What happens that somebody may want to be told of, found by indexes alone. */

export interface PushEvent {
  readonly kind: PushKind;
  readonly subject: string;
  /** Whose event it is: of a shop, or of the boss who owns an account. */
  readonly shopId: number | null;
  readonly ownerId: number | null;
  /** Devices that were subscribed later are not told. */
  readonly at: number | null;
}

/** How far back events are looked for, in case nothing ran meanwhile. */
const lookBack = 3 * 86_400_000;

type ShopIds = readonly number[];

async function shipSoon(db: Db, shopIds: ShopIds, now: number): Promise<PushEvent[]> {
  const rows = await db
    .selectFrom('shipping_order')
    .where('ship_by', '>', now)
    .where('ship_by', '<=', now + shipSoonBefore)
    .where('status', 'in', ['packing', 'shipping'])
    .where(among(db, 'shop_id', shopIds))
    .select(['id', 'shop_id'])
    .execute();
  return rows.map(({ id, shop_id: shopId }) => ({
    kind: 'shipSoon',
    subject: String(id),
    shopId,
    ownerId: null,
    at: null,
  }));
}

async function fines(db: Db, shopIds: ShopIds, now: number): Promise<PushEvent[]> {
  const rows = await db
    .selectFrom('shop_message')
    .where(among(db, 'shop_id', shopIds))
    .where('happened_at', '>', now - lookBack)
    .where('happened_at', '<=', now)
    .where('kind', '=', 'violation')
    .where('fine', '>', 0)
    .where('state', '!=', 'waived')
    .select(['shop_id', 'message_id', 'happened_at'])
    .execute();
  return rows.map(({ shop_id: shopId, message_id, happened_at: at }) => ({
    kind: 'fine',
    subject: `${shopId}:${message_id}`,
    shopId,
    ownerId: null,
    at,
  }));
}

async function soldOut(db: Db, shopIds: ShopIds, now: number): Promise<PushEvent[]> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('sku_window as week', (join) =>
      join
        .onRef('week.shop_id', '=', 'stock.shop_id')
        .onRef('week.sku_ref', '=', 'stock.sku_ref')
        .on('week.source', '=', 'sales')
        .on('week.length', '=', 7),
    )
    .where(among(db, 'stock.shop_id', shopIds))
    .where('stock.on_hand', '=', 0)
    .where('stock.updated_at', '>', now - lookBack)
    .where('week.sold_quantity', '>=', bestSellerPieces)
    .select(['stock.sku_ref', 'stock.shop_id', 'stock.updated_at'])
    .execute();
  return rows.map(({ sku_ref, shop_id: shopId, updated_at: at }) => ({
    kind: 'soldOut',
    subject: String(sku_ref),
    shopId,
    ownerId: null,
    at,
  }));
}

async function sessionsLost(db: Db, ownerIds: readonly number[]): Promise<PushEvent[]> {
  const rows = await db
    .selectFrom('main_account')
    .where(among(db, 'owner_id', ownerIds))
    .where('needs_rebind', '=', 1)
    .select(['id', 'owner_id'])
    .execute();
  return rows.map(({ id, owner_id: ownerId }) => ({
    kind: 'sessionLost',
    subject: String(id),
    shopId: null,
    ownerId,
    at: null,
  }));
}

/** The shops of everybody who has a device, by person: those whose time is paid. */
export async function findAudienceShops(
  db: Db,
  devices: readonly PushDevice[],
  now: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const idsOf = (isBoss: boolean) => [
    ...new Set(
      devices.filter(({ role }) => (role === 'boss') === isBoss).map(({ userId }) => userId),
    ),
  ];
  const present = db
    .selectFrom('shop')
    .where('shop.unbound_at', 'is', null)
    .where((shop) => shop.or([shop('expire_at', 'is', null), shop('expire_at', '>', now)]));
  const owned = await present
    .where(among(db, 'shop.owner_id', idsOf(true)))
    .select(['shop.owner_id as userId', 'shop.id as shopId'])
    .execute();
  const assigned = await present
    .innerJoin('shop_assignment', 'shop_assignment.shop_id', 'shop.id')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .where(among(db, 'user.id', idsOf(false)))
    .whereRef('user.boss_id', '=', 'shop.owner_id')
    .select(['user.id as userId', 'shop.id as shopId'])
    .execute();
  const shops = new Map<number, Set<number>>();
  for (const { userId, shopId } of [...owned, ...assigned])
    shops.set(userId, (shops.get(userId) ?? new Set()).add(shopId));
  return shops;
}

/** What there is to be told of these shops, and of the accounts of these bosses. */
export async function findPushEvents(
  db: Db,
  {
    shopIds,
    ownerIds,
    now,
  }: { readonly shopIds: ShopIds; readonly ownerIds: readonly number[]; readonly now: number },
): Promise<PushEvent[]> {
  const found = await Promise.all([
    shipSoon(db, shopIds, now),
    fines(db, shopIds, now),
    soldOut(db, shopIds, now),
    sessionsLost(db, ownerIds),
  ]);
  return found.flat();
}
