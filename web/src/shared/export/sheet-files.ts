import { type CsvValue, csvText } from '../../../../api/contract/rules/csv.ts';
import { fetchPart } from '../connection/fetch-part.ts';
import { csvBlob } from '../files/save.ts';
import type { Sheet } from './sheet.ts';

export type FileKind = 'csv' | 'xlsx';

/** Amounts have both of their decimals, as everywhere. */
const textOf = (value: CsvValue, isMoney: boolean): CsvValue =>
  isMoney && typeof value === 'number' ? { plain: value.toFixed(2) } : value;

export const csvFile = ({ columns, rows }: Sheet): Blob =>
  csvBlob(
    csvText([
      columns.map(({ heading }) => heading),
      ...rows.map((row) =>
        row.map((value, index) => textOf(value, columns[index]?.isMoney ?? false)),
      ),
    ]),
  );

/** A cell of a workbook with more is damaged to Excel. */
const longestCell = 32_767;
const textCell = (text: string) => ({ value: text.slice(0, longestCell), type: String });

const time = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/;
const dayLength = 86_400_000;
/** What workbooks count days from. */
const firstDay = Date.UTC(1899, 11, 30);

/** What a spreadsheet would read from a CSV file: days, times and parts of a hundred can be counted and sorted. */
const plainCell = (plain: string) => {
  const [, year, month, day, hour, minute] = time.exec(plain) ?? [];
  if (year !== undefined) {
    const numbers = [year, month, day, hour ?? 0, minute ?? 0].map(Number);
    const [y = 0, m = 0, d = 0, h = 0, min = 0] = numbers;
    const value = (Date.UTC(y, m - 1, d, h, min) - firstDay) / dayLength;
    return { value, type: Number, format: hour === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
  }
  const [, percent, decimals] = /^(-?\d+(?:\.(\d+))?)%$/.exec(plain) ?? [];
  if (percent === undefined) return textCell(plain);
  const format = decimals === undefined ? '0%' : `0.${'0'.repeat(decimals.length)}%`;
  return { value: Number(percent) / 100, type: Number, format };
};

/** Texts are written as texts, so that no id loses its digits and nothing runs as a formula. */
const cellOf = (value: CsvValue, isMoney: boolean) => {
  if (value === null) return null;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'object') return plainCell(value.plain);
  return { value, type: Number, ...(isMoney && { format: '0.00' }) };
};

/** Of a figure or day that is wider than its column only ##### is shown. */
const widthOf = ({ heading, isMoney }: Sheet['columns'][number], values: readonly CsvValue[]) => {
  let longest = Math.min(2 * heading.length, 20);
  for (const value of values) {
    if (value === null) continue;
    const text = textOf(value, isMoney);
    const { length } = typeof text === 'object' ? (text?.plain ?? '') : String(text);
    longest = Math.max(longest, Math.min(length, 30));
  }
  return { width: longest + 2 };
};

/** The writer is fetched with the first workbook. */
export const workbookFile = async ({ columns, rows }: Sheet): Promise<Blob> => {
  const { default: writeXlsxFile } = await fetchPart(() => import('write-excel-file/browser'));
  const head = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value, index) => cellOf(value, columns[index]?.isMoney ?? false)),
  );
  const widths = columns.map((column, index) =>
    widthOf(
      column,
      rows.map((row) => row[index] ?? null),
    ),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1, columns: widths }).toBlob();
};

export const sheetFile = (kind: FileKind, sheet: Sheet): Promise<Blob> =>
  kind === 'csv' ? Promise.resolve(csvFile(sheet)) : workbookFile(sheet);
