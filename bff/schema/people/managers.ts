import type { CallOutput } from '../../../api/contract/call.ts';
import { getShopListForDistribute } from '../../../api/contract/distribution.ts';
import * as calls from '../../../api/contract/managers.ts';
import type { Context } from '../../context.ts';
import { shopId } from '../../directory.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { type BusinessError, businessError, inputErrors, outcomeOf } from '../business-error.ts';
import { errorTypeOf } from '../domain-errors.ts';
import { node, nodesOf } from '../node.ts';
import { shop } from '../shops/shops.ts';

export type ManagerRow = CallOutput<typeof calls.listManagers>[number];

/** The global id of a manager. */
export const managerId = (row: ManagerRow): string => `manager:${row.workerId}`;

/** The managers of the boss: one read an operation, however many shops ask for theirs. */
export const readManagers = (context: Context): Promise<ManagerRow[]> =>
  context.call(calls.listManagers, {});

const managersByShop = new WeakMap<
  readonly ManagerRow[],
  ReadonlyMap<string, readonly ManagerRow[]>
>();

/** The managers of each shop by its mallId; sorted out once for all shops of an operation. */
function byShop(rows: readonly ManagerRow[]): ReadonlyMap<string, readonly ManagerRow[]> {
  const known = managersByShop.get(rows);
  if (known !== undefined) return known;
  const found = new Map<string, ManagerRow[]>();
  for (const row of rows) {
    for (const mallId of row.shopIds) {
      const others = found.get(mallId);
      if (others === undefined) found.set(mallId, [row]);
      else others.push(row);
    }
  }
  managersByShop.set(rows, found);
  return found;
}

const shopsOf = async (row: ManagerRow, context: Context) => {
  const { byMallId } = await context.directory();
  return row.shopIds.flatMap((mallId) => byMallId.get(mallId) ?? []);
};

export const manager = builder.objectRef<ManagerRow>('Manager').implement({
  description: 'A shop manager, or finance, of the boss. Source: listManagers.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id, for example manager:7.', resolve: managerId }),
    phone: t.exposeString('phone', { description: 'Phone number that they sign in with.' }),
    phoneList: t.exposeStringList('phoneList', {
      description: 'The phones of the record, as the upstream has them: `phone` alone.',
    }),
    phoneStr: t.exposeString('phoneStr', { description: '`phoneList`, comma-separated.' }),
    nickName: t.exposeString('nickName', {
      nullable: true,
      description: 'Name of their chat account. Null without one.',
    }),
    temuUid: t.exposeID('temuUid', {
      nullable: true,
      description:
        "The marketplace's id of the main account of their first shop. Null without one.",
    }),
    shops: t.field({
      type: [shop],
      description: 'The shops that they are assigned to, in saved order.',
      resolve: (row, _args, context) => shopsOf(row, context),
    }),
    shopIds: t.idList({
      description: 'Global ids of the same shops.',
      resolve: async (row, _args, context) => (await shopsOf(row, context)).map(shopId),
    }),
    permissionIds: t.exposeIntList('permissionIdList', {
      description: 'Ids of the permission items that they have, 1 to 4.',
    }),
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'Whether a password is set, for the desktop helper and the mobile app.',
    }),
    createdAt: t.expose('createTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the boss added them. Null where the upstream does not say.',
    }),
  }),
});

const managerPermission = builder
  .objectRef<CallOutput<typeof calls.getUserPermissionList>[number]>('ManagerPermission')
  .implement({
    description: 'A permission that a boss can give a manager. Source: getUserPermissionList.',
    fields: (t) => ({
      permissionId: t.exposeInt('permissionId', { description: 'Its id, 1 to 4.' }),
      name: t.exposeString('permissionName', { description: 'What it allows, in Chinese.' }),
      codes: t.exposeStringList('permsCodes', {
        description: 'The permission codes that it grants.',
      }),
    }),
  });

const phoneKind = builder.enumType('StaffPhoneKind', {
  description: 'What a phone is to the boss.',
  values: {
    NEW: { value: 'new', description: 'Nobody that the boss has authorised.' },
    MANAGER: { value: 'manager', description: 'A shop manager or finance of the boss.' },
    SHIPPER: { value: 'shipper', description: 'A warehouse shipper of the boss.' },
  } as const,
});

