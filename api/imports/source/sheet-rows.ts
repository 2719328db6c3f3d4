import type { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { FileProblem } from '../file-problem.ts';
import { mostColumns, tooManyColumns } from '../layout.ts';
import { columnOf, rowOf } from './cell-reference.ts';
import { formulaMark } from './marks.ts';
import type { MergedCells } from './merged-cells.ts';
import { withoutEscapes } from './shared-strings.ts';
import type { CellFormats } from './workbook-parts.ts';
import { attributeReader, unreadable, type XmlAttributes, type XmlHandler } from './xml.ts';

/** The rows that a spreadsheet program knows (ECMA-376). */
export const mostRows = 1_048_576;
/** So many cells may be left blank around each that holds something, and so many in all in any case. */
const blanksPerCell = 20;
const mostBlanks = 20_000_000;

const placeOf = attributeReader('r');
const typeOf = attributeReader('t');
const styleOf = attributeReader('s');

/**
 * Makes rows of texts out of the XML of a sheet. That a cell says where it stands is optional (ECMA-376,
 * 18.3.1.4): a cell without a place stands behind the one before it, a row without a number below it. Rows that
 * hold nothing are told where one below them holds something, with no cells.
 * @throws FileProblem (any of its functions) when the sheet cannot be read
 */
export class SheetRows implements XmlHandler {
  readonly #texts: SpilledTexts;
  readonly #formats: CellFormats;
  readonly #merged: MergedCells;
  readonly #onRow: (cells: readonly string[]) => void;
  #isData = false;
  #row = 0;
  #told = 0;
  #cells: string[] = [];
  #column = 0;
  #width = 0;
  #filled = 0;
  #isCell = false;
  #type = 'n';
  #style: string | undefined;
  #value: string | undefined;
  #inline: string | undefined;
  /** Of the cell; a formula that is shared is written in one cell only, and empty in the others. */
  #formula: string | undefined;
  #part: 'v' | 't' | 'f' | undefined;
  #isReading = false;

  constructor(
    texts: SpilledTexts,
    formats: CellFormats,
    merged: MergedCells,
    onRow: (cells: readonly string[]) => void,
  ) {
    this.#texts = texts;
    this.#formats = formats;
    this.#merged = merged;
    this.#onRow = onRow;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'sheetData') this.#isData = true;
    if (!this.#isData) return;
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (!this.#isCell) return;
    else if (name === 'v') {
      this.#part = 'v';
      this.#value ??= '';
    } else if (name === 'f') {
      this.#part = 'f';
      this.#formula ??= '';
    } else if (name === 'is') this.#inline ??= '';
    else if (name === 't') this.#part = 't';
    else if (name === 'rPh') this.#isReading = true;
  }

  close(name: string): void {
    if (name === 'sheetData') this.#isData = false;
    if (!this.#isData) return;
    if (name === 'row') this.#tell();
    else if (name === 'c') this.#closeCell();
    else if (name === 'v' || name === 't' || name === 'f') this.#part = undefined;
    else if (name === 'rPh') this.#isReading = false;
  }

  text(text: string): void {
    if (this.#part === 'v') this.#value += text;
    else if (this.#part === 'f') this.#formula += text;
    else if (this.#part === 't' && this.#inline !== undefined && !this.#isReading)
      this.#inline += text;
  }

  #openRow(attributes: XmlAttributes): void {
    const place = placeOf(attributes);
    this.#row = place === undefined ? this.#row + 1 : Number(place);
    this.#column = 0;
    this.#cells = [];
  }

  #openCell(attributes: XmlAttributes): void {
    const place = placeOf(attributes);
    const column = place === undefined ? this.#column + 1 : columnOf(place);
    // A row need not say its number when its cells do.
    if (place !== undefined) this.#row = rowOf(place);
    if (column <= this.#column) throw unreadable();
    this.#column = column;
    this.#isCell = true;
    this.#type = typeOf(attributes) ?? 'n';
    this.#style = styleOf(attributes);
    this.#value = undefined;
    this.#inline = undefined;
    this.#formula = undefined;
    this.#part = undefined;
    this.#isReading = false;
  }

  #closeCell(): void {
    this.#isCell = false;
    this.#part = undefined;
    // Without content a cell only has a format, and formats reach far below and beside a table.
    const isEmpty = this.#value === undefined && this.#inline === undefined;
    if (isEmpty && this.#formula === undefined) return;
    const text = this.#text() || this.#openFormula(isEmpty);
    if (text === '') return;
    this.#width = Math.max(this.#width, this.#column);
    this.#filled += 1;
    if (this.#width > mostColumns) throw tooManyColumns(this.#width);
    const cells = this.#row * this.#width;
    const isSparse = cells > mostBlanks && cells > this.#filled * blanksPerCell;
    if (this.#row > mostRows || isSparse) throw tooSparse(this.#row, this.#width);
    while (this.#cells.length < this.#column - 1) this.#cells.push('');
    this.#cells.push(text);
  }

  /** The row and the blank ones before it; blank ones at the end are never told. */
  #tell(): void {
    if (this.#cells.length === 0) return;
    if (this.#row <= this.#told) throw unreadable();
    for (this.#told += 1; this.#told < this.#row; this.#told += 1) this.#onRow([]);
    this.#merged.fill(this.#row, this.#cells);
    while (this.#cells.length < this.#width) this.#cells.push('');
    this.#onRow(this.#cells);
    this.#cells = [];
  }

  #text(): string {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return value === undefined || value === '' ? '' : this.#shared(Number(value)).trim();
      case 'inlineStr':
        return withoutEscapes(this.#inline ?? '').trim();
      case 'str':
        return withoutEscapes(value ?? '').trim();
      case 'b':
        if (value === undefined || value === '') return '';
        if (value !== '0' && value !== '1') throw unreadable();
        return String(value === '1');
      case 'd':
        return value === undefined || value === '' ? '' : dateText(new Date(value).getTime());
      case 'e':
        return '';
      case 'n':
        return value === undefined || value === '' ? '' : this.#number(value);
      default:
        throw unreadable();
    }
  }

  /**
   * A formula that nobody has reckoned: programs that write workbooks leave it to the one that opens them (ECMA-376,
   * 18.3.1.40). A text without characters is a result, and so is an error.
   */
  #openFormula(isEmpty: boolean): string {
    if (this.#formula === undefined || this.#type === 'e') return '';
    return isEmpty || this.#type === 'n' ? `${formulaMark}=${this.#formula.replace(/^=/, '')}` : '';
  }

  #shared(index: number): string {
    const text = Number.isInteger(index) && index >= 0 ? this.#texts.at(index) : undefined;
    if (text === undefined) throw unreadable();
    return text;
  }

  /** A number, as the style of its cell means it: with a currency, or as a date. */
  #number(value: string): string {
    const style = this.#style ?? '';
    const currency = this.#formats.currencies.get(style);
    if (currency !== undefined && value.trim() !== '') return `${currency} ${value.trim()}`;
    if (!this.#formats.dates.has(style)) return numberText(value);
    const number = Number(value);
    if (Number.isNaN(number)) throw unreadable();
    const days = number + (this.#formats.isFrom1904 ? daysUntil1904 : 0);
    return dateText(Math.floor((days - daysUntil1970) * dayLength));
  }
}

/** Spreadsheet programs keep 15 figures of a number. */
const exactBelow = 10 ** 15;
const dayLength = 24 * 60 * 60 * 1000;
/** From day 0 of 1900, a leap year to spreadsheet programs. */
const daysUntil1904 = 1462;
const daysUntil1970 = 25_569;

/** The figures that a spreadsheet program has lost are not made up: `6.34418E+17`, as it writes it itself. */
export function numberText(value: string): string {
  const number = Number(value);
  if (Number.isNaN(number)) throw unreadable();
  return Math.abs(number) < exactBelow ? String(number) : number.toExponential().toUpperCase();
}

/** Dates are a wall clock's reading, inexact by a millisecond or so. */
export function dateText(time: number): string {
  const seconds = Math.round(time / 1000);
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

export const tooSparse = (rows: number, columns: number): FileProblem =>
  new FileProblem(sentence(importSentences.workbookTooSparse, { rows, columns }));
