import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { findUserByPhone, replacePassword } from '../../db/account/accounts.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { findShippers, type Shipper } from '../../db/people/shippers.ts';
import {
  countStaff,
  deleteUser,
  insertStaff,
  replaceAssignments,
  unassignShops,
} from '../../db/people/staff.ts';
import type { User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { tellPersonChanged } from '../account/key-news.ts';
import { clearAll } from '../account/limits.ts';
import { hashPassword } from '../account/passwords.ts';
import { loginLimitKey } from '../account/sign-in.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/shippers.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { changePeople } from './managers.ts';
import { countForeignPhone } from './phones.ts';
import { knownAs, ownShopIds } from './staff.ts';

type ShipperRow = z.output<typeof calls.shipperRow>;

/** Enough for a large warehouse, and an end to what a script can make. */
const mostShippers = 200;

const rowOf = (shipper: Shipper): ShipperRow => ({
  userId: String(shipper.id),
  phone: shipper.phone,
  username: shipper.username,
  hasPassword: shipper.password_hash !== null,
  isOneTime: shipper.password_once === 1,
  createTime: shipper.register_time,
  shopIdList: [...shipper.mallIds],
});

export async function ownShippers(context: CallContext): Promise<ShipperRow[]> {
  return (await findShippers(context.db, signedIn(context).id)).map(rowOf);
}

/** Adds a shipper, or gives a known one another password, other shops, or both. */
export async function saveShipper(
  context: CallContext,
  { phone, password, shopIdStr }: CallInput<typeof calls.saveShipper>,
): Promise<void> {
  const owner = signedIn(context);
  await countForeignPhone(context, phone);
  const named = shopIdStr === undefined ? undefined : await ownShopIds(context, shopIdStr);
  // Before the transaction: hashing is slow on purpose.
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const id = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    const known = await ownShipper(trx, owner.id, phone);
    if (known === undefined) {
      if (passwordHash === undefined) refuse(calls.ofSaving, 'noPassword');
      return add(trx, owner, { phone, passwordHash, named }, context.now());
    }
    if (passwordHash !== undefined) await replacePassword(trx, known.id, passwordHash);
    if (named !== undefined) await replaceAssignments(trx, known.id, named);
    return known.id;
  });
  if (passwordHash !== undefined) await clearAll(context, loginLimitKey(phone));
  await tellPersonChanged(context, id);
}

async function add(
  trx: DbOrTransaction,
  owner: User,
  shipper: { phone: string; passwordHash: string; named: readonly number[] | undefined },
  now: number,
): Promise<number> {
  if ((await countStaff(trx, owner.id, 'shipper')) >= mostShippers)
    refuse(calls.ofSaving, 'tooManyShippers', { most: mostShippers });
  const id = await insertStaff(trx, { ...shipper, ownerId: owner.id, role: 'shipper' }, now);
  if (id === undefined) refuse(calls.ofSaving, 'takenPhone');
  const shopIds = shipper.named ?? (await visibleShops(trx, owner)).map((shop) => shop.id);
  await replaceAssignments(trx, id, shopIds);
  return id;
}

/**
 * The boss's own shipper; undefined for a phone without an account.
 * @throws Refusal when somebody else has the phone
 */
async function ownShipper(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<User | undefined> {
  const user = await findUserByPhone(db, phone);
  switch (knownAs(user, ownerId)) {
    case 'manager':
      return refuse(calls.ofSaving, 'managerPhone');
    case 'operator':
      return refuse(calls.ofSaving, 'operatorPhone');
    case 'stranger':
      return refuse(calls.ofSaving, 'takenPhone');
    default:
      return user;
  }
}

/** For calls about a shipper there is: whoever else has the phone, the answer is the same. */
async function presentShipper(db: DbOrTransaction, ownerId: number, phone: string): Promise<User> {
  const user = await findUserByPhone(db, phone);
  if (user === undefined || knownAs(user, ownerId) !== 'shipper') refuse(calls.ofShippers, 'gone');
  return user;
}

/** Whether a shipper has a password; a new one for one sign-in where it is asked for. */
export async function shipperPassword(
  context: CallContext,
  { phone, issue }: CallInput<typeof calls.getWorkerPassword>,
): Promise<CallOutput<typeof calls.getWorkerPassword>> {
  const owner = signedIn(context);
  const oneTimePassword = issue ? newPassword() : null;
  const passwordHash = oneTimePassword === null ? null : await hashPassword(oneTimePassword);
  const shipper = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    const found = await presentShipper(trx, owner.id, phone);
    if (passwordHash !== null) await replacePassword(trx, found.id, passwordHash, false);
    return found;
  });
  if (issue) {
    await clearAll(context, loginLimitKey(phone));
    // Whoever knew the old one is signed out.
    await tellPersonChanged(context, shipper.id);
  }
  return {
    hasPassword: issue || shipper.password_hash !== null,
    isOneTime: issue || shipper.password_once === 1,
    oneTimePassword,
  };
}

/** Without letters and digits that look alike: it is read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 10 of 31 letters: some 49 bits, for one sign-in that allows ten mistakes. */
const newPassword = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)] ?? '').join('');

/** Removes a shipper. Their sessions go with the account; their open windows ask who they are, and hear so. */
export const removeShipper = (context: CallContext, phone: string): Promise<void> =>
  changePeople(context, async (trx, owner) => {
    const { id } = await presentShipper(trx, owner.id, phone);
    await deleteUser(trx, id);
    return id;
  });

/** Takes shops from a shipper. */
export async function removeAuthorization(
  context: CallContext,
  { phone, shopIdStr }: CallInput<typeof calls.removeShipperAuthorization>,
): Promise<void> {
  const shopIds = await ownShopIds(context, shopIdStr);
  await changePeople(context, async (trx, owner) => {
    const { id } = await presentShipper(trx, owner.id, phone);
    if ((await unassignShops(trx, id, shopIds)) === 0)
      refuse(calls.removeShipperAuthorization, 'notAssigned');
    return id;
  });
}
