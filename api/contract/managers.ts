import { z } from 'zod';
import { defineCall } from './call.ts';
import { completed, sameFact, unless } from './completed.ts';
import {
  formInt,
  id,
  instant,
  nothing,
  optionalCommaList,
  password,
  platformType,
} from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { permissionItems, permissionsById } from './rules/permissions.ts';
import { mobileBeginning, phonePattern } from './rules/phones.ts';
import { samePhones } from './shops.ts';
import { noPassword, ofManagerPhones, ofManagers } from './staff.ts';

/** Shop managers and finance of a boss (specification sections 3 and 7; assigned paths in readings B). */

const given = 'spec 7 Shops, managers, workers';
const assigned = 'readings B Managers, shippers, operators';

/** A phone as the permission modal checks it: there, of 11 digits, of a mainland mobile number. */
export const staffPhone = z
  .string()
  .min(1, inputSentences.phoneEmpty)
  .regex(phonePattern, inputSentences.badPhone)
  .regex(mobileBeginning, inputSentences.phoneUnusual);

const shopIdList = optionalCommaList.pipe(z.array(id).max(2000)).default([]);

const shopLists = z.object({ temuShopIdList: z.array(id), sheinShopIdList: z.array(id) });

const permissionId = formInt.refine(
  (value) => permissionItems.some(({ id: known }) => known === value),
  '权限只能是1至4',
);

const permissionIdsSent: z.ZodType<
  (string | number)[],
  z.input<typeof optionalCommaList>
> = optionalCommaList;
const permissionIdList = permissionIdsSent
  .pipe(z.array(permissionId).max(permissionItems.length * 2))
  .default([]);

const write = { kind: 'write', role: 'boss' } as const;
const ofManager = z.object({ phone: staffPhone });

/** What a phone is to the boss who asks; of other bosses' people nothing is said. */
export const phoneKinds = ['new', 'manager', 'shipper'] as const;

const phoneCheck = {
  role: 'boss',
  input: ofManager,
  output: z.preprocess(
    // An upstream that only says whether the phone is somebody's: it checks those of managers by this call.
    (said) =>
      typeof said === 'boolean' || typeof said === 'number'
        ? said
          ? 'manager'
          : 'new'
        : (said ?? 'new'),
    z.enum(phoneKinds),
  ),
} as const;

export const checkPhoneExists = defineCall({
  ...phoneCheck,
  name: 'checkPhoneExists',
  refusals: { ...ofManagerPhones.refusals },
  path: '/api/manage/checkPhoneExists',
  origin: 'assigned',
  summary:
    'What a phone is to the boss: new, one of their managers, or one of their shippers. Code 1 for the phone of a boss and for one that works for another boss.',
  source: assigned,
});

export const checkUserWorkerPhone = defineCall({
  ...phoneCheck,
  name: 'checkUserWorkerPhone',
  refusals: { ...ofManagerPhones.refusals },
  path: '/api/order/checkUserWorkerPhone',
  summary: 'The same as checkPhoneExists.',
  source: given,
});

/** What the specification says of the ids need not be said again. */
const permissionRow = completed(
  (row) => {
    const permissionId = Number(row.permissionId);
    row.permissionName ??= permissionItems.find((item) => item.id === permissionId)?.name;
    row.permsCodes ??= permissionsById[permissionId];
  },
  z.object({
    permissionId: z.int(),
    permissionName: z.string(),
    permsCodes: z.array(z.string()),
  }),
);

export const getUserPermissionList = defineCall({
  name: 'getUserPermissionList',
  keys: 'allShops',
  path: '/api/order/getUserPermissionList',
  role: 'boss',
  summary: 'The permission items that a boss can give a manager, with the codes that each grants.',
  source: given,
  input: z.object({}),
  output: z.array(permissionRow),
});

const wholeManagerRow = z.object({
  /** The user id of the manager. */
  workerId: id,
  phone: z.string(),
  nickName: z.string().nullable(),
  /** The marketplace's id of the main account of their first shop; null without one. */
  temuUid: z.string().nullable(),
  /** The phones that the record is about, here the manager's own, and the same comma-separated. */
  phoneList: z.array(z.string()),
  phoneStr: z.string(),
  /** Their shops in saved order, of both marketplaces. */
  shopIds: z.array(id),
  permissionIdList: z.array(z.int()),
  hasPassword: z.boolean(),
  createTime: instant.nullable(),
});

export const managerRow = completed((row) => {
  samePhones(row);
  row.phone ??= Array.isArray(row.phoneList) ? row.phoneList[0] : undefined;
  sameFact(row, 'workerId', 'userId', 'phone');
  unless(row, { phoneList: [row.phone], phoneStr: row.phone, hasPassword: false });
}, wholeManagerRow);

