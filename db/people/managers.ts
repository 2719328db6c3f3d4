import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { User } from '../schema.ts';

/** Shop managers and finance: users with the role `manager`, their shops and their permissions. */

export interface Manager extends User {
  /** Their shops in saved order. */
  readonly mallIds: readonly string[];
  /** The marketplace's id of the first main account among their shops; null without one. */
  readonly accountUid: string | null;
  readonly permissions: readonly string[];
}

/** The managers of a boss, oldest first: three reads, however many there are. */
export async function findManagers(db: Db, ownerId: number): Promise<Manager[]> {
  const users = await db
    .selectFrom('user')
    .selectAll()
    .where('boss_id', '=', ownerId)
    .where('role', '=', 'manager')
    .where('is_operator', '=', 0)
    .orderBy('id')
    .execute();
  if (users.length === 0) return [];
  const assigned = await db
    .selectFrom('shop_assignment')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .innerJoin('shop', 'shop.id', 'shop_assignment.shop_id')
    .leftJoin('main_account', 'main_account.id', 'shop.main_account_id')
    .where('user.boss_id', '=', ownerId)
    .where('user.role', '=', 'manager')
    .where('user.is_operator', '=', 0)
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select(['shop_assignment.user_id', 'shop.mall_id', 'main_account.external_uid'])
    .execute();
  const granted = await db
    .selectFrom('user_permission')
    .innerJoin('user', 'user.id', 'user_permission.user_id')
    .where('user.boss_id', '=', ownerId)
    .select(['user_permission.user_id', 'user_permission.perms_code'])
    .execute();
  const shops = Map.groupBy(assigned, (row) => row.user_id);
  const permissions = Map.groupBy(granted, (row) => row.user_id);
  return users.map((user) => {
    const own = shops.get(user.id) ?? [];
    return {
      ...user,
      mallIds: own.map((row) => row.mall_id),
      accountUid: own.find((row) => row.external_uid !== null)?.external_uid ?? null,
      permissions: (permissions.get(user.id) ?? []).map((row) => row.perms_code),
    };
  });
}

/** Gives somebody exactly these permission codes. */
export async function replacePermissions(
  trx: DbOrTransaction,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('user_permission').where('user_id', '=', userId).execute();
  if (codes.length === 0) return;
  await trx
    .insertInto('user_permission')
    .values(codes.map((code) => ({ user_id: userId, perms_code: code })))
    .execute();
}

/** What a boss wants of a phone while its code is on the way. */
export interface PendingManager {
  /** Set by the code; null leaves the password as it is. */
  readonly password_hash: string | null;
}

/** Notes that a boss has had a code sent to a phone; an older note of the two is over. */
export async function savePendingManager(
  db: DbOrTransaction,
  pending: {
    readonly ownerId: number;
    readonly phone: string;
    readonly passwordHash: string | null;
    readonly expiresAt: number;
  },
): Promise<void> {
  const values = { password_hash: pending.passwordHash, expires_at: pending.expiresAt };
  await db
    .insertInto('pending_manager')
    .values({ owner_id: pending.ownerId, phone: pending.phone, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'phone']).doUpdateSet(values))
    .execute();
}

export function findPendingManager(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
  now: number,
): Promise<PendingManager | undefined> {
  return db
    .selectFrom('pending_manager')
    .select('password_hash')
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deletePendingManager(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<void> {
  await db
    .deleteFrom('pending_manager')
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .execute();
}
