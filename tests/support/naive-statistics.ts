import type { NewSaleLine } from '../../db/statistics/sale-lines.ts';
import type { Sums } from '../../db/statistics/statistics.ts';

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
    uncostedSoldQuantity: 0,
    uncostedReturnedQuantity: 0,
    uncostedSoldAmount: 0,
    uncostedReturnedAmount: 0,
  };
  for (const line of lines) {
    const kind = line.kind === 'sale' ? 'Sold' : 'Returned';
    const add = (part: 'sold' | 'returned' | 'uncostedSold' | 'uncostedReturned') => {
      sums[`${part}Quantity`] += line.quantity;
      sums[`${part}Amount`] += line.amount;
    };
    add(kind === 'Sold' ? 'sold' : 'returned');
    const cost = costOf(line.skuRef);
    if (cost === null) add(`uncosted${kind}`);
    else sums.cost += (kind === 'Sold' ? 1 : -1) * line.quantity * cost;
  }
  return sums;
}

/** Profit of what has a cost; null where nothing that moved has one. */
export function naiveProfit(sums: Sums): number | null {
  const { soldQuantity, returnedQuantity, uncostedSoldQuantity, uncostedReturnedQuantity } = sums;
  const costed =
    soldQuantity - uncostedSoldQuantity + (returnedQuantity - uncostedReturnedQuantity);
  if (costed === 0 && soldQuantity + returnedQuantity > 0) return null;
  const net = sums.soldAmount - sums.returnedAmount;
  return net - (sums.uncostedSoldAmount - sums.uncostedReturnedAmount) - sums.cost;
}

export function groupedBy<K>(
  lines: readonly NewSaleLine[],
  keyOf: (line: NewSaleLine) => K,
): Map<K, NewSaleLine[]> {
  const groups = new Map<K, NewSaleLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
