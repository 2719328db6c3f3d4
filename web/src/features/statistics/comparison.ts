import { toFen } from '../../shared/kpi/money.ts';
import type { SummaryTotalsFragment } from './SummaryCards.generated.ts';
import type { TrendFigure, Trends } from './trend.ts';
import { sameHours } from './trend.ts';

export type Compared = {
  readonly current: number;
  readonly previous: number;
  /** Set where only the finished hours of today are compared: the first hour that is not. */
  readonly untilHour: number | null;
};

/** A figure of the totals in fen or pieces; null where the reader may not see it. */
export const totalOf = (totals: SummaryTotalsFragment, figure: TrendFigure): number | null => {
  switch (figure) {
    case 'amount':
      return toFen(totals.amount.net);
    case 'sold':
      return toFen(totals.amount.sold);
    case 'returned':
      return toFen(totals.amount.returned);
    case 'quantity':
      return totals.quantity.net;
    case 'soldQuantity':
      return totals.quantity.sold;
    case 'returnedQuantity':
      return totals.quantity.returned;
    case 'profit':
      return totals.profit.profit === null ? null : toFen(totals.profit.profit);
  }
};

type Input = {
  readonly totals: SummaryTotalsFragment;
  readonly comparison: SummaryTotalsFragment | null;
  readonly trends: Trends;
  /** The running hour where the period is today; null for periods that are over. */
  readonly nowHour: number | null;
};

/**
 * What a figure is compared with: a period that is over with the whole compared period, today with
 * the same hours of yesterday. Null where there is nothing to compare with.
 */
export const comparedFigure = (input: Input, figure: TrendFigure): Compared | null => {
  if (input.comparison === null) return null;
  if (input.nowHour !== null) return sameHours(input.trends, figure, input.nowHour);
  const current = totalOf(input.totals, figure);
  const previous = totalOf(input.comparison, figure);
  if (current === null || previous === null) return null;
  return { current, previous, untilHour: null };
};
