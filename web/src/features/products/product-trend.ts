import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { addDays, countDays, earlier, later } from '../../../../api/contract/rules/calendar.ts';
import type { DayRange, Granularity } from '../../shared/date-range/range.ts';

export type TrendPoint = {
  readonly bucket: string;
  /** Null, like the others, where the shop is not paid for. */
  readonly sold: number | null;
  readonly returned: number | null;
  readonly net: number | null;
};

type SkuTrend = {
  readonly points: readonly {
    readonly bucket: string;
    readonly quantity: {
      readonly sold: number;
      readonly returned: number;
      readonly net: number;
    } | null;
  }[];
};

/** A course of fewer days says nothing. */
const LEAST_DAYS = 30;
const MOST_DAYS_BY_DAY = 92;
/** SKUs that the server answers for at once. */
const BATCH = 20;

/** The days of the chart: those that are looked at, and as many before them as make a course. */
export const trendRange = ({ start, end }: DayRange, dataStart: Day): DayRange => ({
  start: earlier(start, later(dataStart, addDays(end, 1 - LEAST_DAYS))),
  end,
});

export const trendGranularity = ({
  start,
  end,
}: DayRange): Extract<Granularity, 'DAY' | 'MONTH'> =>
  countDays(start, end) <= MOST_DAYS_BY_DAY ? 'DAY' : 'MONTH';

export const batches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );

/** What all SKUs of a product sold, bucket by bucket. */
export const sumTrends = (trends: readonly SkuTrend[]): TrendPoint[] => {
  const sums = new Map<string, TrendPoint>();
  for (const { bucket, quantity } of trends.flatMap(({ points }) => points)) {
    const sum = sums.get(bucket);
    const plus = (figure: 'sold' | 'returned' | 'net') =>
      quantity === null ? (sum?.[figure] ?? null) : (sum?.[figure] ?? 0) + quantity[figure];
    sums.set(bucket, {
      bucket,
      sold: plus('sold'),
      returned: plus('returned'),
      net: plus('net'),
    });
  }
  return [...sums.values()].sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
};
