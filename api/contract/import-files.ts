import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, id, instant, nothing, platformType } from './fields.ts';
import { defineRefusals } from './refusals.ts';

/**
 * Sales files that a seller exports from a seller centre, before they are imported. All assigned: the
 * specification knows no such call. A file is uploaded once, and previewed as often as needed.
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
export type ImportField = z.infer<typeof importField>;

/** Field to the column's heading. A field that is absent is not in the file. */
export const importMapping = z.partialRecord(importField, z.string().min(1).max(200));

export const importEncoding = z.enum(['utf-8', 'gb18030']);

/** The sheet of a row, of which its number counts; null where one only is read. */
export const sheet = z.string().nullable().default(null);

/** ISO 4217 code of a currency. */
const currencyCode = z.string().regex(/^[A-Z]{3}$/, '币种应为 USD、EUR 这样的货币代码');

/** A decimal as text, exact: `7.12`. */
export const decimalText = z.string().max(60);

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
  /**
   * Once the file is checked, its lines come into the figures part by part, and not all at the end. Of an import
   * that is stopped or fails they are taken out again.
   */
  isShownEarly: z.boolean().default(false),
});

/** As JSON text, too. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
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

/** What is refused of a file. */
export const ofUploads = defineRefusals({
  uploadGone: { msg: '文件不存在或已过期，请重新上传' },
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
    'Takes the bytes of a CSV or XLSX file, or a table of HTML, plain or gzipped, at most IMPORT_MAX_BYTES. Kept for 24 hours.',
  source,
  input: z.object({ fileName: z.string().min(1).max(255) }),
  output: z.object({ uploadId: id, fileName: z.string(), size: z.int() }),
});

export const previewImport = defineCall({
  name: 'previewImport',
  keys: 'allShops',
  refusals: { uploadGone: ofUploads.refusals.uploadGone, noZone: ofUploads.refusals.noZone },
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
    /** Chinese sentence: which sheets of a workbook are read, and which are not; null where there is one. */
    note: z.string().nullable().default(null),
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
        sheet,
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

export const discardUpload = defineCall({
  name: 'discardUpload',
  keys: 'allShops',
  refusals: {
    uploadGone: ofUploads.refusals.uploadGone,
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
