import type { z } from 'zod';
import { findUserByPhone } from '../../db/account/accounts.ts';
import { endApiKeys } from '../../db/account/api-keys.ts';
import { listMainAccounts } from '../../db/binding/binding.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import {
  type AccountShop,
  findAccountShops,
  findOperator,
  findOperators,
  type Operator,
  replacePhone,
} from '../../db/people/operators.ts';
import { deleteUser, insertStaff, replaceAssignments } from '../../db/people/staff.ts';
import type { User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { checkCode, countCodeRequest, issueCode } from '../account/codes.ts';
import { guardFailures } from '../account/failures.ts';
import { tellPersonChanged } from '../account/key-news.ts';
import { accountRow, shopRow } from '../binding/rows.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/operators.ts';
import { ofOperatorPhones } from '../contract/staff.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { countForeignPhone } from './phones.ts';
import { knownAs, ownShopIds } from './staff.ts';

type OperatorRow = z.output<typeof calls.operatorRow>;
type EntityShopRow = z.output<typeof calls.entityShopRow>;

/** Enough for a large company, and an end to what a script can make. */
const mostOperators = 200;

const rowOf = (operator: Operator): OperatorRow => ({
  workerId: String(operator.id),
  account: operator.phone,
  entity: [...operator.accountUids],
  shopNum: operator.mallIds.length,
  shopIds: [...operator.mallIds],
  createTime: operator.register_time,
});

const entityShopRow = (shop: AccountShop): EntityShopRow => ({
  ...shopRow(shop),
  temuUid: shop.account_uid,
});

export async function ownOperators(context: CallContext): Promise<OperatorRow[]> {
  return (await findOperators(context.db, signedIn(context).id)).map(rowOf);
}

/** The main accounts of the boss, of both marketplaces. */
export async function ownAccounts({ db, caller }: CallContext) {
  const ownerId = signedIn({ caller }).id;
  const temu = await listMainAccounts(db, ownerId, 'temu');
  const shein = await listMainAccounts(db, ownerId, 'shein');
  return [...temu, ...shein].map(accountRow);
}

export async function shopsOfAccounts(
  context: CallContext,
  accountUids: readonly string[],
): Promise<EntityShopRow[]> {
  const shops = await findAccountShops(context.db, signedIn(context).id, { accountUids });
  return shops.map(entityShopRow);
}

export async function shopsOfOperator(
  context: CallContext,
  operatorId: string,
): Promise<EntityShopRow[]> {
  const ownerId = signedIn(context).id;
  const { id: userId } = await presentOperator(context.db, ownerId, operatorId);
  return (await findAccountShops(context.db, ownerId, { userId })).map(entityShopRow);
}

export async function assignmentsOf(
  context: CallContext,
  operatorId: string,
): Promise<CallOutput<typeof calls.getOperatorAssignments>> {
  const ownerId = signedIn(context).id;
  const operator = await presentOperator(context.db, ownerId, operatorId);
  const shops = await findAccountShops(context.db, ownerId, { userId: operator.id });
  return {
    account: operator.phone,
    worker_id: String(operator.id),
    entity: [...new Set(shops.flatMap((shop) => shop.account_uid ?? []))],
    shop_id: shops.map((shop) => shop.mall_id),
  };
}

/** Makes an operator responsible for exactly these shops; adds the operator where the phone is new. */
export async function saveOperator(
  context: CallContext,
  { phone, shopIdStr }: CallInput<typeof calls.saveOperatorShops>,
): Promise<void> {
  const owner = signedIn(context);
  await countForeignPhone(context, phone);
  const shopIds = await ownShopIds(context, shopIdStr.join(','));
  const id = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    const userId = await operatorOfPhone(trx, owner, phone, context.now());
    await replaceAssignments(trx, userId, shopIds);
    return userId;
  });
  await tellPersonChanged(context, id);
}

async function operatorOfPhone(
  trx: DbOrTransaction,
  owner: User,
  phone: string,
  now: number,
): Promise<number> {
  const known = await findUserByPhone(trx, phone);
  switch (knownAs(known, owner.id)) {
    case 'manager':
      return refuse(ofOperatorPhones, 'managerPhone');
    case 'shipper':
      return refuse(ofOperatorPhones, 'shipperPhone');
    case 'stranger':
      return refuse(ofOperatorPhones, 'takenPhone');
  }
  if (known !== undefined) return known.id;
  if ((await findOperators(trx, owner.id)).length >= mostOperators)
    refuse(calls.saveOperatorShops, 'tooManyOperators', { most: mostOperators });
  const id = await insertStaff(
    trx,
    { ownerId: owner.id, phone, role: 'manager', isOperator: true, passwordHash: null },
    now,
  );
  return id ?? refuse(ofOperatorPhones, 'takenPhone');
}

async function presentOperator(
  db: DbOrTransaction,
  ownerId: number,
  operatorId: string,
): Promise<User> {
  const id = /^\d{1,9}$/.test(operatorId) ? Number(operatorId) : 0;
  return (await findOperator(db, ownerId, id)) ?? refuse(calls.ofOperators, 'gone');
}

/** Sends a code to a phone that an operator is to sign in with from now on. */
export async function sendNewPhoneCode(context: CallContext, phone: string): Promise<void> {
  await countCodeRequest(context);
  await countForeignPhone(context, phone);
  await requireFree(context.db, phone);
  await issueCode(context, phone, 'operatorPhone');
}

/** Gives an operator another phone. */
export function changePhone(
  context: CallContext,
  { workId: operatorId, phone, code }: CallInput<typeof calls.changeOperatorPhone>,
): Promise<void> {
  const owner = signedIn(context);
  return guardFailures(context, phone, async () => {
    await presentOperator(context.db, owner.id, operatorId);
    await requireFree(context.db, phone);
    const checked = await checkCode(context, phone, 'operatorPhone', code);
    const changed = await context.db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner.id);
      const { id } = await presentOperator(trx, owner.id, operatorId);
      await checked.use(trx);
      await requireFree(trx, phone);
      await replacePhone(trx, id, phone);
      // The account may be another person's from now on.
      await endApiKeys(trx, id, context.now());
      return id;
    });
    // Windows of whoever had the old phone are signed out.
    await tellPersonChanged(context, changed);
  });
}

async function requireFree(db: DbOrTransaction, phone: string): Promise<void> {
  if ((await findUserByPhone(db, phone)) !== undefined) refuse(ofOperatorPhones, 'takenPhone');
}

/** Removes an operator. Their sessions go with the account. */
export async function removeOperator(context: CallContext, operatorId: string): Promise<void> {
  const owner = signedIn(context);
  const id = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner.id);
    const operator = await presentOperator(trx, owner.id, operatorId);
    await deleteUser(trx, operator.id);
    return operator.id;
  });
  // Open windows ask who they are, and hear that the session is over.
  await tellPersonChanged(context, id);
}
