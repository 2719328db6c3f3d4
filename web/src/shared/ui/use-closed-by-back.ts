import { useEffect } from 'react';
import { createStore } from '../store.ts';
import { useLeaveGuard } from './leave-guards.ts';

/** How many of the open dialogs stand in the address, which closes them when it changes. */
const inAddress = createStore(0);

/** Says of a dialog that is open because the address asks for it that going back closes it without more. */
export function useStandsInAddress(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    inAddress.set((count) => count + 1);
    return () => inAddress.set((count) => count - 1);
  }, [isOpen]);
}

/**
 * Lets the browser's "back" close what is open over a page, as thumbs expect it, where it would leave the page; what
 * would lose what was typed asks first, wherever "back" leads.
 */
export function useClosedByBack(
  isOpen: boolean,
  { isDirty = false, close }: { readonly isDirty?: boolean; readonly close: () => unknown },
): void {
  useLeaveGuard(isOpen, {
    stops: ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' &&
      (isDirty || (inAddress.get() === 0 && currentLocation.pathname !== nextLocation.pathname)),
    stopped: async () => {
      await close();
      return false;
    },
  });
}
