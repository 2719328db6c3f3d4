import type { Call, CallOutput } from '../../../api/contract/call.ts';
import type { Granularity } from '../../../api/contract/rules/calendar.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import * as calls from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import { lacksCall } from '../../upstream/errors.ts';
import { addAmounts, addLines, addProfit, addQuantities } from '../../upstream/merging/sums.ts';
import { type Selected, type ShopCallInput, selectGroup } from '../../upstream/rules.ts';
import type { DateRange } from './range.ts';

/**
 * The figures of shops and groups that are asked for beside each other, as of every shop of a list: one read
 * answers them shop by shop, and what it says is added up for each group.
 */

type Row = CallOutput<typeof calls.getShopSalesRanking>['rows'][number];
type Point = CallOutput<typeof calls.getShopSalesByTime>[number]['points'][number];
type Figures = Pick<Row, 'amount' | 'quantity' | 'profit'>;

/** By the call that answers of several shops in one sum: which of their figures it is. */
const totals: ReadonlyMap<string, keyof Figures> = new Map([
  [calls.getHistoryTotalSales.name, 'amount'],
  [calls.getHistorySaleVolume.name, 'quantity'],
  [calls.getHistoryTotalProfits.name, 'profit'],
]);
const lines: ReadonlyMap<string, keyof Figures> = new Map([
  [calls.getLineChartDataSales.name, 'amount'],
  [calls.getLineChartDataVolume.name, 'quantity'],
  [calls.getLineChartDataProfit.name, 'profit'],
]);

const add = <F extends Figures>(one: F, other: F): F => ({
  ...one,
  amount: addAmounts(one.amount, other.amount),
  quantity: addQuantities(one.quantity, other.quantity),
  profit: addProfit(one.profit, other.profit),
});
const addPoints = addLines<Point>(add);

interface Scope {
  readonly selected: Selected;
  readonly dataSource: DataSource;
  readonly range: DateRange;
  readonly comparison: DateRange | undefined;
}

/** What a call answers of a scope; out of the read of all that are asked for beside it where there is one. */
export async function readTogether<C extends Call>(
  context: Context,
  call: C,
  scope: Scope,
  input: ShopCallInput<C> & { readonly lineType?: Granularity },
): Promise<CallOutput<C>> {
  const { selected, dataSource, range, comparison } = scope;
  const over = (days: DateRange) => answerOf(context, call.name, scope, days, input.lineType);
  const [current, compare] = await Promise.all([
    over(range),
    comparison === undefined ? null : over(comparison),
  ]);
  if (current === undefined || compare === undefined)
    return context.callForShops(call, selected, input, dataSource);
  // It is made of the very figures that the call of that name answers.
  return { current, compare } as CallOutput<C>;
}

/** The figures of some days; undefined where no read answers them shop by shop. */
async function answerOf(
  context: Context,
  name: string,
  { selected, dataSource }: Scope,
  days: DateRange,
  width: Granularity = 'day',
): Promise<unknown> {
  const mallIds = selected.kind === 'all' ? [] : selected.mallIds;
  const ofAll = async <T>(
    read: (mallId: string) => Promise<T | undefined>,
    sum: (one: T, other: T) => T,
  ): Promise<T | undefined> => {
    // To the compiler what is found might be a promise itself.
    const found = (await Promise.all(mallIds.map(read))) as (T | undefined)[];
    const known = found.filter((one): one is T => one !== undefined);
    return known.length === 0 || known.length < found.length ? undefined : known.reduce(sum);
  };
  const total = totals.get(name);
  if (total !== undefined)
    return (await ofAll((mallId) => rowOf(context, mallId, days, dataSource), add))?.[total];
  const line = lines.get(name);
  if (line === undefined) return undefined;
  const points = await ofAll(
    (mallId) => pointsOf(context, { mallId, days, dataSource, width }),
    addPoints,
  );
  return points?.map((point) => ({ ...point[line], bucket: point.bucket }));
}

export const rowOf = (context: Context, mallId: string, days: DateRange, dataSource: DataSource) =>
  context.together(
    `totals ${days.start} ${days.end} ${dataSource}`,
    mallId,
    async (mallIds): Promise<(Row | undefined)[]> => {
      const { rows } = await context.callForShops(
        calls.getShopSalesRanking,
        selectGroup(mallIds),
        { startTime: days.start, endTime: days.end, pageSize: mallIds.length },
        dataSource,
      );
      const found = new Map(rows.map((row) => [row.mallId, row]));
      return mallIds.map((mallId) => found.get(mallId));
    },
  );

/** What is asked of a shop, bucket by bucket. */
interface Buckets {
  readonly mallId: string;
  readonly days: DateRange;
  readonly dataSource: DataSource;
  readonly width: Granularity;
}
interface BucketsInput {
  readonly startTime: string;
  readonly endTime: string;
  readonly lineType: Granularity;
}

/** What one read says of each shop that is asked for beside this one; undefined where no read does. */
const overTime = <R extends { readonly mallId: string }, V>(
  context: Context,
  { mallId, days, dataSource, width }: Buckets,
  read: (selected: Selected, input: BucketsInput) => Promise<readonly R[]>,
  { name, of }: { readonly name: string; readonly of: (row: R) => V },
) =>
  context.together(
    `${name} ${days.start} ${days.end} ${dataSource} ${width}`,
    mallId,
    async (mallIds): Promise<(V | undefined)[]> => {
      const input = { startTime: days.start, endTime: days.end, lineType: width };
      const rows = await orNone(read(selectGroup(mallIds), input));
      const found = new Map(rows.map((row) => [row.mallId, of(row)]));
      return mallIds.map((each) => found.get(each));
    },
  );

const pointsOf = (context: Context, asked: Buckets) =>
  overTime(
    context,
    asked,
    (selected, input) =>
      context.callForShops(calls.getShopSalesByTime, selected, input, asked.dataSource),
    { name: 'points', of: ({ points }): readonly Point[] => points },
  );

/** The net amount of each bucket of a shop, in fen. */
export const netAmountsOf = (context: Context, asked: Buckets) =>
  overTime(
    context,
    asked,
    (selected, input) =>
      context.callForShops(calls.getShopNetAmountsByTime, selected, input, asked.dataSource),
    { name: 'nets', of: ({ netAmounts }): readonly number[] => netAmounts },
  );

/** Of an upstream without the call, which the specification does not know: nothing, so that each shop is asked. */
const orNone = <T>(read: Promise<readonly T[]>): Promise<readonly T[]> =>
  read.catch((error: unknown) => {
    if (lacksCall(error)) return [];
    throw error;
  });
