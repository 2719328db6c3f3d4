import type { z } from 'zod';
import type { previewImport } from '../contract/import-files.ts';
import { amountSource, isForeign } from './amounts.ts';
import { readConventions } from './conventions.ts';
import { CurrencyTotals } from './currency-totals.ts';
import { guessOptions, type ImportOptions, missingFields } from './guess.ts';
import { MergedAmounts } from './merged-amounts.ts';
import { placeOf } from './read-sheets.ts';
import { repeatedProblem, TotalsByOrder } from './repeated-totals.ts';
import { columnIndexes, type ReadRow, rowReader } from './row-reader.ts';
import { dataRows, type FileRow, readHead, type SalesFile } from './sales-file.ts';
import { SheetRepeats } from './sheet-repeats.ts';
import { type Encoding, guessEncoding } from './source/encoding.ts';
import { yuan } from './values/currencies.ts';
import { printDecimal } from './values/numbers.ts';
import { cleanText, storable, withoutMarks } from './values/text.ts';

export type Preview = Omit<z.output<typeof previewImport.output>, 'uploadId' | 'fileName' | 'note'>;

const shownRows = 20;
const shownSamples = 5;

/**
 * What a file holds and how it would be read. Without options they are guessed.
 * @throws FileProblem when the file cannot be read, or the options name a column that it does not have
 */
export async function previewFile(
  file: SalesFile,
  limit: number,
  now: number,
  chosen: ImportOptions | undefined,
  chosenEncoding: Encoding | undefined = chosen?.encoding,
): Promise<Preview> {
  const encoding = chosenEncoding ?? (await guessEncoding(file.path, { limit }));
  const head = await readHead(file, encoding, { limit });
  const options = chosen ?? guessOptions(head, encoding);
  const { layout } = head;
  const indexes = columnIndexes(options.mapping, layout.columns);
  const amounts = amountSource(options, layout.columns);
  const conventions = await readConventions(
    file,
    layout,
    head.rows,
    { soldAt: indexes.soldAt ?? -1, amounts },
    encoding,
    { limit },
  );
  const read = rowReader(indexes, amounts, options, conventions, now, file.format === 'xlsx');
  const currencies = new CurrencyTotals();
  const totals =
    amounts?.field === 'lineTotal' ? new TotalsByOrder(options.mapping.lineTotal ?? '') : undefined;
  const repeats = new SheetRepeats(file.sheets);
  const look = (row: ReadRow): void => {
    if (row.problem === null && repeats.has(row)) return;
    currencies.add(row);
    totals?.add(row);
  };
  const shown = readTogether(head.rows, read);
  // Other currencies are listed with all of their rows; of a file in yuan the first rows will do.
  if (conventions.isForeign || (amounts !== undefined && isForeign(amounts))) {
    const merged = new MergedAmounts();
    for await (const rows of dataRows(file, layout, encoding, { limit }))
      for (const row of rows) for (const one of merged.add(row, read(row))) look(one.read);
    for (const one of merged.end()) look(one.read);
  } else for (const row of shown) look(row);
  const repeated = totals?.repeated ?? null;
  totals?.close();
  repeats.close();
  const problems = [
    currencies.problem,
    repeated === null || options.isTotalPerLine
      ? null
      : repeatedProblem(options.mapping.lineTotal ?? '', repeated),
  ];
  return {
    format: file.format,
    columns: layout.columns.map((name, index) => ({
      name: name.toWellFormed(),
      samples: samplesOf(head.rows.map((row) => row.cells[index])),
    })),
    options,
    missing: missingFields(options.mapping),
    amountField: amounts?.field ?? null,
    currencies: currencies.found,
    problems: problems.filter((problem) => problem !== null),
    isTotalRepeated: repeated !== null,
    rows: shown
      .slice(0, shownRows)
      .map((row) => ({ ...shownRow(row), ...placeOf(row.rowNo, file.sheets) })),
  };
}

function readTogether(rows: readonly FileRow[], read: (row: FileRow) => ReadRow): ReadRow[] {
  const merged = new MergedAmounts();
  const all = rows.flatMap((row) => merged.add(row, read(row)));
  return [...all, ...merged.end()].map((one) => one.read);
}

function shownRow({
  rate: _rate,
  isUnrated: _isUnrated,
  isNegative: _isNegative,
  hasPlace: _hasPlace,
  merged: _merged,
  original,
  kind,
  ...row
}: ReadRow) {
  const isYuan = row.currency === null || row.currency === yuan;
  return {
    ...row,
    kind: kind === 'undone' ? ('return' as const) : kind,
    original: isYuan || original === null ? null : printDecimal(original, 2),
  };
}

function samplesOf(cells: readonly (string | undefined)[]): string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    const text = storable(withoutMarks(cleanText(cell)), 100);
    if (text !== '') samples.add(text);
    if (samples.size >= shownSamples) break;
  }
  return [...samples];
}
