import { createStore } from '../../shared/store.ts';

/** What of renewal is to be opened: each menu of the product asks for it here. */
export type BillingRequest =
  /** Renewing these shops, by their global ids; none lets the person choose first. */
  | { readonly kind: 'renew'; readonly shopIds: readonly string[] }
  | { readonly kind: 'redeem' }
  | { readonly kind: 'orders' };

export type OpenBilling = BillingRequest & {
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const billingDialog = createStore<OpenBilling | undefined>(undefined);

/** Opens a dialog of renewal. The dialogs are drawn by `BillingHost`, which the main layout mounts. */
export const openBilling = (request: BillingRequest, finalFocus?: () => HTMLElement | null): void =>
  billingDialog.set({ ...request, finalFocus });

/** Opens the dialog in which a boss renews shops; without an id the shops are chosen there. */
export const openRenew = (
  shopIds: readonly string[],
  finalFocus?: () => HTMLElement | null,
): void => openBilling({ kind: 'renew', shopIds }, finalFocus);

export const closeBilling = (): void => billingDialog.set(undefined);
