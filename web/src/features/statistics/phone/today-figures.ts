import { hourOfDay, shanghaiHour } from '../../../../../api/contract/rules/calendar.ts';
import { type RangeLimits, resolveRange } from '../../../shared/date-range/range.ts';
import { isUnpaid } from '../ended.ts';
import { taskDays } from '../operations/tasks.ts';
import { daysOf, type Period } from '../period.ts';
import type { SummaryData } from '../summary-card.ts';
import type { HomeVariables } from '../use-home.ts';
import type { PhoneTodayQuery } from './PhoneToday.generated.ts';

/** What the first page of the phone asks for: once here, so that the server asks beforehand for the very same. */

const choice = { type: 'today' } as const;
const usual = { type: 'previous' } as const;

/** Today, against yesterday: the phone has no other days. */
export const todayPeriod = (limits: RangeLimits): Period => {
  const resolved = resolveRange(choice, limits);
  const { today } = limits;
  return { ...resolved, choice, against: usual, today, granularity: 'HOUR', isToday: true };
};

export const todayVariables = (
  selection: HomeVariables['selection'],
  { range, comparison }: Period,
) => ({ selection, range, comparison, granularity: 'HOUR' as const });

export const todoVariables = (selection: HomeVariables['selection'], today: string) => ({
  selection,
  range: taskDays(today),
});

/** The figures of today as the cards of the desktop take them, so that both say the same. */
export const summaryOf = (
  statistics: PhoneTodayQuery['statistics'],
  period: Period,
  now: number,
): SummaryData => ({
  totals: statistics.totals,
  comparison: statistics.comparison,
  trends: { ...statistics, quantityTrend: null },
  nowHour: hourOfDay(now),
  nowBucket: shanghaiHour(now),
  days: 1,
  comparisonDays: period.comparison === null ? 1 : daysOf(period.comparison),
  isUnpaid: isUnpaid(statistics, period.range),
  uneven: statistics.unevenShops,
  comparable: statistics.comparable,
});
