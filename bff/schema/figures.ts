import type { z } from 'zod';
import type { figures, profitFigures } from '../../api/contract/statistics.ts';
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

export const profitFigure = builder.objectRef<Profit>('ProfitFigure').implement({
  description: 'Net amount minus the cost of the net pieces whose cost is known, in yuan.',
  fields: (t) => ({
    profit: t.expose('profit', {
      type: 'Money',
      nullable: true,
      description: 'Profit in yuan. Null with `hiddenReason` when the viewer may not see it.',
    }),
    cost: t.expose('cost', {
      type: 'Money',
      nullable: true,
      description: 'Known cost in yuan. Null with `hiddenReason` when the viewer may not see it.',
    }),
    uncostedQuantity: t.exposeInt('uncostedQuantity', {
      description: 'Net pieces without a known cost.',
    }),
    isEstimate: t.boolean({
      description: 'Whether the cost of some pieces is unknown, so that the real profit is lower.',
      resolve: (figure) => figure.uncostedQuantity !== 0,
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
    : { profit: null, cost: null, uncostedQuantity: 0, hiddenReason: 'NO_PERMISSION' };
