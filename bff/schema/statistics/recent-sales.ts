import * as calls from '../../../api/contract/recent-sales.ts';
import { builder } from '../builder.ts';
import { amountFigures, profitFigure, quantityFigures } from './figures.ts';
import { ifPaid, todayOf, whereUnpaid } from './paid-days.ts';
import { orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

const orUnpaid = `${whereUnpaid('today', 'every shop')} ${orNull}`;

const recent = builder.objectRef<StatisticsScope>('RecentSales').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'What was sold in the last minutes, whatever the range: ten minutes unless the server is set otherwise.',
  fields: (t) => ({
    windowMinutes: t.int({
      nullable: true,
      description: `How many minutes are counted, up to now. ${orNull} Source: getSalesLast10m, shein querySalesLast10m.`,
      resolve: async (scope, _args, context) =>
        (await readFor(context, calls.getSalesLast10m, scope, {})).windowMinutes,
    }),
    amount: t.field({
      type: amountFigures,
      nullable: true,
      description: `Amounts in yuan. ${orUnpaid} Source: getSalesLast10m, shein querySalesLast10m.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, todayOf(context), () => readFor(context, calls.getSalesLast10m, scope, {})),
    }),
    quantity: t.field({
      type: quantityFigures,
      nullable: true,
      description: `Pieces. ${orUnpaid} Source: getSaleVolumeLast10m, shein querySaleVolumeLast10m.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, todayOf(context), () =>
          readFor(context, calls.getSaleVolumeLast10m, scope, {}),
        ),
    }),
    profit: t.field({
      type: profitFigure,
      nullable: true,
      description: `Profit and cost in yuan. ${orUnpaid} Source: getProfitLast10m, shein queryProfitLast10m.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, todayOf(context), () => readFor(context, calls.getProfitLast10m, scope, {})),
    }),
  }),
});

builder.objectField(statistics, 'recent', (t) =>
  t.field({
    type: recent,
    description: 'What was sold in the last minutes, for live increments.',
    resolve: (scope) => scope,
  }),
);
