import { standingAccount, standingRenewals } from '../../db/audit/standing.ts';
import { findGroups } from '../../db/shops/shop-groups.ts';
import { arrange, findLayout } from '../../db/shops/shop-layouts.ts';
import { visibleShops, visibleShopsAmong } from '../../db/shops/shops.ts';
import * as billing from '../contract/billing.ts';
import * as binding from '../contract/binding.ts';
import * as groups from '../contract/groups.ts';
import { yuanText } from '../contract/rules/money.ts';
import * as shopSessions from '../contract/shop-sessions.ts';
import * as shops from '../contract/shops.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import {
  type Acting,
  type Entry,
  leftOut,
  listed,
  one,
  rowId,
  type Standing,
  standings,
  told,
} from './declare.ts';

/** What is done with shops: names, order, groups, accounts at the marketplaces, renewal. */

interface OfShop {
  readonly shopId: string;
}

const ofShop = ({ shopId }: OfShop) => ({ mallIds: [shopId] });

async function nameStanding({ shopId }: OfShop, { db, user }: Acting): Promise<Standing> {
  const [shop] = await visibleShopsAmong(db, user, [shopId]);
  return { shopName: shop === undefined ? null : shopNameOf(shop) };
}

/** Which shops the person has hidden, by name, and in which order the others stand. */
async function layoutStanding(_input: unknown, { db, user }: Acting): Promise<Standing> {
  const seen = await visibleShops(db, user);
  const names = new Map(seen.map((shop) => [shop.mall_id, shopNameOf(shop)]));
  const saved = await findLayout(db, user.id);
  const { listClosedTab, listShowTab } = arrange(saved, seen);
  const named = (mallIds: readonly string[]) =>
    listed(mallIds.map((mallId) => names.get(mallId) ?? mallId));
  return {
    hiddenShops: named(listClosedTab),
    shopOrder: named(listShowTab),
    pinnedShops: named((saved.listPinnedTab ?? []).filter((mallId) => names.has(mallId))),
  };
}

async function groupsStanding(_input: unknown, { db, user }: Acting): Promise<Standing> {
  const seen = await visibleShops(db, user);
  const names = new Map(seen.map((shop) => [shop.mall_id, shopNameOf(shop)]));
  return standings(
    (await findGroups(db, user)).flatMap(({ id, name, mallIds }) => [
      [`groupName:${id}`, name],
      [`groupShops:${id}`, listed(mallIds.map((mallId) => names.get(mallId) ?? mallId))],
    ]),
  );
}

async function groupsNamed(ids: readonly string[], { db, user }: Acting) {
  const known = await findGroups(db, user);
  return known
    .filter(({ id }) => ids.includes(String(id)))
    .flatMap(({ name }) => one('group', name));
}

const ofAccount = ({ phone }: { readonly phone: string }) => ({ subjects: one('account', phone) });

async function accountNamed({ accountId }: { accountId: string }, { db, ownerId }: Acting) {
  const account = await standingAccount(db, ownerId, rowId(accountId));
  return { subjects: one('account', account?.phone), mallIds: account?.mallIds ?? [] };
}

/** The shops that are bound, by name. */
async function boundStanding(_input: unknown, { db, user }: Acting): Promise<Standing> {
  return { boundShops: listed((await visibleShops(db, user)).map(shopNameOf)) };
}

async function renewalStanding(_input: unknown, { db, ownerId }: Acting): Promise<Standing> {
  const orders = await standingRenewals(db, ownerId);
  return standings(
    orders.map(({ order_no, status, total }) => [
      `renewal:${order_no}`,
      `${status} ${yuanText(total)}`,
    ]),
  );
}

const bound = { kind: 'binding', standing: boundStanding } as const;
const unbinding = { ...bound, about: accountNamed } as const;
const credential = { kind: 'binding', about: ofShop, ofHelpers: true } as const;
const grouping = { kind: 'shops', standing: groupsStanding } as const;

export const shopAudits: readonly Entry[] = [
  told(shops.renameShop, { kind: 'shops', about: ofShop, standing: nameStanding }),
  told(shops.setShopTabAllMap, { kind: 'shops', standing: layoutStanding, onlyChanges: true }),
  told(groups.saveUserGroups, {
    ...grouping,
    about: ({ shopGroupName }) => ({ subjects: one('group', shopGroupName) }),
  }),
  told(groups.updateUserGroups, {
    ...grouping,
    about: async ({ groupId }, acting) => ({ subjects: await groupsNamed([groupId], acting) }),
  }),
  told(groups.saveShopGroups, {
    ...grouping,
    about: async ({ groupId, shopId }, acting) => ({
      subjects: await groupsNamed([groupId], acting),
      mallIds: shopId,
    }),
  }),
  told(groups.removeUserGroups, {
    ...grouping,
    about: async ({ groupId }, acting) => ({ subjects: await groupsNamed(groupId, acting) }),
  }),
  told(binding.bindAccount, { ...bound, about: ofAccount }),
  told(binding.confirmBindCode, { ...bound, about: ofAccount }),
  told(binding.sendTemuCode, { kind: 'binding', about: ofAccount }),
  told(binding.unbindTemuAccount, unbinding),
  told(binding.deleteMyTemuAcount, unbinding),
  told(binding.unbindSheinShop, { ...bound, about: ofShop }),
  told(binding.sheinAuthCancel, { ...bound, about: ofShop }),
  leftOut(
    binding.temuAuthorizationUrl,
    'Opens a page of the marketplace, where nothing is done yet.',
  ),
  leftOut(
    binding.sheinAuthorizationUrl,
    'Opens a page of the marketplace, where nothing is done yet.',
  ),
  told(shopSessions.getShopCookie, credential),
  told(shopSessions.getTemuCredByShopId, credential),
  told(shopSessions.getTemuCredByShopIdAgent, credential),
  told(billing.submitOrder, {
    kind: 'billing',
    about: ({ orders }) => ({ mallIds: orders.map(({ shopId }) => shopId) }),
    standing: renewalStanding,
  }),
  told(billing.cancelOrder, {
    kind: 'billing',
    about: ({ orderNo }) => ({ subjects: one('order', orderNo) }),
    standing: renewalStanding,
  }),
  told(billing.destructionCet, { kind: 'billing' }),
];
