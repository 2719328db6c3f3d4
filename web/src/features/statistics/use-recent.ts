import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { toFen } from '../../shared/kpi/money.ts';
import { useRecentSalesQuery } from './RecentSales.generated.ts';
import type { HomeVariables } from './use-home.ts';

/** What is shown leaves the window by and by, without any message of a shop. */
const WATCH_MS = 60_000;

/** What the last minutes have brought. */
export type Recent = {
  readonly minutes: number;
  /** Fen; 0 where nothing is to be told. */
  readonly amount: number;
  /** Pieces; 0 where nothing is to be told. */
  readonly quantity: number;
};

/**
 * What was sold in the last minutes, beside the figures of today; null where that is nothing, or not known.
 * A query of its own: the figures of the day do not wait for it, and it moves on more often than they do.
 */
export const useRecent = (variables: HomeVariables, isToday: boolean): Recent | null => {
  const { selection, range, dataSource } = variables;
  const { data, startPolling, stopPolling } = useRecentSalesQuery(
    isToday
      ? {
          variables: { selection, range, dataSource },
          // What was recent when it was cached may be so no more.
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
          errorPolicy: 'all',
          skipPollAttempt: () => document.hidden,
          context: { quiet: true },
        }
      : skipToken,
  );
  const sales = data?.statistics.recent;
  const amount = toFen(sales?.amount?.net ?? '0');
  const quantity = sales?.quantity?.net ?? 0;
  const minutes = sales?.windowMinutes ?? null;
  const isShown = isToday && minutes !== null && (amount !== 0 || quantity !== 0);
  useEffect(() => {
    if (!isShown) return;
    startPolling(WATCH_MS);
    return stopPolling;
  }, [isShown, startPolling, stopPolling]);
  return isShown ? { minutes, amount, quantity } : null;
};
