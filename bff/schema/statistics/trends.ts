import * as calls from '../../../api/contract/statistics.ts';
import { builder } from '../builder.ts';
import {
  type Amounts,
  amountFigures,
  type Profit,
  profitFigure,
  type Quantities,
  quantityFigures,
} from './figures.ts';
import { isKnown } from './paid-days.ts';
import {
  checkGranularity,
  type Granularity,
  granularity,
  type Paired,
  pairBuckets,
} from './range.ts';
import { rangeInput, readFor, type StatisticsScope, statistics } from './statistics.ts';

const bucket = 'YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai';
const comparisonBucket =
  'The bucket at the same place of the comparison range. Null without one, or before the data starts.';
const comparisonFigures =
  'Figures of the comparison bucket. Null where there is none, or no shop is paid for in it.';

const unpaid = 'Null where the paid time of every shop ended before it.';

type FiguresPoint = Point<(Amounts | Quantities) & { readonly bucket: string }>;
type ProfitPoint = Point<Profit & { readonly bucket: string }>;

/** A pair of buckets, and whether anything is known of the first. */
type Point<P> = Paired<P> & { readonly isKnown: boolean };

const figuresPoint = (
  name: 'AmountPoint' | 'QuantityPoint',
  type: typeof amountFigures | typeof quantityFigures,
  description: string,
) =>
  builder.objectRef<FiguresPoint>(name).implement({
    description,
    fields: (t) => ({
      bucket: t.string({
        description: `The time of the point: ${bucket}.`,
        resolve: (point) => point.current.bucket,
      }),
      figures: t.field({
        type,
        nullable: true,
        description: `Figures of the bucket. ${unpaid}`,
        resolve: (point) => (point.isKnown ? point.current : null),
      }),
      comparisonBucket: t.string({
        nullable: true,
        description: comparisonBucket,
        resolve: (point) => point.comparison?.bucket ?? null,
      }),
      comparison: t.field({
        type,
        nullable: true,
        description: comparisonFigures,
        resolve: (point) => point.comparison ?? null,
      }),
    }),
  });

const amountPoint = figuresPoint('AmountPoint', amountFigures, 'Amounts of one bucket, in yuan.');
const quantityPoint = figuresPoint('QuantityPoint', quantityFigures, 'Pieces of one bucket.');

const profitPoint = builder.objectRef<ProfitPoint>('ProfitPoint').implement({
  description: 'Profit of one bucket, in yuan.',
  fields: (t) => ({
    bucket: t.string({
      description: `The time of the point: ${bucket}.`,
      resolve: (point) => point.current.bucket,
    }),
    figure: t.field({
      type: profitFigure,
      nullable: true,
      description: `Profit of the bucket. ${unpaid}`,
      resolve: (point) => (point.isKnown ? point.current : null),
    }),
    comparisonBucket: t.string({
      nullable: true,
      description: comparisonBucket,
      resolve: (point) => point.comparison?.bucket ?? null,
    }),
    comparison: t.field({
      type: profitFigure,
      nullable: true,
      description: comparisonFigures,
      resolve: (point) => point.comparison ?? null,
    }),
  }),
});

/** The input of a trend's call, refused before it is sent where the range is too long for the width. */
function trendInput(scope: StatisticsScope, width: Granularity) {
  checkGranularity(scope.range, width);
  if (scope.comparison !== undefined) checkGranularity(scope.comparison, width);
  return { ...rangeInput(scope), lineType: width };
}

const paired = <P extends { readonly bucket: string }>(
  chart: { readonly current: readonly P[]; readonly compare: readonly P[] | null },
  scope: StatisticsScope,
  width: Granularity,
): Point<P>[] => {
  const { asked } = scope;
  const compare = chart.compare?.filter(({ bucket }) => isKnown(scope, bucket)) ?? null;
  const starts = { current: asked.range.start, comparison: asked.comparison?.start };
  return pairBuckets(chart.current, compare, starts, width).map((pair) => ({
    ...pair,
    isKnown: isKnown(scope, pair.current.bucket),
  }));
};

const trend = (what: string, source: string) =>
  `${what} over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: ${source}.`;

builder.objectFields(statistics, (t) => {
  const widthArgs = () => ({
    granularity: t.arg({
      type: granularity,
      required: true,
      defaultValue: 'day',
      description: 'Width of a point.',
    }),
  });
  return {
    amountTrend: t.field({
      type: [amountPoint],
      nullable: true,
      description: trend('Amounts in yuan', 'getLineChartDataSales, shein queryChartDataSales'),
      args: widthArgs(),
      resolve: async (scope, args, context) => {
        const input = trendInput(scope, args.granularity);
        const chart = await readFor(context, calls.getLineChartDataSales, scope, input);
        return paired(chart, scope, args.granularity);
      },
    }),
    quantityTrend: t.field({
      type: [quantityPoint],
      nullable: true,
      description: trend('Pieces', 'getLineChartDataVolume, shein queryChartDataSaleVolume'),
      args: widthArgs(),
      resolve: async (scope, args, context) => {
        const input = trendInput(scope, args.granularity);
        const chart = await readFor(context, calls.getLineChartDataVolume, scope, input);
        return paired(chart, scope, args.granularity);
      },
    }),
    profitTrend: t.field({
      type: [profitPoint],
      nullable: true,
      description: trend('Profit in yuan', 'getLineChartDataProfit, shein queryChartDataProfit'),
      args: widthArgs(),
      resolve: async (scope, args, context) => {
        const input = trendInput(scope, args.granularity);
        const chart = await readFor(context, calls.getLineChartDataProfit, scope, input);
        return paired(chart, scope, args.granularity);
      },
    }),
  };
});
