import type { AuditEntry, AuditFilter } from '../../db/audit/audit-log.ts';
import type { DataExport } from '../../db/schema.ts';
import { linesFor, rowOf } from '../audit/lines.ts';
import { auditFilter } from '../contract/audit.ts';
import type { exportColumns } from '../contract/rules/export-columns.ts';
import type { Actor } from '../deps.ts';
import { callNames } from '../docs/names.ts';
import type { Cell } from './export-text.ts';

/** The log of who did what, as a file: the lines that the page shows, by the same rights and filters. */

interface Asked extends Pick<DataExport, 'filter' | 'start_day' | 'end_day'> {
  readonly user: Pick<Actor, 'id' | 'role'>;
}

export const logFilterOf = ({ user, filter, start_day, end_day }: Asked): AuditFilter =>
  linesFor(user, {
    ...auditFilter.parse(JSON.parse(filter ?? '{}')),
    startTime: start_day ?? undefined,
    endTime: end_day ?? undefined,
  });

const joined = (parts: readonly string[], sign: string): string | null =>
  parts.length === 0 ? null : parts.join(sign);

export function logRow(
  entry: AuditEntry,
  seesCost: boolean,
): Readonly<Record<keyof (typeof exportColumns)['auditLog'], Cell>> {
  const row = rowOf(entry, seesCost);
  const changes = row.changes.map(
    ({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`,
  );
  return {
    at: row.at,
    person: row.person,
    act: row.call,
    actName: callNames[row.call] ?? null,
    kind: row.kind.toUpperCase(),
    shops: joined(
      row.shops.map(({ name }) => name),
      '、',
    ),
    subjects: joined(
      row.subjects.map(({ field, value }) => `${field}: ${value}`),
      '；',
    ),
    changes: joined(changes, '；'),
    changesLeftOut: row.changesLeftOut,
    way: row.via.toUpperCase(),
    keyName: row.keyName,
    address: row.address,
    outcome: row.outcome.toUpperCase(),
    message: row.msg,
  };
}
