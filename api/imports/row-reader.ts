import type { ImportField } from '../contract/import-files.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { inputSentences } from '../contract/rules/input-sentences.ts';
import { maxShopNameUnits, nameUnits } from '../contract/rules/names.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { type AmountSource, amountReader, type ReadAmount } from './amounts.ts';
import type { Conventions } from './conventions.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import type { MergedPart } from './merged-amounts.ts';
import { type CellReader, cellsMergedAbove, plainCell } from './merged-cells-above.ts';
import { otherThanData } from './other-rows.ts';
import type { FileRow } from './sales-file.ts';
import { mergedMark } from './source/marks.ts';
import { parseDecimal, parseMoney, wholeNumber } from './values/numbers.ts';
import { isOfTypes, saysReturned } from './values/statuses.ts';
import {
  cleanFigure,
  cleanName,
  cleanText,
  isGarbled,
  isOpenFormula,
  shown,
  unreadableSaid,
} from './values/text.ts';
import { parseTime } from './values/times.ts';
import { zoneReader } from './values/zones.ts';

/** A row as far as it could be read. Without a problem, nothing of it is null. */
export interface ReadRow extends ReadAmount {
  readonly rowNo: number;
  readonly orderNo: string;
  /** Null where the file has no column of shops. */
  readonly shopName: string | null;
  readonly productCode: string;
  /** Empty where the file has none. */
  readonly productName: string;
  /** Milliseconds since 1970 in UTC. */
  readonly soldAt: number | null;
  /** `undone`: a sale that was cancelled, returned or refunded since, as the present state of its order says. */
  readonly kind: 'sale' | 'return' | 'undone' | null;
  /** Positive. */
  readonly quantity: number | null;
  /** Whether it counts among the rows of its order, refused or not: what names its line can be read. */
  readonly hasPlace: boolean;
  /** Why the row is refused, as a Chinese sentence. */
  readonly problem: string | null;
  /** Where it has its amount together with its neighbours, which amount and `original` are the whole of. */
  readonly merged: MergedPart | null;
}

export type ColumnIndexes = Readonly<Partial<Record<ImportField, number>>>;

/**
 * Where the mapped columns are.
 * @throws FileProblem when the file has no such column
 */
export function columnIndexes(
  mapping: ImportOptions['mapping'],
  columns: readonly string[],
): ColumnIndexes {
  const indexes: Partial<Record<ImportField, number>> = {};
  for (const [field, column] of Object.entries(mapping) as [ImportField, string][]) {
    const index = columns.indexOf(column);
    if (index < 0) throw new FileProblem(sentence(importSentences.columnGone, { column }));
    indexes[field] = index;
  }
  return indexes;
}

const longestOrderNo = 64;
const longestCode = 64;

/** How far the clock of a marketplace may be ahead of the server's, in milliseconds. */
const clockDifference = 5 * 60_000;

/**
 * Makes the function that reads one row by the options; the same for the preview and the import.
 * @param now milliseconds since 1970: nothing can have been sold later
 * @param isOfSheet whether cells may be merged; the rows must come one after the other then
 */
