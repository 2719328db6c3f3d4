import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { contentOf, headOf } from './bytes.ts';
import { kindOf } from './detect.ts';
import { MergedCells } from './merged-cells.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import { workbookParts } from './workbook-parts.ts';
import { XmlReader } from './xml.ts';
import { WorkbookArchive } from './zip.ts';

/**
 * Writes the first sheet of an XLSX workbook (plain or gzipped) as CSV text in UTF-8, row for row, so
 * that everything behind reads one kind of file. Neither the workbook nor the text is ever in memory as a whole.
 * @throws FileProblem when it is larger than the limit, damaged or no workbook
 */
export async function convertWorkbook(path: string, target: string, limit: number): Promise<void> {
  const isGzip = kindOf(await headOf(path)) === 'gzip';
  // The directory of an archive stands at its end, so a gzipped one is unpacked first.
  const archive = isGzip ? `${target}.zip.part` : path;
  try {
    if (isGzip)
      await pipeline(contentOf(path, { limit }), createWriteStream(archive, { mode: 0o600 }));
    const opened = await WorkbookArchive.open(archive, limit);
    await pipeline(Readable.from(csvText(opened)), createWriteStream(target, { mode: 0o600 }));
  } finally {
    if (isGzip) await rm(archive, { force: true });
  }
}

async function* csvText(archive: WorkbookArchive): AsyncGenerator<string> {
  const { sheet, sharedStrings, formats } = await workbookParts(archive);
  const texts = new SpilledTexts();
  try {
    await readSharedStrings(archive, sharedStrings, texts);
    let text = '';
    const reader = new XmlReader(
      new SheetRows(texts, formats, await MergedCells.read(archive, sheet), (cells) => {
        text += `${cells.map(quoted).join(',')}\n`;
      }),
    );
    for await (const part of archive.text(sheet)) {
      reader.write(part);
      if (text === '') continue;
      yield text;
      text = '';
    }
    reader.end();
  } finally {
    texts.close();
  }
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
