import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { FileProblem } from '../file-problem.ts';
import type { ReadSheets } from '../read-sheets.ts';
import type { FileRow } from '../sales-file.ts';
import { contentOf, headOf } from './bytes.ts';
import {
  type ChosenSheet,
  chooseSheets,
  headRows,
  mostSheets,
  type SeenSheet,
} from './choose-sheets.ts';
import { csvLine } from './csv-line.ts';
import { kindOf } from './detect.ts';
import { MergedCells } from './merged-cells.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import {
  type CellFormats,
  type Sheet,
  type WorkbookParts,
  workbookParts,
} from './workbook-parts.ts';
import { unreadable, XmlReader } from './xml.ts';
import { WorkbookArchive } from './zip.ts';

/** What was read of a file that is no plain text. */
export interface Converted {
  /** What is to be told of it, in Chinese, or null. */
  readonly note: string | null;
  readonly sheets: ReadSheets;
}

/**
 * Writes the sheets of an XLSX workbook (plain or gzipped) that have the sales as CSV text in UTF-8, row for row, one
 * sheet behind the other. The note says which these are where there are several.
 * @throws FileProblem when it is larger than the limit, damaged or no workbook
 */
export async function convertWorkbook(
  path: string,
  target: string,
  limit: number,
): Promise<Converted> {
  const isGzip = kindOf(await headOf(path)) === 'gzip';
  // The directory of an archive stands at its end, so a gzipped one is unpacked first.
  const archive = isGzip ? `${target}.zip.part` : path;
  try {
    if (isGzip)
      await pipeline(contentOf(path, { limit }), createWriteStream(archive, { mode: 0o600 }));
    const opened = await WorkbookArchive.open(archive, limit);
    const parts = await workbookParts(opened);
    const texts = new SpilledTexts();
    try {
      await readSharedStrings(opened, parts.sharedStrings, texts);
      const { sheets, note } = chooseSheets(await seenSheets(opened, parts, texts));
      const read: { name: string; before: number }[] = [];
      async function* allText(): AsyncGenerator<string> {
        let before = 0;
        for (const chosen of sheets) {
          const sheet = parts.sheets[chosen.index];
          if (sheet === undefined) throw unreadable();
          read.push({ name: chosen.name, before });
          before += yield* csvText(opened, sheet, chosen, parts.formats, texts);
        }
      }
      await pipeline(Readable.from(allText()), createWriteStream(target, { mode: 0o600 }));
      return { note, sheets: read.length > 1 ? read : [] };
    } finally {
      texts.close();
    }
  } finally {
    if (isGzip) await rm(archive, { force: true });
  }
}

/** Of a workbook with one sheet nothing is looked at. */
async function seenSheets(
  archive: WorkbookArchive,
  { sheets, formats }: WorkbookParts,
  texts: SpilledTexts,
): Promise<SeenSheet[]> {
  const [only] = sheets;
  if (only !== undefined && sheets.length === 1) return [{ name: only.name, rows: [] }];
  const seen: SeenSheet[] = [];
  for (const sheet of sheets.slice(0, mostSheets))
    seen.push({ name: sheet.name, rows: await firstRows(archive, sheet, texts, formats) });
  return seen;
}

/** The first rows of a sheet; of one that cannot be read as many as can. */
async function firstRows(
  archive: WorkbookArchive,
  { entry }: Sheet,
  texts: SpilledTexts,
  formats: WorkbookParts['formats'],
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let rowNo = 0;
  const reader = new XmlReader(
    new SheetRows(texts, formats, MergedCells.none(), (cells) => {
      rowNo += 1;
      if (cells.length > 0 && rows.length < headRows) rows.push({ rowNo, cells });
    }),
  );
  try {
    for await (const part of archive.text(entry)) {
      reader.write(part);
      if (rows.length >= headRows) break;
    }
  } catch (error) {
    // What is wrong with a sheet is told when it is the one to be read.
    if (!(error instanceof FileProblem)) throw error;
  }
  return rows;
}

/** Answers how many rows there are. */
async function* csvText(
  archive: WorkbookArchive,
  { entry }: Sheet,
  { cellsOf }: ChosenSheet,
  formats: CellFormats,
  texts: SpilledTexts,
): AsyncGenerator<string, number> {
  let text = '';
  let rows = 0;
  const reader = new XmlReader(
    new SheetRows(texts, formats, await MergedCells.read(archive, entry), (cells) => {
      rows += 1;
      text += csvLine(cellsOf(cells, rows));
    }),
  );
  for await (const part of archive.text(entry)) {
    reader.write(part);
    if (text === '') continue;
    yield text;
    text = '';
  }
  reader.end();
  return rows;
}
