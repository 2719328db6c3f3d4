import type { z } from 'zod';
import type { Call, CallOutput } from '../../../api/contract/call.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import * as calls from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { type Selected, type ShopCallInput, selectGroup } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { type ResolvedSelection, resolveSelection, shopSelection } from '../selection.ts';
import { endedShop } from './ended-shops.ts';
import { amountFigures, profitFigure, quantityFigures } from './figures.ts';
import { type EndedShop, endedAmong, endedBetween, isKnown } from './paid-days.ts';
import { clampRange, type DateRange, dateRange, dateRangeInput } from './range.ts';
import { readTogether } from './together.ts';

export const dataSource = builder.enumType('DataSource', {
  description: 'What the figures are counted from.',
  values: {
    SALES: { value: 'sales', description: 'Sales to customers.' },
    STOCKS: { value: 'stocks', description: 'Stock that went to the marketplace.' },
  } as const,
});

/** What a set of statistics is about. Each of its fields is one upstream call a platform, however many shops. */
export interface StatisticsScope {
  readonly selected: Selected;
  readonly shops: readonly Shop[];
  readonly shopCount: number;
  /** Codes of the currencies that amounts of these shops in these days were converted from. */
  readonly convertedCurrencies: readonly string[];
  /** As asked for: trends pair their points by the place in these. */
  readonly asked: { readonly range: DateRange; readonly comparison: DateRange | undefined };
  readonly range: DateRange;
  readonly comparison: DateRange | undefined;
  readonly dataSource: DataSource;
  /** It is one of several that are asked for beside each other: what can be is read of all of them at once. */
  readonly isOneOfMany?: boolean;
  /** The shops among them whose paid time is over. */
  readonly ended: readonly EndedShop[];
}

/** The fields of every statistics call: the range and, for the same call, the comparison range. */
export interface RangeInput {
  startTime: string;
  endTime: string;
  compareStartTime?: string;
  compareEndTime?: string;
}

export const rangeInput = ({ range, comparison }: StatisticsScope): RangeInput => ({
  startTime: range.start,
  endTime: range.end,
  ...(comparison && { compareStartTime: comparison.start, compareEndTime: comparison.end }),
});

/** The same without the comparison, for calls that know none. */
export const daysInput = ({ range }: StatisticsScope) => ({
  startTime: range.start,
  endTime: range.end,
});

/** Makes a read for the shops of a set of statistics. */
export const readFor = <C extends Call>(
  context: Context,
  call: C,
  scope: StatisticsScope,
  input: ShopCallInput<C>,
): Promise<CallOutput<C>> =>
  scope.isOneOfMany
    ? readTogether(context, call, scope, input)
    : context.callForShops(call, scope.selected, input, scope.dataSource);

type TotalsCall<Out extends z.ZodType> = Call<typeof calls.getHistoryTotalSales.input, Out>;

/** Totals of the range and of its comparison, in one call. */
export const totalsOf = <Out extends z.ZodType>(
  context: Context,
  call: TotalsCall<Out>,
  scope: StatisticsScope,
) => readFor(context, call, scope, rangeInput(scope));

interface TotalsScope {
  readonly scope: StatisticsScope;
  readonly part: 'current' | 'compare';
}

export const orNull = 'Null with an error when the upstream fails; the others are left alone.';

/** Days that nobody has paid for are not days without sales. */
const orUnpaid = `Null too where the range begins after the paid time of every shop (\`endedShops\`). ${orNull}`;

/** The totals of one range; null where none of its days is known. */
async function partOf<Part>(
  context: Context,
  call: TotalsCall<z.ZodType<{ readonly current: Part; readonly compare: Part | null }>>,
  { scope, part }: TotalsScope,
): Promise<Part | null> {
  const range = part === 'current' ? scope.range : scope.comparison;
  if (range !== undefined && !isKnown(scope, range.start)) return null;
  return (await totalsOf(context, call, scope))[part];
}

const salesTotals = builder.objectRef<TotalsScope>('SalesTotals').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'What was sold in a range. The figures of the range and of its comparison are one call.',
  fields: (t) => ({
    amount: t.field({
      type: amountFigures,
      nullable: true,
      description: `Amounts in yuan. ${orUnpaid} Source: getHistoryTotalSales, shein queryTotalSales.`,
      resolve: (asked, _args, context) => partOf(context, calls.getHistoryTotalSales, asked),
    }),
    quantity: t.field({
      type: quantityFigures,
      nullable: true,
      description: `Pieces. ${orUnpaid} Source: getHistorySaleVolume, shein queryTotalSaleVolume.`,
      resolve: (asked, _args, context) => partOf(context, calls.getHistorySaleVolume, asked),
    }),
    profit: t.field({
      type: profitFigure,
      nullable: true,
      description: `Profit and cost in yuan. ${orUnpaid} Source: getHistoryTotalProfits, shein queryTotalProfit.`,
      resolve: (asked, _args, context) => partOf(context, calls.getHistoryTotalProfits, asked),
    }),
  }),
});

const comparableTotals = builder.objectRef<StatisticsScope>('ComparableTotals').implement({
  description: 'What was sold in two ranges by the shops that are known in the whole of both.',
  fields: (t) => ({
    shopCount: t.exposeInt('shopCount', { description: 'Shops whose sales are in the totals.' }),
    totals: t.field({
      type: salesTotals,
      description: 'Totals of the range.',
      resolve: (scope) => ({ scope, part: 'current' as const }),
    }),
    comparison: t.field({
      type: salesTotals,
      description: 'Totals of the comparison range.',
      resolve: (scope) => ({ scope, part: 'compare' as const }),
    }),
  }),
});

