import type { DbOrTransaction } from '../engine/connect.ts';
import { forgetSplits } from './kept-splits.ts';
import { inKeyOrder } from './longer-sums.ts';
import type { SkuSum } from './roll-up-rows.ts';
import { windowsAround } from './sku-windows.ts';

/** What the days change in the windows that they lie in. */
export async function windowSums(
  trx: DbOrTransaction,
  days: readonly SkuSum[],
): Promise<SkuSum<number>[]> {
  if (days.length === 0) return [];
  const windowsOf = await windowsAround(trx, [...new Set(days.map(([shopId]) => shopId))]);
  const sums = new Map<string, SkuSum<number>>();
  const moved = new Set<number>();
  for (const [shopId, source, day, skuRef, sold, returned, soldFen, returnedFen] of days) {
    for (const length of windowsOf(shopId, day)) {
      moved.add(shopId);
      const key = `${skuRef} ${source} ${length}`;
      let sum = sums.get(key);
      if (sum === undefined) {
        sum = [shopId, source, length, skuRef, 0, 0, 0, 0];
        sums.set(key, sum);
      }
      sum[4] += sold;
      sum[5] += returned;
      sum[6] += soldFen;
      sum[7] += returnedFen;
    }
  }
  await forgetSplits(trx, [...moved]);
  return [...sums.values()].sort(inKeyOrder);
}
