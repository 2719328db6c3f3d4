import { findUserByPhone } from '../../db/accounts.ts';
import type { DbOrTransaction } from '../../db/connect.ts';
import type { User } from '../../db/schema.ts';
import { count, limitsOf } from '../accounts/limits.ts';
import { signedIn } from '../caller.ts';
import type { phoneKinds } from '../contract/managers.ts';
import type { CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { takenPhone } from './staff.ts';

/** What a phone is to a boss who wants to authorise it. */

export type PhoneKind = (typeof phoneKinds)[number];

const bossPhone = '该手机号已是BOSS账号，不能再分配为店长/财务或仓库发货员，请更换手机号';

/**
 * Counts that a boss asks about a phone, so that nobody finds out by trying which phones have accounts.
 * @throws Refusal 429
 */
export async function countPhoneLookup(context: CallContext): Promise<void> {
  // A preview writes nothing, and knows no person's phone.
  if (context.config.readOnly) return;
  const key = `phone:lookup:${signedIn(context).id}`;
  await count(context, key, limitsOf(context).phoneLookups, '查询手机号次数过多');
}

/**
 * The account of a phone among the boss's own people; undefined where the phone is free.
 * @throws Refusal where the phone is a boss's, or works for another boss
 */
export async function findOwnStaff(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<User | undefined> {
  const user = await findUserByPhone(db, phone);
  if (user === undefined) return undefined;
  if (user.role === 'boss') throw new Refusal(bossPhone);
  if (user.boss_id !== ownerId) throw new Refusal(takenPhone);
  return user;
}

export async function kindOfPhone(context: CallContext, phone: string): Promise<PhoneKind> {
  await countPhoneLookup(context);
  const user = await findOwnStaff(context.db, signedIn(context).id, phone);
  if (user === undefined) return 'new';
  return user.role === 'worker' ? 'shipper' : 'manager';
}
