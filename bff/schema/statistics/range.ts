import { addDays, daysBetween, monthsBetween } from '../../../api/contract/rules/calendar.ts';
import { builder } from '../builder.ts';
import { wrongInput } from '../wrong-input.ts';

export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export type Granularity = 'hour' | 'day' | 'month';

/** Ranges are at most this long, in days: a hundred years of daily points would help nobody. */
const longestRange = 366 * 50;
/** Points by the hour are served for so many days (the calls of the upstream say so). */
const longestHourly = 31;

export const dateRangeInput = builder.inputType('DateRangeInput', {
  description: 'Calendar days in Asia/Shanghai, both ends included.',
  fields: (t) => ({
    start: t.field({ type: 'Date', required: true, description: 'First day.' }),
    end: t.field({ type: 'Date', required: true, description: 'Last day.' }),
  }),
});

export const dateRange = builder.objectRef<DateRange>('DateRange').implement({
  description: 'Calendar days in Asia/Shanghai, both ends included.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'First day.' }),
    end: t.expose('end', { type: 'Date', description: 'Last day.' }),
  }),
});

export const granularity = builder.enumType('Granularity', {
  description: 'Width of a point of a trend, in Asia/Shanghai.',
  values: {
    HOUR: { value: 'hour', description: 'An hour; for ranges of at most 31 days.' },
    DAY: { value: 'day', description: 'A day.' },
    MONTH: { value: 'month', description: 'A calendar month.' },
  } as const,
});

/** Checks a range and cuts what lies before the first day that the viewer has data for. */
export function clampRange(range: DateRange, dataStart: string): DateRange {
  if (range.start > range.end)
    throw wrongInput('开始日期不能晚于结束日期', 'start must not be after end.');
  const earliest = dataStart < range.end ? dataStart : range.end;
  const start = range.start < earliest ? earliest : range.start;
  if (daysBetween(start, range.end) > longestRange) {
    throw wrongInput('日期范围不能超过 50 年', 'The range may have 50 years at most.');
  }
  return { start, end: range.end };
}

export function checkGranularity(range: DateRange, width: Granularity): void {
  if (width === 'hour' && addDays(range.start, longestHourly - 1) < range.end) {
    throw wrongInput(
      `按小时查看时，日期范围不能超过 ${longestHourly} 天`,
      `By hour the range may have ${longestHourly} days at most.`,
    );
  }
}

/** How many buckets a bucket lies after the first one of a range that starts on that day. */
export function bucketIndex(bucket: string, start: string, width: Granularity): number {
  if (width === 'month') return monthsBetween(start, bucket);
  const days = daysBetween(start, bucket.slice(0, 10));
  return width === 'day' ? days : days * 24 + Number(bucket.slice(11, 13));
}

export interface Paired<Point> {
  readonly current: Point;
  readonly comparison: Point | undefined;
}

/** Puts beside each point the one at the same place of the comparison range, as the two were asked for. */
export function pairBuckets<Point extends { readonly bucket: string }>(
  points: readonly Point[],
  comparison: readonly Point[] | null,
  starts: { readonly current: string; readonly comparison: string | undefined },
  width: Granularity,
): Paired<Point>[] {
  const { comparison: comparisonStart } = starts;
  const byIndex = new Map<number, Point>();
  if (comparisonStart !== undefined) {
    for (const point of comparison ?? []) {
      byIndex.set(bucketIndex(point.bucket, comparisonStart, width), point);
    }
  }
  return points.map((current) => ({
    current,
    comparison: byIndex.get(bucketIndex(current.bucket, starts.current, width)),
  }));
}
