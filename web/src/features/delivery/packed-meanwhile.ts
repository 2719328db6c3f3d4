import { createStore } from '../../shared/store.ts';
import { heldOrders, outbox } from './phone/outbox.ts';
import type { ShippingOrdersQueryVariables } from './ShippingOrders.generated.ts';
import type { Order } from './use-shipping-orders.ts';

/**
 * Orders whose packing was confirmed and that the figures of their list still count as unpacked, whatever page they
 * stand on: until it is taken back, or figures are read that know of it.
 */

/** Where an order was confirmed: in which list, under which figures. */
export type ListPlace = { readonly list: string; readonly figures: string };

type Packed = Pick<Order, 'id' | 'shipBy' | 'value'> & ListPlace;

export const packedMeanwhile = createStore<readonly Packed[]>([]);

/** The same on every page of a list and in any order; the figures are those of all its states. */
export function placeOfList(variables: ShippingOrdersQueryVariables): ListPlace {
  const { selection, shippingType, warehouse, search, status, due, short } = variables;
  const figures = JSON.stringify([selection, shippingType, warehouse, search]);
  return { figures, list: JSON.stringify([figures, status, due, short]) };
}

export const notePacked = (orders: readonly Order[], place: ListPlace): void =>
  packedMeanwhile.set((known) => [
    ...known,
    ...orders.map(({ id, shipBy, value }) => ({ id, shipBy, value, ...place })),
  ]);

/** They are not packed after all. */
export const forgetPacked = (ids: readonly string[]): void =>
  packedMeanwhile.set((known) => known.filter(({ id }) => !ids.includes(id)));

/** Figures were read: they know of all that is not held back here. */
export function forgetSent(): void {
  const held = heldOrders(outbox.get());
  packedMeanwhile.set((known) => {
    const left = known.filter(({ id }) => held.has(id));
    return left.length === known.length ? known : left;
  });
}
