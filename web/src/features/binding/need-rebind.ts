import { createStore } from '../../shared/store.ts';

/** The main account that the marketplace asks to be bound again just now; undefined while there is none. */
export const curNeedRebindPhone = createStore<string | undefined>(undefined);

/** Takes a rebind message: one that shows sets the phone, one that hides clears it, if it is that one. */
export function takeRebindMessage({ phone, show }: { phone: string; show: boolean }): void {
  curNeedRebindPhone.set((current) => {
    if (show) return phone;
    return current === phone ? undefined : current;
  });
}
