import type { DayHours, ShopSum, SkuSum } from './roll-up-rows.ts';
import { hourColumns } from './tables.ts';

/**
 * The sums of days out of those of hours, or of months out of those of days: by so much of the hour's name. Both
 * are in order of shop and time.
 */
export function longer(sums: readonly ShopSum[], length: 10 | 7): ShopSum[] {
  const found: ShopSum[] = [];
  for (const each of sums) {
    let sum = found.at(-1);
    if (sum === undefined || sum[0] !== each[0] || !each[1].startsWith(sum[1])) {
      sum = [each[0], each[1].slice(0, length), 0, 0, 0, 0, 0, 0, 0, 0, 0];
      found.push(sum);
    }
    sum[2] += each[2];
    sum[3] += each[3];
    sum[4] += each[4];
    sum[5] += each[5];
    sum[6] += each[6];
    sum[7] += each[7];
    sum[8] += each[8];
    sum[9] += each[9];
    sum[10] += each[10];
  }
  return found;
}

/** The hours of each day side by side, by their net fen. Both are in order of shop and time. */
export function dayHours(sums: readonly ShopSum[]): DayHours[] {
  const found: DayHours[] = [];
  for (const [shopId, hour, , , soldAmount, returnedAmount] of sums) {
    const day = hour.slice(0, 10);
    let hours = found.at(-1);
    if (hours === undefined || hours[0] !== shopId || hours[1] !== day) {
      hours = [shopId, day, ...hourColumns.map(() => 0)];
      found.push(hours);
    }
    hours[2 + Number(hour.slice(11))] = soldAmount - returnedAmount;
  }
  return found;
}

/** The sums of months out of those of days. Both are in order of shop, time and SKU. */
export function monthly(sums: readonly SkuSum[]): SkuSum[] {
  const found: SkuSum[] = [];
  let ofMonth = new Map<number, SkuSum>();
  let last: SkuSum | undefined;
  const finish = (): void => {
    for (const sum of [...ofMonth.values()].sort((a, b) => a[2] - b[2])) found.push(sum);
    ofMonth = new Map();
  };
  for (const each of sums) {
    if (last !== undefined && (last[0] !== each[0] || !each[1].startsWith(last[1]))) finish();
    let sum = ofMonth.get(each[2]);
    if (sum === undefined) {
      sum = [each[0], each[1].slice(0, 7), each[2], 0, 0, 0, 0];
      ofMonth.set(each[2], sum);
    }
    last = sum;
    sum[3] += each[3];
    sum[4] += each[4];
    sum[5] += each[5];
    sum[6] += each[6];
  }
  finish();
  return found;
}

export function inKeyOrder<Bucket extends string | number>(
  a: SkuSum<Bucket>,
  b: SkuSum<Bucket>,
): number {
  return a[0] - b[0] || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0) || a[2] - b[2];
}
