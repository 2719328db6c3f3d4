import type { CallOutput } from '../../../api/contract/call.ts';
import * as files from '../../../api/contract/import-files.ts';
import * as calls from '../../../api/contract/imports.ts';
import { builder } from '../builder.ts';
import { inWhichLanguage, toldOrNull, toldTo } from '../told.ts';
import { writeField } from '../write-field.ts';
import { lineKind, salesImport } from './imports.ts';
import {
  importField,
  importOptionsInput,
  importOptionsType,
  type OptionsWithShops,
  optionsOf,
} from './options.ts';

type Preview = CallOutput<typeof files.previewImport>;
type PreviewRow = Preview['rows'][number];

const importColumn = builder.objectRef<Preview['columns'][number]>('ImportColumn').implement({
  description: 'A column of the file.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its heading.' }),
    samples: t.exposeStringList('samples', { description: 'Its first values.' }),
  }),
});

const previewRow = builder.objectRef<PreviewRow>('ImportPreviewRow').implement({
  description: 'A row of the file as it would be imported.',
  fields: (t) => ({
    sheetName: t.exposeString('sheet', {
      nullable: true,
      description: 'Name of its sheet, where several of the workbook are read together.',
    }),
    rowNumber: t.exposeInt('rowNo', {
      description: 'Row of the file or the sheet, from 1, heading included.',
    }),
    orderNo: t.exposeString('orderNo', { description: 'Order number.' }),
    shopName: t.exposeString('shopName', {
      nullable: true,
      description: 'Name of the shop. Null where the file has no shop column.',
    }),
    productCode: t.exposeString('productCode', { description: 'Code of the product.' }),
    productName: t.exposeString('productName', { description: 'Name of the product.' }),
    soldAt: t.expose('soldAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sold. Null when it cannot be read.',
    }),
    kind: t.expose('kind', {
      type: lineKind,
      nullable: true,
      description: 'Sale or return. Null when it cannot be told.',
    }),
    quantity: t.exposeInt('quantity', {
      nullable: true,
      description: 'Pieces, positive. Null when it cannot be read.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description:
        'Amount in yuan, positive. Null when it cannot be read, or there is no rate of its currency.',
    }),
    currency: t.exposeString('currency', {
      nullable: true,
      description: 'ISO 4217 code of the amount in the file. Null when there is none.',
    }),
    originalAmount: t.exposeString('original', {
      nullable: true,
      description:
        'Amount in that currency, an exact decimal. Null where it is yuan, or cannot be read.',
    }),
    problem: t.string(
      toldOrNull('Why the row would be refused. Null when it is fine.', ({ problem }) => problem),
    ),
  }),
});

const importCurrency = builder
  .objectRef<Preview['currencies'][number]>('ImportCurrency')
  .implement({
    description: 'What a file holds of one currency. Sums are sold less returned.',
    fields: (t) => ({
      currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
      rows: t.exposeInt('rows', { description: 'Rows of the file with amounts in it.' }),
      unratedRows: t.exposeInt('unratedRows', {
        description:
          'Rows with amounts in it that have no rate; with any, the file is not imported.',
      }),
      originalAmount: t.exposeString('original', {
        nullable: true,
        description: 'Sum in the currency, an exact decimal. Null for yuan.',
      }),
      amount: t.expose('amount', {
        type: 'Money',
        nullable: true,
        description: 'Sum in yuan. Null for yuan, and without rates.',
      }),
      lowestRate: t.exposeString('lowestRate', {
        nullable: true,
        description: 'Least yuan for one unit that a row is converted by. Null without a rate.',
      }),
      highestRate: t.exposeString('highestRate', {
        nullable: true,
        description: 'Most yuan for one unit that a row is converted by. Null without a rate.',
      }),
    }),
  });

interface PreviewWithShops extends OptionsWithShops {
  readonly preview: Preview;
}

