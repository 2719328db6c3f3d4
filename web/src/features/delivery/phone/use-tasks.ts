import { useEffect, useMemo } from 'react';
import type { Order } from '../use-shipping-orders.ts';
import { keepList, keptTasks } from './kept-tasks.ts';
import { heldOrders, outbox } from './outbox.ts';
import { usePhoneTasksQuery } from './PhoneTasks.generated.ts';
import { countOfTab, statusesOf, type TaskFilter, variablesOf } from './task-url.ts';

/** Whether an order is a task of the filter, whatever the list still says. */
const isTask = ({ status, warehouseEntry }: Order, filter: TaskFilter): boolean =>
  statusesOf(filter).includes(status) && (filter.search !== '' || warehouseEntry !== 'STORED');

/** The tasks of a filter, without those that somebody has done on this phone already. */
export function useTasks(filter: TaskFilter, { skip = false } = {}) {
  const acts = outbox.use(({ acts }) => acts);
  const variables = variablesOf(filter);
  const name = JSON.stringify(variables);
  const kept = keptTasks.use(({ lists }) => lists[name]);
  const query = usePhoneTasksQuery({
    variables,
    skip,
    // What is known is shown at once and asked for again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const answered = query.data?.shippingOrders ?? null;
  const isNew = !query.loading && query.error === undefined;
  useEffect(() => {
    if (answered !== null && isNew) keepList(name, answered);
  }, [answered, isNew, name]);
  const found = answered ?? (skip ? null : (kept?.list ?? null));
  const tasks = useMemo((): readonly Order[] | null => {
    const done = heldOrders({ acts });
    return (
      found?.edges
        .map(({ node }) => node)
        .filter((order) => isTask(order, filter) && !done.has(order.id)) ?? null
    );
  }, [found, acts, filter]);
  const known = found ?? query.previousData?.shippingOrders;
  return {
    tasks,
    total: found?.totalCount ?? 0,
    counts: known?.counts ?? null,
    warehouses:
      known?.warehouses.map(({ name, counts }) => ({
        name,
        orders: counts[countOfTab[filter.tab]],
      })) ?? [],
    /** When the server has answered it last, ms UTC. */
    at: kept?.at ?? null,
    isBusy: query.loading,
    error: query.error,
    retry: () => {
      query.refetch().catch(() => {});
    },
  };
}
