import type { CallOutput } from '../../api/contract/call.ts';
import * as calls from '../../api/contract/imports.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  defineDone,
  done,
  inputError,
  outcomeOf,
  refusalField,
} from './business-error.ts';
import {
  importField,
  importOptionsInput,
  importOptionsType,
  type OptionsWithShops,
  optionsOf,
} from './import-options.ts';
import { type ImportJob, lineKind, salesImport } from './imports.ts';

type Preview = CallOutput<typeof calls.previewImport>;
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
    rowNumber: t.exposeInt('rowNo', { description: 'Row of the file, from 1, heading included.' }),
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
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Chinese sentence: why the row would be refused. Null when it is fine.',
    }),
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
        description: 'Those of them that have no rate; with any, the file is not imported.',
      }),
      originalAmount: t.exposeString('original', {
        nullable: true,
        description: 'Sum in the currency, an exact decimal. Null for yuan.',
      }),
      amount: t.expose('amount', {
        type: 'Money',
        nullable: true,
        description: 'The same in yuan. Null for yuan, and without rates.',
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
      description: 'Chinese sentences: why the file would be refused as a whole.',
      resolve: ({ preview }) => preview.problems,
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

interface PreviewPayload {
  readonly preview: PreviewWithShops | null;
  readonly error: BusinessError | null;
}

const previewPayload = builder.objectRef<PreviewPayload>('PreviewImportPayload').implement({
  description: 'What a preview came to.',
  fields: (t) => ({
    preview: t.expose('preview', {
      type: importPreview,
      nullable: true,
      description: 'The preview; null when it was refused.',
    }),
    error: t.expose('error', refusalField),
  }),
});

interface ImportPayload {
  readonly salesImport: ImportJob | null;
  readonly error: BusinessError | null;
}

const importPayload = (name: string, description: string) =>
  builder.objectRef<ImportPayload>(name).implement({
    description,
    fields: (t) => ({
      salesImport: t.expose('salesImport', {
        type: salesImport,
        nullable: true,
        description: 'The import; null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const uploadId = 'The id that POST /upload/import answered; kept for 24 hours.';

async function startImport(
  context: Context,
  upload: string,
  given: typeof importOptionsInput.$inferInput,
): Promise<ImportJob> {
  const options = optionsOf(given, await context.directory());
  return context.call(calls.startImport, { uploadId: upload, options });
}

builder.mutationFields((t) => ({
  previewImport: t.field({
    type: previewPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      preview: null,
      error: businessErrorOf(error),
    }),
    description:
      'Reads the head of an uploaded sales file. Nothing is imported. Source: previewImport.',
    args: {
      uploadId: t.arg.id({ required: true, description: uploadId }),
      options: t.arg({
        type: importOptionsInput,
        description: 'How to read it; left out for a guess.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { value, error } = await outcomeOf(async (): Promise<PreviewWithShops> => {
        const directory = await context.directory();
        const options = args.options ? optionsOf(args.options, directory) : undefined;
        const input = { uploadId: args.uploadId, ...(options && { options }) };
        const preview = await context.call(calls.previewImport, input);
        return { preview, options: preview.options, directory };
      });
      return { preview: value, error };
    },
  }),
  startImport: t.field({
    type: importPayload('StartImportPayload', 'What starting an import came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      salesImport: null,
      error: businessErrorOf(error),
    }),
    description:
      'Starts the import of an uploaded file; follow it with importProgressed. A line that is there already is not counted twice; one that comes with other values replaces it. Source: startImport.',
    args: {
      uploadId: t.arg.id({ required: true, description: uploadId }),
      options: t.arg({ type: importOptionsInput, required: true, description: 'How to read it.' }),
    },
    resolve: async (_root, args, context) => {
      const { value, error } = await outcomeOf(() =>
        startImport(context, args.uploadId, args.options),
      );
      return { salesImport: value, error };
    },
  }),
  discardUpload: t.field({
    type: defineDone('DiscardUploadPayload', 'What discarding an upload came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      error: businessErrorOf(error),
    }),
    description:
      'Deletes an uploaded file that no running import needs, before its 24 hours are over. Source: discardUpload.',
    args: { uploadId: t.arg.id({ required: true, description: uploadId }) },
    resolve: (_root, args, context) => done(context, calls.discardUpload, args),
  }),
  cancelImport: t.field({
    type: importPayload('CancelImportPayload', 'What cancelling an import came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      salesImport: null,
      error: businessErrorOf(error),
    }),
    description: 'Stops a queued or running import; nothing of it is kept. Source: cancelImport.',
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    resolve: async (_root, { id }, context) => {
      const wrong = inputError(calls.cancelImport, { importId: id });
      if (wrong !== null) return { salesImport: null, error: wrong };
      const { value, error } = await outcomeOf(() =>
        context.call(calls.cancelImport, { importId: id }),
      );
      return { salesImport: value, error };
    },
  }),
  takeBackImport: t.field({
    type: importPayload('TakeBackImportPayload', 'What taking an import back came to.'),
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      salesImport: null,
      error: businessErrorOf(error),
    }),
    description:
      'Takes a finished import back whole; follow it with importProgressed. The figures are then what the other imports make them: what it alone brought goes, what it replaced comes back. Shops and products that it made stay. Source: takeBackImport.',
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    resolve: async (_root, { id }, context) => {
      const wrong = inputError(calls.takeBackImport, { importId: id });
      if (wrong !== null) return { salesImport: null, error: wrong };
      const { value, error } = await outcomeOf(() =>
        context.call(calls.takeBackImport, { importId: id }),
      );
      return { salesImport: value, error };
    },
  }),
}));
