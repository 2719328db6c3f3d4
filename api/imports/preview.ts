import type { z } from 'zod';
import type { previewImport } from '../contract/imports.ts';
import { readConventions } from './conventions.ts';
import { guessOptions, type ImportOptions, missingFields } from './guess.ts';
import { columnIndexes, rowReader } from './row-reader.ts';
import { readHead, type SalesFile } from './sales-file.ts';
import { type Encoding, guessEncoding } from './source/encoding.ts';
import { cleanText, storable } from './values/text.ts';

export type Preview = Omit<z.output<typeof previewImport.output>, 'uploadId' | 'fileName'>;

const shownRows = 20;
const shownSamples = 5;

/**
 * What a file holds and how it would be read. Without options they are guessed.
 * @throws FileProblem when the file cannot be read, or the options name a column that it does not have
 */
export async function previewFile(
  file: SalesFile,
  limit: number,
  chosen: ImportOptions | undefined,
  chosenEncoding: Encoding | undefined = chosen?.encoding,
): Promise<Preview> {
  const encoding = chosenEncoding ?? (await guessEncoding(file.path, { limit }));
  const head = await readHead(file, encoding, { limit });
  const options = chosen ?? guessOptions(head, encoding);
  const { layout } = head;
  const indexes = columnIndexes(options.mapping, layout.columns);
  const conventions = await readConventions(
    file,
    layout,
    head.rows,
    { soldAt: indexes.soldAt ?? -1, unitPrice: indexes.unitPrice },
    encoding,
    { limit },
  );
  const read = rowReader(indexes, options, conventions);
  return {
    format: file.format,
    columns: layout.columns.map((name, index) => ({
      name: name.toWellFormed(),
      samples: samplesOf(head.rows.map((row) => row.cells[index])),
    })),
    options,
    missing: missingFields(options.mapping),
    rows: head.rows.slice(0, shownRows).map(read),
  };
}

function samplesOf(cells: readonly (string | undefined)[]): string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    const text = storable(cleanText(cell), 100);
    if (text !== '') samples.add(text);
    if (samples.size >= shownSamples) break;
  }
  return [...samples];
}
