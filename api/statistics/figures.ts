import type { z } from 'zod';
import type { Sums } from '../../db/statistics.ts';
import { hasPermission } from '../caller.ts';
import type { figures, profitFigures } from '../contract/statistics.ts';
import type { CallContext } from '../deps.ts';

export type Figures = z.output<typeof figures>;
export type ProfitFigures = z.output<typeof profitFigures>;

/** In fen. */
export function amountFigures({
  soldAmount: sold,
  returnedAmount: returned,
}: Pick<Sums, 'soldAmount' | 'returnedAmount'>): Figures {
  return { sold, returned, net: sold - returned };
}

/** In pieces. */
export function quantityFigures({
  soldQuantity: sold,
  returnedQuantity: returned,
}: Pick<Sums, 'soldQuantity' | 'returnedQuantity'>): Figures {
  return { sold, returned, net: sold - returned };
}

/** Not even how much is unknown is told to those who may not see costs. */
const hidden: ProfitFigures = {
  profit: null,
  cost: null,
  uncostedQuantity: 0,
  hiddenReason: 'NO_PERMISSION',
};

/** What profit is made of. */
export const profitSums = ['soldAmount', 'returnedAmount', 'cost', 'uncostedNet'] as const;
type ProfitSums = Pick<Sums, (typeof profitSums)[number]>;

/** How profit is shown to this caller: left out altogether without the permission lookCost. */
export function profitFor(context: CallContext): (sums: ProfitSums) => ProfitFigures {
  if (!hasPermission(context, 'lookCost')) return () => hidden;
  return (sums) => ({
    profit: profitOf(sums),
    cost: sums.cost,
    uncostedQuantity: sums.uncostedNet,
    hiddenReason: null,
  });
}

/** Net amount less the cost of the pieces whose cost is known, in fen. */
export function profitOf({
  soldAmount,
  returnedAmount,
  cost,
}: Omit<ProfitSums, 'uncostedNet'>): number {
  return soldAmount - returnedAmount - cost;
}
