import { findUserByPhone } from '../../db/accounts.ts';
import type { DbOrTransaction } from '../../db/connect.ts';
import type { User } from '../../db/schema.ts';
import { count, limitsOf } from '../accounts/limits.ts';
import { signedIn } from '../caller.ts';
import type { phoneKinds } from '../contract/managers.ts';
import type { CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { knownAs, takenPhone } from './staff.ts';

/** What a phone is to a boss who wants to authorise it. */

export type PhoneKind = (typeof phoneKinds)[number];

const isOperator = '该手机号已是运营人员，不能同时分配为店长/财务，请更换手机号';
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

/** The same for a phone that is none of the boss's own people: those may be changed as often as they like. */
export async function countForeignPhone(context: CallContext, phone: string): Promise<void> {
  const user = await findUserByPhone(context.db, phone);
  if (user?.boss_id !== signedIn(context).id) await countPhoneLookup(context);
}

/**
 * The account of a phone among the boss's own people; undefined where the phone is free.
 * @throws Refusal where the phone is a boss's, works for another boss, or is an operator's
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
  // Given the rights of a manager, an operator could be given the right to see cost.
  if (knownAs(user, ownerId) === 'operator') throw new Refusal(isOperator);
  return user;
}

export async function kindOfPhone(context: CallContext, phone: string): Promise<PhoneKind> {
  await countPhoneLookup(context);
  const user = await findOwnStaff(context.db, signedIn(context).id, phone);
  if (user === undefined) return 'new';
  return user.role === 'worker' ? 'shipper' : 'manager';
}
