import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { FileProblem } from '../file-problem.ts';
import type { ReadingOptions } from './bytes.ts';
import { type Delimiter, guessDelimiter } from './delimiter.ts';
import { type Encoding, textOf } from './encoding.ts';

/** A quote that is never closed would otherwise swallow the rest of the file. */
const longestRow = 200_000;
const guessingLength = 32_768;
const rowsAtOnce = 1_000;

/** Some rows, to be gone through once: none of them need be in memory with another. */
export type CsvRows = Iterable<readonly string[]>;

/**
 * The rows of a text file, some thousand at once, blank ones too, so that the nth is row n of a spreadsheet
 * program. A cell may keep the text around it in memory: what is kept of many must be copied (`copied`).
 *
 * Without a quote a text is nothing but lines and delimiters, which the runtime splits several times as fast as
 * any parser goes through them. From the first quote on, the parser has the rest.
 * @throws FileProblem when the text is no table
 */
export async function* csvRows(
  path: string,
  encoding: Encoding,
  options: ReadingOptions,
): AsyncGenerator<CsvRows> {
  const text = textOf(path, encoding, options);
  const head: string[] = [];
  let length = 0;
  for (let part = await text.next(); !part.done; part = await text.next()) {
    head.push(part.value);
    length += part.value.length;
    if (length >= guessingLength) break;
  }
  const first = head.join('');
  const delimiter = guessDelimiter(first);
  const source = followedBy(first, text);
  let rest = '';
  let count = 0;
  for await (const part of source) {
    const open = rest + part;
    // A line break at the very end may be the first half of one.
    const end = 1 + Math.max(open.lastIndexOf('\n'), open.lastIndexOf('\r', open.length - 2));
    const lines = linesOf(open.slice(0, end));
    rest = open.slice(end);
    if (open.includes('"') || [...lines, rest].some((line) => line.length > longestRow)) {
      yield* parsedRows(followedBy(open, source), delimiter, count);
      return;
    }
    count += lines.length;
    yield cellsOf(lines, delimiter);
  }
  if (rest !== '') yield [rest.replace(/\r$/, '').split(delimiter)];
}

/** The lines of a text that ends with a line break, or is empty. */
function linesOf(text: string): string[] {
  return text.split(text.includes('\r') ? /\r\n|\n|\r/ : '\n').slice(0, -1);
}

function* cellsOf(lines: readonly string[], delimiter: Delimiter): Generator<string[]> {
  for (const line of lines) yield line.split(delimiter);
}

/** @param before how many rows of the file came before */
async function* parsedRows(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
  before: number,
): AsyncGenerator<CsvRows> {
  const parser = parse({
    delimiter,
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });
  const source = Readable.from(text, { objectMode: true });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    let rows: string[][] = [];
    for await (const row of parser) {
      rows.push(row);
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(error, before) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* followedBy(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first !== '') yield first;
  yield* rest;
}

function csvProblem(error: CsvError, before: number): FileProblem {
  const row = 'records' in error ? before + Number(error.records) + 1 : undefined;
  const { fileQuotes, fileQuotesFrom } = importSentences;
  return new FileProblem(row === undefined ? fileQuotes : sentence(fileQuotesFrom, { row }));
}
