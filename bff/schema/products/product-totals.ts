import type { z } from 'zod';
import type * as calls from '../../../api/contract/products.ts';
import { builder } from '../builder.ts';
import { costRight, uncostedFigures } from '../statistics/figures.ts';

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
    onHand: t.exposeInt('onHand', {
      nullable: true,
      description:
        'Pieces in the warehouse of the SKUs whose stock is known. Null where that is none.',
    }),
    inTransit: t.exposeInt('inTransit', {
      nullable: true,
      description: 'Pieces on their way to it, likewise.',
    }),
    stockValue: t.expose('stockValue', {
      type: 'Money',
      nullable: true,
      description:
        'The pieces in the warehouse at declared price, in yuan: of all products what `StockValue.value` is. Null where no stock is known, and where the upstream does not tell it.',
    }),
    stockCost: t.secret(costRight, {
      type: 'Money',
      description:
        'The same at cost, in yuan, of the SKUs that have one. Null where none has, where no stock is known, and where the upstream does not tell it.',
      resolve: (figures) => figures.stockCost,
    }),
    soldOutLoss: t.expose('soldOutLoss', {
      type: 'Money',
      nullable: true,
      description:
        'Sales that sold-out SKUs lost in the last seven days, in yuan: of all products what `SoldOutLoss.amount` is. Null likewise.',
    }),
    unknownStockSkuCount: t.exposeInt('noStockNum', {
      description: 'SKUs whose stock is not known.',
    }),
  }),
});
