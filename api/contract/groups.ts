import { z } from 'zod';
import { defineCall } from './call.ts';
import { completed, sameFact } from './completed.ts';
import { commaList, id, nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { isName } from './rules/names.ts';

/** Shop groups of a boss (specification sections 3 and 7; base path assigned in readings B). */

const wholeGroupRow = z.object({
  groupId: id,
  /** The group's name. */
  mallName: z.string(),
  shopGroupName: z.string(),
  /** Comma-joined shop ids, empty when the group has no shops. */
  mallId: z.string(),
  /** `groupId-mallId list`, e.g. `7-11,12`. */
  groupMallId: z.string(),
});

export const shopGroupRow = completed((row) => {
  sameFact(row, 'shopGroupName', 'mallName');
  if (typeof row.groupMallId === 'string')
    row.mallId ??= row.groupMallId.slice(row.groupMallId.indexOf('-') + 1);
  if (Array.isArray(row.mallId)) row.mallId = row.mallId.join(',');
  row.mallId ??= '';
  row.groupMallId ??= `${row.groupId}-${row.mallId}`;
}, wholeGroupRow);

export const queryUserGroups = defineCall({
  name: 'queryUserGroups',
  keys: 'open',
  path: '/api/group/query/userGroups',
  origin: 'assigned',
  summary: 'The shop groups of the user; a manager sees the members that are assigned to them.',
  source: 'readings B Shop groups',
  input: z.object({}),
  output: z.array(shopGroupRow),
});

const groupName = z
  .string()
  .trim()
  .min(1, inputSentences.groupNameMissing)
  .max(50, inputSentences.groupNameTooLong)
  .refine(isName, inputSentences.strangeSigns);

/** What is refused of a group that the boss no longer has, and of its name. */
export const ofGroups = defineRefusals({
  gone: { msg: '该分组不存在或已删除，请刷新页面', name: 'groupGone' },
  nameTaken: {
    msg: '分组名称已存在，请换一个名称',
    name: 'groupNameTaken',
    field: 'shopGroupName',
  },
});

const write = {
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  source: 'readings B Shop groups',
} as const;

export const saveUserGroups = defineCall({
  ...write,
  name: 'saveUserGroups',
  keys: 'allShops',
  refusals: {
    nameTaken: ofGroups.refusals.nameTaken,
    tooManyGroups: { msg: '最多可创建{most}个分组，请先删除不用的分组' },
  },
  path: '/api/group/save/userGroups',
  summary: 'Adds a group without shops. An upstream may leave it to the list to tell of it.',
  input: z.object({ shopGroupName: groupName }),
  output: shopGroupRow.nullable().catch(null),
});

export const updateUserGroups = defineCall({
  ...write,
  name: 'updateUserGroups',
  keys: 'allShops',
  refusals: { ...ofGroups.refusals },
  path: '/api/group/update/userGroups',
  summary: 'Gives a group another name.',
  input: z.object({ groupId: id, shopGroupName: groupName }),
  output: nothing,
});

export const saveShopGroups = defineCall({
  ...write,
  name: 'saveShopGroups',
  keys: 'allShops',
  refusals: { gone: ofGroups.refusals.gone },
  path: '/api/group/save/shopGroups',
  summary: 'Puts exactly these shops into a group; an empty list leaves it without any.',
  input: z.object({ groupId: id, shopId: commaList }),
  output: nothing,
});

export const removeUserGroups = defineCall({
  ...write,
  name: 'removeUserGroups',
  keys: 'allShops',
  refusals: { gone: ofGroups.refusals.gone },
  path: '/api/group/remove/userGroups',
  summary: 'Removes groups; their shops stay.',
  input: z.object({ groupId: commaList.refine((ids) => ids.length > 0, '请选择分组') }),
  output: nothing,
});
