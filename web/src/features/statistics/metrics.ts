import { type DataSource, dataSources } from '../../../../api/contract/rules/data-source.ts';
import { fullCount, fullMoney, shortCount, shortMoney, toFen } from '../../shared/kpi/money.ts';
import { oneOf, optionalOf, text } from '../../shared/url-state/codec.ts';
import type { Uncosted } from './uncosted.ts';

/** The figures that the trend can draw. */
export type Metric = 'amount' | 'quantity' | 'profit';

export const metricCodec = oneOf('metric', ['amount', 'quantity', 'profit']);
export const sourceCodec = oneOf('source', dataSources);
export const lineCodec = optionalOf('line', ['hour', 'day', 'month']);
export const productSortCodec = oneOf('by', ['amount', 'quantity', 'profit']);
export const levelCodec = oneOf('level', ['sku', 'skc', 'spu']);
export const searchCodec = text('q', 64);

/** The GraphQL value of a metric in a ranking. */
export const rankBy = {
  amount: 'NET_AMOUNT',
  quantity: 'NET_QUANTITY',
  profit: 'PROFIT',
} as const satisfies Record<Metric, string>;

export const productLevel = { sku: 'SKU', skc: 'SKC', spu: 'SPU' } as const;
export const dataSource = { sales: 'SALES', stocks: 'STOCKS' } as const satisfies Record<
  DataSource,
  string
>;
export const granularity = { hour: 'HOUR', day: 'DAY', month: 'MONTH' } as const;

/** Figures are whole: fen for money, pieces for quantities. */
export const isMoney = (metric: Metric): boolean => metric !== 'quantity';
export const shortFigure = (metric: Metric, value: number): string =>
  isMoney(metric) ? shortMoney(value) : shortCount(value);
export const fullFigure = (metric: Metric, value: number): string =>
  isMoney(metric) ? fullMoney(value) : fullCount(value);

export type Figures<T> = { readonly sold: T; readonly returned: T; readonly net: T };

export type Profit = {
  readonly profit: string | null;
  readonly uncosted: Uncosted | null;
  readonly hiddenReason: 'NO_PERMISSION' | 'NO_COST' | null;
};

export type PaidFigures = {
  readonly amount: Figures<string>;
  readonly quantity: Figures<number>;
  readonly profit: Profit;
};

/** All of them null where nobody has paid for any of the days. */
export type RankedFigures = {
  readonly [Figure in keyof PaidFigures]: PaidFigures[Figure] | null;
};

/** Whether anything is known of a row. */
export const isPaid = <Row extends RankedFigures>(row: Row): row is Row & PaidFigures =>
  row.amount !== null && row.quantity !== null && row.profit !== null;

/** The figure of a ranking row in fen or pieces; null where it is not known, the reader may not see it, or it has no cost. */
export const figureOf = (row: RankedFigures, metric: Metric): number | null => {
  if (!isPaid(row)) return null;
  if (metric === 'amount') return toFen(row.amount.net);
  if (metric === 'quantity') return row.quantity.net;
  return row.profit.profit === null ? null : toFen(row.profit.profit);
};
