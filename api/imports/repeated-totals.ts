import { StagedTotals } from '../../db/imports/staged-totals.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { plainHeading } from './headings.ts';
import type { ReadRow } from './row-reader.ts';
import { printDecimal } from './values/numbers.ts';

/** Orders of several rows that all have the same total. */
export interface RepeatedTotals {
  readonly orders: number;
  readonly example: string;
}

/** Variants of one product in one order cost the same: only so many such orders are suspicious. */
const suspiciousOrders = 5;

/**
 * Looks for the total of a whole order on each of its rows, which would be counted once a row. Where the
 * quantities of an order differ, equal totals say so; where they do not, the heading or many such orders.
 */
export class TotalsByOrder {
  readonly #totals = new StagedTotals();
  readonly #namesOrders: boolean;

  /** @param heading of the column of totals */
  constructor(heading: string) {
    this.#namesOrders = /订单|整单|总单|order/.test(plainHeading(heading));
  }

  add({ shopName, orderNo, original: total, quantity, problem, isUnrated, merged }: ReadRow): void {
    // Shares of one total say nothing.
    if (merged !== null) return;
    if (total === null || quantity === null || total.digits === 0n) return;
    if (problem !== null && !isUnrated) return;
    this.#totals.add(shopName ?? '', orderNo, printDecimal(total), quantity);
  }

  /** Null where the totals look like those of lines. */
  get repeated(): RepeatedTotals | null {
    const { orders, same, firstSame, mixed, mixedSame, firstMixedSame } = this.#totals.orders;
    if (firstSame === null) return null;
    const isSuspicious =
      mixed > 0
        ? mixedSame * 2 >= mixed
        : same === orders && (this.#namesOrders || same >= suspiciousOrders);
    return isSuspicious ? { orders: same, example: firstMixedSame ?? firstSame } : null;
  }

  close(): void {
    this.#totals.close();
  }
}

/** Why a file with such totals is not imported before somebody has looked at it. */
export const repeatedProblem = (column: string, { orders, example }: RepeatedTotals): string =>
  sentence(importSentences.totalsRepeated, { column, orders, example });
