import { useMemo } from 'react';
import type { Order } from '../use-shipping-orders.ts';
import { outbox } from './outbox.ts';
import { usePhoneTasksQuery } from './PhoneTasks.generated.ts';
import { statusesOf, type TaskFilter, variablesOf } from './task-url.ts';

/** The tasks of a filter, without those that somebody has done on this phone already. */
export function useTasks(filter: TaskFilter, { skip = false } = {}) {
  const acts = outbox.use(({ acts }) => acts);
  const query = usePhoneTasksQuery({
    variables: variablesOf(filter),
    skip,
    // What is known is shown at once and asked for again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data?.shippingOrders ?? null;
  const tasks = useMemo((): readonly Order[] | null => {
    const statuses = statusesOf(filter);
    const done = new Set(acts.map(({ orderId }) => orderId));
    return (
      found?.edges
        .map(({ node }) => node)
        // An order that has just moved on is elsewhere already, whatever this list still says.
        .filter(({ id, status }) => statuses.includes(status) && !done.has(id)) ?? null
    );
  }, [found, acts, filter]);
  return {
    tasks,
    total: found?.totalCount ?? 0,
    counts: (found ?? query.previousData?.shippingOrders)?.counts ?? null,
    isBusy: query.loading,
    error: query.error,
    retry: () => {
      query.refetch().catch(() => {});
    },
  };
}
