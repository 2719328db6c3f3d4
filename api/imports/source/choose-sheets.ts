import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { requiredFields } from '../guess.ts';
import { matchHeadings } from '../headings.ts';
import { findLayout } from '../layout.ts';
import type { FileRow } from '../sales-file.ts';
import { cleanText } from '../values/text.ts';

/** A sheet of a workbook, with as much of it as says what it is. */
export interface SeenSheet {
  readonly name: string;
  /** The first that are not blank. */
  readonly rows: readonly FileRow[];
}

/** A sheet that is read. */
export interface ChosenSheet {
  readonly name: string;
  /** Which of those that were seen. */
  readonly index: number;
  /** What is written of its rows. */
  readonly cellsOf: (cells: readonly string[], rowNo: number) => readonly string[];
}

export interface ChosenSheets {
  readonly sheets: readonly ChosenSheet[];
  /** Which sheets are read and which are not, in Chinese; null where there is no other with anything in it. */
  readonly note: string | null;
}

interface Head {
  readonly name: string;
  readonly index: number;
  readonly isEmpty: boolean;
  /** Number of the row of headings; 0 where there is none. */
  readonly headingRow: number;
  /** The headings as they stand; empty above a column without one. */
  readonly headings: readonly string[];
  /** How many of the columns that a sales file must have its headings name. */
  readonly named: number;
}

/** Rows of a sheet that are looked at, and sheets. */
export const headRows = 20;
export const mostSheets = 100;
/** So many of the columns that a sales file must have make a sheet look like one. */
const enough = 3;
/** Fewer say nothing: lists of prices, too, have codes and days. */
const least = 2;
/** The column that says of which sheet a row is, where no other names shops: sellers have a sheet for each. */
const sheetColumn = '工作表';

/**
 * Which sheets of a workbook are read: the first that has the headings of a sales file, as a cover or instructions may
 * stand before it, and all others with the same columns, as sellers have a sheet for each month or shop; where none
 * has such headings, the first that has anything.
 */
export function chooseSheets(seen: readonly SeenSheet[]): ChosenSheets {
  const heads = seen.map(headOf);
  const most = Math.max(...heads.map(({ named }) => named));
  const first =
    heads.find(({ named }) => named >= enough) ??
    heads.find(({ named }) => most >= least && named === most) ??
    heads.find(({ isEmpty }) => !isEmpty) ??
    heads[0];
  if (first === undefined) throw new Error('A workbook has a sheet');
  const others = heads.filter((head) => head !== first && !head.isEmpty);
  const alike = others.filter((head) => first.named >= enough && hasColumnsOf(first, head));
  if (alike.length === 0)
    return { sheets: [{ ...first, cellsOf: asTheyAre }], note: noteOfOne(first, others) };
  const together = [first, ...alike];
  const namesShops = matchHeadings(first.headings).has('shopName');
  return {
    sheets: together.map((head) => ({
      name: head.name,
      index: head.index,
      cellsOf: namesShops ? underFirst(first, head) : withName(first, head),
    })),
    note: noteOfSeveral(
      together,
      others.filter((head) => !alike.includes(head)),
      namesShops,
    ),
  };
}

const asTheyAre = (cells: readonly string[]): readonly string[] => cells;

function headOf({ name, rows }: SeenSheet, index: number): Head {
  const { headingRow, columns } = findLayout(rows);
  const found = matchHeadings(columns);
  const cells = rows.find(({ rowNo }) => rowNo === headingRow)?.cells ?? [];
  return {
    name,
    index,
    isEmpty: rows.length === 0,
    headingRow,
    headings: columns.map((column, place) => (cleanText(cells[place]) === '' ? '' : column)),
    named: requiredFields.filter((field) => found.has(field)).length,
  };
}

const namesOf = ({ headings }: Head): string[] => headings.filter((name) => name !== '').sort();

/** Whether a sheet has the same headings as another, in whatever order. */
const hasColumnsOf = (one: Head, other: Head): boolean =>
  namesOf(one).join('\n') === namesOf(other).join('\n');

/** The rows below the headings of a sheet, in the columns of the first; what stands above them keeps its place only. */
function underFirst(first: Head, head: Head): ChosenSheet['cellsOf'] {
  if (head === first) return asTheyAre;
  const isInOrder = first.headings.every((name, index) => name === (head.headings[index] ?? ''));
  const places = first.headings.map((name) => (name === '' ? -1 : head.headings.indexOf(name)));
  return (cells, rowNo) => {
    if (rowNo <= head.headingRow) return [];
    return isInOrder || cells.length === 0 ? cells : places.map((place) => cells[place] ?? '');
  };
}

/** The same, with a column behind the others that has the name of the sheet. */
function withName(first: Head, head: Head): ChosenSheet['cellsOf'] {
  const place = underFirst(first, head);
  return (row, rowNo) => {
    const cells = place(row, rowNo);
    if (cells.length === 0 || rowNo < head.headingRow) return cells;
    const last = rowNo === head.headingRow ? sheetColumn : head.name;
    return [...first.headings.map((_, index) => cells[index] ?? ''), last];
  };
}

/** Names that a note has at most. */
const mostNames = 6;

function noteOfOne(chosen: Head, others: readonly Head[]): string | null {
  if (others.length === 0) return null;
  const sales = chosen.named >= enough ? others.filter(({ named }) => named >= enough) : [];
  const { sheetRead, sheetsAlike } = importSentences;
  return sentence(sales.length > 0 ? sheetsAlike : sheetRead, {
    name: chosen.name,
    other: listed(sales.length > 0 ? sales : others),
  });
}

function noteOfSeveral(
  together: readonly Head[],
  others: readonly Head[],
  namesShops: boolean,
): string {
  const { sheetsTogether, sheetsTogetherNot, sheetsOfShops, sheetsOfShopsNot } = importSentences;
  const said = namesShops ? [sheetsTogether, sheetsTogetherNot] : [sheetsOfShops, sheetsOfShopsNot];
  return sentence(said[others.length > 0 ? 1 : 0] ?? sheetsTogether, {
    count: together.length,
    name: listed(together),
    other: listed(others),
  });
}

function listed(heads: readonly Head[]): string {
  const names = heads.slice(0, mostNames).map(({ name }) => `“${name}”`);
  return `${names.join('、')}${heads.length > mostNames ? '…' : ''}`;
}
