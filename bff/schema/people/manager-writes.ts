import * as distribution from '../../../api/contract/distribution.ts';
import * as calls from '../../../api/contract/managers.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { mallIdsOf, shopById, shopsByIds } from '../shops/shops.ts';
import { writeField } from '../write-field.ts';
import { type ManagerRow, manager, managerByPhone, managerId, readManagers } from './managers.ts';

const payload = {
  manager: {
    type: manager,
    description: 'The manager as they are now. Null when it was refused.',
  },
};

const phoneField = 'Phone number of the manager, a mainland mobile number.';
const permissionField = 'Ids of exactly the permissions that they have from now on, 1 to 4.';
const passwordField = 'Password of 6 to 12 printable ASCII characters without blanks.';
const managerField = 'Global id of the manager.';

const scope = { boss: true };
const fieldNames = {
  temuShopIdList: 'shopIds',
  sheinShopIdList: 'shopIds',
  shopIdStr: 'shopIds',
  permissionIdList: 'permissionIds',
};

async function managerById(context: Context, id: string): Promise<ManagerRow> {
  const found = (await readManagers(context)).find((row) => managerId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', '没有找到该店长/财务，请刷新页面');
  return found;
}

const now = async (context: Context, phone: string) => ({
  manager: await managerByPhone(context, phone),
});

writeField('saveManager', {
  call: calls.saveManager,
  scope,
  description: 'Adds a manager, or gives one exactly these shops and permissions.',
  act: 'saving a manager',
  input: {
    description: 'A manager to add, or to change.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneField }),
      password: t.string({
        description: `${passwordField} Needed for a new phone; a known one keeps its own without it.`,
      }),
      shopIds: t.idList({
        required: true,
        description: 'Global ids of exactly the shops that they have from now on, at least one.',
      }),
      permissionIds: t.intList({ required: true, description: permissionField }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ phone, password, shopIds, permissionIds }, context, send) => {
    const shops = await shopsByIds(context, shopIds);
    const on = (platform: 'temu' | 'shein') =>
      shops.filter((row) => row.platformType === platform).map((row) => row.mallId);
    await send(calls.saveManager, {
      phone,
      permissionIdList: [...permissionIds],
      ...(password ? { password } : {}),
      temuShopIdList: on('temu'),
      sheinShopIdList: on('shein'),
    });
    return now(context, phone);
  },
});

writeField('setManagerPermissions', {
  call: calls.setPermissionIds,
  scope,
  description: 'Gives a manager exactly these permissions.',
  act: 'setting permissions',
  input: {
    description: 'The permissions of a manager.',
    fields: (t) => ({
      managerId: t.id({ required: true, description: managerField }),
      permissionIds: t.intList({ required: true, description: permissionField }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ managerId, permissionIds }, context, send) => {
    const { phone } = await managerById(context, managerId);
    await send(calls.setPermissionIds, { phone, permissionIdList: [...permissionIds] });
    return now(context, phone);
  },
});

writeField('removeManagerFromShop', {
  call: calls.removeShopKeeperId,
  scope,
  description: 'Takes a shop from a manager, who stays without the last one too.',
  act: 'taking a shop from a manager',
  input: {
    description: 'A manager, and the shop that is taken from them.',
    fields: (t) => ({
      managerId: t.id({ required: true, description: managerField }),
      shopId: t.id({ required: true, description: 'Global id of the shop.' }),
    }),
  },
  payload,
  run: async ({ managerId, shopId }, context, send) => {
    const { phone } = await managerById(context, managerId);
    const { mallId } = await shopById(context, shopId);
    await send(calls.removeShopKeeperId, { phone, shopId: mallId });
    return now(context, phone);
  },
});

writeField('removeManager', {
  call: calls.deleteManager,
  scope,
  description: 'Removes a manager, who can no longer sign in.',
  act: 'removing a manager',
  args: (t) => ({ id: t.id({ required: true, description: managerField }) }),
  payload: {
    removedId: {
      type: 'ID',
      description: 'Global id of the manager who is gone. Null when it was refused.',
    },
  },
  run: async ({ id }, context, send) => {
    const { phone } = await managerById(context, id);
    await send(calls.deleteManager, { phone });
    return { removedId: id };
  },
});

writeField('distributeShops', {
  call: [distribution.distributeShopToUser, distribution.distributeShopToUserNoCode],
  scope,
  description:
    'Assigns shops to a phone, besides those that it has. The second source is for a phone without a code.',
  act: 'assigning shops',
  input: {
    description: 'Shops to assign to a phone.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneField }),
      code: t.string({ description: 'The code that sendStaffCode has sent; null to do without.' }),
      shopIds: t.idList({
        required: true,
        description: 'Global ids of shops that they get besides those that they have.',
      }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ phone, code, shopIds }, context, send) => {
    const shopIdStr = await mallIdsOf(context, shopIds);
    await (code == null
      ? send(distribution.distributeShopToUserNoCode, { phone, shopIdStr })
      : send(distribution.distributeShopToUser, { phone, code, shopIdStr }));
    return now(context, phone);
  },
});

writeField('setManagerPassword', {
  call: calls.settingMgtUserPass,
  scope,
  description: 'Sets the password of a manager and ends their sessions.',
  act: 'setting a password',
  input: {
    description: 'A new password of a manager.',
    fields: (t) => ({
      managerId: t.id({ required: true, description: managerField }),
      password: t.string({ required: true, description: passwordField }),
    }),
  },
  run: async ({ managerId, password }, context, send) => {
    const { phone } = await managerById(context, managerId);
    await send(calls.settingMgtUserPass, { phone, password });
  },
});

writeField('sendStaffCode', {
  call: [distribution.sendStaffCode, distribution.sendCodeForBindAndDistribute],
  scope,
  description:
    'Sends a code to a phone that the boss wants to assign shops to. The second source also sets a password.',
  act: 'sending a code',
  input: {
    description: 'Where a code goes that allows to assign shops.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneField }),
      password: t.string({
        description: `${passwordField} Set by the code; kept as it is without.`,
      }),
    }),
  },
  run: ({ phone, password }, _context, send) =>
    password == null
      ? send(distribution.sendStaffCode, { phone })
      : send(distribution.sendCodeForBindAndDistribute, { phone, password }),
});
