import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import { isKnownHeading } from './headings.ts';
import type { FileRow } from './sales-file.ts';
import { cleanFigure, cleanText } from './values/text.ts';
import { parseTime } from './values/times.ts';

export const mostColumns = 500;

export interface Layout {
  /** The row of the headings; 0 when the file has none. */
  readonly headingRow: number;
  /** One name a column, each of them once. */
  readonly columns: readonly string[];
}

/**
 * Finds the headings among the first rows. Exports may have a title and remarks above them; a file
 * without any gets the names 第1列, 第2列 and so on.
 */
export function findLayout(first: readonly FileRow[]): Layout {
  const candidates = first.slice(0, 10).map((row) => ({
    row,
    known: row.cells.filter((cell) => isKnownHeading(cleanText(cell))).length,
  }));
  const most = Math.max(0, ...candidates.map(({ known }) => known));
  const best = candidates.find(({ known }) => known === most && known > 0)?.row ?? first[0];
  if (best === undefined) return { headingRow: 0, columns: [] };
  const width = widthOf(first);
  if (width > mostColumns) throw tooManyColumns(width);
  const isData = most === 0 && best.cells.some((cell) => looksLikeTime(cleanFigure(cell)));
  return {
    headingRow: isData ? 0 : best.rowNo,
    columns: columnNames(isData ? [] : best.cells, width),
  };
}

/** Of rows that are wider than any table only what is filled counts: spreadsheet programs write delimiters far beyond it. */
function widthOf(rows: readonly FileRow[]): number {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  if (width <= mostColumns) return width;
  return Math.max(
    ...rows.map(({ cells }) => 1 + cells.findLastIndex((cell) => cell.trim() !== '')),
  );
}

export const tooManyColumns = (count: number): FileProblem =>
  new FileProblem(
    sentence(importSentences.tooManyFileColumns, { columns: count, most: mostColumns }),
  );

function looksLikeTime(text: string): boolean {
  return /\d[-/.年]\d/.test(text) && parseTime(text, 'unknown') !== undefined;
}

function columnNames(headings: readonly string[], width: number): string[] {
  const names: string[] = [];
  for (let index = 0; index < width; index += 1) {
    const name =
      cleanText(headings[index]).slice(0, 190) ||
      sentence(importSentences.wordColumn, { number: index + 1 });
    let unique = name;
    for (let copy = 2; names.includes(unique); copy += 1) unique = `${name} (${copy})`;
    names.push(unique);
  }
  return names;
}
