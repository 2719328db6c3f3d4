import { Parser } from 'htmlparser2';
import { mostColumns, tooManyColumns } from '../layout.ts';
import { OpenCells } from './merged-cells.ts';
import { unreadable } from './xml.ts';

/** What is told of a row in the making; tables may stand in cells of others. */
interface Row {
  readonly cells: string[];
  column: number;
  rows: number;
  text: string | undefined;
}

/** No cell, and no tag, is that long; what is longer would only fill the memory. */
const longestPart = 1_000_000;
/** What browsers take of an attribute (HTML, 4.9.11). */
const mostRowSpan = 65_534;

/**
 * Makes rows of texts out of the tables of an HTML document, all of them one below the other: back offices
 * write their exports so and call them `.xls`. What is merged over several rows is filled down as in a sheet.
 * @throws FileProblem (`write` and `end`) when it is no table that can be read
 */
export class HtmlRows {
  readonly #parser: Parser;
  readonly #onRow: (cells: readonly string[]) => void;
  readonly #open = new OpenCells();
  /** Rows that stand in cells of each other. */
  readonly #rows: Row[] = [];
  #row = 0;
  #untold = 0;

  constructor(onRow: (cells: readonly string[]) => void) {
    this.#onRow = onRow;
    this.#parser = new Parser({
      onopentag: (name, attributes) => {
        this.#untold = 0;
        if (name === 'tr') this.#openRow();
        else if (name === 'td' || name === 'th') this.#openCell(attributes);
        else if (name === 'br') this.#add(' ');
      },
      onclosetag: (name) => {
        this.#untold = 0;
        if (name === 'tr') this.#closeRow();
        else if (name === 'td' || name === 'th') this.#closeCell();
      },
      ontext: (text) => this.#add(text),
    });
  }

  write(part: string): void {
    this.#untold += part.length;
    this.#parser.write(part);
    if (this.#untold > longestPart) throw unreadable();
  }

  end(): void {
    this.#parser.end();
  }

  get hasRows(): boolean {
    return this.#row > 0;
  }

  #add(text: string): void {
    const row = this.#rows.at(-1);
    if (row?.text !== undefined && row.text.length < longestPart) row.text += text;
  }

  #openRow(): void {
    this.#row += 1;
    this.#rows.push({ cells: [], column: 0, rows: 1, text: undefined });
  }

  #openCell({ rowspan, colspan }: Readonly<Record<string, string>>): void {
    const row = this.#rows.at(-1);
    if (row === undefined) return;
    while (this.#open.reaches(this.#row, row.column + 1)) row.column += 1;
    row.column += 1;
    row.rows = Math.min(mostRowSpan, spanOf(rowspan));
    row.text = '';
    const last = row.column + spanOf(colspan) - 1;
    if (last > mostColumns) throw tooManyColumns(last);
    while (row.cells.length < last) row.cells.push('');
  }

  #closeCell(): void {
    const row = this.#rows.at(-1);
    if (row?.text === undefined) return;
    const first = row.column;
    row.cells[first - 1] = row.text.replace(/[\s\u00a0]+/g, ' ').trim();
    row.text = undefined;
    row.column = row.cells.length;
    if (row.rows === 1) return;
    for (let column = first; column <= row.column; column += 1)
      this.#open.begin(row.cells, column, this.#row + row.rows - 1);
  }

  #closeRow(): void {
    const row = this.#rows.pop();
    if (row === undefined) return;
    this.#open.fill(this.#row, row.cells);
    this.#onRow(row.cells);
  }
}

const spanOf = (text: string | undefined): number =>
  Math.max(1, Number.parseInt(text ?? '', 10) || 1);
