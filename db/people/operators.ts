import type { DbOrTransaction } from '../engine/connect.ts';
import type { Shop, User } from '../schema.ts';

/**
 * Operators: users with the role `manager`, so that every right of a manager binds them too, who are
 * marked and hold no permission.
 */

export interface Operator extends User {
  /** The marketplaces' ids of the main accounts of their shops. */
  readonly accountUids: readonly string[];
  /** Bound shops in saved order, those without a main account too. */
  readonly mallIds: readonly string[];
}

/** The operators of a boss, oldest first: two reads, however many there are. */
export async function findOperators(db: DbOrTransaction, ownerId: number): Promise<Operator[]> {
  const users = await operatorsOf(db, ownerId).orderBy('id').execute();
  if (users.length === 0) return [];
  const rows = await db
    .selectFrom('shop_assignment')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .innerJoin('shop', 'shop.id', 'shop_assignment.shop_id')
    .leftJoin('main_account', 'main_account.id', 'shop.main_account_id')
    .where('user.boss_id', '=', ownerId)
    .where('user.is_operator', '=', 1)
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select([
      'shop_assignment.user_id',
      'shop.mall_id',
      'main_account.id as account_id',
      'main_account.external_uid',
    ])
    .execute();
  const assigned = Map.groupBy(rows, (row) => row.user_id);
  return users.map((user) => {
    const own = assigned.get(user.id) ?? [];
    const accounts = new Map(own.map((row) => [row.account_id ?? 0, row.external_uid]));
    return {
      ...user,
      accountUids: [...accounts].sort(([a], [b]) => a - b).flatMap(([, uid]) => uid ?? []),
      mallIds: own.map((row) => row.mall_id),
    };
  });
}

const operatorsOf = (db: DbOrTransaction, ownerId: number) =>
  db
    .selectFrom('user')
    .selectAll()
    .where('boss_id', '=', ownerId)
    .where('role', '=', 'manager')
    .where('is_operator', '=', 1);

export function findOperator(
  db: DbOrTransaction,
  ownerId: number,
  id: number,
): Promise<User | undefined> {
  return operatorsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
}

/** Gives somebody another phone to sign in with, and ends their sessions. */
export async function replacePhone(
  trx: DbOrTransaction,
  userId: number,
  phone: string,
): Promise<void> {
  await trx.updateTable('user').set({ phone, username: phone }).where('id', '=', userId).execute();
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** A shop with the marketplace's id of its main account. */
export interface AccountShop extends Shop {
  readonly account_uid: string | null;
}

/** Bound shops of a boss, in saved order: of main accounts, or those that somebody is assigned to. */
export function findAccountShops(
  db: DbOrTransaction,
  ownerId: number,
  of: { readonly accountUids: readonly string[] } | { readonly userId: number },
): Promise<AccountShop[]> {
  const shops = db
    .selectFrom('shop')
    .leftJoin('main_account', 'main_account.id', 'shop.main_account_id')
    .selectAll('shop')
    .select('main_account.external_uid as account_uid')
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id');
  if ('accountUids' in of)
    return shops.where('main_account.external_uid', 'in', of.accountUids).execute();
  return shops
    .where('shop.id', 'in', (assigned) =>
      assigned.selectFrom('shop_assignment').select('shop_id').where('user_id', '=', of.userId),
    )
    .execute();
}
