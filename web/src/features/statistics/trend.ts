import type { TFunction } from 'i18next';
import { type Day, isDay } from '../../../../api/contract/rules/calendar.ts';
import { dayText, fullDay } from '../../i18n/format.ts';
import { toFen } from '../../shared/kpi/money.ts';
import type { Figures, Metric, Profit } from './metrics.ts';
import { type Uncosted, uncostedOf } from './uncosted.ts';

type Bucketed = { readonly bucket: string; readonly comparisonBucket: string | null };
type FiguresPoint<T> = Bucketed & {
  /** Null where no shop is paid for. */
  readonly figures: Figures<T> | null;
  readonly comparison: Figures<T> | null;
};
/** What it does not count is left out where nobody asks. */
type HourProfit = Omit<Profit, 'uncosted'> & Partial<Pick<Profit, 'uncosted'>>;
type ProfitPoint = Bucketed & {
  readonly figure: HourProfit | null;
  readonly comparison: HourProfit | null;
};

/** A trend that could not be read is null; the others are left alone. */
export type Trends = {
  readonly amountTrend: readonly FiguresPoint<string>[] | null;
  readonly quantityTrend: readonly FiguresPoint<number>[] | null;
  readonly profitTrend: readonly ProfitPoint[] | null;
};

/** What a card or the chart shows of each point. */
export type TrendFigure = Metric | 'sold' | 'returned' | 'soldQuantity' | 'returnedQuantity';

export type TrendPoint = {
  readonly bucket: string;
  readonly comparisonBucket: string | null;
  /**
   * Fen or pieces; null where nothing can be known: the hour is still to come, no shop is paid for, or
   * nothing in it has a cost.
   */
  readonly value: number | null;
  readonly previous: number | null;
  /** The hour that is not over yet: what has sold so far, and no point of a line. */
  readonly isRunning: boolean;
  /** What a profit does not count; null where there is none. */
  readonly uncosted: Uncosted | null;
};

type KnownPoint = Omit<TrendPoint, 'isRunning'>;

const profitFen = (figure: HourProfit | null): number | null =>
  figure === null || figure.profit === null ? null : toFen(figure.profit);

/** The same for sums: what has no cost adds nothing. */
const countedFen = (figure: HourProfit | null): number | null =>
  figure?.hiddenReason === 'NO_COST' ? 0 : profitFen(figure);

const nullOr = <P>(points: readonly P[] | null, to: (point: P) => KnownPoint) =>
  points === null ? null : points.map(to);

const pieceParts: Partial<Record<TrendFigure, keyof Figures<number>>> = {
  quantity: 'net',
  soldQuantity: 'sold',
  returnedQuantity: 'returned',
};

const values = (trends: Trends, figure: TrendFigure, fenOf = profitFen): KnownPoint[] | null => {
  const pieces = pieceParts[figure];
  if (pieces !== undefined) {
    return nullOr(trends.quantityTrend, (point) => ({
      bucket: point.bucket,
      comparisonBucket: point.comparisonBucket,
      value: point.figures?.[pieces] ?? null,
      previous: point.comparison?.[pieces] ?? null,
      uncosted: null,
    }));
  }
  if (figure === 'profit') {
    return nullOr(trends.profitTrend, (point) => ({
      bucket: point.bucket,
      comparisonBucket: point.comparisonBucket,
      value: fenOf(point.figure),
      previous: fenOf(point.comparison),
      uncosted: uncostedOf(point.figure),
    }));
  }
  const part = figure === 'sold' || figure === 'returned' ? figure : 'net';
  return nullOr(trends.amountTrend, (point) => ({
    bucket: point.bucket,
    comparisonBucket: point.comparisonBucket,
    value: point.figures === null ? null : toFen(point.figures[part]),
    previous: point.comparison === null ? null : toFen(point.comparison[part]),
    uncosted: null,
  }));
};

/**
 * The points of one figure. Buckets after `now` (a bucket in the same form, e.g. the current hour)
 * have no value yet: a line at zero would say that nothing was sold in hours that are still to come.
 */
export const trendOf = (trends: Trends, figure: TrendFigure, now: string): TrendPoint[] | null =>
  values(trends, figure)?.map((point) => {
    const isToCome = point.bucket > now.slice(0, point.bucket.length);
    return {
      ...point,
      value: isToCome ? null : point.value,
      isRunning: point.bucket.includes('T') && now.startsWith(point.bucket),
    };
  }) ?? null;

/**
 * The values that a line goes through: a running hour would look as if sales had stopped. In the first hour of a day,
 * of which nothing else is known, it is a point by itself.
 */
export function lineOf(points: readonly TrendPoint[]): (number | null)[] {
  const finished = points.map(({ value, isRunning }) => (isRunning ? null : value));
  const isBegun = finished.some((value) => value !== null);
  return isBegun ? finished : points.map(({ value }) => value);
}

export type SameHours = {
  readonly current: number;
  readonly previous: number;
  /** Both are sums of the hours from midnight up to this one, which is not counted. */
  readonly untilHour: number;
};

/**
 * Today is not over, so the whole of yesterday is no fair comparison: this sums the finished hours
 * of today and the same hours of yesterday. Null in the first hour of the day, or without figures.
 */
export const sameHours = (
  trends: Trends,
  figure: TrendFigure,
  nowHour: number,
): SameHours | null => {
  const finished = values(trends, figure, countedFen)?.slice(0, nowHour) ?? [];
  let current = 0;
  let previous = 0;
  for (const point of finished) {
    if (point.value === null || point.previous === null) return null;
    current += point.value;
    previous += point.previous;
  }
  return finished.length === 0 ? null : { current, previous, untilHour: nowHour };
};

/** `14:00`, `3月5日`, `2011年12月`; in English `Mar 5`, `Dec 2011`. */
export const bucketLabel = (bucket: string): string => {
  const [, hour] = bucket.split('T');
  return hour === undefined ? dayText(bucket) : `${hour}:00`;
};

/** With everything that the short label leaves out: `2024-03-15 14:00`, `Mar 15, 2024 14:00`. */
export const bucketTitle = (bucket: string): string => {
  const [day = bucket, hour] = bucket.split('T');
  const written = isDay(day) ? fullDay(day) : day;
  return hour === undefined ? written : `${written} ${hour}:00`;
};

/** The titles of a trend by day; that of today says that it is not over. */
export const dayTitle = (bucket: string, today: Day, t: TFunction<'statistics'>): string =>
  bucket === today ? t('trend.running', { bucket: bucketTitle(bucket) }) : bucketTitle(bucket);

/** The value that a line by day goes through: through today it would fall at its end every morning. */
export const finishedValue = (bucket: string, today: Day, value: number | null): number | null =>
  bucket === today ? null : value;
