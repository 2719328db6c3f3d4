import type { DbOrTransaction } from '../engine/connect.ts';
import { type ShopViewer, visibleShopIds } from './shops.ts';

export interface ShopGroup {
  readonly id: number;
  readonly name: string;
  /** Mall ids of the members that the viewer may see, in the group's order. */
  readonly mallIds: readonly string[];
}

/**
 * The groups of a boss. Whoever does not see every shop of the boss sees those groups that hold a shop of
 * theirs, with these members only.
 */
export async function findGroups(db: DbOrTransaction, viewer: ShopViewer): Promise<ShopGroup[]> {
  const isBoss = viewer.role === 'boss';
  const ownerId = isBoss ? viewer.id : viewer.boss_id;
  const seesAll = isBoss && viewer.limitedByKey === undefined;
  const rows = await db
    .selectFrom('shop_group')
    .leftJoin('shop_group_member', 'shop_group_member.group_id', 'shop_group.id')
    .leftJoin('shop', (join) =>
      join
        .onRef('shop.id', '=', 'shop_group_member.shop_id')
        .onRef('shop.owner_id', '=', 'shop_group.owner_id')
        .on('shop.unbound_at', 'is', null),
    )
    .where('shop_group.owner_id', '=', ownerId)
    .$if(!seesAll, (query) => query.where('shop.id', 'in', visibleShopIds(db, viewer)))
    .orderBy('shop_group.id')
    .orderBy('shop_group_member.sort')
    .orderBy('shop_group_member.shop_id')
    .select(['shop_group.id', 'shop_group.name', 'shop.mall_id'])
    .execute();
  const groups = new Map<number, { id: number; name: string; mallIds: string[] }>();
  for (const { id, name, mall_id: mallId } of rows) {
    const group = groups.get(id) ?? { id, name, mallIds: [] };
    if (mallId !== null) group.mallIds.push(mallId);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The names of a boss's groups. */
export async function findGroupNames(
  trx: DbOrTransaction,
  ownerId: number,
): Promise<{ id: number; name: string }[]> {
  return trx
    .selectFrom('shop_group')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .execute();
}

/** The ids of the shops in groups, unbound ones too. */
export async function findMemberIds(
  trx: DbOrTransaction,
  groupIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('shop_group_member')
    .select('shop_id')
    .distinct()
    .where('group_id', 'in', groupIds)
    .execute();
  return rows.map((row) => row.shop_id);
}

/** Adds a group with its members in the order given, and returns its id. */
export async function insertGroup(
  db: DbOrTransaction,
  ownerId: number,
  name: string,
  shopIds: readonly number[],
): Promise<number> {
  const { id } = await db
    .insertInto('shop_group')
    .values({ owner_id: ownerId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMembers(db, id, shopIds);
  return id;
}

export async function renameGroup(trx: DbOrTransaction, id: number, name: string): Promise<void> {
  await trx.updateTable('shop_group').set({ name }).where('id', '=', id).execute();
}

/** Puts these members, in this order, in the place of those that the group has. */
export async function replaceMembers(
  trx: DbOrTransaction,
  id: number,
  shopIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('shop_group_member').where('group_id', '=', id).execute();
  await insertMembers(trx, id, shopIds);
}

export async function deleteGroups(trx: DbOrTransaction, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('shop_group').where('id', 'in', ids).execute();
}

async function insertMembers(
  trx: DbOrTransaction,
  id: number,
  shopIds: readonly number[],
): Promise<void> {
  if (shopIds.length === 0) return;
  await trx
    .insertInto('shop_group_member')
    .values(shopIds.map((shopId, sort) => ({ group_id: id, shop_id: shopId, sort })))
    .execute();
}
