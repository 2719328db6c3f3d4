import type { z } from 'zod';
import type { Sums } from '../../db/statistics/statistics.ts';
import { hasPermission } from '../caller.ts';
import { isAllUncosted } from '../contract/rules/prices.ts';
import type * as calls from '../contract/statistics.ts';
import type { CallContext } from '../deps.ts';

/** In fen. */
export type Amounts = z.output<typeof calls.amountFigures>;
/** In pieces. */
export type Quantities = z.output<typeof calls.quantityFigures>;
export type ProfitFigures = z.output<typeof calls.profitFigures>;

export function amountFigures({
  soldAmount: sold,
  returnedAmount: returned,
}: Pick<Sums, 'soldAmount' | 'returnedAmount'>): Amounts {
  return { sold, returned, net: sold - returned };
}

export function quantityFigures({
  soldQuantity: sold,
  returnedQuantity: returned,
}: Pick<Sums, 'soldQuantity' | 'returnedQuantity'>): Quantities {
  return { sold, returned, net: sold - returned };
}

/** Not even how much is unknown is told to those who may not see costs. */
const hidden: ProfitFigures = {
  profit: null,
  cost: null,
  uncosted: null,
  hiddenReason: 'NO_PERMISSION',
};

/** What moved without a known cost, in pieces and, net, in fen. */
export const uncostedOf = (sums: Sums) => ({
  sold: sums.uncostedSoldQuantity,
  returned: sums.uncostedReturnedQuantity,
  amount: sums.uncostedSoldAmount - sums.uncostedReturnedAmount,
});

/** How profit is shown to this caller: left out altogether without the permission lookCost. */
export function profitFor(context: CallContext): (sums: Sums) => ProfitFigures {
  if (!hasPermission(context, 'lookCost')) return () => hidden;
  return (sums) => {
    const profit = profitOf(sums);
    const uncosted = uncostedOf(sums);
    return profit === null
      ? { profit, cost: null, uncosted, hiddenReason: 'NO_COST' }
      : { profit, cost: sums.cost, uncosted, hiddenReason: null };
  };
}

/**
 * Net amount of what has a known cost less that cost, in fen. Null where something moved and nothing of it has
 * one: to count what is unknown as 0 would make all of it profit.
 */
export function profitOf(sums: Sums): number | null {
  const { soldQuantity, returnedQuantity, soldAmount, returnedAmount, cost } = sums;
  const { sold, returned, amount } = uncostedOf(sums);
  const moved = { sold: soldQuantity, returned: returnedQuantity };
  return isAllUncosted(moved, { sold, returned })
    ? null
    : soldAmount - returnedAmount - amount - cost;
}