const unevenOf = ({ ended, range, comparison }: StatisticsScope): readonly EndedShop[] =>
  comparison === undefined ? [] : endedBetween(ended, range, comparison);

/** The scope without the shops that are in a part of its two ranges only; null where it stays as it is, or empty. */
function withoutUneven(scope: StatisticsScope): StatisticsScope | null {
  const uneven = new Set(unevenOf(scope).map(({ shop }) => shop.mallId));
  const shops = scope.shops.filter(({ mallId }) => !uneven.has(mallId));
  if (uneven.size === 0 || shops.length === 0) return null;
  return {
    ...scope,
    selected: selectGroup(shops.map(({ mallId }) => mallId)),
    shops,
    shopCount: shops.length,
    ended: scope.ended.filter(({ shop }) => !uneven.has(shop.mallId)),
  };
}

/** The scope as far as its two ranges can be compared; null where no shop of it can. */
export const comparableScope = (scope: StatisticsScope): StatisticsScope | null =>
  unevenOf(scope).length === 0 ? scope : withoutUneven(scope);

export const statistics = builder.objectRef<StatisticsScope>('Statistics').implement({
  // Most fields are a read of their own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description: 'Figures of a selection of shops over a range of days.',
  fields: (t) => ({
    shopCount: t.exposeInt('shopCount', {
      description:
        'Shops in the selection. With none, every figure is null with the code EMPTY_SHOP.',
    }),
    convertedCurrencies: t.exposeStringList('convertedCurrencies', {
      description:
        'ISO 4217 codes of the currencies that amounts in the range were converted from when they were imported; empty where all came in yuan. Source: the shop list.',
    }),
    endedShops: t.field({
      type: [endedShop],
      description:
        'The shops of the selection whose paid time ended before the last day of the range: their later days are in no figure. Totals and points of which no shop is paid for are null. Empty for visitors, whose shops never end. Source: the shop list.',
      resolve: ({ ended, range }) =>
        ended.filter(({ lastDay }) => lastDay === null || lastDay < range.end),
    }),
    range: t.expose('range', {
      type: dateRange,
      description: 'The range as counted: what lay before viewer.dataStart is cut.',
    }),
    comparisonRange: t.expose('comparison', {
      type: dateRange,
      nullable: true,
      description: 'The comparison range as counted. Null without one.',
    }),
    unevenShops: t.field({
      type: [endedShop],
      description:
        'The shops of the selection whose paid time ended between the first day of the comparison and the end of the range, where one is given: what one of the two lacks of them is no fall of sales, and a percentage should be made of `comparable`. Empty without a comparison. Source: the shop list.',
      resolve: (scope) => [...unevenOf(scope)],
    }),
    comparable: t.field({
      type: comparableTotals,
      nullable: true,
      description:
        'Totals of both ranges without the shops of `unevenShops`, which is what percentages are made of. Null where there are none, or no others: then `totals` and `comparison` are compared, or nothing.',
      resolve: (scope) => withoutUneven(scope),
    }),
    totals: t.field({
      type: salesTotals,
      description: 'Totals of the range.',
      resolve: (scope) => ({ scope, part: 'current' as const }),
    }),
    comparison: t.field({
      type: salesTotals,
      nullable: true,
      description: 'Totals of the comparison range. Null without one.',
      resolve: (scope) =>
        scope.comparison === undefined ? null : { scope, part: 'compare' as const },
    }),
  }),
});

const convertedCurrencies = (shops: readonly Shop[], { start, end }: DateRange): string[] => {
  const found = shops
    .flatMap(({ conversions }) => conversions)
    .filter(({ firstDay, lastDay }) => firstDay <= end && start <= lastDay);
  return [...new Set(found.map(({ currency }) => currency))].sort();
};

/** The arguments of a set of statistics, beside its shops. */
export const statisticsArgs = builder.args((t) => ({
  range: t.field({
    type: dateRangeInput,
    required: true,
    description: 'The days that are counted; cut to viewer.dataStart.',
  }),
  comparison: t.field({
    type: dateRangeInput,
    description: 'Days to compare with; counted by the same calls.',
  }),
  dataSource: t.field({
    type: dataSource,
    required: true,
    defaultValue: 'sales',
    description: 'What the figures are counted from.',
  }),
}));

interface Asked {
  readonly range: DateRange;
  readonly comparison?: DateRange | null | undefined;
  readonly dataSource: DataSource;
}

/** What statistics of these shops are about. */
export async function scopeOf(
  context: Context,
  { selected, shops }: ResolvedSelection,
  { range: asked, comparison: given, dataSource: source }: Asked,
): Promise<StatisticsScope> {
  const { dataStart } = await context.viewer();
  const comparison = given ?? undefined;
  const range = clampRange(asked, dataStart);
  return {
    selected,
    shops,
    shopCount: shops.length,
    ended: endedAmong(shops, context),
    convertedCurrencies: source === 'sales' ? convertedCurrencies(shops, range) : [],
    asked: { range: asked, comparison },
    range,
    comparison: comparison && clampRange(comparison, dataStart),
    dataSource: source,
  };
}

builder.queryField('statistics', (t) =>
  t.field({
    type: statistics,
    authScopes: { seller: true },
    description:
      'Figures of the selected shops over a range. Each figure, trend and ranking is one upstream call, however many shops; for shops of both platforms one call each, whose answers are added up.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      ...statisticsArgs,
    },
    resolve: async (_root, { selection, ...asked }, context) =>
      scopeOf(context, await resolveSelection(context, selection), asked),
  }),
);