const importPreview = builder.objectRef<PreviewWithShops>('ImportPreview').implement({
  description: 'The head of an uploaded file, read with the guessed or given options.',
  fields: (t) => ({
    uploadId: t.id({
      description: 'Id of the upload.',
      resolve: ({ preview }) => preview.uploadId,
    }),
    fileName: t.string({
      description: 'Name of the file.',
      resolve: ({ preview }) => preview.fileName,
    }),
    note: t.string(
      toldOrNull(
        'Which sheets of a workbook are read, and which are not. Null where there is one.',
        ({ preview }) => preview.note,
      ),
    ),
    columns: t.field({
      type: [importColumn],
      description: 'The columns of the file, in their order.',
      resolve: ({ preview }) => preview.columns,
    }),
    options: t.field({
      type: importOptionsType,
      description: 'The options that the preview was read with.',
      resolve: (parent) => parent,
    }),
    missing: t.field({
      type: [importField],
      description: 'Required fields that no column is mapped to.',
      resolve: ({ preview }) => preview.missing,
    }),
    amountField: t.field({
      type: importField,
      nullable: true,
      description:
        'What the amounts are read from: UNIT_PRICE times the quantity, or LINE_TOTAL as it stands. Null where the file has no amounts, and sales are 0.',
      resolve: ({ preview }) => preview.amountField,
    }),
    currencies: t.field({
      type: [importCurrency],
      description:
        'The currencies of the whole file. Empty where the first rows and the headings name none but yuan.',
      resolve: ({ preview }) => preview.currencies,
    }),
    problems: t.field({
      type: ['String'],
      description: `Why the file would be refused as a whole. ${inWhichLanguage}`,
      resolve: ({ preview }, _args, context) =>
        preview.problems.map((problem) => toldTo(context, problem)),
    }),
    isTotalRepeated: t.boolean({
      description:
        'Whether the totals look like those of orders that stand on each of their rows; then isTotalPerLine is asked for.',
      resolve: ({ preview }) => preview.isTotalRepeated,
    }),
    rows: t.field({
      type: [previewRow],
      description: 'The first rows.',
      resolve: ({ preview }) => preview.rows,
    }),
  }),
});

const importPayload = {
  salesImport: { type: salesImport, description: 'The import; null when it was refused.' },
};

const uploadIdDescription = 'The id that POST /upload/import answered; kept for 24 hours.';
const importIdDescription = 'Id of the import.';
const scope = { boss: true };

writeField('previewImport', {
  call: files.previewImport,
  scope,
  description: 'Reads the head of an uploaded sales file. Nothing is imported.',
  act: 'a preview',
  args: (t) => ({
    uploadId: t.id({ required: true, description: uploadIdDescription }),
    options: t.field({
      type: importOptionsInput,
      description: 'How to read it; left out for a guess.',
    }),
  }),
  payload: {
    preview: { type: importPreview, description: 'The preview; null when it was refused.' },
  },
  run: async ({ uploadId, options }, context) => {
    const directory = await context.directory();
    const input = { uploadId, ...(options && { options: optionsOf(options, directory) }) };
    const preview = await context.call(files.previewImport, input);
    return { preview: { preview, options: preview.options, directory } };
  },
});

writeField('startImport', {
  call: calls.startImport,
  scope,
  description:
    'Starts the import of an uploaded file; follow it with importProgressed. A line that is there already is not counted twice; one that comes with other values replaces it.',
  act: 'starting an import',
  args: (t) => ({
    uploadId: t.id({ required: true, description: uploadIdDescription }),
    options: t.field({
      type: importOptionsInput,
      required: true,
      description: 'How to read it.',
    }),
  }),
  payload: importPayload,
  run: async ({ uploadId, options: given }, context) => {
    const options = optionsOf(given, await context.directory());
    return { salesImport: await context.call(calls.startImport, { uploadId, options }) };
  },
});

writeField('discardUpload', {
  call: files.discardUpload,
  scope,
  description:
    'Deletes an uploaded file that no running import needs, before its 24 hours are over.',
  act: 'discarding an upload',
  args: (t) => ({ uploadId: t.id({ required: true, description: uploadIdDescription }) }),
  run: (given, _context, send) => send(files.discardUpload, given),
});

writeField('cancelImport', {
  call: calls.cancelImport,
  scope,
  description:
    'Stops a queued or running import; nothing of it is kept. What was shown early (linesShown) is taken back first: follow it with importProgressed.',
  act: 'cancelling an import',
  fieldNames: { importId: 'id' },
  args: (t) => ({ id: t.id({ required: true, description: importIdDescription }) }),
  payload: importPayload,
  run: async ({ id }, _context, send) => ({
    salesImport: await send(calls.cancelImport, { importId: id }),
  }),
});

writeField('takeBackImport', {
  call: calls.takeBackImport,
  scope,
  description:
    'Takes a finished import back whole; follow it with importProgressed. The figures are then what the other imports make them: what it alone brought goes, what it replaced comes back. Products that it made stay, and so do shops unless nothing else has come to them.',
  act: 'taking an import back',
  fieldNames: { importId: 'id' },
  args: (t) => ({ id: t.id({ required: true, description: importIdDescription }) }),
  payload: importPayload,
  run: async ({ id }, _context, send) => ({
    salesImport: await send(calls.takeBackImport, { importId: id }),
  }),
});
