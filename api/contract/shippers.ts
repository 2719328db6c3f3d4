import { z } from 'zod';
import { defineCall } from './call.ts';
import { completed, sameFact, unless } from './completed.ts';
import { commaList, formBoolean, id, instant, nothing, password } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { mobile, noPassword, ofShipperPhones } from './staff.ts';

/**
 * Warehouse shippers of a boss (specification sections 3 and 7). A shipper signs in with phone and
 * password, and ships for the shops that are assigned to them.
 */

const given = 'spec 7 Shops, managers, workers';
const assigned = 'readings B Managers, shippers, operators';

/** A comma list of shop ids. */
const shopIdStr = commaList.transform((ids) => ids.join(','));

const wholeShipperRow = z.object({
  userId: id,
  phone: z.string(),
  username: z.string(),
  hasPassword: z.boolean(),
  /** The password is used up by the next sign-in. */
  isOneTime: z.boolean(),
  createTime: instant.nullable(),
  /** The shops that they ship for, in saved order. */
  shopIdList: z.array(id),
});

export const shipperRow = completed((row) => {
  sameFact(row, 'userId', 'phone');
  sameFact(row, 'username', 'phone');
  // The boss gives every shipper a password (specification section 1).
  unless(row, { hasPassword: true, isOneTime: false, shopIdList: [] });
}, wholeShipperRow);

/** What is refused of whom the boss no longer has. */
export const ofShippers = defineRefusals({
  gone: { msg: '该仓库发货员不存在或已删除，请刷新页面', name: 'shipperGone' },
});

const list = {
  role: 'boss',
  input: z.object({}),
  output: z.array(shipperRow),
} as const;

export const getWarehouseMgtTemuUserList = defineCall({
  ...list,
  name: 'getWarehouseMgtTemuUserList',
  keys: 'allShops',
  path: '/api/order/getWarehouseMgtTemuUserList',
  summary: 'The warehouse shippers of the boss, oldest first. Passwords are never told.',
  source: given,
});

export const listShippers = defineCall({
  ...list,
  name: 'listShippers',
  keys: 'allShops',
  path: '/api/manage/listShippers',
  origin: 'assigned',
  summary: 'The same as getWarehouseMgtTemuUserList (reading A14).',
  source: assigned,
});

/** What is refused of adding and changing one. */
export const ofSaving = defineRefusals({
  ...ofShipperPhones.refusals,
  noPassword,
  tooManyShippers: { msg: '最多可添加{most}名仓库发货员，请先删除不用的账号' },
});

const save = {
  kind: 'write',
  role: 'boss',
  input: z.object({
    phone: mobile,
    password: password.optional(),
    shopIdStr: shopIdStr.optional(),
  }),
  output: nothing,
} as const;

export const saveWorkerUser = defineCall({
  ...save,
  name: 'saveWorkerUser',
  refusals: { ...ofSaving.refusals },
  path: '/api/auth/saveWorkerUser',
  summary:
    'Adds a warehouse shipper, or changes one of the boss’s own: a password that is sent replaces the old one and ends their sessions; without one it stays, which only a known shipper may have. Shops that are sent are from then on the ones that they ship for. A new shipper without named shops gets every shop that the boss has at that moment.',
  source: 'spec 7 Auth and account',
});

export const saveShipper = defineCall({
  ...save,
  name: 'saveShipper',
  refusals: { ...ofSaving.refusals },
  path: '/api/manage/saveShipper',
  origin: 'assigned',
  summary: 'The same as saveWorkerUser (reading A14).',
  source: assigned,
});

export const getWorkerPassword = defineCall({
  name: 'getWorkerPassword',
  refusals: { ...ofShippers.refusals },
  path: '/api/auth/user/getWorker/password',
  kind: 'write',
  role: 'boss',
  summary:
    'Whether a shipper of the boss has a password. With `issue` a new one is made for one sign-in: it replaces the password, ends the sessions of the shipper, and is told in this answer only, as nothing but its hash is stored (reading A24).',
  source: 'spec 7 Auth and account',
  input: z.object({ phone: mobile, issue: formBoolean.default(false) }),
  output: z.preprocess(
    // An upstream that answers the password itself.
    (said) =>
      typeof said === 'string' || typeof said === 'number'
        ? { hasPassword: true, isOneTime: false, oneTimePassword: String(said) }
        : (said ?? { hasPassword: true, isOneTime: false, oneTimePassword: null }),
    z.object({
      hasPassword: z.boolean(),
      isOneTime: z.boolean(),
      /** The password that was made just now. */
      oneTimePassword: z.string().nullable(),
    }),
  ),
});

const write = {
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  source: assigned,
  output: nothing,
} as const;

export const deleteShipper = defineCall({
  ...write,
  name: 'deleteShipper',
  refusals: { ...ofShippers.refusals },
  path: '/api/manage/deleteShipper',
  summary: 'Removes a shipper: their sessions end at once, and they cannot sign in any more.',
  input: z.object({ phone: mobile }),
});

export const removeShipperAuthorization = defineCall({
  ...write,
  name: 'removeShipperAuthorization',
  refusals: {
    ...ofShippers.refusals,
    notAssigned: { msg: '该仓库发货员未被分配到所选店铺，请刷新页面', name: 'shipperNotAssigned' },
  },
  path: '/api/manage/removeShipperAuthorization',
  summary:
    'Takes shops from a shipper, who then no longer ships for them. The shipper stays, without the last shop too.',
  input: z.object({
    shopIdStr: shopIdStr.refine((ids) => ids !== '', inputSentences.shopsMissing),
    phone: mobile,
  }),
});
