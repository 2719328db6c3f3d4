import type { z } from 'zod';
import type { previewImport } from '../contract/import-files.ts';
import type { importConversion } from '../contract/imports.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ReadRow } from './row-reader.ts';
import { yuan } from './values/currencies.ts';
import { compare, type Decimal, negative, plus, printDecimal, zero } from './values/numbers.ts';

/** What was converted at which rates. */
export type Conversion = z.output<typeof importConversion>;
type FoundCurrency = z.output<typeof previewImport.output>['currencies'][number];

interface Total {
  rows: number;
  /** Sold less returned, in the currency itself. */
  original: Decimal;
  /** The same in whole fen. */
  amount: number;
  lowest: Decimal | null;
  highest: Decimal | null;
  unratedRows: number;
  /** Of all rows, and of those that have no rate. */
  days: Days | null;
  unratedDays: Days | null;
}

interface Days {
  readonly first: string;
  readonly last: string;
}

const withDay = (days: Days | null, day: string): Days => ({
  first: days === null || day < days.first ? day : days.first,
  last: days === null || day > days.last ? day : days.last,
});

/** Sums rows by their currency. */
export class CurrencyTotals {
  readonly #totals = new Map<string, Total>();

  /** Counts a row that is fine, or would be if somebody gave a rate. */
  add(read: ReadRow): void {
    const { currency, original, rate, amount, soldAt, kind, isUnrated } = read;
    if (currency === null || original === null || soldAt === null) return;
    if (read.problem !== null && !isUnrated) return;
    const total = this.#total(currency);
    total.rows += 1;
    if (currency === yuan) return;
    const day = shanghaiDay(soldAt);
    total.days = withDay(total.days, day);
    if (kind === 'sale') total.original = plus(total.original, original);
    if (kind === 'return') total.original = plus(total.original, negative(original));
    if (isUnrated) {
      total.unratedRows += 1;
      total.unratedDays = withDay(total.unratedDays, day);
    }
    if (amount === null || rate === null) return;
    if (kind === 'sale') total.amount += amount;
    if (kind === 'return') total.amount -= amount;
    if (total.lowest === null || compare(rate, total.lowest) < 0n) total.lowest = rate;
    if (total.highest === null || compare(rate, total.highest) > 0n) total.highest = rate;
  }

  /** Other currencies than yuan by the most rows, behind yuan where both are there; empty where all is yuan. */
  get found(): FoundCurrency[] {
    const all = [...this.#totals].sort(
      ([one, a], [other, b]) =>
        Number(other === yuan) - Number(one === yuan) || b.rows - a.rows || (one < other ? -1 : 1),
    );
    if (all.every(([currency]) => currency === yuan)) return [];
    return all.map(([currency, total]) => ({
      currency,
      rows: total.rows,
      unratedRows: total.unratedRows,
      original: currency === yuan ? null : printDecimal(total.original, 2),
      amount: currency === yuan || total.unratedRows > 0 ? null : total.amount,
      lowestRate: total.lowest && printDecimal(total.lowest),
      highestRate: total.highest && printDecimal(total.highest),
    }));
  }

  /** What was converted; empty where all is yuan. */
  get conversions(): Conversion[] {
    return [...this.#totals].flatMap(([currency, { rows, original, amount, ...rest }]) => {
      const { lowest, highest, days } = rest;
      if (lowest === null || highest === null || days === null) return [];
      return {
        currency,
        rows,
        original: printDecimal(original, 2),
        amount,
        lowestRate: printDecimal(lowest),
        highestRate: printDecimal(highest),
        firstDay: days.first,
        lastDay: days.last,
      };
    });
  }

  /** Why a file cannot be imported, with the list of what it holds; null when every amount has its yuan. */
  get problem(): string | null {
    const lacking = [...this.#totals].filter(([, { unratedRows }]) => unratedRows > 0);
    if (lacking.length === 0) return null;
    const parts = lacking.map(([currency, { rows, unratedRows, unratedDays }]) =>
      unratedRows === rows || unratedDays === null
        ? sentence(importSentences.partRows, { currency, rows })
        : sentence(importSentences.partRowsOf, {
            currency,
            rows,
            unrated: unratedRows,
            first: unratedDays.first,
            last: unratedDays.last,
          }),
    );
    return sentence(importSentences.ratesMissing, { list: parts.join('，') });
  }

  /** @throws FileProblem when amounts of another currency have no rate */
  refuseUnrated(): void {
    const { problem } = this;
    if (problem !== null) throw new FileProblem(problem);
  }

  #total(currency: string): Total {
    const known = this.#totals.get(currency);
    if (known !== undefined) return known;
    const total: Total = {
      rows: 0,
      original: zero,
      amount: 0,
      lowest: null,
      highest: null,
      unratedRows: 0,
      days: null,
      unratedDays: null,
    };
    this.#totals.set(currency, total);
    return total;
  }
}
