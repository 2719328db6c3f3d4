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

/** Texts are written as texts, so that no id loses its digits and nothing runs as a formula. */
const cellOf = (value: CsvValue, isMoney: boolean) => {
  if (value === null) return null;
  if (typeof value === 'string') return { value, type: String };
  if (typeof value === 'object') return { value: value.plain, type: String };
  return { value, type: Number, ...(isMoney && { format: '0.00' }) };
};

/** The writer is fetched with the first workbook. */
export const workbookFile = async ({ columns, rows }: Sheet): Promise<Blob> => {
  const { default: writeXlsxFile } = await fetchPart(() => import('write-excel-file/browser'));
  const head = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value, index) => cellOf(value, columns[index]?.isMoney ?? false)),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBlob();
};

export const sheetFile = (kind: FileKind, sheet: Sheet): Promise<Blob> =>
  kind === 'csv' ? Promise.resolve(csvFile(sheet)) : workbookFile(sheet);
