import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { isName } from './rules/names.ts';
import { sentence } from './rules/sentences.ts';
import { longestViewName, longestViewQuery, mostViews, viewTables } from './rules/table-views.ts';

/** Views of lists that people keep: filters, order and range under a name. No key of a tool sees them. */

const source = 'design 9 Web';

const table = z.enum(viewTables).describe('the list');

const gone = { msg: '该视图不存在或已删除，请刷新后重试', name: 'viewGone' };
const tooManyViews = {
  msg: `每个列表最多保存 ${mostViews} 个视图，请先删除不再需要的视图`,
};

export const tableViewRow = z.object({
  viewId: id,
  table,
  name: z.string(),
  /** A query of the page's address, without a question mark. */
  query: z.string(),
  isShared: z.boolean(),
  /** Whether the list begins with it, for who asks. */
  isDefault: z.boolean(),
  isMine: z.boolean(),
  /** Whether who asks may rename, share or delete it. */
  mayChange: z.boolean(),
  /** Who has made it, in the words by which colleagues know them. */
  maker: z.string(),
});

export const listTableViews = defineCall({
  name: 'listTableViews',
  path: '/api/auth/listTableViews',
  origin: 'assigned',
  visitor: 'blocked',
  summary:
    'The views of a list that the signed-in user has kept, and those that people of the same business share; one’s own first, by name.',
  source,
  input: z.object({ table }),
  output: z.array(tableViewRow),
});

export const saveTableView = defineCall({
  name: 'saveTableView',
  refusals: {
    gone,
    notYours: { msg: '只有创建人或老板可以修改共享视图', name: 'viewNotYoursToChange' },
    mayNotShare: { msg: '只有老板和店长可以共享视图', field: 'isShared' },
    nameTaken: { msg: '已有同名视图，请换一个名称', name: 'viewNameTaken', field: 'name' },
    wrongQuery: { msg: '视图内容不正确，请刷新页面后重试', field: 'query' },
    tooManyViews,
  },
  path: '/api/auth/saveTableView',
  encoding: 'json',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Keeps a view of a list under a name, or changes one: its name, what it shows, whether colleagues see it. A shared view is changed by its maker or the boss.',
  source,
  input: z.object({
    viewId: id.nullable().describe('the view to change; null for a new one'),
    table,
    name: z
      .string()
      .trim()
      .min(1, inputSentences.viewNameMissing)
      .max(longestViewName, sentence(inputSentences.viewNameTooLong, { most: longestViewName }))
      .refine(isName, inputSentences.strangeSigns)
      .describe('what the view is called'),
    query: z
      .string()
      .max(longestViewQuery, inputSentences.viewTooLong)
      .describe('the part of the page’s address that says what is shown, as viewQueryOf makes it'),
    isShared: z.boolean().describe('whether people of the same business see it'),
  }),
  output: tableViewRow,
});

export const deleteTableView = defineCall({
  name: 'deleteTableView',
  refusals: {
    gone,
    notYours: { msg: '只有创建人或老板可以删除共享视图', name: 'viewNotYoursToDelete' },
  },
  path: '/api/auth/deleteTableView',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Deletes a view, by its maker or, of a shared one, by the boss. For a day restoreTableView takes that back.',
  source,
  input: z.object({ viewId: id }),
  output: nothing,
});

export const restoreTableView = defineCall({
  name: 'restoreTableView',
  refusals: { gone, tooManyViews },
  path: '/api/auth/restoreTableView',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Brings a deleted view back as it was, with those whose list begins with it, by whoever may delete it; within a day, and until its name is given to another.',
  source,
  input: z.object({ viewId: id }),
  output: nothing,
});

export const setDefaultTableView = defineCall({
  name: 'setDefaultTableView',
  refusals: { gone },
  path: '/api/auth/setDefaultTableView',
  encoding: 'json',
  origin: 'assigned',
  kind: 'write',
  summary: 'The view that a list begins with for the signed-in user alone; none for null.',
  source,
  input: z.object({
    table,
    viewId: id.nullable().describe('a view of the list that the user sees; null for none'),
  }),
  output: nothing,
});
