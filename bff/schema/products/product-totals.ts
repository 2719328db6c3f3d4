import type { z } from 'zod';
import type * as calls from '../../../api/contract/products.ts';
import { builder } from '../builder.ts';
import { costRight, uncostedFigures } from '../statistics/figures.ts';
import { stockFields } from './stock-fields.ts';

export type Totals = z.output<typeof calls.productTotals>;

export const productTotals = builder.objectRef<Totals>('ProductTotals').implement({
  description:
    'Sums over every row that the filter leaves, whatever page is asked for. Days that nobody has paid for are not in them.',
  fields: (t) => ({
    sold: t.exposeInt('sold', { description: 'Pieces sold in the range.' }),
    returned: t.exposeInt('returned', { description: 'Pieces that came back in the range.' }),
    netQuantity: t.int({
      description: 'Pieces sold minus pieces returned.',
      resolve: ({ sold, returned }) => sold - returned,
    }),
    netAmount: t.expose('amount', {
      type: 'Money',
      description: 'Net amount of the range, in yuan.',
    }),
    profit: t.secret(costRight, {
      type: 'Money',
      description:
        'Profit of the SKUs with a cost, in yuan. Null where nothing that moved has a cost.',
      resolve: (sums) => sums.profit,
    }),
    uncosted: t.secret(costRight, {
      type: uncostedFigures,
      description: 'What moved in the range without a cost, which the profit does not count.',
      resolve: (sums) => sums.uncosted,
    }),
    onHand: t.exposeInt('onHand', stockFields.onHand),
    inTransit: t.exposeInt('inTransit', stockFields.inTransit),
    stockValue: t.expose('stockValue', stockFields.stockValue),
    stockCost: t.secret(costRight, {
      ...stockFields.stockCost,
      resolve: (figures) => figures.stockCost,
    }),
    soldOutLoss: t.expose('soldOutLoss', stockFields.soldOutLoss),
    unknownStockSkuCount: t.exposeInt('noStockNum', stockFields.unknownStockSkuCount),
  }),
});
