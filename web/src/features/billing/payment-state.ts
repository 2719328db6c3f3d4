/** Waiting for the result of one payment. Pure. */

export type PaymentStatus = 'WAITING' | 'PAID' | 'CANCELLED' | 'EXPIRED';

/** How the order stands after news of some order: those of others say nothing about it. */
export const statusAfter = (
  waiting: { readonly orderNo: string; readonly status: PaymentStatus },
  news: { readonly orderNo: string; readonly status: PaymentStatus },
): PaymentStatus =>
  news.orderNo === waiting.orderNo && waiting.status === 'WAITING' ? news.status : waiting.status;

/**
 * Whether a window message says that this order is paid. It is a hint only, which the server confirms: the
 * page that sends it is ours, and nobody else's message counts.
 */
export function isPaidMessage(
  message: { readonly origin: string; readonly data: unknown },
  expected: { readonly origin: string; readonly orderNo: string },
): boolean {
  const { data } = message;
  if (message.origin !== expected.origin || typeof data !== 'object' || data === null) return false;
  return (
    'type' in data &&
    data.type === 'paySuccess' &&
    'orderNo' in data &&
    data.orderNo === expected.orderNo
  );
}
