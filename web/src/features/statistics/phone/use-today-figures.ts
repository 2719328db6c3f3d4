import { useMemo } from 'react';
import { hourOfDay } from '../../../../../api/contract/rules/calendar.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { resolveRange } from '../../../shared/date-range/range.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { isUnpaid } from '../ended.ts';
import { currentBucket, daysOf, type Period } from '../period.ts';
import type { SummaryData } from '../SummaryCards.tsx';
import type { HomeVariables } from '../use-home.ts';
import { type PhoneTodayQuery, usePhoneTodayQuery } from './PhoneToday.generated.ts';

const usual = { type: 'previous' } as const;

/** Today, against yesterday: the phone has no other days. */
export const useTodayPeriod = (): Period => {
  const { dataStart } = useViewer();
  const today = useToday();
  return useMemo(() => {
    const choice = { type: 'today' } as const;
    const resolved = resolveRange(choice, { today, dataStart });
    return { ...resolved, choice, against: usual, today, granularity: 'HOUR', isToday: true };
  }, [today, dataStart]);
};

/** The figures of today as the cards of the desktop take them, so that both say the same. */
const summaryOf = (statistics: PhoneTodayQuery['statistics'], period: Period): SummaryData => {
  const now = Date.now();
  return {
    totals: statistics.totals,
    comparison: statistics.comparison,
    trends: { ...statistics, quantityTrend: null },
    nowHour: hourOfDay(now),
    nowBucket: currentBucket(now),
    days: 1,
    comparisonDays: period.comparison === null ? 1 : daysOf(period.comparison),
    isUnpaid: isUnpaid(statistics, period.range),
    uneven: statistics.unevenShops,
    comparable: statistics.comparable,
  };
};

export const useTodayFigures = (selection: HomeVariables['selection'], period: Period) => {
  const query = usePhoneTodayQuery({
    variables: {
      selection,
      range: period.range,
      comparison: period.comparison,
      granularity: 'HOUR',
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const statistics = query.data?.statistics ?? null;
  return {
    statistics,
    summary: useMemo(() => statistics && summaryOf(statistics, period), [statistics, period]),
    isBusy: query.loading,
    error: query.error,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      query.refetch().catch(() => {});
    },
  };
};
