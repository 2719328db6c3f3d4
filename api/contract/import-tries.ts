import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen } from './fields.ts';
import { importField, importMapping, jsonText, sheet } from './import-files.ts';

/** A sales file that a visitor tries out before there is an account. Assigned: the specification knows no such call. */

const figures = z.object({
  /** Distinct order numbers of a shop. */
  orders: z.int(),
  sold: z.int(),
  returned: z.int(),
  soldAmount: fen,
  returnedAmount: fen,
});

export const tryImport = defineCall({
  name: 'tryImport',
  path: '/api/import/try',
  encoding: 'binary',
  origin: 'assigned',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Reads a CSV or XLSX file, plain or gzipped, of at most 8 MB, and answers what it comes to, with the guessed columns or those of mapping. Nothing is imported, and the file is deleted before the answer. One such file is read at a time, at most 20 in ten minutes from one network address.',
  source: 'design 6 Data',
  input: z.object({
    fileName: z.string().min(1).max(255),
    mapping: jsonText(importMapping).optional().describe('the columns, in place of the guessed'),
  }),
  output: z.object({
    /** As previewImport says it. */
    note: z.string().nullable().default(null),
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    mapping: importMapping,
    /** Required fields that no column is mapped to. */
    missing: z.array(importField),
    /** Why no figures can be told, in Chinese. */
    problems: z.array(z.string()),
    rowsRead: z.int(),
    rowsRefused: z.int(),
    /** The first of them. */
    refusals: z.array(z.object({ sheet, rowNo: z.int(), reason: z.string() })),
    /** What the file comes to; null where columns are missing or it has problems. */
    figures: figures
      .extend({
        firstDay: z.string(),
        lastDay: z.string(),
        shops: z.int(),
        /** Days of Shanghai with sales or returns, in order; the last 400. */
        days: z.array(z.object({ day: z.string(), sold: z.int(), returned: z.int(), net: fen })),
        /** The products of the largest net amounts, at most 50. */
        products: z.array(
          z.object({
            shopName: z.string(),
            code: z.string(),
            name: z.string(),
            sold: z.int(),
            returned: z.int(),
            net: fen,
          }),
        ),
      })
      .nullable(),
  }),
});
