import { changeOf } from '../../shared/kpi/change.ts';

/** Totals of the period (or of its finished part) and of the compared one: fen and pieces. */
export type InsightInput = {
  readonly netAmount: number;
  readonly previousNetAmount: number | null;
  /** Of the whole period and all shops, which the first shop has its share of. */
  readonly totalNetAmount: number;
  readonly soldQuantity: number;
  readonly returnedQuantity: number;
  readonly previousSoldQuantity: number | null;
  readonly previousReturnedQuantity: number | null;
  /** Net amount of the first shop of the ranking and its name; null without a ranking. */
  readonly topShop: { readonly name: string; readonly netAmount: number } | null;
  readonly shopCount: number;
  /** How much each shop that can be compared has gained or lost. */
  readonly movers: readonly Mover[];
};

export type Mover = { readonly name: string; readonly difference: number };

export type Insight =
  | {
      readonly kind: 'returnsUp';
      readonly rate: number;
      readonly previousRate: number;
    }
  | {
      readonly kind: 'salesDown' | 'salesUp';
      readonly ratio: number;
      /** Fen. */
      readonly difference: number;
      /** The shops that most of it comes from, the largest first. */
      readonly movers: readonly Mover[];
    }
  | { readonly kind: 'concentrated'; readonly shop: string; readonly share: number }
  | { readonly kind: 'steady'; readonly ratio: number }
  | { readonly kind: 'noComparison' };

/** Fewer returned pieces than this say nothing about a rate. */
const MIN_RETURNS = 5;
const MIN_RATE_RISE = 0.02;
const NOTABLE_CHANGE = 0.15;
const CONCENTRATED_SHARE = 0.6;

const MOST_MOVERS = 2;

/** Those that went the same way, the farthest first. */
const movedBy = (difference: number, movers: readonly Mover[]): readonly Mover[] =>
  movers
    .filter((mover) => mover.difference * difference > 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_MOVERS);

const rateOf = (returned: number, sold: number): number => (sold === 0 ? 0 : returned / sold);

/**
 * What deserves a look first, most urgent first and at most two things, from figures that are on
 * the page anyway. There is always something: that it is steady, or that nothing can be compared.
 */
export const insightsOf = (input: InsightInput): Insight[] => {
  const found: Insight[] = [];
  const rate = rateOf(input.returnedQuantity, input.soldQuantity);
  if (input.previousSoldQuantity !== null && input.previousReturnedQuantity !== null) {
    const previousRate = rateOf(input.previousReturnedQuantity, input.previousSoldQuantity);
    if (input.returnedQuantity >= MIN_RETURNS && rate - previousRate >= MIN_RATE_RISE) {
      found.push({ kind: 'returnsUp', rate, previousRate });
    }
  }
  const change =
    input.previousNetAmount === null
      ? null
      : changeOf(input.netAmount, input.previousNetAmount).ratio;
  if (change !== null && Math.abs(change) >= NOTABLE_CHANGE) {
    const difference = Math.round(input.netAmount - (input.previousNetAmount ?? 0));
    found.push({
      kind: change < 0 ? 'salesDown' : 'salesUp',
      ratio: change,
      difference,
      movers: movedBy(difference, input.movers),
    });
  }
  if (input.shopCount > 2 && input.topShop !== null && input.totalNetAmount > 0) {
    const share = input.topShop.netAmount / input.totalNetAmount;
    if (share >= CONCENTRATED_SHARE && share <= 1) {
      found.push({ kind: 'concentrated', shop: input.topShop.name, share });
    }
  }
  if (found.length === 0) {
    found.push(change === null ? { kind: 'noComparison' } : { kind: 'steady', ratio: change });
  }
  return found.slice(0, 2);
};
