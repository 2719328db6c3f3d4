import { z } from 'zod';
import { auditFilter } from './audit.ts';
import { defineCall } from './call.ts';
import { day, id, instant, nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { dataSources } from './rules/data-source.ts';
import { exportKinds } from './rules/export-columns.ts';
import { inputSentences } from './rules/input-sentences.ts';

/**
 * Exports of whole lists for tools, made in the background into a file. All assigned: the specification knows no
 * such call.
 */

const source = 'design 6 Data';

export const exportFormats = ['jsonl', 'csv'] as const;
export const exportStates = ['queued', 'running', 'done', 'failed'] as const;

/** As many exports a person keeps, those under way among them. */
export const mostExports = 5;
/** How long a file is kept, and how long an address that was told leads to it. Milliseconds. */
export const exportKeptFor = 24 * 3_600_000;
export const downloadOpenFor = 3_600_000;

/** Where a finished file is fetched; what is signed stands in the query. */
export const downloadPath = '/api/export/download';

export const exportJob = z.object({
  exportId: id,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  shopIds: z.array(id),
  startTime: day.nullable(),
  endTime: day.nullable(),
  dataSource: z.enum(dataSources),
  state: z.enum(exportStates),
  /** Written so far. */
  rowsDone: z.int(),
  /** That there will be; null while that is not known. */
  rows: z.int().nullable(),
  /** Bytes of the finished file. */
  size: z.int().nullable(),
  /** Chinese sentence that says what went wrong and what to do, when `failed`. */
  error: z.string().nullable(),
  createTime: instant,
  finishTime: instant.nullable(),
  /** When it is deleted with its file. */
  deleteTime: instant,
  /** Signed address of the finished file, for whoever has it; a path is one of this server. Null where its asker may not see all of it any more. */
  downloadUrl: z.string().nullable(),
  downloadUntil: instant.nullable(),
});

/** What several calls refuse. */
export const ofExports = defineRefusals({
  exportGone: { msg: '导出不存在或已删除，请重新导出' },
});

const keyed = { origin: 'assigned', source } as const;

export const startExport = defineCall({
  ...keyed,
  name: 'startExport',
  kind: 'write',
  keys: 'reading',
  refusals: {
    logByKey: { msg: '操作日志不能用API密钥导出' },
    noRange: { msg: '请选择导出的时间范围' },
    backwards: { msg: '结束日期不能早于开始日期' },
    tooManyExports: { msg: '已有{most}个导出正在等待或进行，请等它们完成或先删除' },
  },
  path: '/api/export/start',
  encoding: 'json',
  summary: `Asks for a file of all products (SKUs), sale lines, shipping orders (by their day of creation) or daily statistics of some shops, of a range of days except for products; or of the audit log, of all of the firm for a boss, for others of what they did themselves, which no key may ask for. Of each person one is made at a time, others wait; of more than ${mostExports} the oldest finished ones are deleted. Cost and profit are empty without lookCost; days that are not paid for are left out. Progress is told on the topic exportProgress.`,
  input: z
    .object({
      kind: z.enum(exportKinds),
      format: z.enum(exportFormats).default('jsonl'),
      shopIds: z
        .array(id)
        .max(1000, inputSentences.tooManyShops)
        .default([])
        .describe('required, except of the audit log'),
      startTime: day.optional(),
      endTime: day.optional(),
      dataSource: z.enum(dataSources).default('sales').describe('of sale lines and statistics'),
      filter: auditFilter.optional().describe('of the audit log'),
    })
    .refine(({ kind, shopIds }) => kind === 'auditLog' || shopIds.length > 0, {
      path: ['shopIds'],
      message: inputSentences.shopsMissing,
    }),
  output: exportJob,
});

export const getExport = defineCall({
  ...keyed,
  name: 'getExport',
  keys: 'open',
  visitor: 'blocked',
  refusals: { exportGone: ofExports.refusals.exportGone },
  path: '/api/export/get',
  summary: `One export. When it is done, \`downloadUrl\` is a signed address (GET ${downloadPath}) that needs no other credential and holds for an hour, as long as whoever asked for it may still see all of it. Upstreams give an absolute address.`,
  input: z.object({ exportId: id }),
  output: exportJob,
});

export const listExports = defineCall({
  ...keyed,
  name: 'listExports',
  keys: 'open',
  visitor: 'blocked',
  path: '/api/export/list',
  summary: 'The exports of the person, of a key those that were asked for by it, newest first.',
  input: z.object({}),
  output: z.array(exportJob),
});

export const deleteExport = defineCall({
  ...keyed,
  name: 'deleteExport',
  kind: 'write',
  keys: 'reading',
  refusals: { exportGone: ofExports.refusals.exportGone },
  path: '/api/export/delete',
  summary: 'Stops an export that is not finished, and deletes its file.',
  input: z.object({ exportId: id }),
  output: nothing,
});
