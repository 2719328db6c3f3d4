import { useCallback, useEffect, useRef } from 'react';
import type { Picked } from '../../shared/lists/use-picked.ts';
import type { Order } from './use-shipping-orders.ts';

/**
 * Ticks orders again that were ticked when their packing was confirmed, once they are back in the list: because it was
 * taken back, or because the server has refused them. Returns how to note them.
 */
export const usePackedTicks = (orders: readonly Order[] | null, picked: Picked<Order>) => {
  const packed = useRef<ReadonlySet<string>>(new Set());
  const { has, pick } = picked;
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
      const ticked = some.filter(({ id }) => has(id)).map(({ id }) => id);
      packed.current = new Set([...packed.current, ...ticked]);
    },
    [has],
  );
};
