import type { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { FileProblem } from '../file-problem.ts';
import { requiredFields } from '../guess.ts';
import { matchHeadings } from '../headings.ts';
import { findLayout } from '../layout.ts';
import type { FileRow } from '../sales-file.ts';
import { MergedCells } from './merged-cells.ts';
import { SheetRows } from './sheet-rows.ts';
import type { Sheet, WorkbookParts } from './workbook-parts.ts';
import { XmlReader } from './xml.ts';
import type { WorkbookArchive } from './zip.ts';

export interface ChosenSheet {
  readonly sheet: Sheet;
  /** Which sheet is read and which are not, in Chinese; null where there is no other with anything in it. */
  readonly note: string | null;
}

interface Head {
  readonly sheet: Sheet;
  readonly isEmpty: boolean;
  /** How many of the columns that a sales file must have its headings name. */
  readonly named: number;
}

/** Rows of a sheet that are looked at, and sheets. */
const headRows = 20;
const mostSheets = 100;
/** So many of the columns that a sales file must have make a sheet look like one. */
const enough = 3;
/** Fewer say nothing: lists of prices, too, have codes and days. */
const least = 2;

/**
 * Which sheet of a workbook is read: the first that has the headings of a sales file, as a cover or instructions may
 * stand before it; where none has, the first that has anything. Of a workbook with one sheet nothing is looked at.
 */
export async function chooseSheet(
  archive: WorkbookArchive,
  { sheets, formats }: WorkbookParts,
  texts: SpilledTexts,
): Promise<ChosenSheet> {
  const [only] = sheets;
  if (only !== undefined && sheets.length === 1) return { sheet: only, note: null };
  const heads: Head[] = [];
  for (const sheet of sheets.slice(0, mostSheets)) {
    const rows = await firstRows(archive, sheet, texts, formats);
    heads.push({ sheet, isEmpty: rows.length === 0, named: columnsNamed(rows) });
  }
  const most = Math.max(...heads.map(({ named }) => named));
  const chosen =
    heads.find(({ named }) => named >= enough) ??
    heads.find(({ named }) => most >= least && named === most) ??
    heads.find(({ isEmpty }) => !isEmpty) ??
    heads[0];
  if (chosen === undefined) throw new Error('A workbook has a sheet');
  const others = heads.filter((head) => head !== chosen && !head.isEmpty);
  return { sheet: chosen.sheet, note: noteOf(chosen, others) };
}

/** The first rows of a sheet; of one that cannot be read as many as can. */
async function firstRows(
  archive: WorkbookArchive,
  { entry }: Sheet,
  texts: SpilledTexts,
  formats: WorkbookParts['formats'],
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let rowNo = 0;
  const reader = new XmlReader(
    new SheetRows(texts, formats, MergedCells.none(), (cells) => {
      rowNo += 1;
      if (cells.length > 0 && rows.length < headRows) rows.push({ rowNo, cells });
    }),
  );
  try {
    for await (const part of archive.text(entry)) {
      reader.write(part);
      if (rows.length >= headRows) break;
    }
  } catch (error) {
    // What is wrong with a sheet is told when it is the one to be read.
    if (!(error instanceof FileProblem)) throw error;
  }
  return rows;
}

function columnsNamed(rows: readonly FileRow[]): number {
  const found = matchHeadings(findLayout(rows).columns);
  return requiredFields.filter((field) => found.has(field)).length;
}

/** Names that a note has at most. */
const mostNames = 6;

function noteOf(chosen: Head, others: readonly Head[]): string | null {
  if (others.length === 0) return null;
  const alike = chosen.named >= enough ? others.filter(({ named }) => named >= enough) : [];
  const { sheetRead, sheetsAlike } = importSentences;
  return sentence(alike.length > 0 ? sheetsAlike : sheetRead, {
    name: chosen.sheet.name,
    other: namesOf(alike.length > 0 ? alike : others),
  });
}

function namesOf(heads: readonly Head[]): string {
  const names = heads.slice(0, mostNames).map(({ sheet }) => `“${sheet.name}”`);
  return `${names.join('、')}${heads.length > mostNames ? '…' : ''}`;
}
