import { useMemo } from 'react';
import { useViewer } from '../../../session/viewer-context.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import { usePhoneTodayQuery } from './PhoneToday.generated.ts';
import { summaryOf, todayPeriod, todayVariables } from './today-figures.ts';

export const useTodayPeriod = (): Period => {
  const { dataStart } = useViewer();
  const today = useToday();
  return useMemo(() => todayPeriod({ today, dataStart }), [today, dataStart]);
};

export const useTodayFigures = (selection: HomeVariables['selection'], period: Period) => {
  const query = usePhoneTodayQuery({
    variables: todayVariables(selection, period),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const statistics = query.data?.statistics ?? null;
  return {
    statistics,
    summary: useMemo(
      () => statistics && summaryOf(statistics, period, Date.now()),
      [statistics, period],
    ),
    isBusy: query.loading,
    error: query.error,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      query.refetch().catch(() => {});
    },
  };
};
