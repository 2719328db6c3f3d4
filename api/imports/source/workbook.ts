import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { FileProblem } from '../file-problem.ts';
import { tooLarge } from './bytes.ts';
import { foreignStyles, withCurrencies } from './currency-formats.ts';
import { kindOf } from './detect.ts';
import { withReferences } from './sheet-cells.ts';
import { unpackWorkbook } from './zip.ts';

/**
 * Writes the first sheet of an XLSX workbook (plain or gzipped) as CSV text in UTF-8, row for row, so
 * that everything behind reads one kind of file. The whole sheet is in memory meanwhile: run it in a
 * process of its own.
 * @throws FileProblem when it is larger than the limit, damaged or no workbook
 */
export async function convertWorkbook(path: string, target: string, limit: number): Promise<void> {
  const entries = unpackWorkbook(unzipped(await readFile(path), limit), limit);
  const rows = await readRows(packed(entries));
  await pipeline(Readable.from(csvText(rows)), createWriteStream(target, { mode: 0o600 }));
}

function unzipped(stored: Buffer, limit: number): Buffer {
  if (kindOf(stored.subarray(0, 65_536)) !== 'gzip') return stored;
  try {
    return gunzipSync(stored, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limit, true);
    throw new FileProblem('压缩文件已损坏或不完整，请重新压缩后再上传');
  }
}

/** The workbook with its sheets as the library needs them; packed without compression, for it is read at once. */
function packed(entries: ReadonlyMap<string, Buffer>): Buffer {
  const files: Zippable = {};
  const styles = foreignStyles(entries.get('xl/styles.xml')?.toString() ?? '');
  for (const [name, content] of entries) {
    files[name] = isSheet(name)
      ? strToU8(withCurrencies(withReferences(content.toString()), styles))
      : content;
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

async function readRows(archive: Buffer): Promise<unknown[][]> {
  try {
    return await readSheet(archive);
  } catch {
    // Whatever the library stumbles over: a workbook that it cannot read is the file's fault.
    throw new FileProblem('XLSX 文件无法读取，请在表格软件中打开并另存为 CSV 后再上传');
  }
}

function* csvText(rows: readonly (readonly unknown[])[]): Generator<string> {
  for (let start = 0; start < rows.length; start += 500) {
    yield rows
      .slice(start, start + 500)
      .map((row) => `${row.map(quoted).join(',')}\n`)
      .join('');
  }
}

function quoted(cell: unknown): string {
  const text = cellText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Dates are a wall clock's reading, inexact by a millisecond or so. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const seconds = Math.round(cell.getTime() / 1000);
    return Number.isFinite(seconds)
      ? new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
      : '';
  }
  return String(cell);
}
