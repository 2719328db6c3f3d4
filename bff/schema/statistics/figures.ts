import type { z } from 'zod';
import type * as calls from '../../../api/contract/statistics.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';

/** In fen. */
export type Amounts = z.output<typeof calls.amountFigures>;
/** In pieces. */
export type Quantities = z.output<typeof calls.quantityFigures>;
export type Profit = z.output<typeof calls.profitFigures>;

const three = {
  sold: 'sold, before returns',
  returned:
    'that came back, as a positive number: cancellations and negative quantities count here',
  net: 'net: sold minus returned',
};

export const amountFigures = builder.objectRef<Amounts>('AmountFigures').implement({
  description: 'Amounts of money in yuan.',
  fields: (t) => ({
    sold: t.expose('sold', { type: 'Money', description: `Amount ${three.sold}.` }),
    returned: t.expose('returned', { type: 'Money', description: `Amount ${three.returned}.` }),
    net: t.expose('net', { type: 'Money', description: `Amount ${three.net}.` }),
  }),
});

export const quantityFigures = builder.objectRef<Quantities>('QuantityFigures').implement({
  description: 'Numbers of pieces.',
  fields: (t) => ({
    sold: t.exposeInt('sold', { description: `Pieces ${three.sold}.` }),
    returned: t.exposeInt('returned', { description: `Pieces ${three.returned}.` }),
    net: t.exposeInt('net', { description: `Pieces ${three.net}.` }),
  }),
});

export const uncostedFigures = builder
  .objectRef<z.output<typeof calls.uncostedSales>>('UncostedSales')
  .implement({
    description:
      'What moved and has no known cost, which profit does not count. Pieces sold and returned do not make up for each other; all three are 0 where every cost is known.',
    fields: (t) => ({
      sold: t.exposeInt('sold', { description: 'Pieces sold without a known cost.' }),
      returned: t.exposeInt('returned', {
        description: 'Pieces without a known cost that came back, as a positive number.',
      }),
      amount: t.expose('amount', { type: 'Money', description: 'Their net amount in yuan.' }),
    }),
  });

/** The right to see what goods cost, and so what they earn. */
export const costRight = 'lookCost';

export const profitFigure = builder.objectRef<Profit>('ProfitFigure').implement({
  description:
    'Profit of the part whose cost is known: its net amount minus the cost of its net pieces, in yuan. `uncosted` is the other part, which is not counted.',
  fields: (t) => ({
    profit: t.secret(costRight, {
      type: 'Money',
      description: 'Profit in yuan. Null where nothing that moved has a cost.',
      resolve: (figure) => figure.profit,
    }),
    cost: t.secret(costRight, {
      type: 'Money',
      description: 'Known cost in yuan. Null where the profit is.',
      resolve: (figure) => figure.cost,
    }),
    uncosted: t.secret(costRight, {
      type: uncostedFigures,
      description: 'What profit and cost do not count.',
      resolve: (figure) => figure.uncosted,
    }),
    hiddenReason: t.field(whyHidden(costRight, (figure: Profit) => figure.hiddenReason)),
  }),
});
