import { z } from 'zod';
import { completeAccountShop, mainAccountRow, wholeAccountShop } from './binding.ts';
import { defineCall } from './call.ts';
import { ofCodes, ofSending } from './codes.ts';
import { completed, sameFact, unless } from './completed.ts';
import { commaList, id, instant, nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { mobile, ofOperatorPhones } from './staff.ts';

/**
 * Operators of a boss (specification sections 3 and 7): staff who sign in by code, see the shops that
 * are assigned to them, and never what goods cost.
 */

const given = 'spec 7 Shops, managers, workers';
const assigned = 'readings B Managers, shippers, operators';

/** A comma list of ids that names at least one. */
const listOf = (whatIsMissing: string) =>
  commaList.transform((ids) => [...new Set(ids)]).refine((ids) => ids.length > 0, whatIsMissing);

const entities = listOf('请选择主体账号').describe('temuUid of main accounts, comma separated');
const shopIdStr = listOf(inputSentences.shopNamesMissing).describe('shop ids, comma separated');

const read = { role: 'boss' } as const;
const write = { kind: 'write', role: 'boss', origin: 'assigned', source: assigned } as const;

const ownAccounts = { ...read, input: z.object({}), output: z.array(mainAccountRow) } as const;

export const getEntityListForOwner = defineCall({
  ...ownAccounts,
  name: 'getEntityListForOwner',
  keys: 'allShops',
  path: '/api/order/getEntityListForOwner',
  summary: 'The main accounts that the boss has bound, of both marketplaces, temu first.',
  source: given,
});

export const listMainAccounts = defineCall({
  ...ownAccounts,
  name: 'listMainAccounts',
  keys: 'allShops',
  path: '/api/manage/listMainAccounts',
  origin: 'assigned',
  summary: 'The same as getEntityListForOwner.',
  source: assigned,
});

/** A shop with the marketplace's id of its main account. */
export const entityShopRow = completed(
  completeAccountShop,
  wholeAccountShop.extend({ temuUid: z.string().nullable() }),
);
const shops = z.array(entityShopRow);

export const getShopListForOwnerByEntity = defineCall({
  ...read,
  name: 'getShopListForOwnerByEntity',
  keys: 'allShops',
  path: '/api/order/getShopListForOwnerByEntity',
  summary:
    'The shops of the named main accounts of the boss, in saved order. Unknown ones have none.',
  source: given,
  input: z.object({ entity: entities }),
  output: shops,
});

export const getShopsByEntities = defineCall({
  ...read,
  name: 'getShopsByEntities',
  keys: 'allShops',
  path: '/api/manage/getShopsByEntities',
  origin: 'assigned',
  summary: 'The same as getShopListForOwnerByEntity.',
  source: assigned,
  input: z.object({ entityStr: entities }),
  output: shops,
});

/** What is refused of whom the boss no longer has. */
export const ofOperators = defineRefusals({
  gone: { msg: '该运营人员不存在或已删除，请刷新页面', name: 'operatorGone' },
});

export const getShopListByWorkerIdForOwner = defineCall({
  ...read,
  name: 'getShopListByWorkerIdForOwner',
  keys: 'allShops',
  refusals: { ...ofOperators.refusals },
  path: '/api/order/getShopListByWorkerIdForOwner',
  summary: 'The shops that an operator of the boss is responsible for, in saved order.',
  source: given,
  input: z.object({ workerId: id }),
  output: shops,
});

const wholeOperatorRow = z.object({
  workerId: id,
  /** What they sign in with: their phone. */
  account: z.string(),
  /** temuUid of the main accounts of their shops. */
  entity: z.array(z.string()),
  shopNum: z.int(),
  /** Their shops in saved order; null where an upstream does not tell them on the list. */
  shopIds: z.array(id).nullable(),
  createTime: instant.nullable(),
});

export const operatorRow = completed((row) => {
  sameFact(row, 'workerId', 'worker_id');
  sameFact(row, 'account', 'phone');
  const shopIds = Array.isArray(row.shop_id) ? row.shop_id : null;
  unless(row, { entity: [], shopIds, shopNum: shopIds?.length ?? 0 });
}, wholeOperatorRow);

export const listOperators = defineCall({
  ...read,
  name: 'listOperators',
  keys: 'allShops',
  path: '/api/manage/listOperators',
  origin: 'assigned',
  summary: 'The operators of the boss with their main accounts, oldest first.',
  source: assigned,
  input: z.object({}),
  output: z.array(operatorRow),
});

export const getOperatorAssignments = defineCall({
  ...read,
  name: 'getOperatorAssignments',
  keys: 'allShops',
  refusals: { ...ofOperators.refusals },
  path: '/api/manage/getOperatorAssignments',
  origin: 'assigned',
  summary: 'The main accounts and shops that an operator of the boss is responsible for.',
  source: assigned,
  input: z.object({ workId: id }),
  output: z.object({
    account: z.string(),
    worker_id: id,
    /** temuUid of the main accounts of the shops. */
    entity: z.array(z.string()),
    shop_id: z.array(id),
  }),
});

export const saveOperatorShops = defineCall({
  ...write,
  name: 'saveOperatorShops',
  refusals: {
    ...ofOperatorPhones.refusals,
    tooManyOperators: { msg: '最多可添加{most}名运营人员，请先删除不用的账号' },
  },
  path: '/api/manage/saveOperatorShops',
  summary:
    'Makes an operator responsible for exactly these shops; with a new phone it adds the operator, who then signs in by code.',
  input: z.object({ phone: mobile, shopIdStr }),
  output: nothing,
});

export const sendPhoneCodeOperator = defineCall({
  ...write,
  name: 'sendPhoneCodeOperator',
  refusals: { takenPhone: ofOperatorPhones.refusals.takenPhone, ...ofSending.refusals },
  path: '/api/phone/sendPhoneCodeOperator',
  source: 'readings B Accounts',
  summary: 'Sends a code to the new phone of an operator; a taken phone is code 1.',
  input: z.object({ phone: mobile }),
  output: nothing,
});

export const changeOperatorPhone = defineCall({
  ...write,
  name: 'changeOperatorPhone',
  refusals: {
    ...ofOperators.refusals,
    ...ofCodes.refusals,
    takenPhone: ofOperatorPhones.refusals.takenPhone,
  },
  path: '/api/manage/changeOperatorPhone',
  summary:
    'Gives an operator another phone to sign in with, by the code that sendPhoneCodeOperator sent to it. Their sessions and keys end.',
  input: z.object({
    workId: id,
    phone: mobile,
    code: z.string().regex(/^\d{6}$/, inputSentences.wrongCode),
  }),
  output: nothing,
});

export const deleteOperator = defineCall({
  ...write,
  name: 'deleteOperator',
  refusals: { ...ofOperators.refusals },
  path: '/api/manage/deleteOperator',
  summary:
    'Removes an operator: their sessions and keys end at once, and they cannot sign in any more.',
  input: z.object({ workId: id }),
  output: nothing,
});
