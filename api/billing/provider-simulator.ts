import type { PaymentProvider } from './provider.ts';

/** The page of the simulated payment. */
export const payPagePath = '/api/simulator/pay';

/** Both ways of paying lead to one page of this server: in a frame, or opened by whoever scans the code. */
export const createSimulatedPayment = (publicUrl = ''): PaymentProvider => ({
  begin: async ({ certNo }) =>
    `${publicUrl}${payPagePath}?${new URLSearchParams({ certNo }).toString()}`,
  // The page looks at the order itself.
  close: async () => {},
});