export const listManagers = defineCall({
  name: 'listManagers',
  keys: 'allShops',
  path: '/api/manage/listManagers',
  origin: 'assigned',
  role: 'boss',
  summary: 'The managers of the boss with their shops and permissions, oldest first.',
  source: assigned,
  input: z.object({}),
  output: z.array(managerRow),
});

const sheinOrTemu = z.object({ shopId: id, shopName: z.string(), platformType });

export const getShopsByPhone = defineCall({
  name: 'getShopsByPhone',
  keys: 'allShops',
  path: '/api/manage/getShopsByPhone',
  origin: 'assigned',
  role: 'boss',
  summary:
    'The temu and shein shops that one of the boss’s managers is assigned to; of a phone that is not, none.',
  source: assigned,
  input: ofManager,
  output: z.object({ temuShopList: z.array(sheinOrTemu), sheinShopList: z.array(sheinOrTemu) }),
});

export const getPermissionIds = defineCall({
  name: 'getPermissionIds',
  keys: 'allShops',
  path: '/api/manage/getPermissionIds',
  origin: 'assigned',
  role: 'boss',
  summary: 'The permission ids of one of the boss’s managers; of a phone that is not, none.',
  source: assigned,
  input: ofManager,
  output: z.array(z.int()),
});

export const setPermissionIds = defineCall({
  ...write,
  name: 'setPermissionIds',
  refusals: { gone: ofManagers.refusals.gone },
  path: '/api/manage/setPermissionIds',
  origin: 'assigned',
  summary: 'Gives one of the boss’s managers exactly these permissions.',
  source: assigned,
  input: z.object({ phone: staffPhone, permissionIdList }),
  output: nothing,
});

export const saveManager = defineCall({
  ...write,
  name: 'saveManager',
  refusals: {
    ...ofManagerPhones.refusals,
    noPassword,
    otherPlatform: { msg: '店铺与平台不符，请刷新店铺列表' },
  },
  path: '/api/manage/saveManager',
  origin: 'assigned',
  summary:
    'Adds a manager, or gives one exactly these shops and permissions. A new phone needs a password; of a known one it changes only when it is sent, which ends their sessions.',
  source: assigned,
  input: z
    .object({
      phone: staffPhone,
      permissionIdList,
      password: z.union([z.literal(''), password]).optional(),
      temuShopIdList: shopIdList,
      sheinShopIdList: shopIdList,
    })
    .refine(
      ({ temuShopIdList, sheinShopIdList }) => temuShopIdList.length + sheinShopIdList.length > 0,
      {
        error: inputSentences.assignedShopsMissing,
        path: ['temuShopIdList'],
        // Said beside what is wrong with the phone or the password, too.
        when: ({ value }) => shopLists.safeParse(value).success,
      },
    ),
  output: nothing,
});

export const settingMgtUserPass = defineCall({
  ...write,
  name: 'settingMgtUserPass',
  refusals: { gone: ofManagers.refusals.gone },
  path: '/api/auth/settingMgtUserPass',
  summary: 'Sets the password of one of the boss’s managers and ends their sessions.',
  source: 'spec 7 Auth and account',
  input: z.object({ phone: staffPhone, password }),
  output: nothing,
});

export const deleteManagerPermission = defineCall({
  ...write,
  name: 'deleteManagerPermission',
  refusals: { ...ofManagers.refusals },
  path: '/api/manage/deleteManagerPermission',
  origin: 'assigned',
  summary:
    'Takes a shop from a manager. phoneIndex is the place in the phone list of the shop, for the caller’s own use: the phone decides.',
  source: assigned,
  input: z.object({ phoneIndex: formInt.min(0).optional(), shopId: id, phone: staffPhone }),
  output: nothing,
});

export const removeShopKeeperId = defineCall({
  ...write,
  name: 'removeShopKeeperId',
  refusals: { ...ofManagers.refusals },
  path: '/api/order/removeShopKeeperId',
  summary: 'The same as deleteManagerPermission.',
  source: given,
  input: z.object({ shopId: id, phone: staffPhone }),
  output: nothing,
});

export const deleteManager = defineCall({
  ...write,
  name: 'deleteManager',
  refusals: { gone: ofManagers.refusals.gone },
  path: '/api/manage/deleteManager',
  origin: 'assigned',
  summary:
    'Removes a manager: their sessions and keys end at once, they cannot sign in any more, and their phone is free again.',
  source: assigned,
  input: ofManager,
  output: nothing,
});

export const removeShopWorkerId = defineCall({
  ...write,
  name: 'removeShopWorkerId',
  refusals: {
    gone: { msg: '没有找到该人员，请刷新页面', name: 'workerGone' },
    notAssigned: ofManagers.refusals.notAssigned,
  },
  path: '/api/order/removeShopWorkerId',
  summary:
    'Takes a shop from somebody of the boss’s people, who is named by the id that listManagers calls workerId.',
  source: given,
  input: z.object({ shopId: id, workerId: id }),
  output: nothing,
});
