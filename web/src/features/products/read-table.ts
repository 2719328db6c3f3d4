import { fromCsv } from '../../../../api/contract/rules/csv.ts';
import { fetchPart } from '../../shared/connection/fetch-part.ts';

/** Reads a CSV or XLSX file in the browser; what only this needs is fetched with the first file. */

export type FileFault = 'type' | 'empty' | 'tooLarge' | 'unreadable';

export class TableFileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Larger than a list of costs ever is. */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

export const readTable = async (file: File): Promise<string[][]> => {
  const kind = file.name.match(/\.(csv|txt|xlsx)$/i)?.[1]?.toLowerCase();
  if (kind === undefined) throw new TableFileError('type');
  if (file.size === 0) throw new TableFileError('empty');
  if (file.size > MAX_TABLE_BYTES) throw new TableFileError('tooLarge');
  const bytes = await file.arrayBuffer();
  try {
    return kind === 'xlsx' ? await readWorkbook(bytes) : await readCsv(bytes);
  } catch {
    // Whatever the readers stumble over: a file that they cannot read is the file's fault.
    throw new TableFileError('unreadable');
  }
};

const readWorkbook = async (bytes: ArrayBuffer): Promise<string[][]> => {
  const { readSheet } = await fetchPart(() => import('read-excel-file/browser'));
  const rows = await readSheet(new Blob([bytes]));
  return rows.map((row) => row.map(textOf));
};

/** A computed figure is as exact as spreadsheets show it: 12.3, and not 12.299999999999999. */
const textOf = (value: unknown): string => {
  if (value === null) return '';
  return String(typeof value === 'number' ? Number(value.toPrecision(15)) : value);
};

const readCsv = async (bytes: ArrayBuffer): Promise<string[][]> => {
  const { parse } = await fetchPart(() => import('csv-parse/browser/esm/sync'));
  const text = decoded(bytes);
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    relaxQuotes: true,
  });
  return rows.map((row) => row.map(fromCsv));
};

/** Where decimals are written with a comma, spreadsheets put semicolons between cells. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, 2_000);
  if (head.includes('\t')) return '\t';
  return head.split(';').length > head.split(',').length ? ';' : ',';
};

/** Spreadsheets on a Chinese system save CSV files in their own encoding. */
const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};
