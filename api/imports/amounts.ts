import { shanghaiDay } from '../contract/rules/calendar.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { isCurrencyHeading, matchHeadings } from './headings.ts';
import type { CellReader } from './merged-cells-above.ts';
import { ratesOf } from './rates.ts';
import type { FileRow } from './sales-file.ts';
import {
  agreed,
  type Currencies,
  currenciesNamed,
  currenciesOfHeading,
  yuan,
} from './values/currencies.ts';
import {
  type Decimal,
  type DecimalMark,
  fenOf,
  negative,
  parseMoney,
  times,
  whole,
} from './values/numbers.ts';
import { cleanFigure, cleanText, shown, unreadableSaid } from './values/text.ts';

/** Where a file has its amounts, and what is known of their currency before a row is read. */
export interface AmountSource {
  /** The price of a piece, or the total of the line. */
  readonly field: 'unitPrice' | 'lineTotal';
  readonly index: number;
  readonly heading: Currencies | undefined;
  readonly currencyIndex: number | undefined;
  /** Where prices stand beside totals, by their heading. */
  readonly priceIndex: number | undefined;
  /** What the person says that amounts are in that say nothing themselves. */
  readonly said: string | null;
}

/**
 * What the amounts of a file are read from; undefined where it has none. A column of currencies counts also
 * where nobody mapped it, unless the heading of the amounts or the person says what they are in.
 * @throws FileProblem when both prices and totals are chosen, or a column is not in the file
 */
export function amountSource(
  { mapping, currency }: Pick<ImportOptions, 'mapping' | 'currency'>,
  columns: readonly string[],
): AmountSource | undefined {
  const { unitPrice, lineTotal } = mapping;
  if (unitPrice !== undefined && lineTotal !== undefined) {
    throw new FileProblem(importSentences.totalOrPrice);
  }
  const column = unitPrice ?? lineTotal;
  if (column === undefined) return undefined;
  const heading = currenciesOfHeading(column);
  const isOpen = heading === undefined && currency === null;
  const currencyColumn = mapping.currency ?? (isOpen ? columns.find(isCurrencyHeading) : undefined);
  const currencyIndex = currencyColumn === undefined ? -1 : columns.indexOf(currencyColumn);
  const priceColumn = unitPrice === undefined ? matchHeadings(columns).get('unitPrice') : undefined;
  return {
    field: unitPrice === undefined ? 'lineTotal' : 'unitPrice',
    index: columns.indexOf(column),
    heading,
    currencyIndex: currencyIndex < 0 ? undefined : currencyIndex,
    priceIndex:
      priceColumn === undefined || priceColumn === column
        ? undefined
        : columns.indexOf(priceColumn),
    said: currency,
  };
}

/** Whether what is known before a row is read says another currency than yuan. */
export const isForeign = ({ heading, said }: AmountSource): boolean =>
  heading === undefined ? (said ?? yuan) !== yuan : heading.usual !== yuan;

/** The amount of one row. What could not be read is null. */
export interface ReadAmount {
  readonly currency: string | null;
  /** In that currency, exact, not negative. */
  readonly original: Decimal | null;
  /** Yuan for one unit of the currency; null for yuan, and where nobody gave a rate. */
  readonly rate: Decimal | null;
  /** Whole fen, not negative. */
  readonly amount: number | null;
  /** The file has it below zero. */
  readonly isNegative: boolean;
  /** Nothing is wrong but that nobody gave a rate. */
  readonly isUnrated: boolean;
}

/** What is known of a row before its amount is read. */
interface RowSoFar {
  readonly quantity: number | null;
  readonly isReturn: boolean;
  readonly soldAt: number | null;
}

type AmountReader = (row: FileRow, soFar: RowSoFar, refuse: (reason: string) => null) => ReadAmount;

const nothing: ReadAmount = {
  currency: null,
  original: null,
  rate: null,
  amount: null,
  isNegative: false,
  isUnrated: false,
};
/** A file without amounts counts pieces only. */
const none: ReadAmount = { ...nothing, amount: 0 };

