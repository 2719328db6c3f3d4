import { bucketsOf } from '../../../api/contract/rules/calendar.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import {
  type Amounts,
  amountFigures,
  type Profit,
  profitFigure,
  type Quantities,
  quantityFigures,
} from './figures.ts';
import { isKnownOf, whereUnpaid } from './paid-days.ts';
import { checkGranularity, type DateRange, type Granularity, granularity } from './range.ts';
import { type RankedShop, shopEdge } from './rankings.ts';
import { netAmountsOf, rowOf } from './together.ts';

/** What a table of shops shows of each beside its totals: one read for all of them, however many. */

interface ShopFigures {
  readonly amount: Amounts;
  readonly quantity: Quantities;
  readonly profit: Profit;
}

const shopFigures = builder.objectRef<ShopFigures>('ShopFigures').implement({
  description: 'The figures of one shop in some days.',
  fields: (t) => ({
    amount: t.expose('amount', { type: amountFigures, description: 'Amounts in yuan.' }),
    quantity: t.expose('quantity', { type: quantityFigures, description: 'Pieces.' }),
    profit: t.expose('profit', { type: profitFigure, description: 'Profit and cost in yuan.' }),
  }),
});

const byTime =
  'Null where the upstream cannot tell shops apart over time. Source: getShopNetAmountsByTime.';

builder.objectFields(shopEdge, (t) => {
  const widthArgs = () => ({
    granularity: t.arg({
      type: granularity,
      required: true,
      defaultValue: 'day',
      description: 'Width of a bucket.',
    }),
  });
  const line = (which: 'range' | 'comparison', what: string) =>
    t.field({
      type: ['Money'],
      nullable: { list: true, items: true },
      description: `Net amount of each hour, day or month of ${what}, in order, in yuan; null for those that the shop is not paid for. ${byTime}`,
      args: widthArgs(),
      resolve: async ({ node: { row, scope } }, { granularity: width }, context) => {
        const days = scope[which];
        if (days === undefined) return null;
        return netByTime({ row, scope }, days, width, context);
      },
    });
  return {
    comparison: t.field({
      type: shopFigures,
      nullable: true,
      description: `Its figures in the comparison range. Null without one. ${whereUnpaid('it', 'the shop')} Source: getShopSalesRanking.`,
      resolve: async ({ node: { row, scope } }, _args, context) => {
        const { comparison, ended, dataSource } = scope;
        if (comparison === undefined || !isKnownOf(ended, row.mallId, comparison.start))
          return null;
        return (await rowOf(context, row.mallId, comparison, dataSource)) ?? null;
      },
    }),
    netAmounts: line('range', 'the range'),
    comparisonNetAmounts: line('comparison', 'the comparison range'),
  };
});

async function netByTime(
  { row, scope }: RankedShop,
  days: DateRange,
  width: Granularity,
  context: Context,
): Promise<(number | null)[] | null> {
  checkGranularity(days, width);
  const nets = await netAmountsOf(context, {
    mallId: row.mallId,
    days,
    dataSource: scope.dataSource,
    width,
  });
  if (nets === undefined) return null;
  return bucketsOf(days.start, days.end, width).map((bucket, place) =>
    isKnownOf(scope.ended, row.mallId, bucket) ? (nets[place] ?? null) : null,
  );
}
