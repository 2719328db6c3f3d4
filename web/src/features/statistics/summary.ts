import { hourOfDay, shanghaiHour } from '../../../../api/contract/rules/calendar.ts';
import { toFen } from '../../shared/kpi/money.ts';
import { isUnpaid } from './ended.ts';
import { daysOf, type Period } from './period.ts';
import type { SummaryData } from './summary-card.ts';
import type { HomeStatistics } from './use-home.ts';

/** What the cards and the sentence above them are made of. */
export const summaryOf = (
  statistics: HomeStatistics,
  { range, comparison, isToday }: Period,
  now: number,
): SummaryData => ({
  totals: statistics.totals,
  comparison: statistics.comparison,
  trends: statistics,
  nowHour: isToday ? hourOfDay(now) : null,
  nowBucket: shanghaiHour(now),
  days: daysOf(range),
  comparisonDays: comparison === null ? 1 : daysOf(comparison),
  isUnpaid: isUnpaid(statistics, range),
  uneven: statistics.unevenShops,
  comparable: statistics.comparable,
});

/** Without shops, or with nothing sold and nothing returned. What could not be read is not nothing. */
export const hasNothing = ({ shopCount, totals: { amount, quantity } }: HomeStatistics): boolean =>
  shopCount === 0 ||
  (amount !== null &&
    quantity !== null &&
    quantity.sold === 0 &&
    quantity.returned === 0 &&
    toFen(amount.sold) === 0 &&
    toFen(amount.returned) === 0);
