import { calls } from '../../../api/contract/index.ts';
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
};

const salesFigure = builder.enumType('SalesFigure', {
  description: 'A figure of sales.',
  values: {
    AMOUNT: { value: 'amount', description: 'Amounts sold, returned and net.' },
    QUANTITY: { value: 'quantity', description: 'Pieces sold, returned and net.' },
    PROFIT: { value: 'profit', description: 'Profit and cost.' },
  } as const,
});

interface RestCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly shopCount: number;
}

const restCall = builder.objectRef<RestCall>('RestCall').implement({
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

async function callsOf(
  { selected, dataSource }: StatisticsScope,
  figure: keyof typeof figures,
  context: Context,
): Promise<RestCall[]> {
  const { tabs } = await context.directory();
  return callsToMake(figures[figure], selected, tabs, dataSource).flatMap(({ name, shops }) => {
    const call = calls.get(name);
    return call === undefined
      ? []
      : { name, method: call.method, path: pathOf(call, dataSource), shopCount: shops.length };
  });
}

builder.objectFields(statistics, (t) => ({
  totalsCalls: t.field({
    type: [restCall],
    description:
      'The calls that one figure of `totals` and `comparison` is made of, both by the same: one a platform. Nothing is asked for.',
    args: {
      figure: t.arg({ type: salesFigure, required: true, description: 'Which figure.' }),
    },
    resolve: (scope, { figure }, context) => callsOf(scope, figure, context),
  }),
}));
