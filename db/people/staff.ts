import type { DbOrTransaction } from '../engine/connect.ts';
import { assignShops } from '../shops/shops.ts';

/** What is done alike with everybody whom a boss has authorised. */

/** Creates one of a boss's people, without shops; undefined when the phone has an account already. */
export async function insertStaff(
  trx: DbOrTransaction,
  staff: {
    readonly ownerId: number;
    readonly phone: string;
    readonly role: 'manager' | 'shipper';
    readonly isOperator?: boolean;
    readonly nickName?: string;
    /** Null for those who sign in by codes alone. */
    readonly passwordHash: string | null;
  },
  now: number,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('user')
    .values({
      phone: staff.phone,
      username: staff.phone,
      nick_name: staff.nickName ?? null,
      role: staff.role,
      is_operator: staff.isOperator ? 1 : 0,
      boss_id: staff.ownerId,
      password_hash: staff.passwordHash,
      wechat_uid: null,
      register_time: now,
      is_first: 1,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** How many managers, operators not among them, or shippers a boss has. */
export async function countStaff(
  db: DbOrTransaction,
  ownerId: number,
  role: 'manager' | 'shipper',
): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .where('boss_id', '=', ownerId)
    .where('role', '=', role)
    .where('is_operator', '=', 0)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts these shops in the place of those that somebody is assigned to. */
export async function replaceAssignments(
  trx: DbOrTransaction,
  userId: number,
  shopIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('shop_assignment').where('user_id', '=', userId).execute();
  await assignShops(trx, userId, shopIds);
}

/** One of a boss's people, whatever they do. */
export function findStaff(
  db: DbOrTransaction,
  ownerId: number,
  id: number,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('boss_id', '=', ownerId)
    .executeTakeFirst();
}

/** Takes shops from somebody; how many they had of them. */
export async function unassignShops(
  trx: DbOrTransaction,
  userId: number,
  shopIds: readonly number[],
): Promise<number> {
  if (shopIds.length === 0) return 0;
  const gone = await trx
    .deleteFrom('shop_assignment')
    .where('user_id', '=', userId)
    .where('shop_id', 'in', shopIds)
    .returning('shop_id')
    .execute();
  return gone.length;
}

/** Removes an account with its sessions, shops and rights: the phone is free again. Who holds a session can be told. */
export async function deleteUser(trx: DbOrTransaction, userId: number): Promise<void> {
  await trx
    .insertInto('closed_session')
    .columns(['token_hash', 'expires_at'])
    .expression(
      trx.selectFrom('session').select(['token_hash', 'expires_at']).where('user_id', '=', userId),
    )
    .execute();
  await trx.deleteFrom('user').where('id', '=', userId).execute();
}
