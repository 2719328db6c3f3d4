import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  day,
  fen,
  formBoolean,
  formInt,
  id,
  instant,
  paging,
  shopIds,
  updatedSince,
} from './fields.ts';
import { decimalText, importOptions, jsonText, ofUploads, sheet } from './import-files.ts';
import { defineRefusals } from './refusals.ts';

/** The import of an uploaded sales file, by a job. All assigned: the specification knows no such call. */

const source = 'design 6 Data';

/** What was converted from one currency, at which rates. Sums are sold less returned. */
export const importConversion = z.object({
  currency: z.string(),
  rows: z.int(),
  /** In that currency. */
  original: decimalText,
  /** The same in yuan. */
  amount: fen,
  lowestRate: decimalText,
  highestRate: decimalText,
  firstDay: z.string(),
  lastDay: z.string(),
});

/** What several calls refuse of an import. */
export const ofImports = defineRefusals({
  importGone: { msg: '导入记录不存在' },
  another: { msg: '已有导入正在进行，请等它完成或取消后再开始' },
});

export const importStatus = z.enum([
  'queued',
  'running',
  'done',
  'failed',
  'interrupted',
  'cancelled',
  'taken_back',
]);

export const importJob = z.object({
  importId: id,
  fileName: z.string(),
  /** Chinese sentence: which sheets of a workbook were read, and which were not; null where there was one. */
  note: z.string().nullable().default(null),
  status: importStatus,
  /**
   * `reading` the file, then `saving` all of it, at once or in parts (`isShownEarly`); `taking_back` what was
   * saved, or the parts of one that broke off.
   */
  phase: z.enum(['reading', 'saving', 'taking_back']).nullable(),
  /** 0 to 100. */
  percent: z.int().min(0).max(100),
  rowsRead: z.int(),
  /** Lines that are new since this import. */
  linesAdded: z.int(),
  /** Lines that were there with other values, and have those of this import now. */
  linesChanged: z.int(),
  /** Lines that were there with the same values. */
  linesKnown: z.int(),
  /** Lines that are in the figures although it has not ended; 0 where all come at its end, and then. */
  linesShown: z.int().default(0),
  rowsRefused: z.int(),
  shopsCreated: z.int(),
  productsCreated: z.int(),
  /** What was converted to yuan; empty before it is saved, and where all amounts are in yuan. */
  conversions: z.array(importConversion).default([]),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Chinese sentence that says what went wrong and what to do, when `failed`. */
  error: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When it was taken back; null while it stands. */
  takenBackAt: instant.nullable(),
});

export const startImport = defineCall({
  name: 'startImport',
  keys: 'allShops',
  refusals: {
    uploadGone: ofUploads.refusals.uploadGone,
    another: ofImports.refusals.another,
    noZone: ofUploads.refusals.noZone,
    noColumns: { msg: '请选择{names}对应的列' },
    columnTwice: { msg: '同一列不能对应两个字段，请重新选择' },
    noShop: { msg: '请选择店铺列，或选择这份文件所属的店铺' },
    shopGone: { msg: '选择的店铺不存在，请重新选择店铺', name: 'chosenShopGone' },
  },
  path: '/api/import/start',
  encoding: 'json',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Starts the import of an uploaded file; also starts an interrupted or failed one again. Progress is published on the topic importProgress.',
  source,
  input: z.object({
    uploadId: id,
    options: jsonText(importOptions),
    dryRun: formBoolean.optional(),
  }),
  output: importJob,
});

export const cancelImport = defineCall({
  name: 'cancelImport',
  keys: 'allShops',
  refusals: {
    importGone: ofImports.refusals.importGone,
    takingBack: { msg: '正在撤销这次导入，请等它完成' },
  },
  path: '/api/import/cancel',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Stops a queued or running import; nothing of it is kept. What is in the figures already (linesShown) is taken back by a job, whose phase is taking_back.',
  source,
  input: z.object({ importId: id }),
  output: importJob,
});

export const getImport = defineCall({
  name: 'getImport',
  keys: 'allShops',
  refusals: { importGone: ofImports.refusals.importGone },
  path: '/api/import/get',
  origin: 'assigned',
  role: 'boss',
  visitor: 'blocked',
  summary: 'One import.',
  source,
  input: z.object({ importId: id }),
  output: importJob,
});

export const listImports = defineCall({
  name: 'listImports',
  keys: 'allShops',
  path: '/api/import/list',
  origin: 'assigned',
  role: 'boss',
  summary: 'The imports of the boss, newest first.',
  source,
  input: z.object({
    updatedSince,
    savedFrom: day
      .optional()
      .describe(
        'only imports that lines in the figures are of and that were saved on this day or later, as getTrendEvents counts them; an upstream need not know it and answers all',
      ),
    savedTo: day
      .optional()
      .describe(
        'only imports that lines in the figures are of and that were saved on this day or earlier; an upstream need not know it and answers all',
      ),
    shopId: shopIds
      .optional()
      .describe(
        'only imports that lines of these shops are of, ids comma separated; an upstream need not know it and answers all',
      ),
    ...paging,
  }),
  output: z.object({ total: z.int(), rows: z.array(importJob) }),
});

export const listImportRefusals = defineCall({
  name: 'listImportRefusals',
  keys: 'allShops',
  refusals: { importGone: ofImports.refusals.importGone },
  path: '/api/import/refusals',
  origin: 'assigned',
  role: 'boss',
  visitor: 'blocked',
  summary: 'The rows that an import refused, in the order of the file. At most 10,000 are kept.',
  source,
  input: z.object({
    importId: id,
    pageIndex: paging.pageIndex,
    pageSize: formInt.min(1).max(500).default(50),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(z.object({ sheet, rowNo: z.int(), reason: z.string(), raw: z.string() })),
  }),
});

const lineValues = z.object({
  soldAt: instant,
  kind: z.enum(['sale', 'return']),
  quantity: z.int(),
  /** In fen. */
  amount: z.int(),
});

export const listImportChanges = defineCall({
  name: 'listImportChanges',
  keys: 'allShops',
  refusals: { importGone: ofImports.refusals.importGone },
  path: '/api/import/changes',
  origin: 'assigned',
  role: 'boss',
  visitor: 'blocked',
  summary:
    'The lines that were there and that an import changed, in the order of the file. At most 10,000 are kept.',
  source,
  input: z.object({
    importId: id,
    pageIndex: paging.pageIndex,
    pageSize: formInt.min(1).max(500).default(50),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        sheet,
        rowNo: z.int(),
        orderNo: z.string(),
        /** Null when the shop, or the product, is no longer there. */
        shopName: z.string().nullable(),
        productCode: z.string().nullable(),
        before: lineValues,
        after: lineValues,
      }),
    ),
  }),
});

export const takeBackImport = defineCall({
  name: 'takeBackImport',
  keys: 'allShops',
  refusals: {
    importGone: ofImports.refusals.importGone,
    another: ofImports.refusals.another,
    overlap: {
      msg: '升级前导入的“{name}”可能含有相同的行，系统没有记录是哪些。请先撤销它，再撤销这次导入，然后重新导入它',
    },
    nothingAdded: { msg: '这次导入没有写入数据，不需要撤销' },
    takenBack: { msg: '这次导入已经撤销，不需要再撤销' },
  },
  path: '/api/import/takeBack',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Takes a finished import back whole: the figures are then what the other imports make them. Products that it made stay, and so do shops unless nothing else has come to them. Progress is published on the topic importProgress.',
  source,
  input: z.object({ importId: id }),
  output: importJob,
});
