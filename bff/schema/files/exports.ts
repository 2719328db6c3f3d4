import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/exports.ts';
import { type ExportKind, exportColumns } from '../../../api/contract/rules/export-columns.ts';
import type { Context } from '../../context.ts';
import { UpstreamRefusal } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { node, nodesOf } from '../node.ts';
import { dataSource } from '../statistics/statistics.ts';
import { toldOrNull } from '../told.ts';

export type ExportJob = CallOutput<typeof calls.getExport>;

const prefix = 'export:';

/** The upstream's id of an export; empty when it is the id of something else. */
export const exportIdOf = (id: string): string =>
  id.startsWith(prefix) ? id.slice(prefix.length) : '';

const columnsOf = (kind: ExportKind): string => Object.keys(exportColumns[kind]).join(', ');

export const exportKind = builder.enumType('ExportKind', {
  description:
    'What a file is made of. JSONL has an object a line in UTF-8, in which a dot of a column leads into an object: {"shop":{"id":…}}. CSV has a first line of these columns, texts that look like figures as ="0012", and begins with a byte order mark. Both have the names and values of the graph: amounts in yuan with two decimals, instants in ISO 8601, days of Asia/Shanghai. Cost and profit are null, in CSV empty, without the permission lookCost.',
  values: {
    PRODUCTS: {
      value: 'products',
      description: `Every SKU: ${columnsOf('products')}. They stand as ProductRow of level SKU, of which the least price and cost are the only ones.`,
    },
    SALE_LINES: {
      value: 'saleLines',
      description: `Every sale line of the range, in no order of time: ${columnsOf('saleLines')}. All figures are positive; kind says SALE or RETURN. The cost is that of the pieces by the cost of now.`,
    },
    SHIPPING_ORDERS: {
      value: 'shippingOrders',
      description: `The shipping orders that were made in the range, with a row for each SKU in them: ${columnsOf('shippingOrders')}.`,
    },
    DAILY_STATISTICS: {
      value: 'dailyStatistics',
      description: `The figures of each shop and day of the range; days without any are left out: ${columnsOf('dailyStatistics')}. They stand as SalesTotals.`,
    },
    AUDIT_LOG: {
      value: 'auditLog',
      description: `Who did what, the newest first, as in auditLog: ${columnsOf('auditLog')}. CSV has Chinese headings and words and the time of Shanghai, as it is made for people. A boss gets that of the firm, everybody else what they did themselves. REFUSED to a key.`,
    },
  } as const,
});

export const exportFormat = builder.enumType('ExportFormat', {
  description: 'How a file is written.',
  values: {
    JSONL: { value: 'jsonl', description: 'A JSON object a line.' },
    CSV: {
      value: 'csv',
      description:
        'A table that spreadsheets open: it begins with a byte order mark, and a text of which they would make something else, as an id or a formula, stands as ="0012". For programs JSONL is plainer.',
    },
  } as const,
});

const exportState = builder.enumType('ExportState', {
  description: 'How far an export is.',
  values: {
    QUEUED: { value: 'queued', description: 'Waits: of a person one is made at a time.' },
    RUNNING: { value: 'running', description: 'Under way; begins again when the server restarts.' },
    DONE: { value: 'done', description: 'The file can be fetched.' },
    FAILED: { value: 'failed', description: 'There is no file; `error` says why.' },
  } as const,
});

export const dataExport = builder.objectRef<ExportJob>('DataExport').implement({
  description: `A file of a whole list, made in the background. Deleted with its file after a day. Source: getExport, listExports.`,
  interfaces: [node],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, for example export:Y2s.',
      resolve: ({ exportId }) => `${prefix}${exportId}`,
    }),
    kind: t.expose('kind', { type: exportKind, description: 'What it is made of.' }),
    format: t.expose('format', { type: exportFormat, description: 'How it is written.' }),
    shopCount: t.int({
      description: 'Of how many shops it is.',
      resolve: ({ shopIds }) => shopIds.length,
    }),
    start: t.expose('startTime', {
      type: 'Date',
      nullable: true,
      description: 'The first day. Null of products.',
    }),
    end: t.expose('endTime', {
      type: 'Date',
      nullable: true,
      description: 'The last day. Null of products.',
    }),
    dataSource: t.expose('dataSource', {
      type: dataSource,
      description: 'What sale lines and statistics are of.',
    }),
    state: t.expose('state', { type: exportState, description: 'How far it is.' }),
    rowsDone: t.exposeInt('rowsDone', { description: 'Rows written so far.' }),
    rowCount: t.exposeInt('rows', {
      nullable: true,
      description:
        'Rows that there will be. Null before it is begun; of sale lines until it is done.',
    }),
    byteSize: t.exposeFloat('size', {
      nullable: true,
      description: 'Bytes of the file. Null before it is done.',
    }),
    error: t.string(
      toldOrNull('What went wrong and what to do, when FAILED.', ({ error }) => error),
    ),
    createdAt: t.expose('createTime', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, in whichever way. Null before.',
    }),
    deletedAt: t.expose('deleteTime', {
      type: 'DateTime',
      description: 'When it will be deleted with its file.',
    }),
    downloadUrl: t.exposeString('downloadUrl', {
      nullable: true,
      description:
        'Address of the file, relative to that of this server where it is a path: a GET that needs no credential, as the address is signed. It holds while who asked for the export may see all that is in it. Null unless DONE, and from when they may not.',
    }),
    downloadUrlExpiresAt: t.expose('downloadUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When that address ends: an hour after it was told. Null where there is none.',
    }),
  }),
});

/** An export of the viewer; null where there is none of this id. */
export async function findExport(context: Context, id: string): Promise<ExportJob | null> {
  const exportId = exportIdOf(id);
  if (exportId === '' || exportId.length > 64) return null;
  try {
    return await context.call(calls.getExport, { exportId });
  } catch (error) {
    if (error instanceof UpstreamRefusal && error.code === 'UPSTREAM_REFUSED') return null;
    throw error;
  }
}

nodesOf({
  words: ['export'],
  type: 'DataExport',
  may: ({ shopKeeper }) => shopKeeper(),
  find: findExport,
});

builder.queryFields((t) => ({
  dataExport: t.field({
    type: dataExport,
    nullable: true,
    authScopes: { shopKeeper: true },
    description:
      'One export of the viewer. Null when there is none of this id, or it was asked for by another key. Source: getExport.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the export.' }) },
    resolve: (_root, { id }, context) => findExport(context, id),
  }),
  dataExports: t.field({
    type: [dataExport],
    authScopes: { shopKeeper: true },
    description: `The exports of the viewer, of a key those that were asked for by it; at most ${calls.mostExports}, newest first. Source: listExports.`,
    resolve: (_root, _args, context) => context.call(calls.listExports, {}),
  }),
}));
