import type { TFunction } from 'i18next';
import { toFen } from '../../shared/kpi/money.ts';
import type { EndedShop } from './ended.ts';
import type { SummaryTotalsFragment } from './SummaryCards.generated.ts';
import type { TrendFigure, Trends } from './trend.ts';
import { sameHours } from './trend.ts';

export type Compared = {
  readonly current: number;
  readonly previous: number;
  /**
   * What the period would have to reach to be level: the compared figure, brought to the period's
   * number of days where the two differ. Seven days are no loss against eight.
   */
  readonly level: number;
  /** Set where only the finished hours of today are compared: the first hour that is not. */
  readonly untilHour: number | null;
};

/** A figure of the totals in fen or pieces; null where it could not be read, may not be seen, or has no cost. */
export const totalOf = (totals: SummaryTotalsFragment, figure: TrendFigure): number | null => {
  const { amount, quantity, profit } = totals;
  switch (figure) {
    case 'amount':
      return fenOrNull(amount?.net);
    case 'sold':
      return fenOrNull(amount?.sold);
    case 'returned':
      return fenOrNull(amount?.returned);
    case 'quantity':
      return quantity?.net ?? null;
    case 'soldQuantity':
      return quantity?.sold ?? null;
    case 'returnedQuantity':
      return quantity?.returned ?? null;
    case 'profit':
      return fenOrNull(profit?.profit);
  }
};

const fenOrNull = (money: string | null | undefined): number | null =>
  money === null || money === undefined ? null : toFen(money);

/** Whether the reader lacks the right to see profit and cost. */
export const isProfitHidden = ({ profit }: SummaryTotalsFragment): boolean =>
  profit?.hiddenReason === 'NO_PERMISSION';

type Input = {
  readonly totals: SummaryTotalsFragment;
  readonly comparison: SummaryTotalsFragment | null;
  readonly trends: Trends;
  /** The running hour where the period is today; null for periods that are over. */
  readonly nowHour: number | null;
  /** Days of the period, and of the compared one. */
  readonly days: number;
  readonly comparisonDays: number;
  /** The shops of which one of the two has days that the other lacks. */
  readonly uneven: readonly EndedShop[];
  /** Both periods without those shops; null where there are no others. */
  readonly comparable: ComparableTotals | null;
};

/** Why a figure is compared with nothing, `nowHour` as in the input: the first hour of a day has no full one to compare. */
export const uncomparedText = (t: TFunction<'statistics'>, nowHour: number | null): string =>
  t(nowHour === 0 ? 'compare.firstHour' : 'compare.none');

export type ComparableTotals = {
  readonly shopCount: number;
  readonly totals: SummaryTotalsFragment;
  readonly comparison: SummaryTotalsFragment;
};

/**
 * What a figure is compared with: a period that is over with the whole compared period, today with
 * the same hours of yesterday. Shops whose paid time ended between the two are left out of both: what is
 * missing since then is no fall. Null where there is nothing to compare with.
 */
export const comparedFigure = (input: Input, figure: TrendFigure): Compared | null => {
  const isUneven = input.uneven.length > 0;
  const periods = isUneven ? input.comparable : input;
  if (periods === null || periods.comparison === null) return null;
  if (input.nowHour !== null) {
    // The hours are those of all the shops.
    if (isUneven) return null;
    const hours = sameHours(input.trends, figure, input.nowHour);
    return hours && { ...hours, level: hours.previous };
  }
  const current = totalOf(periods.totals, figure);
  const previous = totalOf(periods.comparison, figure);
  if (current === null || previous === null) return null;
  const level = (previous * input.days) / input.comparisonDays;
  return { current, previous, level, untilHour: null };
};
