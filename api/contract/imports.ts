import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, formBoolean, formInt, id, instant, nothing, paging, platformType } from './fields.ts';
import { defineRefusals } from './refusals.ts';

/**
 * Import of sales files that a seller exports from a seller centre. All assigned: the specification
 * knows no such call. A file is uploaded once, previewed as often as needed, then imported by a job.
 */

const source = 'design 6 Data';

/**
 * What a column of the file can be. `orderNo`, `productCode`, `quantity` and `soldAt` are required; of
 * `unitPrice` and `lineTotal` at most one may be there.
 */
export const importFields = [
  'orderNo',
  'productCode',
  'productName',
  'quantity',
  'unitPrice',
  'lineTotal',
  'currency',
  'soldAt',
  'shopName',
  'status',
] as const;
export const importField = z.enum(importFields);

/** Field to the column's heading. A field that is absent is not in the file. */
export const importMapping = z.partialRecord(importField, z.string().min(1).max(200));

export const importEncoding = z.enum(['utf-8', 'gb18030']);

/** ISO 4217 code of a currency. */
const currencyCode = z.string().regex(/^[A-Z]{3}$/, '币种应为 USD、EUR 这样的货币代码');

/** A decimal as text, exact: `7.12`. */
const decimalText = z.string().max(60);

/** How the file is read. Everything has a guess; a seller only corrects. */
export const importOptions = z.object({
  mapping: importMapping,
  encoding: importEncoding,
  /** IANA name of the zone of the file's times. */
  timeZone: z.string().min(1).max(64).default('Asia/Shanghai'),
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix: z.string().max(8).default(''),
  /** Where the file has no shop column: the shop that all its lines belong to. */
  shopId: id.nullable().default(null),
  /** Platform and managed type of shops that the import creates. */
  platformType: platformType.default('temu'),
  isSemiManagedMall: z.boolean().default(false),
  /** What amounts are in of which neither cell, column nor heading names a currency; null for yuan. */
  currency: currencyCode.nullable().default(null),
  /** Yuan for one unit of a currency, by its code. */
  rates: z.record(currencyCode, decimalText).default({}),
  /** CSV text with the columns day, currency, rate; a currency has its rate here or in `rates`. */
  dailyRates: z
    .string()
    .max(200_000, '每日汇率文件过大，请只保留需要的日期和币种')
    .nullable()
    .default(null),
  /** Somebody has looked: totals that are the same on all rows of an order are those of its lines. */
  isTotalPerLine: z.boolean().default(false),
});

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

const jsonText = <T extends z.ZodType>(schema: T) =>
  z.union([
    schema,
    z
      .string()
      .max(300_000)
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue('不是有效的 JSON');
          return z.NEVER;
        }
      })
      .pipe(schema),
  ]);

/** What several calls refuse. */
export const ofImports = defineRefusals({
  uploadGone: { msg: '文件不存在或已过期，请重新上传' },
  importGone: { msg: '导入记录不存在' },
  another: { msg: '已有导入正在进行，请等它完成或取消后再开始' },
  noZone: { msg: '时区“{zone}”不存在，请选择如 Asia/Shanghai 的时区' },
});

export const uploadImport = defineCall({
  name: 'uploadImport',
  keys: 'allShops',
  path: '/api/import/upload',
  encoding: 'binary',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Takes the bytes of a CSV or XLSX file, plain or gzipped, at most IMPORT_MAX_BYTES. Kept for 24 hours.',
  source,
  input: z.object({ fileName: z.string().min(1).max(255) }),
  output: z.object({ uploadId: id, fileName: z.string(), size: z.int() }),
});

export const previewImport = defineCall({
  name: 'previewImport',
  keys: 'allShops',
  refusals: { uploadGone: ofImports.refusals.uploadGone, noZone: ofImports.refusals.noZone },
  path: '/api/import/preview',
  encoding: 'json',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Reads the head of an uploaded file: columns, guessed options, sample rows as they would be imported, problems. Files are read in processes of their own, two at once and one of each boss; others wait, and what takes more than 25 seconds is refused.',
  source,
  input: z.object({ uploadId: id, options: jsonText(importOptions).optional() }),
  output: z.object({
    uploadId: id,
    fileName: z.string(),
    format: z.enum(['csv', 'xlsx']),
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    options: importOptions,
    /** Required fields that no column is mapped to. */
    missing: z.array(importField),
    /** What the amounts are read from; null where the file has none, and sales are 0. */
    amountField: z.enum(['unitPrice', 'lineTotal']).nullable(),
    /**
     * The currencies of the whole file; empty where the first rows and the headings name none but yuan.
     * `amount` and the rates are null where there is no rate.
     */
    currencies: z.array(
      z.object({
        currency: z.string(),
        rows: z.int(),
        unratedRows: z.int(),
        original: decimalText.nullable(),
        amount: fen.nullable(),
        lowestRate: decimalText.nullable(),
        highestRate: decimalText.nullable(),
      }),
    ),
    /** Why the file would be refused as a whole, in Chinese: rates that are missing, totals of orders. */
    problems: z.array(z.string()),
    /** Whether `isTotalPerLine` is asked for. */
    isTotalRepeated: z.boolean(),
    rows: z.array(
      z.object({
        rowNo: z.int(),
        orderNo: z.string(),
        shopName: z.string().nullable(),
        productCode: z.string(),
        productName: z.string(),
        soldAt: instant.nullable(),
        kind: z.enum(['sale', 'return']).nullable(),
        quantity: z.int().nullable(),
        /** In yuan. */
        amount: z.int().nullable(),
        currency: z.string().nullable(),
        /** In its own currency; null where that is yuan, or it cannot be read. */
        original: decimalText.nullable(),
        /** Why the row would be refused; null when it is fine. */
        problem: z.string().nullable(),
      }),
    ),
  }),
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
  status: importStatus,
  /** `reading` the file, then `saving` all of it at once; `taking_back` what was saved. */
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
    uploadGone: ofImports.refusals.uploadGone,
    another: ofImports.refusals.another,
    noZone: ofImports.refusals.noZone,
    noColumns: { msg: '请选择{names}对应的列' },
    columnTwice: { msg: '同一列不能对应两个字段，请重新选择' },
    noShop: { msg: '请选择店铺列，或选择这份文件所属的店铺' },
    shopGone: { msg: '选择的店铺不存在，请重新选择店铺' },
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
  summary: 'Stops a queued or running import; nothing of it is kept.',
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
  input: z.object({ ...paging }),
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
    rows: z.array(z.object({ rowNo: z.int(), reason: z.string(), raw: z.string() })),
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
    'Takes a finished import back whole: the figures are then what the other imports make them. Shops and products that it made stay. Progress is published on the topic importProgress.',
  source,
  input: z.object({ importId: id }),
  output: importJob,
});

export const discardUpload = defineCall({
  name: 'discardUpload',
  keys: 'allShops',
  refusals: {
    uploadGone: ofImports.refusals.uploadGone,
    importing: { msg: '文件正在导入，请先取消导入' },
  },
  path: '/api/import/discard',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary: 'Deletes an uploaded file that no running import needs.',
  source,
  input: z.object({ uploadId: id }),
  output: nothing,
});
