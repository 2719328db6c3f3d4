import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRow } from '../sales-file.ts';
import { chooseSheets, headRows, mostSheets, type SeenSheet } from './choose-sheets.ts';
import { csvLine } from './csv-line.ts';
import { type Encoding, guessEncoding, textOf } from './encoding.ts';
import type { Converted } from './workbook.ts';
import { unreadable, XmlReader } from './xml.ts';
import { type SheetsHandler, XmlSheets } from './xml-sheets.ts';

/**
 * Writes the sheets of a workbook in XML (plain or gzipped) that have the sales as CSV text in UTF-8. It is gone through
 * twice: for what the sheets are, and for their rows.
 * @throws FileProblem when it is larger than the limit, damaged or no workbook
 */
export async function convertXmlWorkbook(
  path: string,
  target: string,
  limit: number,
): Promise<Converted> {
  const encoding = await guessEncoding(path, { limit });
  const all = await seenSheets(path, encoding, limit);
  if (all.length === 0) throw unreadable();
  const visible = all.filter(({ isHidden }) => !isHidden);
  const seen = (visible.length > 0 ? visible : all).slice(0, mostSheets);
  const { sheets: chosen, note } = chooseSheets(seen);
  const byPlace = new Map(chosen.map((sheet) => [seen[sheet.index]?.place, sheet]));
  const sheets: { name: string; before: number }[] = [];
  async function* csvText(): AsyncGenerator<string> {
    let text = '';
    let place = -1;
    let before = 0;
    let rowNo = 0;
    const reader = readerFor({
      sheet: (name) => {
        place += 1;
        before += rowNo;
        rowNo = 0;
        if (byPlace.has(place)) sheets.push({ name, before });
      },
      row: (cells) => {
        const sheet = byPlace.get(place);
        if (sheet === undefined) return;
        rowNo += 1;
        text += csvLine(sheet.cellsOf(cells, rowNo));
      },
      hidden: () => undefined,
    });
    for await (const part of textOf(path, encoding, { limit })) {
      reader.write(part);
      if (text === '') continue;
      yield text;
      text = '';
    }
    reader.end();
  }
  await pipeline(Readable.from(csvText()), createWriteStream(target, { mode: 0o600 }));
  return { note, sheets: sheets.length > 1 ? sheets : [] };
}

interface XmlSheet extends SeenSheet {
  /** Among all sheets of the workbook, from 0. */
  readonly place: number;
  readonly rows: FileRow[];
  isHidden: boolean;
}

async function seenSheets(path: string, encoding: Encoding, limit: number): Promise<XmlSheet[]> {
  const seen: XmlSheet[] = [];
  let rowNo = 0;
  const reader = readerFor({
    sheet: (name) => {
      if (seen.length >= mostSheetsKept) throw unreadable();
      seen.push({ name, place: seen.length, rows: [], isHidden: false });
      rowNo = 0;
    },
    row: (cells) => {
      rowNo += 1;
      const rows = seen.at(-1)?.rows;
      if (cells.length > 0 && rows !== undefined && rows.length < headRows)
        rows.push({ rowNo, cells });
    },
    hidden: () => {
      const last = seen.at(-1);
      if (last !== undefined) last.isHidden = true;
    },
  });
  for await (const part of textOf(path, encoding, { limit })) reader.write(part);
  reader.end();
  return seen;
}

/** No workbook that is one has more; their first rows are in memory. */
const mostSheetsKept = 1_000;

const readerFor = (handler: SheetsHandler): XmlReader => new XmlReader(new XmlSheets(handler));
