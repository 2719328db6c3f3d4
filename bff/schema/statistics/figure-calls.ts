import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { getLineChartDataVolumeBySKU } from '../../../api/contract/sales-splits.ts';
import {
  getHistorySaleVolume,
  getHistoryTotalProfits,
  getHistoryTotalSales,
} from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import { callsToMake, pathOf } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { type StatisticsScope, statistics } from './statistics.ts';

/** Which calls of the contract a headline figure is made of, for whoever would ask for it themselves. */

const figures = {
  amount: getHistoryTotalSales,
  quantity: getHistorySaleVolume,
  profit: getHistoryTotalProfits,
  skus: getLineChartDataVolumeBySKU,
};

const salesFigure = builder.enumType('SalesFigure', {
  description: 'A figure of sales.',
  values: {
    AMOUNT: { value: 'amount', description: 'Amounts sold, returned and net.' },
    QUANTITY: { value: 'quantity', description: 'Pieces sold, returned and net.' },
    PROFIT: { value: 'profit', description: 'Profit and cost.' },
    SKUS: { value: 'skus', description: 'Pieces of single SKUs over time: `skuTrends`.' },
  } as const,
});

interface RestCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly shopCount: number;
}

export const restCall = builder.objectRef<RestCall>('RestCall').implement({
  description: 'A call of the REST contract; GET /api/openapi.json has what it takes and answers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the contract.' }),
    method: t.exposeString('method', { description: 'HTTP method.' }),
    path: t.exposeString('path', {
      description: 'Its path in the contract; an upstream may have it at another.',
    }),
    shopCount: t.exposeInt('shopCount', { description: 'The shops that it is asked about.' }),
  }),
});

/** The calls that the shops are asked about by one declared call: one a platform where each has its own. */
export async function callsOf(
  { selected, dataSource }: StatisticsScope,
  call: Call,
  context: Context,
): Promise<RestCall[]> {
  const { tabs } = await context.directory();
  return callsToMake(call, selected, tabs, dataSource).flatMap(({ name, shops }) => {
    const made = calls.get(name);
    return made === undefined
      ? []
      : { name, method: made.method, path: pathOf(made, dataSource), shopCount: shops.length };
  });
}

builder.objectFields(statistics, (t) => ({
  totalsCalls: t.field({
    type: [restCall],
    description:
      'The calls that one figure of `totals` and `comparison`, or the lines of SKUs, are made of: one a platform where each has its own. Nothing is asked for.',
    args: {
      figure: t.arg({ type: salesFigure, required: true, description: 'Which figure.' }),
    },
    resolve: (scope, { figure }, context) => callsOf(scope, figures[figure], context),
  }),
}));
