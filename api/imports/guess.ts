import type { z } from 'zod';
import {
  type ImportField,
  importFields,
  type importMapping,
  type importOptions,
} from '../contract/import-files.ts';
import { guessAmounts } from './guess-amounts.ts';
import { matchHeadings } from './headings.ts';
import type { FileHead } from './sales-file.ts';
import type { Encoding } from './source/encoding.ts';
import { isCommonCode } from './values/currencies.ts';
import { parseDecimal, wholeNumber } from './values/numbers.ts';
import { cleanFigure, cleanText } from './values/text.ts';
import { parseTime } from './values/times.ts';

export type ImportMapping = z.infer<typeof importMapping>;
export type ImportOptions = z.output<typeof importOptions>;

export const requiredFields = ['orderNo', 'productCode', 'quantity', 'soldAt'] as const;

/** Everything about a file that can be guessed; a seller corrects what is wrong. */
export function guessOptions(head: FileHead, encoding: Encoding): ImportOptions {
  const mapping = guessMapping(head);
  return {
    mapping,
    encoding,
    timeZone: 'Asia/Shanghai',
    cancelPrefix: guessCancelPrefix(valuesOf(head, mapping.orderNo)),
    shopId: null,
    platformType: 'temu',
    isSemiManagedMall: false,
    currency: null,
    rates: {},
    dailyRates: null,
    isTotalPerLine: false,
    isShownEarly: false,
  };
}

/** By the headings; a field that no heading names, by what the columns hold. */
export function guessMapping(head: FileHead): ImportMapping {
  const found = matchHeadings(head.layout.columns);
  const free = head.layout.columns.filter((column) => ![...found.values()].includes(column));
  for (const field of contentOrder) {
    if (found.has(field)) continue;
    const column = free.find((each) => fitsContent[field](filled(valuesOf(head, each))));
    if (column === undefined) continue;
    found.set(field, column);
    free.splice(free.indexOf(column), 1);
  }
  guessAmounts(found, free, head.layout.columns, (column) => valuesOf(head, column));
  const mapping: ImportMapping = {};
  for (const field of importFields) {
    const column = found.get(field);
    if (column !== undefined) mapping[field] = column;
  }
  return mapping;
}

export function missingFields(mapping: ImportMapping): ImportField[] {
  return requiredFields.filter((field) => mapping[field] === undefined);
}

/**
 * `C` where order numbers are plain figures, some of them behind a C. Where none of the first rows has
 * one it is guessed too: among plain figures nothing else can begin with a C.
 */
export function guessCancelPrefix(orderNos: readonly string[]): string {
  const known = orderNos.filter((orderNo) => orderNo !== '');
  const plain = known.filter((orderNo) => /^\d+$/.test(orderNo)).length;
  const cancelled = known.filter((orderNo) => /^C\d+$/.test(orderNo)).length;
  return plain > 0 && plain + cancelled === known.length ? 'C' : '';
}

function valuesOf(head: FileHead, column: string | undefined): string[] {
  const index = column === undefined ? -1 : head.layout.columns.indexOf(column);
  return index < 0 ? [] : head.rows.map((row) => cleanText(row.cells[index]));
}

const filled = (values: readonly string[]): string[] => values.filter((value) => value !== '');

/** The surest first, so that a column of times is not taken for order numbers. */
const contentOrder = ['soldAt', 'orderNo', 'quantity', 'currency', 'productCode'] as const;

const most = (values: readonly string[], fits: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(fits).length >= values.length * 0.9;

const isWhole = (value: string): boolean => {
  const decimal = parseDecimal(cleanFigure(value));
  return decimal !== undefined && wholeNumber(decimal) !== undefined;
};

const share = (values: readonly string[]): number => new Set(values).size / values.length;

const fitsContent: Readonly<
  Record<(typeof contentOrder)[number], (values: readonly string[]) => boolean>
> = {
  soldAt: (values) =>
    most(
      values,
      (value) => /[-/.年:]/.test(value) && parseTime(cleanFigure(value), 'unknown') !== undefined,
    ),
  orderNo: (values) =>
    most(values, (value) => /^[A-Za-z-]{0,6}[\d-]{6,40}$/.test(value)) && share(values) > 0.02,
  quantity: (values) =>
    most(values, (value) => isWhole(value) && value.length <= 5) &&
    !values.every((value) => value === values[0]),
  currency: (values) => most(values, isCommonCode),
  productCode: (values) =>
    most(
      values,
      (value) => /^(?=.*\d)[\w.\-/]{2,40}$/.test(value) && !/^\d+[.,]\d{1,2}$/.test(value),
    ) && share(values) > 0.02,
};
