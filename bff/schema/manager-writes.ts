import * as calls from '../../api/contract/managers.ts';
import type { Context } from '../context.ts';
import { type Shop, shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  type Done,
  defineDone,
  outcomeOf,
  refusalBy,
  refusalField,
} from './business-error.ts';
import { type ManagerRow, manager, managerByPhone, managerId, readManagers } from './managers.ts';

interface Written {
  readonly manager: ManagerRow | null;
  readonly error: BusinessError | null;
}

const payload = (name: string, description: string) =>
  builder.objectRef<Written>(name).implement({
    description,
    fields: (t) => ({
      manager: t.expose('manager', {
        type: manager,
        nullable: true,
        description: 'The manager as they are now. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const phoneField = 'Phone number of the manager, a mainland mobile number.';
const permissionField = 'Ids of exactly the permissions that they have from now on, 1 to 4.';
const passwordField = 'Password of 6 to 12 printable ASCII characters without blanks.';
const managerField = 'Global id of the manager.';

const saveInput = builder.inputType('SaveManagerInput', {
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
});

const permissionsInput = builder.inputType('SetManagerPermissionsInput', {
  description: 'The permissions of a manager.',
  fields: (t) => ({
    managerId: t.id({ required: true, description: managerField }),
    permissionIds: t.intList({ required: true, description: permissionField }),
  }),
});

const passwordInput = builder.inputType('SetManagerPasswordInput', {
  description: 'A new password of a manager.',
  fields: (t) => ({
    managerId: t.id({ required: true, description: managerField }),
    password: t.string({ required: true, description: passwordField }),
  }),
});

const removeInput = builder.inputType('RemoveManagerFromShopInput', {
  description: 'A manager, and the shop that is taken from them.',
  fields: (t) => ({
    managerId: t.id({ required: true, description: managerField }),
    shopId: t.id({ required: true, description: 'Global id of the shop.' }),
  }),
});

const codeInput = builder.inputType('SendStaffCodeInput', {
  description: 'Where a code goes that allows to assign shops.',
  fields: (t) => ({
    phone: t.string({ required: true, description: phoneField }),
    password: t.string({ description: `${passwordField} Set by the code; kept as it is without.` }),
  }),
});

const distributeInput = builder.inputType('DistributeShopsInput', {
  description: 'Shops to assign to a phone.',
  fields: (t) => ({
    phone: t.string({ required: true, description: phoneField }),
    code: t.string({ description: 'The code that sendStaffCode has sent; null to do without.' }),
    shopIds: t.idList({
      required: true,
      description: 'Global ids of shops that they get besides those that they have.',
    }),
  }),
});

const send = refusalBy({
  temuShopIdList: 'shopIds',
  sheinShopIdList: 'shopIds',
  shopIdStr: 'shopIds',
  permissionIdList: 'permissionIds',
});

async function shopsByIds(context: Context, ids: readonly string[]): Promise<Shop[]> {
  const directory = await context.directory();
  return ids.map((id) => {
    const found = shopByGlobalId(directory, id);
    if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
    return found;
  });
}

async function managerById(context: Context, id: string): Promise<ManagerRow> {
  const found = (await readManagers(context)).find((row) => managerId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', '没有找到该店长/财务，请刷新页面');
  return found;
}

/** Runs a write that answers the phone of whom it changed, and reads how they are now. */
async function written(
  context: Context,
  write: () => Promise<{ readonly phone: string; readonly error: BusinessError | null }>,
): Promise<Written> {
  const { value, error } = await outcomeOf(async () => {
    const { phone, error: refusal } = await write();
    return {
      manager: refusal === null ? await managerByPhone(context, phone) : null,
      error: refusal,
    };
  });
  return value ?? { manager: null, error };
}

const unauthorized = (error: unknown): Written => ({
  manager: null,
  error: businessErrorOf(error),
});
const unauthorizedDone = (error: unknown): Done => ({ error: businessErrorOf(error) });

builder.mutationFields((t) => ({
  saveManager: t.field({
    type: payload('SaveManagerPayload', 'What saving a manager came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Adds a manager, or gives one exactly these shops and permissions. Source: saveManager.',
    args: { input: t.arg({ type: saveInput, required: true, description: 'The manager.' }) },
    resolve: (_root, { input }, context) =>
      written(context, async () => {
        const shops = await shopsByIds(context, input.shopIds);
        const on = (platform: Shop['platformType']) =>
          shops.filter((row) => row.platformType === platform).map((row) => row.mallId);
        const error = await send(context, calls.saveManager, {
          phone: input.phone,
          permissionIdList: [...input.permissionIds],
          ...(input.password ? { password: input.password } : {}),
          temuShopIdList: on('temu'),
          sheinShopIdList: on('shein'),
        });
        return { phone: input.phone, error };
      }),
  }),
  setManagerPermissions: t.field({
    type: payload('SetManagerPermissionsPayload', 'What setting permissions came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Gives a manager exactly these permissions. Source: setPermissionIds.',
    args: {
      input: t.arg({ type: permissionsInput, required: true, description: 'The permissions.' }),
    },
    resolve: (_root, { input }, context) =>
      written(context, async () => {
        const { phone } = await managerById(context, input.managerId);
        const permissionIdList = [...input.permissionIds];
        return {
          phone,
          error: await send(context, calls.setPermissionIds, { phone, permissionIdList }),
        };
      }),
  }),
  removeManagerFromShop: t.field({
    type: payload('RemoveManagerFromShopPayload', 'What taking a shop from a manager came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Takes a shop from a manager, who stays without the last one too. Source: removeShopKeeperId.',
    args: { input: t.arg({ type: removeInput, required: true, description: 'Who, and which.' }) },
    resolve: (_root, { input }, context) =>
      written(context, async () => {
        const { phone } = await managerById(context, input.managerId);
        const [row] = await shopsByIds(context, [input.shopId]);
        const shopId = row?.mallId ?? '';
        return { phone, error: await send(context, calls.removeShopKeeperId, { phone, shopId }) };
      }),
  }),
  distributeShops: t.field({
    type: payload('DistributeShopsPayload', 'What assigning shops came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Assigns shops to a phone, besides those that it has. Source: distributeShopToUser, without a code distributeShopToUserNoCode.',
    args: {
      input: t.arg({ type: distributeInput, required: true, description: 'Phone and shops.' }),
    },
    resolve: (_root, { input: { phone, code, shopIds } }, context) =>
      written(context, async () => {
        const shops = await shopsByIds(context, shopIds);
        const shopIdStr = shops.map((row) => row.mallId).join(',');
        const error = await (code == null
          ? send(context, calls.distributeShopToUserNoCode, { phone, shopIdStr })
          : send(context, calls.distributeShopToUser, { phone, code, shopIdStr }));
        return { phone, error };
      }),
  }),
  setManagerPassword: t.field({
    type: defineDone('SetManagerPasswordPayload', 'What setting a password came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorizedDone(error),
    description:
      'Sets the password of a manager and ends their sessions. Source: settingMgtUserPass.',
    args: {
      input: t.arg({ type: passwordInput, required: true, description: 'Who, and the password.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { value, error } = await outcomeOf(async () => {
        const { phone } = await managerById(context, input.managerId);
        return {
          error: await send(context, calls.settingMgtUserPass, { phone, password: input.password }),
        };
      });
      return value ?? { error };
    },
  }),
  sendStaffCode: t.field({
    type: defineDone('SendStaffCodePayload', 'What sending a code came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorizedDone(error),
    description:
      'Sends a code to a phone that the boss wants to assign shops to. Source: sendCode, with a password sendCodeForBindAndDistribute.',
    args: { input: t.arg({ type: codeInput, required: true, description: 'The phone.' }) },
    resolve: async (_root, { input: { phone, password } }, context) => ({
      error: await (password == null
        ? send(context, calls.sendStaffCode, { phone })
        : send(context, calls.sendCodeForBindAndDistribute, { phone, password })),
    }),
  }),
}));
