import { mostColumns, tooManyColumns } from '../layout.ts';
import { foreignInFormat } from './currency-formats.ts';
import { formulaMark } from './marks.ts';
import { OpenCells } from './merged-cells.ts';
import { dateText, mostRows, numberText, tooSparse } from './sheet-rows.ts';
import { attributeReader, unreadable, type XmlAttributes, type XmlHandler } from './xml.ts';

/** What is told of a workbook while it is read. */
export interface SheetsHandler {
  sheet(name: string): void;
  /** A row of the sheet at hand, blank ones above one that is none included. */
  row(cells: readonly string[]): void;
  /** The sheet at hand is one that its program does not show. */
  hidden(): void;
}

const nameOf = attributeReader('Name');
const indexOf = attributeReader('Index');
const spanOf = attributeReader('Span');
const acrossOf = attributeReader('MergeAcross');
const downOf = attributeReader('MergeDown');
const styleOf = attributeReader('StyleID');
const idOf = attributeReader('ID');
const formatOf = attributeReader('Format');
const formulaOf = attributeReader('Formula');
const typeOf = attributeReader('Type');

const longestText = 1_000_000;

interface Cell {
  readonly down: number;
  readonly across: number;
  readonly style: string;
  readonly formula: string | undefined;
  type: string | undefined;
  text: string;
}

/**
 * Makes rows of texts out of a workbook as Excel wrote XML in 2003 (SpreadsheetML), which back offices still write and
 * call `.xls`: all of it is one document, with the styles before the sheets.
 * @throws FileProblem (any of its functions) when it cannot be read
 */
export class XmlSheets implements XmlHandler {
  readonly #handler: SheetsHandler;
  /** The currency that a style writes beside its numbers. */
  readonly #currencies = new Map<string, string>();
  #style = '';
  #open = new OpenCells();
  #row = 0;
  #told = 0;
  #span = 0;
  #column = 0;
  #cells: string[] = [];
  #cell: Cell | undefined;
  /** What the text at hand belongs to. */
  #part: 'data' | 'visible' | undefined;
  #isComment = false;

  constructor(handler: SheetsHandler) {
    this.#handler = handler;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'Style') this.#style = idOf(attributes) ?? '';
    else if (name === 'NumberFormat') {
      const currency = foreignInFormat(formatOf(attributes) ?? '');
      if (currency !== undefined) this.#currencies.set(this.#style, currency);
    } else if (name === 'Worksheet') this.#openSheet(nameOf(attributes) ?? '');
    else if (name === 'Row') this.#openRow(attributes);
    else if (name === 'Cell') this.#openCell(attributes);
    else if (name === 'Comment' || name === 'PhoneticText') this.#isComment = true;
    else if (name === 'Data' && this.#cell !== undefined && !this.#isComment) {
      this.#cell.type = typeOf(attributes) ?? 'String';
      this.#part = 'data';
    } else if (name === 'Visible') this.#part = 'visible';
  }

  close(name: string): void {
    if (name === 'Row') this.#tell();
    else if (name === 'Cell') this.#closeCell();
    else if (name === 'Comment' || name === 'PhoneticText') this.#isComment = false;
    else if (name === 'Data' || name === 'Visible') this.#part = undefined;
  }

  text(text: string): void {
    if (this.#part === 'visible' && /^Sheet(?:Very)?Hidden$/.test(text.trim()))
      this.#handler.hidden();
    if (this.#part !== 'data' || this.#cell === undefined || this.#isComment) return;
    if (this.#cell.text.length < longestText) this.#cell.text += text;
  }

  #openSheet(name: string): void {
    this.#open = new OpenCells();
    this.#row = 0;
    this.#told = 0;
    this.#span = 0;
    this.#handler.sheet(name);
  }

  #openRow(attributes: XmlAttributes): void {
    this.#row = placeAfter(this.#row + this.#span, indexOf(attributes));
    this.#span = count(spanOf(attributes));
    this.#column = 0;
    this.#cells = [];
  }

  #openCell(attributes: XmlAttributes): void {
    const index = indexOf(attributes);
    if (index === undefined)
      while (this.#open.reaches(this.#row, this.#column + 1)) this.#column += 1;
    this.#column = placeAfter(this.#column, index);
    this.#cell = {
      down: count(downOf(attributes)),
      across: count(acrossOf(attributes)),
      style: styleOf(attributes) ?? '',
      formula: formulaOf(attributes),
      type: undefined,
      text: '',
    };
  }

  #closeCell(): void {
    const cell = this.#cell;
    if (cell === undefined) return;
    this.#cell = undefined;
    const text = this.#textOf(cell);
    if (text !== '') {
      if (this.#column > mostColumns) throw tooManyColumns(this.#column);
      if (this.#row > mostRows) throw tooSparse(this.#row, this.#column);
      while (this.#cells.length < this.#column - 1) this.#cells.push('');
      this.#cells.push(text);
      if (cell.down > 0) this.#open.begin(this.#cells, this.#column, this.#row + cell.down);
    }
    this.#column += cell.across;
  }

  #textOf({ type, text, style, formula }: Cell): string {
    // Without a result nobody has reckoned it.
    if (type === undefined)
      return formula === undefined ? '' : `${formulaMark}=${formula.replace(/^=/, '')}`;
    const value = text.trim();
    if (value === '' || type === 'Error') return '';
    if (type === 'Number') {
      const currency = this.#currencies.get(style);
      return currency === undefined ? numberText(value) : `${currency} ${value}`;
    }
    // A wall clock's reading: `2024-03-01T08:30:00.000`.
    if (type === 'DateTime') return dateText(new Date(`${value.replace(/Z$/, '')}Z`).getTime());
    return type === 'Boolean' ? String(value === '1') : value;
  }

  /** The row and the blank ones before it; blank ones at the end are never told. */
  #tell(): void {
    this.#open.fill(this.#row, this.#cells);
    if (this.#cells.length === 0) return;
    for (this.#told += 1; this.#told < this.#row; this.#told += 1) this.#handler.row([]);
    this.#handler.row(this.#cells);
    this.#cells = [];
  }
}

const count = (text: string | undefined): number => {
  const number = Number(text ?? 0);
  if (!Number.isInteger(number) || number < 0) throw unreadable();
  return number;
};

/** The place of what says where it stands, or stands behind what was before it. */
function placeAfter(before: number, said: string | undefined): number {
  const place = said === undefined ? before + 1 : count(said);
  if (place <= before) throw unreadable();
  return place;
}
