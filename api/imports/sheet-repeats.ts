import { ToldRows } from '../../db/imports/told-rows.ts';
import { placeOf, type ReadSheets } from './read-sheets.ts';
import type { ReadRow } from './row-reader.ts';
import { printDecimal } from './values/numbers.ts';

/**
 * Sheets that are read together may tell the same sale twice, as a list of all orders does beside one of each month. Of
 * rows that are equal so many count as the sheet has that has most of them.
 */
export class SheetRepeats {
  readonly #sheets: ReadSheets;
  readonly #told: ToldRows | undefined;

  constructor(sheets: ReadSheets) {
    this.#sheets = sheets;
    if (sheets.length > 1) this.#told = new ToldRows();
  }

  /** Whether a sheet before that of the row has it, too. The rows must come in the order of the file. */
  has(row: ReadRow): boolean {
    if (this.#told === undefined) return false;
    const { orderNo, productCode, shopName, soldAt, kind, quantity, original, amount } = row;
    const content = [orderNo, productCode, shopName, soldAt, kind, quantity, amount];
    const exact = original === null ? '' : `${row.currency} ${printDecimal(original)}`;
    const { sheet } = placeOf(row.rowNo, this.#sheets);
    return this.#told.isRepeat([...content, exact].join('\n'), sheet ?? '');
  }

  close(): void {
    this.#told?.close();
  }
}
