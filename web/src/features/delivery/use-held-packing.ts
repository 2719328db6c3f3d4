import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { toast } from '../../shared/ui/toast.ts';
import { forgetPacked, type ListPlace, notePacked } from './packed-meanwhile.ts';
import { addActs, heldOrders, openOutbox, outbox, undoActs } from './phone/outbox.ts';
import type { Order } from './use-shipping-orders.ts';

/** Confirms the packing of orders in a way that can be taken back for some seconds; `ActSender` then sends it. */
export const useHeldPacking = () => {
  const { t } = useTranslation(['delivery', 'common']);
  const { id: userId } = useViewer();
  return useCallback(
    (
      orders: readonly Order[],
      place: ListPlace,
      onUndone: (undone: readonly Order[]) => void,
    ): void => {
      // Otherwise what was kept before would take its place.
      openOutbox(userId);
      const held = heldOrders(outbox.get());
      // All that match a filter are gathered from the server, which does not know yet.
      const fresh = orders.filter(({ id }) => !held.has(id));
      if (fresh.length === 0) return;
      notePacked(fresh, place);
      const ids = addActs(fresh.map(({ id, orderNo }) => ({ step: 'pack', orderId: id, orderNo })));
      toast.success(t('done.pack', { count: fresh.length }), {
        label: t('common:undo'),
        onClick: () => {
          const held = heldOrders(outbox.get());
          const late = undoActs(ids);
          const left = heldOrders(outbox.get());
          const undone = fresh.filter(({ id }) => held.has(id) && !left.has(id));
          forgetPacked(undone.map(({ id }) => id));
          onUndone(undone);
          if (late > 0) toast.warning(t('undoLate', { number: late }));
        },
      });
    },
    [t, userId],
  );
};
