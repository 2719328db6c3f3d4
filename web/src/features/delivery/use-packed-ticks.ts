import { useCallback, useEffect, useRef } from 'react';
import type { Picked } from '../../shared/lists/use-picked.ts';
import type { Order } from './use-shipping-orders.ts';

/**
 * Ticks orders again that were ticked when their packing was confirmed, once they are back in the list: because it was
 * taken back, or because the server has refused them. `place` names the list, whatever page of it is shown. Returns how
 * to note them, and how to tell what was taken back: it stands on other pages, too.
 */
export const usePackedTicks = (
  orders: readonly Order[] | null,
  picked: Picked<Order>,
  place: string,
) => {
  const packed = useRef<ReadonlySet<string>>(new Set());
  const here = useRef(place);
  useEffect(() => {
    here.current = place;
  }, [place]);
  const { has, pick, pickRows } = picked;
  useEffect(() => {
    const back = orders?.filter(
      ({ id, status }) => status === 'AWAITING_PACKING' && packed.current.has(id),
    );
    if (back === undefined || back.length === 0) return;
    const ids = new Set(back.map(({ id }) => id));
    packed.current = new Set([...packed.current].filter((id) => !ids.has(id)));
    for (const id of ids) pick(id, true);
  }, [orders, pick]);
  return useCallback(
    (some: readonly Order[]) => {
      const ticked = new Set(some.filter(({ id }) => has(id)).map(({ id }) => id));
      packed.current = new Set([...packed.current, ...ticked]);
      return (undone: readonly Order[]): void => {
        // In another list they could not be told from what is ticked there.
        if (here.current === place) pickRows(undone.filter(({ id }) => ticked.has(id)));
      };
    },
    [has, pickRows, place],
  );
};
