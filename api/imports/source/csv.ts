import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from '../file-problem.ts';
import type { ReadingOptions } from './bytes.ts';
import { guessDelimiter } from './delimiter.ts';
import { type Encoding, textOf } from './encoding.ts';

/** A quote that is never closed would otherwise swallow the rest of the file. */
const longestRow = 200_000;
const guessingLength = 32_768;

/**
 * The rows of a text file, blank ones too, so that the nth is row n of a spreadsheet program.
 * @throws FileProblem when the text is no table
 */
export async function* csvRows(
  path: string,
  encoding: Encoding,
  options: ReadingOptions,
): AsyncGenerator<string[]> {
  const text = textOf(path, encoding, options);
  const head: string[] = [];
  let length = 0;
  for (let part = await text.next(); !part.done; part = await text.next()) {
    head.push(part.value);
    length += part.value.length;
    if (length >= guessingLength) break;
  }
  const first = head.join('');
  const parser = parse({
    bom: true,
    delimiter: guessDelimiter(first),
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });
  const source = Readable.from(withHead(first, text), { objectMode: true });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield row;
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(error) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* withHead(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first !== '') yield first;
  yield* rest;
}

function csvProblem(error: CsvError): FileProblem {
  const row = 'records' in error ? Number(error.records) + 1 : undefined;
  const where = row === undefined ? '' : `第 ${row} 行起`;
  return new FileProblem(
    `${where}的双引号没有成对，无法分列，请在表格软件中重新另存为 CSV 后再上传`,
  );
}
