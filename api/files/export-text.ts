import { shanghaiMinute } from '../contract/rules/calendar.ts';
import { type CsvValue, csvLine, csvStart } from '../contract/rules/csv.ts';
import {
  type ColumnKind,
  type ExportKind,
  exportColumns,
} from '../contract/rules/export-columns.ts';
import { tableWords } from '../contract/rules/export-words.ts';
import { yuanText } from '../contract/rules/money.ts';

/** Rows as the text of a file: a JSON object a line, or CSV with a line of headings. */

/** Amounts are whole fen, instants milliseconds. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

export interface ExportText {
  readonly head: string;
  line(row: Row): string;
}

const shown = (kind: ColumnKind, value: Cell): Cell => {
  if (typeof value !== 'number') return value;
  if (kind === 'money') return yuanText(value);
  return kind === 'instant' ? new Date(value).toISOString() : value;
};

const csvValue = (kind: ColumnKind, value: Cell): CsvValue => {
  const text = shown(kind, value);
  if (text === null || typeof text === 'number') return text;
  return kind === 'text' ? String(text) : { plain: String(text) };
};

/** What a text holds of the parts that a column's name leads through. */
function put(
  target: Record<string, unknown>,
  [name = '', ...others]: readonly string[],
  value: Cell,
) {
  if (others.length === 0) {
    target[name] = value;
    return;
  }
  const known = target[name];
  const inner: Record<string, unknown> =
    typeof known === 'object' && known !== null ? { ...known } : {};
  target[name] = inner;
  put(inner, others, value);
}

export function exportText(kind: ExportKind, format: 'jsonl' | 'csv'): ExportText {
  const columns: (readonly [name: string, kind: ColumnKind])[] = Object.entries(
    exportColumns[kind],
  );
  if (format === 'csv') {
    const words = tableWords[kind];
    const said = (name: string, of: ColumnKind, value: Cell): Cell => {
      if (words === undefined) return value;
      // As pages write them; seconds would be no help to people.
      if (of === 'instant' && typeof value === 'number')
        return shanghaiMinute(value).replace('T', ' ');
      return typeof value === 'string' ? (words.values[name]?.[value] ?? value) : value;
    };
    return {
      head: `${csvStart}${csvLine(columns.map(([name]) => words?.headings[name] ?? name))}`,
      line: (row) =>
        csvLine(columns.map(([name, of]) => csvValue(of, said(name, of, row[name] ?? null)))),
    };
  }
  const paths = columns.map(([name, of]) => [name, of, name.split('.')] as const);
  return {
    head: '',
    line: (row) => {
      const object: Record<string, unknown> = {};
      for (const [name, of, path] of paths) put(object, path, shown(of, row[name] ?? null));
      return `${JSON.stringify(object)}\n`;
    },
  };
}
