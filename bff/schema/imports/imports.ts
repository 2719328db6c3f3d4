import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/imports.ts';
import type { Context } from '../../context.ts';
import { UpstreamRefusal } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { connectionOfPages, pageOf, pages, sinceDescription, sinceOf } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { dateRangeInput } from '../statistics/range.ts';
import { told, toldOrNull } from '../told.ts';

export type ImportJob = CallOutput<typeof calls.getImport>;
type Change = CallOutput<typeof calls.listImportChanges>['rows'][number];
type Refusal = CallOutput<typeof calls.listImportRefusals>['rows'][number];

export const lineKind = builder.enumType('LineKind', {
  description: 'What a sale line counts as.',
  values: {
    SALE: { value: 'sale', description: 'Sold.' },
    RETURN: { value: 'return', description: 'Came back, or was cancelled.' },
  } as const,
});

const importStatus = builder.enumType('ImportStatus', {
  description: 'How far an import is.',
  values: {
    QUEUED: { value: 'queued', description: 'Waits for its turn.' },
    RUNNING: { value: 'running', description: 'Under way; `phase` and `percent` say how far.' },
    DONE: { value: 'done', description: 'Everything is saved.' },
    FAILED: { value: 'failed', description: 'Nothing was saved; `error` says why.' },
    INTERRUPTED: {
      value: 'interrupted',
      description: 'The server stopped during it. Nothing was saved; start it again.',
    },
    CANCELLED: { value: 'cancelled', description: 'Stopped by the user. Nothing was saved.' },
    TAKEN_BACK: {
      value: 'taken_back',
      description: 'Was saved and taken back. What it brought counts no longer.',
    },
  } as const,
});

const importPhase = builder.enumType('ImportPhase', {
  description: 'What a running import is doing.',
  values: {
    READING: { value: 'reading', description: 'Reads and checks the file.' },
    SAVING: {
      value: 'saving',
      description: 'Saves all of it at once, or part by part where it is shown early.',
    },
    TAKING_BACK: {
      value: 'taking_back',
      description: 'Takes back what was saved, or the part that was shown of one that broke off.',
    },
  } as const,
});

const importRefusal = builder.objectRef<Refusal>('ImportRefusal').implement({
  description: 'A row of the file that was not imported.',
  fields: (t) => ({
    sheetName: t.exposeString('sheet', {
      nullable: true,
      description: 'Name of its sheet, where several of the workbook are read together.',
    }),
    rowNumber: t.exposeInt('rowNo', {
      description: 'Row of the file or the sheet, from 1, heading included.',
    }),
    reason: t.string(told('Why.', ({ reason }) => reason)),
    raw: t.exposeString('raw', { description: 'The row as it stands in the file.' }),
  }),
});

const refusalConnection = connectionType('ImportRefusal', importRefusal, {
  one: 'row',
  page: 'A page of refused rows, in the order of the file.',
});

const importConversion = builder
  .objectRef<ImportJob['conversions'][number]>('ImportConversion')
  .implement({
    description:
      'What an import converted from one currency to yuan. Sums are sold less returned, over all rows that it took.',
    fields: (t) => ({
      currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
      rows: t.exposeInt('rows', { description: 'Rows of the file.' }),
      originalAmount: t.exposeString('original', {
        description: 'Sum in the currency, an exact decimal.',
      }),
      amount: t.expose('amount', {
        type: 'Money',
        description: 'Sum in yuan, each line rounded to whole fen.',
      }),
      lowestRate: t.exposeString('lowestRate', {
        description: 'Least yuan for one unit that a row was converted by.',
      }),
      highestRate: t.exposeString('highestRate', {
        description: 'Most yuan for one unit that a row was converted by.',
      }),
      firstDay: t.expose('firstDay', { type: 'Date', description: 'Earliest day of these rows.' }),
      lastDay: t.expose('lastDay', { type: 'Date', description: 'Latest day of these rows.' }),
    }),
  });
const lineValues = builder.objectRef<Change['after']>('SaleLineValues').implement({
  description: 'What a sale line says.',
  fields: (t) => ({
    soldAt: t.expose('soldAt', { type: 'DateTime', description: 'When it was sold.' }),
    kind: t.expose('kind', { type: lineKind, description: 'Sale or return.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces, positive.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Amount in yuan, positive.' }),
  }),
});

const importChange = builder.objectRef<Change>('ImportChange').implement({
  description: 'A sale line that was there and that an import changed.',
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
      description: 'Name of the shop. Null when it is no longer there.',
    }),
    productCode: t.exposeString('productCode', {
      nullable: true,
      description: 'Code of the product. Null when it is no longer there.',
    }),
    before: t.expose('before', { type: lineValues, description: 'What it said before.' }),
    after: t.expose('after', { type: lineValues, description: 'What the file says.' }),
  }),
});

const changeConnection = connectionType('ImportChange', importChange, {
  one: 'line',
  page: 'A page of changed lines, in the order of the file.',
});

