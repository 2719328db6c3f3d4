import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { FileProblem } from '../file-problem.ts';
import { contentOf, headOf } from './bytes.ts';
import { csvLine } from './csv-line.ts';
import { type FileKind, kindOf, utf16Of } from './detect.ts';
import { guessEncoding, textOf } from './encoding.ts';
import { HtmlRows } from './html-rows.ts';
import { type Converted, convertWorkbook } from './workbook.ts';
import { convertXmlWorkbook } from './xml-workbook.ts';

/**
 * Writes a file that is no plain text (perhaps gzipped) as CSV text in UTF-8, row for row, so that everything behind
 * reads one kind of file. Neither the file nor the text is ever in memory as a whole.
 * @throws FileProblem when it is larger than the limit, damaged or no table
 */
export async function convertFile(path: string, target: string, limit: number): Promise<Converted> {
  const kind = await kindOfContent(path, limit);
  if (kind === 'zip') return convertWorkbook(path, target, limit);
  if (kind === 'xml') return convertXmlWorkbook(path, target, limit);
  const text = kind === 'html' ? htmlText(path, limit) : utf16Text(path, limit);
  await pipeline(Readable.from(text), createWriteStream(target, { mode: 0o600 }));
  return { note: null, sheets: [] };
}

async function kindOfContent(path: string, limit: number): Promise<FileKind> {
  const stored = kindOf(await headOf(path));
  if (stored !== 'gzip') return stored;
  for await (const chunk of contentOf(path, { limit })) {
    const kind = kindOf(chunk);
    if (kind !== 'gzip') return kind;
    break;
  }
  return 'text';
}

async function* htmlText(path: string, limit: number): AsyncGenerator<string> {
  let text = '';
  const rows = new HtmlRows((cells) => {
    text += csvLine(cells);
  });
  const encoding = await guessEncoding(path, { limit });
  for await (const part of textOf(path, encoding, { limit })) {
    rows.write(part);
    if (text !== '') yield text;
    text = '';
  }
  rows.end();
  if (text !== '') yield text;
  // A page that says to sign in, in place of the export, has no table.
  if (!rows.hasRows) throw new FileProblem(importSentences.fileNoTable);
}

/** As spreadsheet programs save “Unicode text”, and others without the mark at its beginning. */
async function* utf16Text(path: string, limit: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of contentOf(path, { limit })) {
    decoder ??= new TextDecoder(utf16Of(chunk) ?? 'utf-16le');
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== undefined) yield decoder.decode();
}