export function rowReader(
  indexes: ColumnIndexes,
  amounts: AmountSource | undefined,
  options: ImportOptions,
  conventions: Conventions,
  now: number,
  isOfSheet: boolean,
): (row: FileRow) => ReadRow {
  const toInstant = zoneReader(options.timeZone);
  const cellAt = isOfSheet ? cellsMergedAbove() : plainCell;
  const readAmount = amountReader(amounts, options, conventions.decimalMark, cellAt);
  const partOf = isOfSheet ? mergedParts(indexes, amounts, conventions, cellAt) : () => null;
  const otherRow = otherThanData(options.mapping, indexes);
  const isTyped = isOfTypes(options.mapping.status ?? '');
  const cell = (row: FileRow, field: ImportField): string | undefined => {
    const index = indexes[field];
    return index === undefined ? undefined : cellAt(row, index);
  };

  // The rows of one order come together and have one time.
  let lastText = '';
  let lastInstant = 0;

  /** Of the row that is read; the first one counts. */
  let problem: string | null = null;
  const refuse = (reason: string): null => {
    problem ??= reason;
    return null;
  };
  const requireSound = (text: string, name: string): void => {
    if (text === '') refuse(sentence(importSentences.rowEmpty, { field: name }));
    else if (isOpenFormula(text)) refuse(unreadableSaid(name, text));
    else if (isGarbled(text)) refuse(sentence(importSentences.rowGarbled, { field: name }));
  };
  const required = (row: FileRow, field: ImportField, name: string, longest: number): string => {
    const text = cleanText(cell(row, field));
    if (text.length > longest)
      refuse(sentence(importSentences.rowTooLong, { field: name, most: longest }));
    requireSound(text, name);
    return text;
  };
  const readShopName = (row: FileRow): string => {
    const written = cell(row, 'shopName');
    if (written !== undefined && isOpenFormula(written))
      refuse(unreadableSaid(importSentences.wordShop, written));
    const name = cleanName(written);
    if (!isShortName(name)) refuse(inputSentences.shopNameTooLong);
    requireSound(name, importSentences.wordShop);
    return name;
  };

  return (row) => {
    problem = null;
    const orderNo = required(row, 'orderNo', importSentences.wordOrderNo, longestOrderNo);
    if (isRoundedFigure(orderNo)) {
      refuse(
        sentence(importSentences.rowRounded, { field: importSentences.wordOrderNo, text: orderNo }),
      );
    }
    const shopName = indexes.shopName === undefined ? null : readShopName(row);
    const productCode = required(row, 'productCode', importSentences.wordCode, longestCode);
    if (isRoundedCode(productCode)) {
      refuse(
        sentence(importSentences.rowRounded, {
          field: importSentences.wordCode,
          text: productCode,
        }),
      );
    }
    const written = cell(row, 'productName') ?? '';
    const productName = isOpenFormula(written) ? '' : cleanName(written);
    const hasPlace =
      isWithin(orderNo, longestOrderNo) &&
      isWithin(productCode, longestCode) &&
      (shopName === null || (shopName !== '' && isShortName(shopName)));
    const soldAt = readSoldAt(cleanFigure(cell(row, 'soldAt')));
    const pieces = readPieces(cleanFigure(cell(row, 'quantity')));
    const quantity = pieces === null ? null : Math.abs(pieces);
    const isGiven =
      (pieces !== null && pieces < 0) ||
      (options.cancelPrefix !== '' && orderNo.startsWith(options.cancelPrefix));
    const status = cleanText(cell(row, 'status'));
    // Whether it was cancelled is not known.
    if (isOpenFormula(status)) refuse(unreadableSaid(importSentences.wordStatus, status));
    const isSaid = saysReturned(status);
    const isReturn = isGiven || isSaid;
    // Only where nothing else is wrong a missing rate is all that is missing.
    const wasFine = problem === null;
    const read = readAmount(row, { quantity, isReturn, soldAt }, refuse);
    return {
      rowNo: row.rowNo,
      orderNo,
      shopName,
      productCode,
      productName,
      soldAt,
      kind: pieces === null ? null : isReturn ? kindOfReturn(isGiven || read.isNegative) : 'sale',
      quantity,
      hasPlace,
      ...read,
      isUnrated: read.isUnrated && wasFine,
      problem: problem === null ? null : (otherRow(row) ?? problem),
      merged: partOf(row),
    };
  };

  /** A row of a list of orders has the sale too, where nothing but its state speaks of a return. */
  function kindOfReturn(isOnly: boolean): 'return' | 'undone' {
    return isOnly || isTyped ? 'return' : 'undone';
  }

  function readSoldAt(text: string): number | null {
    if (text === '')
      return refuse(sentence(importSentences.rowEmpty, { field: importSentences.wordSoldAt }));
    if (text === lastText) return lastInstant;
    const time = parseTime(text, conventions.dateOrder);
    if (time === undefined) return refuse(unreadableSaid(importSentences.wordSoldAt, text));
    if (time === 'ambiguous') {
      return refuse(sentence(importSentences.rowUnclearDay, { text: shown(text) }));
    }
    const instant = 'instant' in time ? time.instant : toInstant(time.wall);
    if (instant > now + clockDifference) {
      return refuse(sentence(importSentences.rowInFuture, { text: shown(text) }));
    }
    lastText = text;
    lastInstant = instant;
    return instant;
  }

  function readPieces(text: string): number | null {
    if (text === '')
      return refuse(sentence(importSentences.rowEmpty, { field: importSentences.wordQuantity }));
    const pieces = wholeNumberIn(text);
    if (pieces === undefined) {
      return refuse(
        isOpenFormula(text)
          ? unreadableSaid(importSentences.wordQuantity, text)
          : sentence(importSentences.rowNotWhole, { text: shown(text) }),
      );
    }
    return pieces === 0 ? refuse(importSentences.rowNoPieces) : pieces;
  }

  function wholeNumberIn(text: string): number | undefined {
    if (/^\d{1,7}$/.test(text)) return Number(text);
    const decimal = parseDecimal(text, conventions.decimalMark);
    return decimal === undefined ? undefined : wholeNumber(decimal);
  }
}

/** Makes the function that says of a row whether it shares figures with its neighbours. */
function mergedParts(
  { quantity }: ColumnIndexes,
  amounts: AmountSource | undefined,
  { decimalMark }: Conventions,
  cellAt: CellReader,
): (row: FileRow) => MergedPart | null {
  const total = amounts?.field === 'lineTotal' ? amounts.index : -1;
  return (row) => {
    const [ofTotal, ofQuantity] = [row.cells[total], row.cells[quantity ?? -1]];
    const isQuantity = ofQuantity?.endsWith(mergedMark) ?? false;
    if (!isQuantity && !ofTotal?.endsWith(mergedMark)) return null;
    const isFirst = (isQuantity ? ofQuantity : ofTotal) !== mergedMark;
    const price = parseMoney(cleanFigure(cellAt(row, amounts?.priceIndex ?? -1)), decimalMark);
    return { isFirst, isQuantity, price: price?.value ?? null };
  };
}

/** No sign has more than two units: few names need to be counted. */
const isShortName = (name: string): boolean =>
  name.length * 2 <= maxShopNameUnits || nameUnits(name) <= maxShopNameUnits;

const isWithin = (text: string, longest: number): boolean => text !== '' && text.length <= longest;

/** A seller's own code may look like one, such as `3E12345`; no code is written with the plus. */
const isRoundedCode = (code: string): boolean => /^\d(\.\d+)?E\+\d{2}$/i.test(code);

/** Spreadsheet programs keep 15 figures of a number: `6.34418E+17` has lost the others. */
function isRoundedFigure(orderNo: string): boolean {
  return /^\d(\.\d+)?E\+?\d+$/i.test(orderNo) && orderNo.length > 5;
}
