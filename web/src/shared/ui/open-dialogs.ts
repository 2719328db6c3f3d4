import { useEffect } from 'react';
import { createStore } from '../store.ts';

/** How many dialogs are open; what comes by itself waits until there is none. */
export const openDialogs = createStore(0);

/** Counts the dialog that calls it while it is open. */
export function useCountsAsOpen(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    openDialogs.set((count) => count + 1);
    return () => openDialogs.set((count) => count - 1);
  }, [open]);
}
