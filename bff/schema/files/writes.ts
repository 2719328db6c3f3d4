import * as calls from '../../../api/contract/exports.ts';
import { auditFilter, wantedOf } from '../audit/audit.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { clampRange, dateRangeInput } from '../statistics/range.ts';
import { dataSource } from '../statistics/statistics.ts';
import { writeField } from '../write-field.ts';
import { dataExport, exportFormat, exportIdOf, exportKind } from './exports.ts';

/** Tools that only read may ask for exports too. */
const scope = { shopKeeper: true } as const;

writeField('startExport', {
  call: calls.startExport,
  scope,
  fieldNames: {
    shopIds: 'selection',
    startTime: 'range',
    endTime: 'range',
    filter: 'auditFilter',
    'filter.userId': 'auditFilter.personId',
    'filter.shopId': 'auditFilter.shopId',
    'filter.kind': 'auditFilter.kind',
    'filter.outcome': 'auditFilter.outcome',
    'filter.keyword': 'auditFilter.search',
  },
  description: `Asks for a file of a whole list; follow it with exportProgressed or dataExport. A key that only reads may ask too. Days that nobody has paid for are left out. Of a viewer one is made at a time, others wait; at most ${calls.mostExports} are kept, and the oldest finished ones make room. One of too many rows fails.`,
  act: 'asking for an export',
  input: {
    description: 'What is exported.',
    fields: (t) => ({
      kind: t.field({ type: exportKind, required: true, description: 'What the file is made of.' }),
      format: t.field({
        type: exportFormat,
        required: true,
        defaultValue: 'jsonl',
        description: 'How it is written.',
      }),
      selection: t.field({
        type: shopSelection,
        description: 'Of which shops. Required except for AUDIT_LOG.',
      }),
      range: t.field({
        type: dateRangeInput,
        description:
          'Of which days; cut to viewer.dataStart. Required except for PRODUCTS, which have none, and AUDIT_LOG, whose days stand in the filter.',
      }),
      dataSource: t.field({
        type: dataSource,
        required: true,
        defaultValue: 'sales',
        description: 'What sale lines and statistics are of.',
      }),
      auditFilter: t.field({
        type: auditFilter,
        description: 'Of AUDIT_LOG: which lines; left out, all.',
      }),
    }),
  },
  payload: {
    dataExport: { type: dataExport, description: 'The export. Null when it was refused.' },
  },
  run: async (
    { kind, format, selection, range, dataSource, auditFilter: given },
    context,
    send,
  ) => {
    if (kind === 'auditLog') {
      const { days, filter } = await wantedOf(context, given ?? {});
      return { dataExport: await send(calls.startExport, { kind, format, ...days, filter }) };
    }
    const { shops } = selection ? await resolveSelection(context, selection) : { shops: [] };
    const days = range && clampRange(range, (await context.viewer()).dataStart);
    return {
      dataExport: await send(calls.startExport, {
        kind,
        format,
        shopIds: shops.map((shop) => shop.mallId),
        ...(days && { startTime: days.start, endTime: days.end }),
        dataSource,
      }),
    };
  },
});

writeField('deleteExport', {
  call: calls.deleteExport,
  scope,
  description: 'Stops an export that is not finished, and deletes its file.',
  act: 'deleting an export',
  fieldNames: { exportId: 'id' },
  args: (t) => ({ id: t.id({ required: true, description: 'Global id of the export.' }) }),
  run: ({ id }, _context, send) => send(calls.deleteExport, { exportId: exportIdOf(id) }),
});