export const salesImport = builder.objectRef<ImportJob>('SalesImport').implement({
  description: 'The import of one sales file. Source: getImport, listImports.',
  fields: (t) => ({
    id: t.exposeID('importId', { description: 'Id of the import.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the file.' }),
    note: t.string(
      toldOrNull(
        'Which sheets of a workbook were read, and which were not. Null where there was one.',
        ({ note }) => note,
      ),
    ),
    status: t.expose('status', { type: importStatus, description: 'How far it is.' }),
    phase: t.expose('phase', {
      type: importPhase,
      nullable: true,
      description: 'What it is doing. Null unless running.',
    }),
    percent: t.exposeInt('percent', { description: 'Progress of the file, 0 to 100.' }),
    rowsRead: t.exposeInt('rowsRead', { description: 'Rows read so far.' }),
    linesAdded: t.exposeInt('linesAdded', { description: 'Sale lines that are new.' }),
    linesKnown: t.exposeInt('linesKnown', {
      description: 'Sale lines that were there with the same values; not counted twice.',
    }),
    linesChanged: t.exposeInt('linesChanged', {
      description: 'Sale lines that were there with other values, which it replaced.',
    }),
    linesShown: t.exposeInt('linesShown', {
      description:
        'Sale lines that are in the figures although it has not ended (`isShownEarly`); they are taken out again should it break off. 0 where all come at its end, and when it has ended.',
    }),
    rowsRefused: t.exposeInt('rowsRefused', { description: 'Rows that could not be imported.' }),
    shopsCreated: t.exposeInt('shopsCreated', { description: 'Shops that it made.' }),
    productsCreated: t.exposeInt('productsCreated', { description: 'Products that it made.' }),
    conversions: t.field({
      type: [importConversion],
      description: 'What was converted to yuan, by currency. Empty before DONE.',
      resolve: (job) => job.conversions,
    }),
    firstDay: t.expose('firstDay', {
      type: 'Date',
      nullable: true,
      description: 'Earliest day with a sale line. Null before one was read.',
    }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description: 'Latest day with a sale line. Null before one was read.',
    }),
    error: t.string(
      toldOrNull(
        'What went wrong and what to do, when FAILED, or when taking it back failed.',
        ({ error }) => error,
      ),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, in whichever way. Null before.',
    }),
    takenBackAt: t.expose('takenBackAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken back. Null while it stands.',
    }),
    changes: t.field({
      type: changeConnection,
      nullable: true,
      description:
        'The lines that it changed; at most 10,000 are kept. Null with an error when they cannot be read. Source: listImportChanges.',
      args: {
        ...pages(t.arg, 50),
      },
      resolve: (job, args, context) =>
        connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
          context.call(calls.listImportChanges, { importId: job.importId, pageIndex, pageSize }),
        ),
    }),
    refusals: t.field({
      type: refusalConnection,
      nullable: true,
      description:
        'The refused rows; at most 10,000 are kept. Null with an error when they cannot be read. Source: listImportRefusals.',
      args: {
        ...pages(t.arg, 50),
      },
      resolve: (job, args, context) =>
        connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
          context.call(calls.listImportRefusals, { importId: job.importId, pageIndex, pageSize }),
        ),
    }),
  }),
});

const importConnection = connectionType('SalesImport', salesImport, {
  one: 'import',
  page: 'A page of imports, newest first.',
});

const importFilter = builder.inputType('SalesImportFilter', {
  description:
    'Which imports are meant, by what they brought; with any of it only those that lines in the figures are of, as `Statistics.events` counts them.',
  fields: (t) => ({
    savedIn: t.field({ type: dateRangeInput, description: 'Saved on these days.' }),
    selection: t.field({ type: shopSelection, description: 'With lines of these shops.' }),
  }),
});

/** The filter as the call takes it; undefined where no shop is selected, of which no import can be. */
async function filterOf(
  context: Context,
  { savedIn, selection }: Partial<typeof importFilter.$inferInput>,
) {
  const shops = selection && (await resolveSelection(context, selection)).shops;
  if (shops?.length === 0) return undefined;
  return {
    ...(savedIn && { savedFrom: savedIn.start, savedTo: savedIn.end }),
    ...(shops && { shopId: shops.map(({ mallId }) => mallId).join(',') }),
  };
}

builder.queryFields((t) => ({
  salesImport: t.field({
    type: salesImport,
    nullable: true,
    authScopes: { boss: true },
    description: 'One import. Null when there is none of this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    resolve: async (_root, { id }, context) => {
      try {
        return await context.call(calls.getImport, { importId: id });
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.code === 'UPSTREAM_REFUSED') return null;
        throw error;
      }
    },
  }),
  salesImports: t.field({
    type: importConnection,
    authScopes: { bossView: true },
    description: 'The imports of the boss, newest first.',
    args: {
      filter: t.arg({ type: importFilter, description: 'Only these.' }),
      updatedSince: t.arg({ type: 'DateTime', description: sinceDescription }),
      ...pages(t.arg, 20),
    },
    resolve: (_root, args, context) =>
      connectionOfPages(pageOf(args), async (pageIndex, pageSize) => {
        const filter = await filterOf(context, args.filter ?? {});
        if (filter === undefined) return { total: 0, rows: [] };
        const input = { ...sinceOf(args.updatedSince), ...filter, pageIndex, pageSize };
        return context.call(calls.listImports, input);
      }),
  }),
}));
