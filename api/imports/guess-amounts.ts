import type { ImportField } from '../contract/import-files.ts';
import {
  compare,
  type Decimal,
  type DecimalMark,
  parseDecimal,
  parseMoney,
  times,
} from './values/numbers.ts';
import { cleanFigure, isOpenFormula } from './values/text.ts';

type ValuesOf = (column: string | undefined) => readonly string[];

/** Products of which rows with different quantities must say the same before a column is believed. */
const enough = 2;

/** How much of a column can be read as amounts, or will be once formulas have results, blank cells aside, by whichever mark of decimals: 0 to 1. */
function shareOfAmounts(values: readonly string[]): number {
  const filled = values.filter((value) => value !== '');
  const read = Math.max(...marks.map((mark) => amountsRead(filled, mark)));
  return filled.length === 0 ? 0 : read / filled.length;
}

/** What a column without a heading that helps must have of amounts, and what is enough with one. */
const unnamedShare = 0.9;
const namedShare = 0.5;

const marks: readonly DecimalMark[] = ['.', ','];

const amountsRead = (values: readonly string[], mark: DecimalMark): number =>
  values.filter(
    (value) => isOpenFormula(value) || parseMoney(cleanFigure(value), mark) !== undefined,
  ).length;

/** The mark by which more of the values are amounts. */
const markOf = (values: readonly string[]): DecimalMark =>
  amountsRead(values, ',') > amountsRead(values, '.') ? ',' : '.';

/**
 * Says of what the amounts are: of a piece, or of a line. What a heading says counts unless the column says
 * otherwise; a column without a heading that helps counts only where its values tell prices from totals,
 * as a total that is read for a price multiplies all sales.
 */
export function guessAmounts(
  found: Map<ImportField, string>,
  free: string[],
  columns: readonly string[],
  valuesOf: ValuesOf,
): void {
  const codes = valuesOf(found.get('productCode'));
  const quantities = valuesOf(found.get('quantity'));
  const kindOf = (column: string) => kindOfAmounts(codes, quantities, valuesOf(column));

  const total = found.get('lineTotal');
  if (total !== undefined && shareOfAmounts(valuesOf(total)) < namedShare) {
    found.delete('lineTotal');
  }
  const price = found.get('unitPrice');
  if (price !== undefined) {
    if (kindOf(price) === 'lineTotal' || isAmazonTotal(price, columns)) {
      found.delete('unitPrice');
      found.set('lineTotal', price);
    }
    return;
  }
  if (found.has('lineTotal')) return;
  for (const column of free) {
    const isAmount = shareOfAmounts(valuesOf(column)) >= unnamedShare;
    const kind = isAmount ? kindOf(column) : undefined;
    if (kind === undefined) continue;
    found.set(kind, column);
    free.splice(free.indexOf(column), 1);
    return;
  }
}

/** Amazon's order reports call the price times the quantity so. */
const isAmazonTotal = (column: string, columns: readonly string[]): boolean =>
  column === 'item-price' && columns.includes('amazon-order-id');

/**
 * Where a product is sold in different quantities, a price stays what it is, and a total grows with the
 * quantity. Undefined where too few products tell, or they contradict each other.
 */
function kindOfAmounts(
  codes: readonly string[],
  quantities: readonly string[],
  amounts: readonly string[],
): 'unitPrice' | 'lineTotal' | undefined {
  const first = new Map<string, { quantity: Decimal; amount: Decimal }>();
  const priced = new Set<string>();
  const totalled = new Set<string>();
  const mark = markOf(amounts);
  for (const [index, code] of codes.entries()) {
    const quantity = parseDecimal(cleanFigure(quantities[index]));
    const amount = parseMoney(cleanFigure(amounts[index]), mark)?.value;
    if (code === '' || quantity === undefined || amount === undefined) continue;
    if (quantity.digits <= 0n || amount.digits <= 0n) continue;
    const before = first.get(code);
    if (before === undefined) first.set(code, { quantity, amount });
    else if (compare(before.quantity, quantity) !== 0n) {
      if (compare(before.amount, amount) === 0n) priced.add(code);
      else if (compare(times(before.amount, quantity), times(amount, before.quantity)) === 0n) {
        totalled.add(code);
      }
    }
  }
  if (priced.size >= enough && priced.size > totalled.size * 2) return 'unitPrice';
  if (totalled.size >= enough && totalled.size > priced.size * 2) return 'lineTotal';
  return undefined;
}
