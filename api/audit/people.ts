import { standingPerson } from '../../db/audit/standing.ts';
import * as distribution from '../contract/distribution.ts';
import * as managers from '../contract/managers.ts';
import * as operators from '../contract/operators.ts';
import { idsOfCodes, permissionItems } from '../contract/rules/permissions.ts';
import * as shippers from '../contract/shippers.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import {
  type About,
  type Acting,
  type Entry,
  listed,
  one,
  rowId,
  type Standing,
  told,
} from './declare.ts';

/** What a boss does with their people. */

type Who = { readonly phone: string } | { readonly id: number };

async function standingOf(who: Who, { db, ownerId }: Acting): Promise<Standing> {
  const person = await standingPerson(db, ownerId, who);
  if (person === undefined) return {};
  const held = idsOfCodes(person.permissions);
  const rights = permissionItems.filter(({ id }) => held.includes(id)).map(({ name }) => name);
  return {
    personPhone: person.phone,
    personRole: person.is_operator === 1 ? 'operator' : person.role,
    personShops: listed(person.shops.map(shopNameOf)),
    personRights: listed(rights),
  };
}

async function named(who: Who, { db, ownerId }: Acting): Promise<About> {
  const person = await standingPerson(db, ownerId, who);
  const known = person && (person.nick_name || person.phone);
  return { subjects: one('person', known ?? ('phone' in who ? who.phone : undefined)) };
}

interface ByPhone {
  readonly phone: string;
}
interface ByWorkId {
  readonly workId: string;
}

const phoned = {
  kind: 'people',
  about: ({ phone }: ByPhone, acting: Acting) => named({ phone }, acting),
  standing: ({ phone }: ByPhone, acting: Acting) => standingOf({ phone }, acting),
} as const;

const byWorkId = {
  kind: 'people',
  about: ({ workId }: ByWorkId, acting: Acting) => named({ id: rowId(workId) }, acting),
  standing: ({ workId }: ByWorkId, acting: Acting) => standingOf({ id: rowId(workId) }, acting),
} as const;

/** The same with the shops that are named; those of a comma list. */
const withShops = (mallIds: readonly string[] | string) => (about: About) => ({
  ...about,
  mallIds: typeof mallIds === 'string' ? mallIds.split(',') : mallIds,
});

const withShop = {
  ...phoned,
  about: ({ phone, shopId }: ByPhone & { readonly shopId: string }, acting: Acting) =>
    named({ phone }, acting).then(withShops([shopId])),
} as const;

const withList = {
  ...phoned,
  about: (
    {
      phone,
      shopIdStr = '',
    }: ByPhone & { readonly shopIdStr?: readonly string[] | string | undefined },
    acting: Acting,
  ) => named({ phone }, acting).then(withShops(shopIdStr)),
} as const;

/** Codes: nothing changes before they are entered. */
const sending = { kind: 'people', about: phoned.about } as const;

export const peopleAudits: readonly Entry[] = [
  told(managers.saveManager, {
    ...phoned,
    about: ({ phone, temuShopIdList, sheinShopIdList }, acting) =>
      named({ phone }, acting).then(withShops([...temuShopIdList, ...sheinShopIdList])),
  }),
  told(managers.setPermissionIds, phoned),
  told(managers.settingMgtUserPass, phoned),
  told(managers.deleteManagerPermission, withShop),
  told(managers.removeShopKeeperId, withShop),
  told(managers.deleteManager, phoned),
  told(managers.removeShopWorkerId, {
    kind: 'people',
    about: ({ workerId, shopId }, acting) =>
      named({ id: rowId(workerId) }, acting).then(withShops([shopId])),
    standing: ({ workerId }, acting) => standingOf({ id: rowId(workerId) }, acting),
  }),
  told(distribution.sendStaffCode, sending),
  told(distribution.sendCodeForBindAndDistribute, sending),
  told(distribution.distributeShopToUser, withList),
  told(distribution.distributeShopToUserNoCode, withList),
  told(operators.saveOperatorShops, withList),
  told(operators.sendPhoneCodeOperator, sending),
  told(operators.changeOperatorPhone, byWorkId),
  told(operators.deleteOperator, byWorkId),
  told(shippers.saveShipper, withList),
  told(shippers.saveWorkerUser, withList),
  told(shippers.getWorkerPassword, phoned),
  told(shippers.deleteShipper, phoned),
  told(shippers.removeShipperAuthorization, withList),
];
