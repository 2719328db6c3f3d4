import { importSentences } from '../contract/rules/import-sentences.ts';
import { FileProblem } from './file-problem.ts';
import { findLayout, type Layout } from './layout.ts';
import type { ReadSheets } from './read-sheets.ts';
import type { ReadingOptions } from './source/bytes.ts';
import { type CsvRows, csvRows } from './source/csv.ts';
import type { Encoding } from './source/encoding.ts';

/** A file that is ready to be read: text, perhaps gzipped. A workbook was converted to text before. */
export interface SalesFile {
  readonly path: string;
  readonly format: 'csv' | 'xlsx';
  /** Size as it is stored, in bytes. */
  readonly size: number;
  readonly sheets: ReadSheets;
}

export interface FileRow {
  /** Counted from 1, headings and blank rows included, as a spreadsheet program numbers them. */
  readonly rowNo: number;
  readonly cells: readonly string[];
}

export interface FileHead {
  readonly layout: Layout;
  /** The first rows of data, blank ones left out. */
  readonly rows: readonly FileRow[];
}

/** Rows that are looked at for the columns, blank ones counted, and their cells. */
const headLength = 2_000;
const headCells = 500_000;
/** As many rows as a spreadsheet has; a file may not be made of nothing. */
const mostBlankRows = 1_048_576;

/** Where the columns are, and the first rows of data. */
export async function readHead(
  file: SalesFile,
  encoding: Encoding,
  options: ReadingOptions,
): Promise<FileHead> {
  const first: FileRow[] = [];
  let rowNo = 0;
  let cellCount = 0;
  read: for await (const rows of csvRows(file.path, encoding, options)) {
    for (const cells of rows) {
      rowNo += 1;
      cellCount += cells.length;
      if (!isBlank(cells)) first.push({ rowNo, cells });
      if (rowNo >= headLength || cellCount >= headCells) break read;
    }
  }
  const layout = findLayout(first);
  return { layout, rows: first.filter((row) => row.rowNo > layout.headingRow) };
}

/** Every row of data, in the order of the file, blank ones left out, some thousand at once; these come once. */
export async function* dataRows(
  file: SalesFile,
  layout: Layout,
  encoding: Encoding,
  options: ReadingOptions,
): AsyncGenerator<Iterable<FileRow>> {
  let rowNo = 0;
  let blankRows = 0;
  function* filled(rows: CsvRows): Generator<FileRow> {
    for (const cells of rows) {
      rowNo += 1;
      if (isBlank(cells)) blankRows += 1;
      else if (rowNo > layout.headingRow) yield { rowNo, cells };
    }
  }
  for await (const rows of csvRows(file.path, encoding, options)) {
    yield filled(rows);
    if (blankRows > mostBlankRows) {
      throw new FileProblem(importSentences.tooManyBlankRows);
    }
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
