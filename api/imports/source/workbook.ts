import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { contentOf, headOf } from './bytes.ts';
import { chooseSheet } from './choose-sheet.ts';
import { csvLine } from './csv-line.ts';
import { kindOf } from './detect.ts';
import { MergedCells } from './merged-cells.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import { type CellFormats, type Sheet, workbookParts } from './workbook-parts.ts';
import { XmlReader } from './xml.ts';
import { WorkbookArchive } from './zip.ts';

/**
 * Writes the sheet of an XLSX workbook (plain or gzipped) that has the sales as CSV text in UTF-8, row for row. Answers
 * which sheet that is where there are others, in Chinese.
 * @throws FileProblem when it is larger than the limit, damaged or no workbook
 */
export async function convertWorkbook(
  path: string,
  target: string,
  limit: number,
): Promise<string | null> {
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
      const { sheet, note } = await chooseSheet(opened, parts, texts);
      const text = csvText(opened, sheet, parts.formats, texts);
      await pipeline(Readable.from(text), createWriteStream(target, { mode: 0o600 }));
      return note;
    } finally {
      texts.close();
    }
  } finally {
    if (isGzip) await rm(archive, { force: true });
  }
}

async function* csvText(
  archive: WorkbookArchive,
  { entry }: Sheet,
  formats: CellFormats,
  texts: SpilledTexts,
): AsyncGenerator<string> {
  let text = '';
  const reader = new XmlReader(
    new SheetRows(texts, formats, await MergedCells.read(archive, entry), (cells) => {
      text += csvLine(cells);
    }),
  );
  for await (const part of archive.text(entry)) {
    reader.write(part);
    if (text === '') continue;
    yield text;
    text = '';
  }
  reader.end();
}
