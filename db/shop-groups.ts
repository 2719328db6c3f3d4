import type { Db, DbOrTransaction } from './connect.ts';
import type { ShopViewer } from './shops.ts';

export interface ShopGroup {
  readonly id: number;
  readonly name: string;
  /** Mall ids of the members that the viewer may see, in the group's order. */
  readonly mallIds: readonly string[];
}

/**
 * The groups of a boss. A manager sees those groups of their boss that hold a shop assigned to them,
 * with these members only.
 */
export async function findGroups(db: Db, viewer: ShopViewer): Promise<ShopGroup[]> {
  const isBoss = viewer.role === 'boss';
  const ownerId = isBoss ? viewer.id : viewer.boss_id;
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
    .$if(!isBoss, (query) =>
      query.where('shop.id', 'in', (inner) =>
        inner
          .selectFrom('shop_assignment')
          .select('shop_assignment.shop_id')
          .where('shop_assignment.user_id', '=', viewer.id),
      ),
    )
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
  if (shopIds.length > 0) {
    await db
      .insertInto('shop_group_member')
      .values(shopIds.map((shopId, sort) => ({ group_id: id, shop_id: shopId, sort })))
      .execute();
  }
  return id;
}
