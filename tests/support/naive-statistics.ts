import type { NewSaleLine } from '../../db/sale-lines.ts';
import type { Sums } from '../../db/statistics.ts';

/** Statistics computed from the lines one by one: slow, plain, and by none of the code under test. */

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The hour of a line as `YYYY-MM-DDTHH`; its first ten characters are the day, the first seven the month. */
export function hourOf(line: NewSaleLine): string {
  return shanghai.format(line.soldAt).slice(0, 13).replace(' ', 'T');
}

export function naiveSums(
  lines: readonly NewSaleLine[],
  costOf: (skuRef: number) => number | null,
): Sums {
  const sums = {
    soldQuantity: 0,
    returnedQuantity: 0,
    soldAmount: 0,
    returnedAmount: 0,
    cost: 0,
    uncostedNet: 0,
  };
  for (const line of lines) {
    const sign = line.kind === 'sale' ? 1 : -1;
    if (sign === 1) {
      sums.soldQuantity += line.quantity;
      sums.soldAmount += line.amount;
    } else {
      sums.returnedQuantity += line.quantity;
      sums.returnedAmount += line.amount;
    }
    const cost = costOf(line.skuRef);
    if (cost === null) sums.uncostedNet += sign * line.quantity;
    else sums.cost += sign * line.quantity * cost;
  }
  return sums;
}

export function groupedBy<K>(
  lines: readonly NewSaleLine[],
  keyOf: (line: NewSaleLine) => K,
): Map<K, NewSaleLine[]> {
  const groups = new Map<K, NewSaleLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
