import { reserveShare } from '../contract/selection.ts';

/** What is left of a price, estimated: less cost, and less what is put back for fines and returns. */
export function marginOf({
  price,
  cost,
}: {
  readonly price: number;
  readonly cost: number;
}): number {
  if (price <= 0) return 0;
  return Math.round(((price * (1 - reserveShare) - cost) / price) * 10_000) / 10_000;
}
