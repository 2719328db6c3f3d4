import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { countDays, shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { type ComparisonChoice, weekdayShift } from '../../shared/date-range/comparison.ts';
import type {
  Granularity,
  RangeChoice,
  RangeLimits,
  ResolvedRange,
} from '../../shared/date-range/range.ts';
import { granularityOf, pickableDays, resolveRange } from '../../shared/date-range/range.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { comparisonCodec } from '../../shared/url-state/comparison.ts';
import { rangeCodec } from '../../shared/url-state/range.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';

export type Period = ResolvedRange & {
  readonly choice: RangeChoice;
  /** What the reader compares with. */
  readonly against: ComparisonChoice;
  readonly granularity: Granularity;
  /** The period is today, which is not over. */
  readonly isToday: boolean;
  readonly today: Day;
};

export type ViewerDays = {
  readonly dataStart: Day;
  /** When the account was registered (an instant as text); null for visitors. */
  readonly registerTime: string | null;
};

/** What a choice of days comes to, as of today. */
export const periodOf = (
  choice: RangeChoice,
  against: ComparisonChoice,
  limits: RangeLimits,
): Period => {
  const resolved = resolveRange(choice, limits, against);
  const { today } = limits;
  const { start, end } = resolved.range;
  return {
    ...resolved,
    choice,
    against,
    today,
    granularity: granularityOf(resolved.range),
    isToday: start === today && end === today,
  };
};

/** The days that the address asks for, recomputed when Shanghai's day changes. */
export const usePeriod = ({ dataStart, registerTime }: ViewerDays) => {
  const today = useToday();
  const [choice, choose] = useUrlState(rangeCodec);
  const [against, compareWith] = useUrlState(comparisonCodec);
  const period = useMemo(
    () => periodOf(choice, against, { today, dataStart }),
    [choice, against, today, dataStart],
  );
  const pickable = useMemo(
    () =>
      pickableDays({
        today,
        dataStart,
        registeredOn: registerTime === null ? null : shanghaiDay(Date.parse(registerTime)),
      }),
    [today, dataStart, registerTime],
  );
  return { period, choose, compareWith, pickable };
};

/** What the period is compared with, by name; per day where the two differ in length. */
export const comparisonName = (
  t: TFunction<'statistics'>,
  { isToday, range, comparison, against }: Period,
): string => {
  if (against.type === 'weekday')
    return t(isToday ? 'compare.weeksHours' : 'compare.weeks', { count: weekdayShift(range) / 7 });
  if (against.type !== 'previous')
    return t(isToday ? `compare.${against.type}Hours` : `compare.${against.type}`);
  if (isToday || comparison === null) return t('compare.today');
  const count = daysOf(comparison);
  return t(count === daysOf(range) ? 'compare.days' : 'compare.daysAverage', { count });
};

export const daysOf = (range: { start: Day; end: Day }): number =>
  countDays(range.start, range.end);
