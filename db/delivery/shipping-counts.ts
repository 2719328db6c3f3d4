import type { DbOrTransaction } from '../engine/connect.ts';
import {
  dayMs,
  matching,
  type ShippingDue,
  type ShippingFilter,
  type ShippingStatus,
  waiting,
} from './shipping-orders.ts';
import { isShort } from './shortages.ts';

/** How many shipping orders of a filter are in each state, of each warehouse and of all. */

const shippingStatuses = ['packing', 'shipping', 'shipped', 'cancelled'] as const;

type Waiting = (typeof waiting)[number];

const isWaiting = (status: ShippingStatus): status is Waiting =>
  waiting.some((one) => one === status);

export interface ShippingCounts extends Readonly<Record<ShippingStatus, number>> {
  /** Of those that have not left: with less than a day left, and those that should have left already. */
  readonly due: Readonly<Record<Waiting, Readonly<Record<ShippingDue, number>>>>;
  /** Shipped, and not in stock at the warehouse yet. */
  readonly awaitingEntry: number;
  /** Of which pieces are missing, while nobody has answered. */
  readonly short: number;
  /** The first deadline of those that have not left; null where all have. */
  readonly firstDeadline: number | null;
}

/** How many orders a page of the list is taken from. */
export function countOfPage(
  counts: ShippingCounts,
  {
    statuses = [],
    due,
  }: {
    readonly statuses?: readonly ShippingStatus[];
    readonly due?: ShippingDue | undefined;
  },
): number {
  const wanted = statuses.length === 0 ? shippingStatuses : statuses;
  return wanted.reduce((sum, one) => {
    if (due === undefined) return sum + counts[one];
    return isWaiting(one) ? sum + counts.due[one][due] : sum;
  }, 0);
}

export const noCounts: ShippingCounts = {
  packing: 0,
  shipping: 0,
  shipped: 0,
  cancelled: 0,
  due: { packing: { soon: 0, overdue: 0 }, shipping: { soon: 0, overdue: 0 } },
  awaitingEntry: 0,
  short: 0,
  firstDeadline: null,
};

const addDue = (one: Readonly<Record<ShippingDue, number>>, other: typeof one) => ({
  soon: one.soon + other.soon,
  overdue: one.overdue + other.overdue,
});

/** The earlier of two deadlines that there may be. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const addCounts = (one: ShippingCounts, other: ShippingCounts): ShippingCounts => ({
  packing: one.packing + other.packing,
  shipping: one.shipping + other.shipping,
  shipped: one.shipped + other.shipped,
  cancelled: one.cancelled + other.cancelled,
  due: {
    packing: addDue(one.due.packing, other.due.packing),
    shipping: addDue(one.due.shipping, other.due.shipping),
  },
  awaitingEntry: one.awaitingEntry + other.awaitingEntry,
  short: one.short + other.short,
  firstDeadline: earlier(one.firstDeadline, other.firstDeadline),
});

/** How many orders are in each state over all warehouses. */
export const sumOfCounts = (counts: ReadonlyMap<string, ShippingCounts>): ShippingCounts =>
  [...counts.values()].reduce(addCounts, noCounts);

/** How many orders of a filter are in each state, by the name of the warehouse that they go to. */
export async function countByWarehouse(
  db: DbOrTransaction,
  filter: ShippingFilter,
  now: number,
): Promise<ReadonlyMap<string, ShippingCounts>> {
  const short = await matching(db.selectFrom('shipping_order'), filter)
    .where(isShort)
    .groupBy('warehouse')
    .select(({ fn }) => ['warehouse', fn.countAll<number>().as('count')])
    .execute();
  const rows = await matching(db.selectFrom('shipping_order'), filter)
    .groupBy(['warehouse', 'status'])
    .orderBy('warehouse')
    .select(({ fn, eb }) => [
      'warehouse',
      'status',
      fn.countAll<number>().as('count'),
      fn.count<number>(eb.case().when('ship_by', '<=', now).then(1).end()).as('overdue'),
      fn
        .count<number>(
          eb
            .case()
            .when('ship_by', '<', now + dayMs)
            .then(1)
            .end(),
        )
        .as('due'),
      fn.count<number>(eb.case().when('stored_at', 'is', null).then(1).end()).as('notStored'),
      fn.min<number>('ship_by').as('first'),
    ])
    .execute();
  const shortOf = new Map(short.map(({ warehouse, count }) => [warehouse, count]));
  const counts = new Map<string, ShippingCounts>();
  for (const { warehouse, status, count, overdue, due, notStored, first } of rows) {
    const known = counts.get(warehouse) ?? { ...noCounts, short: shortOf.get(warehouse) ?? 0 };
    counts.set(warehouse, {
      ...known,
      [status]: count,
      ...(status === 'shipped' && { awaitingEntry: notStored }),
      ...(isWaiting(status) && {
        due: { ...known.due, [status]: { overdue, soon: due - overdue } },
        firstDeadline: earlier(known.firstDeadline, first),
      }),
    });
  }
  return counts;
}

export const countShippingOrders = async (
  db: DbOrTransaction,
  filter: ShippingFilter,
  now: number,
): Promise<ShippingCounts> => sumOfCounts(await countByWarehouse(db, filter, now));
