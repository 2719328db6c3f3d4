import type { AmountSource } from './amounts.ts';
import { areOfCommaLanguage } from './headings.ts';
import type { Layout } from './layout.ts';
import { dataRows, type FileRow, type SalesFile } from './sales-file.ts';
import type { ReadingOptions } from './source/bytes.ts';
import type { Encoding } from './source/encoding.ts';
import { currenciesNamed, yuan } from './values/currencies.ts';
import { type DecimalMark, markOf, parseMoney } from './values/numbers.ts';
import { cleanFigure, cleanText } from './values/text.ts';
import { type DateOrder, orderOf, parseTime } from './values/times.ts';

/** How one file writes what can be written in two ways. */
export interface Conventions {
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark;
  /** Whether a cell that was looked at names another currency than yuan. */
  readonly isForeign: boolean;
}

interface Columns {
  readonly soldAt: number;
  readonly amounts: AmountSource | undefined;
}

/**
 * Reads how the file writes dates and amounts. `12/1/2010` says nothing by itself; a `12/31/2010`
 * anywhere in the file does. Where the first rows leave it open, the whole file is looked through.
 */
export async function readConventions(
  file: SalesFile,
  layout: Layout,
  head: readonly FileRow[],
  columns: Columns,
  encoding: Encoding,
  options: ReadingOptions,
): Promise<Conventions> {
  const evidence = new Evidence(columns, areOfCommaLanguage(layout.columns));
  for (const row of head) evidence.add(row.cells);
  if (evidence.isOpen) {
    for await (const rows of dataRows(file, layout, encoding, options))
      for (const row of rows) evidence.add(row.cells);
  }
  return evidence.conventions;
}

class Evidence {
  readonly #columns: Columns;
  readonly #hasCommaHeadings: boolean;
  readonly #orders = new Set<DateOrder>();
  readonly #marks = new Set<DecimalMark>();
  #isOpen = false;
  #isForeign = false;

  constructor(columns: Columns, hasCommaHeadings: boolean) {
    this.#columns = columns;
    this.#hasCommaHeadings = hasCommaHeadings;
  }

  add(cells: readonly string[]): void {
    const time = cleanFigure(cells[this.#columns.soldAt]);
    const order = orderOf(time);
    if (order !== undefined) this.#orders.add(order);
    // Two orders in one file are told apart by no later row, but the whole file must be seen for that.
    this.#isOpen ||= order !== undefined || parseTime(time, 'unknown') === 'ambiguous';
    const { amounts } = this.#columns;
    if (amounts === undefined) return;
    const amount = cleanFigure(cells[amounts.index]);
    const mark = markOf(amount);
    if (mark !== undefined) this.#marks.add(mark);
    this.#isOpen ||= amount.includes(',') || (this.#hasCommaHeadings && amount.includes('.'));
    this.#isForeign ||= namesForeign(amount, cells[amounts.currencyIndex ?? -1]);
  }

  /** Whether rows behind the first ones matter. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** What the amounts prove; where they prove nothing, what the language of the headings writes. */
  get #decimalMark(): DecimalMark {
    if (this.#marks.size === 0) return this.#hasCommaHeadings ? ',' : '.';
    return this.#marks.has(',') && !this.#marks.has('.') ? ',' : '.';
  }

  get conventions(): Conventions {
    const [order] = this.#orders;
    return {
      dateOrder: this.#orders.size === 1 && order !== undefined ? order : 'unknown',
      decimalMark: this.#decimalMark,
      isForeign: this.#isForeign,
    };
  }
}

function namesForeign(amount: string, currency: string | undefined): boolean {
  const written = cleanText(currency);
  const beside = /^[\d.,+-]*$/.test(amount) ? undefined : parseMoney(amount)?.currencies;
  return [written === '' ? undefined : currenciesNamed(written), beside].some(
    (hint) => hint !== undefined && hint.usual !== yuan,
  );
}
