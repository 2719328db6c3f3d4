import type { DbOrTransaction } from '../engine/connect.ts';
import { forgetSplits } from './kept-splits.ts';
import { inKeyOrder } from './longer-sums.ts';
import type { SkuSum } from './roll-up-rows.ts';
import { windowsAround } from './sku-windows.ts';

/** More than there are lengths. */
const lengthNumbers = 2 ** 6;

/** What the days, which are of one source, change in the windows that they lie in. */
export async function windowSums(
  trx: DbOrTransaction,
  days: readonly SkuSum[],
): Promise<SkuSum<number>[]> {
  if (days.length === 0) return [];
  const windowsOf = await windowsAround(trx, [...new Set(days.map(([shopId]) => shopId))]);
  const sums = new Map<number, SkuSum<number>>();
  const moved = new Set<number>();
  for (const each of days) {
    const [shopId, day, skuRef] = each;
    for (const length of windowsOf(shopId, day)) {
      moved.add(shopId);
      const key = skuRef * lengthNumbers + length;
      let sum = sums.get(key);
      if (sum === undefined) {
        sum = [shopId, length, skuRef, 0, 0, 0, 0];
        sums.set(key, sum);
      }
      sum[3] += each[3];
      sum[4] += each[4];
      sum[5] += each[5];
      sum[6] += each[6];
    }
  }
  await forgetSplits(trx, [...moved]);
  return [...sums.values()].sort(inKeyOrder);
}
