import type { AuditEntry, AuditFilter } from '../../db/audit/audit-log.ts';
import type { DataExport } from '../../db/schema.ts';
import { type AuditRow, linesFor, rowOf } from '../audit/lines.ts';
import { auditFilter } from '../contract/audit.ts';
import {
  type AuditTeller,
  changeNamed,
  changeSaid,
  listedAt,
  subjectSaid,
} from '../contract/rules/audit-values.ts';
import { auditWords } from '../contract/rules/audit-words.ts';
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

type LogRow = Readonly<Record<keyof (typeof exportColumns)['auditLog'], Cell>>;

const cellsOf = (row: AuditRow) => ({
  at: row.at,
  person: row.person,
  act: row.call,
  kind: row.kind.toUpperCase(),
  shops: joined(
    row.shops.map(({ name }) => name),
    '、',
  ),
  changesLeftOut: row.changesLeftOut,
  way: row.via.toUpperCase(),
  keyName: row.keyName,
  address: row.address,
  outcome: row.outcome.toUpperCase(),
  message: row.msg,
});

/** For programs: by the names of the log. */
export function logRow(entry: AuditEntry, seesCost: boolean): LogRow {
  const row = rowOf(entry, seesCost);
  const subjects = row.subjects.map(({ field, value }) => `${field}: ${value}`);
  const changes = row.changes.map(
    ({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`,
  );
  return {
    ...cellsOf(row),
    actName: callNames[row.call] ?? listedAt<string>(auditWords.acts, row.call) ?? null,
    subjects: joined(subjects, '；'),
    changes: joined(changes, '；'),
  };
}

const teller: AuditTeller = {
  word: (list, code) => {
    const words = listedAt<Readonly<Record<string, string>>>(auditWords.values, list);
    return words && listedAt(words, code);
  },
  time: (minute) => minute.replace('T', ' '),
};

function changeText({ field, before, after }: AuditRow['changes'][number]): string {
  const { name, which } = changeNamed(field);
  const words = listedAt<string>(auditWords.fields, name) ?? name;
  const told = (value: string | null) =>
    value === null ? auditWords.nothing : changeSaid(field, value, teller);
  return `${words}${which && ` ${which}`}：${told(before)} → ${told(after)}`;
}

/** For people: in the words of the page. */
export function logRowInWords(entry: AuditEntry, seesCost: boolean): LogRow {
  const row = rowOf(entry, seesCost);
  const subjects = row.subjects.map(({ field, value }) => {
    const words = listedAt<string>(auditWords.subjects, field) ?? field;
    return `${words}：${subjectSaid(field, value, teller)}`;
  });
  return {
    ...cellsOf(row),
    person: row.personMark == null ? row.person : `${row.person} · ${row.personMark}`,
    actName: listedAt<string>(auditWords.acts, row.call) ?? null,
    subjects: joined(subjects, '；'),
    changes: joined(row.changes.map(changeText), '；'),
  };
}
