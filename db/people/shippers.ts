import type { DbOrTransaction } from '../engine/connect.ts';
import type { User } from '../schema.ts';

/** Warehouse shippers: users with the role `shipper`, and the bound shops that they ship for. */

export interface Shipper extends User {
  /** In saved order. */
  readonly mallIds: readonly string[];
}

/** The shippers of a boss, oldest first. */
export async function findShippers(db: DbOrTransaction, ownerId: number): Promise<Shipper[]> {
  const users = await db
    .selectFrom('user')
    .selectAll()
    .where('boss_id', '=', ownerId)
    .where('role', '=', 'shipper')
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('shop_assignment')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .innerJoin('shop', 'shop.id', 'shop_assignment.shop_id')
    .where('user.boss_id', '=', ownerId)
    .where('user.role', '=', 'shipper')
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select(['shop_assignment.user_id', 'shop.mall_id'])
    .execute();
  const shops = Map.groupBy(rows, (row) => row.user_id);
  return users.map((user) => ({
    ...user,
    mallIds: (shops.get(user.id) ?? []).map((row) => row.mall_id),
  }));
}
