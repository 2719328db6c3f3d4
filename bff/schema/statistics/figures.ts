import type { z } from 'zod';
import type { figures, profitFigures, uncostedSales } from '../../api/contract/statistics.ts';
import { holds, type Viewer } from '../viewer.ts';
import { builder } from './builder.ts';
import { hiddenReason } from './enums.ts';

export type Figures = z.output<typeof figures>;
export type Profit = z.output<typeof profitFigures>;

const three = {
  sold: 'sold, before returns',
  returned:
    'that came back, as a positive number: cancellations and negative quantities count here',
  net: 'net: sold minus returned',
};

export const amountFigures = builder.objectRef<Figures>('AmountFigures').implement({
  description: 'Amounts of money in yuan.',
  fields: (t) => ({
    sold: t.expose('sold', { type: 'Money', description: `Amount ${three.sold}.` }),
    returned: t.expose('returned', { type: 'Money', description: `Amount ${three.returned}.` }),
    net: t.expose('net', { type: 'Money', description: `Amount ${three.net}.` }),
  }),
});

export const quantityFigures = builder.objectRef<Figures>('QuantityFigures').implement({
  description: 'Numbers of pieces.',
  fields: (t) => ({
    sold: t.exposeInt('sold', { description: `Pieces ${three.sold}.` }),
    returned: t.exposeInt('returned', { description: `Pieces ${three.returned}.` }),
    net: t.exposeInt('net', { description: `Pieces ${three.net}.` }),
  }),
});

export const uncostedFigures = builder
  .objectRef<z.output<typeof uncostedSales>>('UncostedSales')
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

export const profitFigure = builder.objectRef<Profit>('ProfitFigure').implement({
  description:
    'Profit of the part whose cost is known: its net amount minus the cost of its net pieces, in yuan. `uncosted` is the other part, which is not counted.',
  fields: (t) => ({
    profit: t.expose('profit', {
      type: 'Money',
      nullable: true,
      description:
        'Profit in yuan. Null with `hiddenReason` when the viewer may not see it, and where nothing that moved has a cost.',
    }),
    cost: t.expose('cost', {
      type: 'Money',
      nullable: true,
      description: 'Known cost in yuan. Null with `hiddenReason`, as the profit is.',
    }),
    uncosted: t.expose('uncosted', {
      type: uncostedFigures,
      nullable: true,
      description: 'What profit and cost do not count. Null when the viewer may not see costs.',
    }),
    hiddenReason: t.expose('hiddenReason', {
      type: hiddenReason,
      nullable: true,
      description: 'Why profit and cost are null; null when they are there.',
    }),
  }),
});

/** Whether the viewer may see cost and profit: managers need the permission lookCost. */
export const seesCost = (viewer: Viewer): boolean => holds(viewer, 'lookCost');

/** The figure as the viewer may see it, whatever the upstream has sent. */
export const profitFor = (viewer: Viewer, figure: Profit): Profit =>
  seesCost(viewer)
    ? figure
    : { profit: null, cost: null, uncosted: null, hiddenReason: 'NO_PERMISSION' };