const names = {
  unitPrice: importSentences.wordPrice,
  lineTotal: importSentences.wordTotal,
} as const;

/**
 * Makes the function that reads the amount of a row, converted to yuan with one rounding to whole fen.
 * @throws FileProblem when the given rates are no rates
 */
export function amountReader(
  source: AmountSource | undefined,
  options: ImportOptions,
  mark: DecimalMark,
  cellAt: CellReader,
): AmountReader {
  const rateOf = ratesOf(options);
  if (source === undefined) return () => none;
  const { field, index } = source;
  const name = names[field];
  return (row, { quantity, isReturn, soldAt }, refuse) => {
    const refused = (reason: string): ReadAmount => refuse(reason) ?? nothing;
    const text = cleanFigure(cellAt(row, index));
    if (text === '') return refused(sentence(importSentences.rowEmpty, { field: name }));
    const money = parseMoney(text, mark);
    if (money === undefined) return refused(unreadableSaid(name, text));
    const isNegative = money.value.digits < 0n;
    if (isNegative && (field === 'unitPrice' || !isReturn)) {
      const { rowNegative, rowNegativeNoReturn } = importSentences;
      const said = field === 'unitPrice' ? rowNegative : rowNegativeNoReturn;
      return refused(sentence(said, { field: name, text: shown(text) }));
    }
    const currency = currencyOf(source, row, money.currencies, refuse, cellAt);
    if (quantity === null || currency === null) return { ...nothing, currency };
    const value = isNegative ? negative(money.value) : money.value;
    const original = field === 'lineTotal' ? value : times(value, whole(quantity));
    if (currency === yuan) {
      const amount = fenOf(original) ?? refuse(importSentences.rowTooMuch);
      return { currency, original, rate: null, amount, isNegative, isUnrated: false };
    }
    const rate = soldAt === null ? undefined : rateOf(currency, shanghaiDay(soldAt));
    if (rate === undefined) {
      // Zero is zero at any rate, but whoever sees 0 yuan would take the rest for converted too.
      refuse(sentence(importSentences.rowNoRate, { currency }));
      const isUnrated = soldAt !== null;
      return { currency, original, rate: null, amount: null, isNegative, isUnrated };
    }
    const amount = fenOf(times(original, rate)) ?? refuse(importSentences.rowTooMuchRated);
    return { currency, original, rate, amount, isNegative, isUnrated: false };
  };
}

/** The currency that the cell, the column of currencies and the heading agree on. */
function currencyOf(
  { field, heading, currencyIndex, said }: AmountSource,
  row: FileRow,
  beside: Currencies | undefined,
  refuse: (reason: string) => null,
  cellAt: CellReader,
): string | null {
  const text = currencyIndex === undefined ? '' : cleanText(cellAt(row, currencyIndex));
  const written = text === '' ? undefined : currenciesNamed(text);
  if (text !== '' && written === undefined)
    return refuse(unreadableSaid(importSentences.wordCurrency, text));
  const all = agreed([beside, written, heading]);
  if (all === 'contradiction') {
    const hints = [
      { where: names[field], hint: beside },
      { where: importSentences.wordCurrencyColumn, hint: written },
      { where: importSentences.wordHeading, hint: heading },
    ].flatMap(({ where, hint }) =>
      hint === undefined
        ? []
        : [sentence(importSentences.partHint, { where, code: hint.usual ?? hint.codes.join('/') })],
    );
    return refuse(sentence(importSentences.rowCurrenciesDiffer, { hints: hints.join('，') }));
  }
  if (all === undefined) {
    return (
      said ??
      (currencyIndex === undefined
        ? yuan
        : refuse(sentence(importSentences.rowEmpty, { field: importSentences.wordCurrency })))
    );
  }
  const wanted = said ?? yuan;
  if (all.codes.includes(wanted)) return wanted;
  return (
    all.usual ??
    refuse(sentence(importSentences.rowCurrencyUnclear, { codes: all.codes.join('、') }))
  );
}
