import { useEffect, useMemo } from 'react';
import type { Selection } from '../../shared/url-state/selection.ts';
import { selectionInput } from '../../shared/url-state/selection.ts';
import {
  countOfView,
  type ListState,
  shippingSort,
  sortOf,
  statusOfTab,
  viewOf,
} from './list-url.ts';
import { forgetSent, packedMeanwhile, placeOfList } from './packed-meanwhile.ts';
import { heldOrders, outbox } from './phone/outbox.ts';
import {
  type ShippingOrderFragment,
  type ShippingOrdersQuery,
  type ShippingOrdersQueryVariables,
  useShippingOrdersQuery,
} from './ShippingOrders.generated.ts';
import { openShortages } from './shortages.ts';
import { moveCounts, stepsOf } from './steps.ts';

export const PAGE_SIZE = 20;

export type Order = Omit<ShippingOrderFragment, ' $fragmentName'>;
export type Counts = NonNullable<ShippingOrdersQuery['shippingOrders']>['counts'];

const typeOf = { all: null, self: 'SELF', manufacturer: 'MANUFACTURER' } as const;

const dueOf = { overdue: 'OVERDUE', soon: 'SOON', short: null } as const;

/**
 * Whether an order still is in the list that these variables ask for: with a deadline until it leaves, without
 * some of its pieces until somebody answers.
 */
export const isInList = (
  { status, shortages }: Pick<Order, 'status' | 'shortages'>,
  variables: Pick<ShippingOrdersQueryVariables, 'status' | 'due' | 'short'>,
): boolean => {
  if (variables.short) return status !== 'CANCELLED' && openShortages({ shortages }).length > 0;
  return variables.due ? stepsOf(status).length > 0 : status === variables.status;
};

/** Whether the server has been told that it is packed since this list was read. */
const isJustPacked = (
  { status }: Pick<Order, 'status'>,
  variables: Pick<ShippingOrdersQueryVariables, 'status'>,
): boolean => variables.status === 'AWAITING_PACKING' && status === 'AWAITING_SHIPPING';

/** As the figures that were read with it still count it. */
const unpacked = ({ shipBy, value }: Pick<Order, 'shipBy' | 'value'>) =>
  ({ status: 'AWAITING_PACKING', shipBy, value }) as const;

/** One page of the shipping orders that the address asks for. */
export const useShippingOrders = (selection: Selection, list: ListState) => {
  const variables = useMemo(
    (): ShippingOrdersQueryVariables => ({
      selection: selectionInput(selection),
      status: list.due === null ? statusOfTab[list.tab] : null,
      due: list.due && dueOf[list.due],
      short: list.due === 'short' ? true : null,
      shippingType: typeOf[list.type],
      warehouse: list.warehouse === '' ? null : list.warehouse,
      search: list.search === '' ? null : list.search,
      sort: shippingSort[sortOf(list)],
      first: PAGE_SIZE,
      skip: (list.page - 1) * PAGE_SIZE,
    }),
    [selection, list],
  );
  const query = useShippingOrdersQuery({
    variables,
    // What is known is shown at once and asked for again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data?.shippingOrders ?? null;
  const acts = outbox.use(({ acts }) => acts);
  const { orders, packed } = useMemo(() => {
    const held = heldOrders({ acts });
    const nodes = found?.edges.map(({ node }) => node);
    return {
      // An order that has just moved on is elsewhere already, whatever this list still says.
      orders: nodes?.filter((node) => !held.has(node.id) && isInList(node, variables)) ?? null,
      packed: nodes?.filter((node) => held.has(node.id) || isJustPacked(node, variables)) ?? [],
    };
  }, [found, acts, variables]);
  const known = found ?? query.previousData?.shippingOrders;
  const counts = known?.counts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other figures were read.
  useEffect(forgetSent, [counts]);
  const meanwhile = packedMeanwhile.use();
  const moved = useMemo(() => {
    const place = placeOfList(variables);
    const elsewhere = meanwhile.filter(({ id }) => packed.every((order) => order.id !== id));
    return {
      figures: [...packed, ...elsewhere.filter(({ figures }) => figures === place.figures)],
      inList: packed.length + elsewhere.filter(({ list }) => list === place.list).length,
    };
  }, [meanwhile, packed, variables]);
  const figure = countOfView[viewOf(list)];
  return {
    variables,
    orders,
    total: Math.max(0, (found?.totalCount ?? 0) - moved.inList),
    /** Those of this page that were taken out of it just now, and can be put back. */
    packed: packed.length,
    counts: counts ? moveCounts(counts, moved.figures.map(unpacked), 'pack', Date.now()) : null,
    warehouses:
      known?.warehouses.map(({ name, counts }) => ({ name, orders: counts[figure] })) ?? [],
    isBusy: query.loading,
    /** They could not be read, or not be read again. */
    isFailed: query.error !== undefined,
    error: query.error,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      query.refetch().catch(() => {});
    },
  };
};
