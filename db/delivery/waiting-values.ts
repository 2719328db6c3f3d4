import type { DbOrTransaction } from '../engine/connect.ts';
import { goodsValue } from './goods-value.ts';
import { dayMs, matching, type ShippingFilter, waiting } from './shipping-orders.ts';

/** What the shipping orders that have not left are worth, of each warehouse and of all. */

/** At declared price, in fen, of the orders of which it is known; null where of none. */
export interface WaitingValues {
  readonly packing: number | null;
  readonly shipping: number | null;
  /** Of both: with less than a day left, and those that should have left already. */
  readonly soon: number | null;
  readonly overdue: number | null;
}

export const noValues: WaitingValues = { packing: null, shipping: null, soon: null, overdue: null };

const plus = (one: number | null, other: number | null): number | null =>
  one === null ? other : one + (other ?? 0);

const addValues = (one: WaitingValues, other: WaitingValues): WaitingValues => ({
  packing: plus(one.packing, other.packing),
  shipping: plus(one.shipping, other.shipping),
  soon: plus(one.soon, other.soon),
  overdue: plus(one.overdue, other.overdue),
});

/** What waits is worth over all warehouses. */
export const sumOfValues = (values: ReadonlyMap<string, WaitingValues>): WaitingValues =>
  [...values.values()].reduce(addValues, noValues);

/** What the waiting orders of a filter are worth, by the name of the warehouse that they go to. */
export async function valuesByWarehouse(
  db: DbOrTransaction,
  filter: ShippingFilter,
  now: number,
): Promise<ReadonlyMap<string, WaitingValues>> {
  const orders = matching(db.selectFrom('shipping_order'), filter)
    .where('status', 'in', waiting)
    .select(['warehouse', 'status', 'ship_by', goodsValue.as('value')]);
  const rows = await db
    .selectFrom(orders.as('waiting'))
    .groupBy(['warehouse', 'status'])
    .select(({ fn, eb }) => [
      'warehouse',
      'status',
      fn.sum<number | null>('value').as('value'),
      fn
        .sum<number | null>(eb.case().when('ship_by', '<=', now).then(eb.ref('value')).end())
        .as('overdue'),
      fn
        .sum<number | null>(
          eb
            .case()
            .when(eb.and([eb('ship_by', '>', now), eb('ship_by', '<', now + dayMs)]))
            .then(eb.ref('value'))
            .end(),
        )
        .as('soon'),
    ])
    .execute();
  const values = new Map<string, WaitingValues>();
  for (const { warehouse, status, value, soon, overdue } of rows) {
    const known = values.get(warehouse) ?? noValues;
    values.set(warehouse, addValues(known, { ...noValues, [status]: value, soon, overdue }));
  }
  return values;
}
