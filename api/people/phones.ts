import { findUserByPhone } from '../../db/account/accounts.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { User } from '../../db/schema.ts';
import { count, limitsOf } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import type { phoneKinds } from '../contract/managers.ts';
import { ofManagerPhones } from '../contract/staff.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { knownAs } from './staff.ts';

/** What a phone is to a boss who wants to authorise it. */

export type PhoneKind = (typeof phoneKinds)[number];

/**
 * Counts that a boss asks about a phone, so that nobody finds out by trying which phones have accounts.
 * @throws Refusal 429
 */
async function countPhoneLookup(context: CallContext): Promise<void> {
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
  if (user.role === 'boss') refuse(ofManagerPhones, 'bossPhone');
  if (user.boss_id !== ownerId) refuse(ofManagerPhones, 'takenPhone');
  if (knownAs(user, ownerId) === 'operator') refuse(ofManagerPhones, 'operatorPhone');
  return user;
}

export async function kindOfPhone(context: CallContext, phone: string): Promise<PhoneKind> {
  await countPhoneLookup(context);
  const user = await findOwnStaff(context.db, signedIn(context).id, phone);
  if (user === undefined) return 'new';
  return user.role === 'shipper' ? 'shipper' : 'manager';
}
