import { findUserByPhone, replacePassword } from '../../db/account/accounts.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { deletePendingManager, replacePermissions } from '../../db/people/managers.ts';
import {
  countStaff,
  deleteUser,
  findStaff,
  insertStaff,
  replaceAssignments,
  unassignShops,
} from '../../db/people/staff.ts';
import type { Shop, User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { tellPersonChanged } from '../account/key-news.ts';
import { hashPassword } from '../account/passwords.ts';
import { signedIn } from '../caller.ts';
import { removeShopWorkerId, saveManager as saveManagerCall } from '../contract/managers.ts';
import { codesOfIds } from '../contract/rules/permissions.ts';
import { ofManagerPhones, ofManagers } from '../contract/staff.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { shopsAmong } from '../shop-scope.ts';
import { countForeignPhone, findOwnStaff } from './phones.ts';
import { knownAs } from './staff.ts';

/** The rules of a boss's managers. Every change is one transaction, and tells the manager's windows. */

/** More than any team has, and an end to what a script can make. */
const mostManagers = 500;

/** One of the boss's own managers; undefined for every other phone. */
export async function findOwnManager(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<User | undefined> {
  const user = await findUserByPhone(db, phone);
  return knownAs(user, ownerId) === 'manager' ? user : undefined;
}

/**
 * Makes a change while nobody else changes what belongs to the boss; the windows of whom it answers read
 * again what they may see.
 */
export async function changePeople(
  context: CallContext,
  change: (trx: DbOrTransaction, owner: User) => Promise<number>,
): Promise<void> {
  const owner = signedIn(context);
  const userId = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    return change(trx, owner);
  });
  await tellPersonChanged(context, userId);
}

const changeManager = (
  context: CallContext,
  phone: string,
  change: (trx: DbOrTransaction, manager: User, owner: User) => Promise<void>,
): Promise<void> =>
  changePeople(context, async (trx, owner) => {
    const manager = await findOwnManager(trx, owner.id, phone);
    if (manager === undefined) refuse(ofManagers, 'gone');
    await change(trx, manager, owner);
    return manager.id;
  });

/**
 * The user id of the manager with this phone, who is made where the phone is new.
 * @param passwordHash replaces the password, and ends the sessions of who knew the old one
 */
export async function managerOfPhone(
  trx: DbOrTransaction,
  owner: User,
  { phone, passwordHash, now }: { phone: string; passwordHash: string | null; now: number },
): Promise<number> {
  const known = await findOwnStaff(trx, owner.id, phone);
  if (known?.role === 'shipper') refuse(ofManagerPhones, 'shipperPhone');
  if (known !== undefined) {
    if (passwordHash !== null) await replacePassword(trx, known.id, passwordHash);
    return known.id;
  }
  if ((await countStaff(trx, owner.id, 'manager')) >= mostManagers)
    refuse(ofManagerPhones, 'tooManyManagers', { most: mostManagers });
  const id = await insertStaff(
    trx,
    { ownerId: owner.id, phone, role: 'manager', passwordHash },
    now,
  );
  // Somebody else was quicker.
  if (id === undefined) refuse(ofManagerPhones, 'takenPhone');
  return id;
}

export interface ManagerDraft {
  readonly phone: string;
  readonly password?: string | undefined;
  readonly permissionIdList: readonly number[];
  readonly temuShopIdList: readonly string[];
  readonly sheinShopIdList: readonly string[];
}

/** Adds a manager, or gives one exactly these shops and permissions. */
export async function saveManager(context: CallContext, draft: ManagerDraft): Promise<void> {
  const { phone, password = '' } = draft;
  await countForeignPhone(context, phone);
  const passwordHash = password === '' ? null : await hashPassword(password);
  await changePeople(context, async (trx, owner) => {
    const shops = [
      ...(await shopsOn(trx, owner, 'temu', draft.temuShopIdList)),
      ...(await shopsOn(trx, owner, 'shein', draft.sheinShopIdList)),
    ];
    const isNew = (await findOwnStaff(trx, owner.id, phone)) === undefined;
    if (isNew && passwordHash === null) refuse(saveManagerCall, 'noPassword');
    const id = await managerOfPhone(trx, owner, { phone, passwordHash, now: context.now() });
    const shopIds = shops.map((shop) => shop.id);
    await replaceAssignments(trx, id, shopIds);
    await replacePermissions(trx, id, codesOfIds(draft.permissionIdList));
    return id;
  });
}

async function shopsOn(
  trx: DbOrTransaction,
  owner: User,
  platform: Shop['platform'],
  mallIds: readonly string[],
): Promise<Shop[]> {
  const shops = await shopsAmong(trx, owner, [...new Set(mallIds)]);
  if (shops.some((shop) => shop.platform !== platform)) refuse(saveManagerCall, 'otherPlatform');
  return shops;
}

export const setPermissions = (
  context: CallContext,
  phone: string,
  ids: readonly number[],
): Promise<void> =>
  changeManager(context, phone, (trx, { id }) => replacePermissions(trx, id, codesOfIds(ids)));

export async function setPassword(
  context: CallContext,
  phone: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeManager(context, phone, (trx, { id }) => replacePassword(trx, id, passwordHash));
}

/** Takes a shop from a manager, who stays: without any shop they see none, and can be given others. */
export const removeFromShop = (
  context: CallContext,
  phone: string,
  mallId: string,
): Promise<void> =>
  changeManager(context, phone, (trx, { id }, owner) => unassign(trx, owner, id, mallId));

/** Removes a manager. Their sessions go with the account; their open windows ask who they are, and hear so. */
export const removeManager = (context: CallContext, phone: string): Promise<void> =>
  changeManager(context, phone, async (trx, { id }, owner) => {
    // A code that is still on its way would have them listed as invited.
    await deletePendingManager(trx, owner.id, phone);
    await deleteUser(trx, id);
  });

/** Takes a shop from anybody of the boss's people. */
export const removeStaffFromShop = (
  context: CallContext,
  staffId: string,
  mallId: string,
): Promise<void> =>
  changePeople(context, async (trx, owner) => {
    const id = /^\d{1,9}$/.test(staffId) ? Number(staffId) : 0;
    const user = await findStaff(trx, owner.id, id);
    if (user === undefined) refuse(removeShopWorkerId, 'gone');
    await unassign(trx, owner, user.id, mallId);
    return user.id;
  });

async function unassign(
  trx: DbOrTransaction,
  owner: User,
  userId: number,
  mallId: string,
): Promise<void> {
  const shops = await shopsAmong(trx, owner, [mallId]);
  const gone = await unassignShops(
    trx,
    userId,
    shops.map((shop) => shop.id),
  );
  if (gone === 0) refuse(ofManagers, 'notAssigned');
}
