import type { z } from 'zod';
import { findPermissions } from '../../db/account/accounts.ts';
import { findManagers, type Manager } from '../../db/people/managers.ts';
import type { Shop } from '../../db/schema.ts';
import { listShops, visibleShops } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import * as distribution from '../contract/distribution.ts';
import * as calls from '../contract/managers.ts';
import { idsOfCodes, permissionItems, permissionsById } from '../contract/rules/permissions.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { distribute, distributeByCode, sendDistributeCode } from './distribute.ts';
import {
  findOwnManager,
  removeFromShop,
  removeManager,
  removeStaffFromShop,
  saveManager,
  setPassword,
  setPermissions,
} from './managers.ts';
import { kindOfPhone } from './phones.ts';

function managerRow(manager: Manager): z.output<typeof calls.managerRow> {
  return {
    workerId: String(manager.id),
    phone: manager.phone,
    nickName: manager.nick_name,
    temuUid: manager.accountUid,
    phoneList: [manager.phone],
    phoneStr: manager.phone,
    shopIds: [...manager.mallIds],
    permissionIdList: idsOfCodes(manager.permissions),
    hasPassword: manager.password_hash !== null,
    createTime: manager.register_time,
  };
}

/** Shops of a phone that is one of the boss's managers; of another phone none. */
async function shopsOfPhone(context: CallContext, phone: string): Promise<Shop[]> {
  const manager = await findOwnManager(context.db, signedIn(context).id, phone);
  return manager === undefined ? [] : visibleShops(context.db, manager);
}

async function remove(
  { phone, shopId: mallId }: { phone: string; shopId: string },
  context: CallContext,
): Promise<null> {
  await removeFromShop(context, phone, mallId);
  return null;
}

export const routes: Route[] = [
  route(calls.checkPhoneExists, ({ phone }, context) => kindOfPhone(context, phone)),
  route(calls.checkUserWorkerPhone, ({ phone }, context) => kindOfPhone(context, phone)),
  route(calls.getUserPermissionList, async () =>
    permissionItems.map(({ id, name }) => ({
      permissionId: id,
      permissionName: name,
      permsCodes: [...(permissionsById[id] ?? [])],
    })),
  ),
  route(calls.listManagers, async (_input, context) => {
    const managers = await findManagers(context.db, signedIn(context).id);
    return managers.map(managerRow);
  }),
  route(calls.getShopsByPhone, async ({ phone }, context) => {
    const shops = await shopsOfPhone(context, phone);
    const on = (platform: Shop['platform']) =>
      shops
        .filter((shop) => shop.platform === platform)
        .map((shop) => ({
          shopId: shop.mall_id,
          shopName: shopNameOf(shop),
          platformType: platform,
        }));
    return { temuShopList: on('temu'), sheinShopList: on('shein') };
  }),
  route(calls.getPermissionIds, async ({ phone }, context) => {
    const manager = await findOwnManager(context.db, signedIn(context).id, phone);
    if (manager === undefined) return [];
    return idsOfCodes(await findPermissions(context.db, manager.id));
  }),
  route(calls.setPermissionIds, async ({ phone, permissionIdList }, context) => {
    await setPermissions(context, phone, permissionIdList);
    return null;
  }),
  route(calls.saveManager, async (draft, context) => {
    await saveManager(context, draft);
    return null;
  }),
  route(calls.settingMgtUserPass, async ({ phone, password }, context) => {
    await setPassword(context, phone, password);
    return null;
  }),
  route(calls.deleteManagerPermission, remove),
  route(calls.removeShopKeeperId, remove),
  route(calls.deleteManager, async ({ phone }, context) => {
    await removeManager(context, phone);
    return null;
  }),
  route(calls.removeShopWorkerId, async ({ workerId: staffId, shopId: mallId }, context) => {
    await removeStaffFromShop(context, staffId, mallId);
    return null;
  }),
  route(distribution.getShopListForDistribute, async (_input, context) => {
    const shops = await listShops(context.db, signedIn(context));
    return shops.map((shop) => ({
      mallId: shop.mall_id,
      mallName: shopNameOf(shop),
      platformType: shop.platform,
      temuUid: shop.account?.uid ?? null,
      phone: shop.account?.phone ?? null,
    }));
  }),
  route(distribution.sendStaffCode, async ({ phone }, context) => {
    await sendDistributeCode(context, phone);
    return null;
  }),
  route(distribution.sendCodeForBindAndDistribute, async ({ phone, password }, context) => {
    await sendDistributeCode(context, phone, password);
    return null;
  }),
  route(distribution.distributeShopToUser, async ({ phone, code, shopIdStr }, context) => {
    await distributeByCode(context, { phone, code, mallIds: shopIdStr });
    return null;
  }),
  route(distribution.distributeShopToUserNoCode, async ({ phone, shopIdStr }, context) => {
    await distribute(context, { phone, mallIds: shopIdStr });
    return null;
  }),
];