interface StaffPhone {
  readonly kind: CallOutput<typeof calls.checkUserWorkerPhone> | null;
  readonly manager: ManagerRow | null;
  readonly error: BusinessError | null;
}

const staffPhone = builder.objectRef<StaffPhone>('StaffPhone').implement({
  description: 'What the check of a phone came to.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: phoneKind,
      nullable: true,
      description: 'What the phone is. Null when it cannot be authorised.',
    }),
    manager: t.expose('manager', {
      type: manager,
      nullable: true,
      description:
        'The manager with this phone. Null too where the upstream does not tell of managers.',
    }),
    error: t.expose('error', {
      type: businessError,
      nullable: true,
      description: 'Why the phone cannot be authorised.',
    }),
    errors: t.field({
      type: [errorTypeOf(calls.saveManager)],
      description:
        'Why the phone cannot be authorised, with the codes of the domain; empty when it can be.',
      resolve: ({ error }) => (error === null ? [] : [error]),
    }),
  }),
});

/** The manager with a phone, as they are now. */
export const managerByPhone = async (context: Context, phone: string): Promise<ManagerRow | null> =>
  (await readManagers(context)).find((row) => row.phone === phone) ?? null;

async function checkPhone(context: Context, phone: string): Promise<StaffPhone> {
  const [wrong] = inputErrors(calls.checkUserWorkerPhone, { phone });
  if (wrong !== undefined) return { kind: null, manager: null, error: wrong };
  const { value, error } = await outcomeOf(() =>
    context.call(calls.checkUserWorkerPhone, { phone }),
  );
  const known = value === 'manager' ? await orUnknown(managerByPhone(context, phone)) : null;
  return { kind: value, manager: known, error };
}

builder.objectFields(shop, (t) => ({
  phoneList: t.stringList({
    description:
      'Phones of the managers that are assigned to the shop; a manager sees their own alone, a key for some shops none.',
    resolve: async ({ phoneList }, _args, context) =>
      (await context.viewer()).mayReadPhones ? phoneList : [],
  }),
  phoneStr: t.string({
    description: '`phoneList`, comma-separated.',
    resolve: async ({ phoneStr }, _args, context) =>
      (await context.viewer()).mayReadPhones ? phoneStr : '',
  }),
  managers: t.field({
    type: [manager],
    authScopes: { bossView: true },
    unauthorizedResolver: () => [],
    description: 'The managers that are assigned to the shop; empty for all but the boss.',
    resolve: async (row, _args, context) => [
      ...(byShop(await readManagers(context)).get(row.mallId) ?? []),
    ],
  }),
}));

nodesOf({
  words: ['manager'],
  type: 'Manager',
  may: ({ bossView }) => bossView(),
  find: async (context, id) => (await readManagers(context)).find((row) => managerId(row) === id),
});

builder.queryFields((t) => ({
  managers: t.field({
    type: [manager],
    authScopes: { bossView: true },
    description: 'The managers of the boss, oldest first.',
    resolve: (_root, _args, context) => readManagers(context),
  }),
  managerPermissions: t.field({
    type: [managerPermission],
    authScopes: { bossView: true },
    description: 'The permissions that a boss can give.',
    resolve: (_root, _args, context) => context.call(calls.getUserPermissionList, {}),
  }),
  distributableShops: t.field({
    type: [shop],
    authScopes: { bossView: true },
    description: 'The shops that the boss can assign. Source: getShopListForDistribute.',
    resolve: async (_root, _args, context) => {
      const [rows, { byMallId }] = await Promise.all([
        context.call(getShopListForDistribute, {}),
        context.directory(),
      ]);
      return rows.flatMap(({ mallId }) => byMallId.get(mallId) ?? []);
    },
  }),
  staffPhone: t.field({
    type: staffPhone,
    authScopes: { bossView: true },
    description:
      'What a phone is to the boss, before they authorise it. Source: checkUserWorkerPhone.',
    args: { phone: t.arg.string({ required: true, description: 'Phone number, 11 digits.' }) },
    resolve: (_root, { phone }, context) => checkPhone(context, phone),
  }),
}));
