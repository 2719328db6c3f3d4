import type { ShopSum, SkuSum } from './roll-up-rows.ts';

/** The sums of days out of those of hours, or of months out of those of days: by so much of the hour's name. */
export function longer(sums: readonly ShopSum[], length: 10 | 7): ShopSum[] {
  const found = new Map<string, ShopSum>();
  for (const each of sums) {
    const bucket = each[2].slice(0, length);
    const key = `${each[0]} ${each[1]} ${bucket}`;
    let sum = found.get(key);
    if (sum === undefined) {
      sum = [each[0], each[1], bucket, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      found.set(key, sum);
    }
    sum[3] += each[3];
    sum[4] += each[4];
    sum[5] += each[5];
    sum[6] += each[6];
    sum[7] += each[7];
    sum[8] += each[8];
    sum[9] += each[9];
    sum[10] += each[10];
    sum[11] += each[11];
  }
  return [...found.values()];
}

/** The sums of months out of those of days. */
export function monthly(sums: readonly SkuSum[]): SkuSum[] {
  const found = new Map<string, SkuSum>();
  for (const each of sums) {
    const month = each[2].slice(0, 7);
    const key = `${each[3]} ${each[1]} ${month}`;
    let sum = found.get(key);
    if (sum === undefined) {
      sum = [each[0], each[1], month, each[3], 0, 0, 0, 0];
      found.set(key, sum);
    }
    sum[4] += each[4];
    sum[5] += each[5];
    sum[6] += each[6];
    sum[7] += each[7];
  }
  return [...found.values()];
}

export function inKeyOrder<Bucket extends string | number>(
  a: SkuSum<Bucket>,
  b: SkuSum<Bucket>,
): number {
  return a[0] - b[0] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0) || a[3] - b[3];
}
