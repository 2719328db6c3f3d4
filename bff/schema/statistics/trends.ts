import * as calls from '../../api/contract/statistics.ts';
import { builder } from './builder.ts';
import {
  amountFigures,
  type Figures,
  type Profit,
  profitFigure,
  profitFor,
  quantityFigures,
} from './figures.ts';
import {
  checkGranularity,
  type Granularity,
  granularity,
  type Paired,
  pairBuckets,
} from './range.ts';
import { rangeInput, type StatisticsScope, statistics } from './statistics.ts';

const bucket = 'YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai';
const comparisonBucket =
  'The bucket at the same place of the comparison range. Null without one, or before the data starts.';
const comparisonFigures = 'Figures of the comparison bucket. Null where there is none.';

type FiguresPoint = Paired<Figures & { readonly bucket: string }>;
type ProfitPoint = Paired<Profit & { readonly bucket: string }>;

const figuresPoint = (
  name: 'AmountPoint' | 'QuantityPoint',
  type: typeof amountFigures,
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
        description: 'Figures of the bucket.',
        resolve: (point) => point.current,
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
      description: 'Profit of the bucket.',
      resolve: (point) => point.current,
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

const paired = <Point extends { readonly bucket: string }>(
  chart: { readonly current: readonly Point[]; readonly compare: readonly Point[] | null },
  { asked }: StatisticsScope,
  width: Granularity,
): Paired<Point>[] =>
  pairBuckets(
    chart.current,
    chart.compare,
    { current: asked.range.start, comparison: asked.comparison?.start },
    width,
  );

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
        const chart = await context.callForShops(
          calls.getLineChartDataSales,
          scope.selected,
          input,
          scope.dataSource,
        );
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
        const chart = await context.callForShops(
          calls.getLineChartDataVolume,
          scope.selected,
          input,
          scope.dataSource,
        );
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
        const [viewer, chart] = await Promise.all([
          context.viewer(),
          context.callForShops(
            calls.getLineChartDataProfit,
            scope.selected,
            input,
            scope.dataSource,
          ),
        ]);
        const shown = <P extends Profit & { readonly bucket: string }>(point: P) => ({
          ...profitFor(viewer, point),
          bucket: point.bucket,
        });
        const seen = {
          current: chart.current.map(shown),
          compare: chart.compare?.map(shown) ?? null,
        };
        return paired(seen, scope, args.granularity);
      },
    }),
  };
});
