import type { CallOutput } from '../../../api/contract/call.ts';
import { daysBetween } from '../../../api/contract/rules/calendar.ts';
import * as calls from '../../../api/contract/sales-splits.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { wrongInput } from '../wrong-input.ts';
import { amountFigures, profitFigure, quantityFigures } from './figures.ts';
import { ifPaid, isKnownOf, whereUnpaid } from './paid-days.ts';
import { type Granularity, granularity } from './range.ts';
import { daysInput, orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

/** Sales split into parts that add up to the totals of the range. */

type Category = CallOutput<typeof calls.getTotalSalesGroupByCatalogue>[number];
type Prices = CallOutput<typeof calls.getTotalSalesByDateAndPrice>;
type Band = Prices['bands'][number];
type PricePoint = Prices['points'][number];
type SkuLine = CallOutput<typeof calls.getLineChartDataVolumeBySKU>[number];

const category = builder.objectRef<Category>('CategorySales').implement({
  description: 'Sales of one category of products in the range.',
  fields: (t) => ({
    category: t.exposeString('category', {
      nullable: true,
      description: 'Name of the category. Null for products without one.',
    }),
    amount: t.expose('amount', { type: amountFigures, description: 'Amounts in yuan.' }),
    quantity: t.expose('quantity', { type: quantityFigures, description: 'Pieces.' }),
    profit: t.expose('profit', { type: profitFigure, description: 'Profit and cost in yuan.' }),
  }),
});

const band = builder.objectRef<Band>('PriceBandSales').implement({
  description:
    'Sales of the SKUs of one price band in the range. The price of a SKU is what a piece of it brought on average.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Money', description: 'Lowest price in yuan, included.' }),
    to: t.expose('to', {
      type: 'Money',
      nullable: true,
      description: 'Highest price in yuan, excluded. Null for the highest band.',
    }),
    amount: t.expose('amount', { type: amountFigures, description: 'Amounts in yuan.' }),
    quantity: t.expose('quantity', { type: quantityFigures, description: 'Pieces.' }),
    profit: t.expose('profit', { type: profitFigure, description: 'Profit and cost in yuan.' }),
  }),
});

const bandPart = builder.objectRef<PricePoint['bands'][number]>('PriceBandPart').implement({
  description: 'Sales of one price band in one bucket.',
  fields: (t) => ({
    amount: t.expose('amount', { type: amountFigures, description: 'Amounts in yuan.' }),
    quantity: t.expose('quantity', { type: quantityFigures, description: 'Pieces.' }),
  }),
});

const bucket = 'YYYY-MM-DD or YYYY-MM in Asia/Shanghai';

const pricePoint = builder.objectRef<PricePoint>('PricePoint').implement({
  description: 'Sales of one bucket by price band.',
  fields: (t) => ({
    bucket: t.exposeString('bucket', { description: `The time of the point: ${bucket}.` }),
    bands: t.expose('bands', {
      type: [bandPart],
      description: 'Every band, in the order of `PriceSales.bands`.',
    }),
  }),
});

interface PriceScope {
  readonly scope: StatisticsScope;
  readonly input: ReturnType<typeof splitInput>;
}

const pricesOf = ({ scope, input }: PriceScope, bandsOnly: boolean, context: Context) =>
  readFor(context, calls.getTotalSalesByDateAndPrice, scope, { ...input, bandsOnly });

const prices = builder.objectRef<PriceScope>('PriceSales').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'Sales by price band, over the range and over time. Each of the two is an upstream call.',
  fields: (t) => ({
    bands: t.field({
      type: [band],
      description: 'The bands, cheapest first.',
      resolve: async (of, _args, context) => (await pricesOf(of, true, context)).bands,
    }),
    points: t.field({
      type: [pricePoint],
      description: 'Every bucket of the range, zeros included. Takes much longer than the bands.',
      resolve: async (of, _args, context) => (await pricesOf(of, false, context)).points,
    }),
  }),
});

/** A bucket of a SKU; null pieces where its shop is not paid for. */
interface SkuPoint {
  readonly bucket: string;
  readonly quantity: SkuLine['points'][number] | null;
}

const skuPoint = builder.objectRef<SkuPoint>('SkuPoint').implement({
  description: 'Pieces of one SKU in one bucket.',
  fields: (t) => ({
    bucket: t.exposeString('bucket', { description: `The time of the point: ${bucket}.` }),
    quantity: t.expose('quantity', {
      type: quantityFigures,
      nullable: true,
      description: `Pieces. ${whereUnpaid('it')}`,
    }),
  }),
});

const skuTrend = builder
  .objectRef<Omit<SkuLine, 'points'> & { readonly points: SkuPoint[] }>('SkuTrend')
  .implement({
    description: 'Pieces of one SKU over time.',
    fields: (t) => ({
      skuId: t.exposeID('skuId', { description: 'Id of the SKU.' }),
      code: t.exposeString('extCode', { description: "The seller's own code." }),
      productName: t.exposeString('productName', { description: 'Name of the product.' }),
      productId: t.id({
        nullable: true,
        description:
          "The marketplace's id of the product, as `events` takes it. Null where the upstream does not tell.",
        resolve: ({ productId }) => productId ?? null,
      }),
      shop: t.field(ofShop('The shop that sells it.')),
      points: t.expose('points', {
        type: [skuPoint],
        description: 'Every bucket of the range, zeros included.',
      }),
    }),
  });

/** Days or months, as many as the upstream serves. */
function splitInput(scope: StatisticsScope, width: Granularity) {
  if (width === 'hour')
    throw wrongInput('该统计只能按天或按月查看', 'granularity must be DAY or MONTH here.');
  const { start, end } = scope.range;
  if (width === 'day' && daysBetween(start, end) >= calls.longestByDay) {
    throw wrongInput(
      `按天查看时，日期范围不能超过 ${calls.longestByDay} 天`,
      `By day the range may have ${calls.longestByDay} days at most.`,
    );
  }
  return { ...daysInput(scope), lineType: width };
}

const orUnpaid = `${whereUnpaid('the range', 'every shop')} ${orNull}`;

builder.objectFields(statistics, (t) => {
  const widthArg = () =>
    t.arg({
      type: granularity,
      required: true,
      defaultValue: 'day',
      description: `Width of a point: days, for at most ${calls.longestByDay} of them, or months.`,
    });
  return {
    salesByCategory: t.field({
      type: [category],
      nullable: true,
      description: `Sales by category of products, best first; they add up to the totals. ${orUnpaid} Source: getTotalSalesGroupByCatalogue, shein categoryQuery.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, scope.range.start, () =>
          readFor(context, calls.getTotalSalesGroupByCatalogue, scope, daysInput(scope)),
        ),
    }),
    salesByPrice: t.field({
      type: prices,
      nullable: true,
      description: `Sales by price band, over the range and over time; the bands add up to the totals. ${orUnpaid} Source: getTotalSalesByDateAndPrice, shein shopPriceQuery.`,
      args: { granularity: widthArg() },
      resolve: (scope, args) => {
        const input = splitInput(scope, args.granularity);
        return ifPaid(scope, scope.range.start, () => ({ scope, input }));
      },
    }),
    skuTrends: t.field({
      type: [skuTrend],
      nullable: true,
      description: `Pieces of single SKUs over time: of those named or, without any, of those that sold most. ${orNull} Source: getLineChartDataVolumeBySKU.`,
      args: {
        skuIds: t.arg.idList({ description: 'Ids of at most 20 SKUs.' }),
        top: t.arg.int({
          required: true,
          defaultValue: 5,
          description: 'How many of the best where none is named, 1 to 20.',
        }),
        granularity: widthArg(),
      },
      resolve: async (scope, args, context) => {
        const skuIds = args.skuIds ?? [];
        if (skuIds.length > 20)
          throw wrongInput('最多选择 20 个 SKU', 'skuIds may have 20 entries at most.');
        if (args.top < 1 || args.top > 20) {
          throw wrongInput('top 须在 1 到 20 之间', 'top must be from 1 to 20.');
        }
        const input = { ...splitInput(scope, args.granularity), skuIds, top: args.top };
        const call = calls.getLineChartDataVolumeBySKU;
        const lines = await readFor(context, call, scope, input);
        return lines.map((line) => ({
          ...line,
          points: line.points.map((point) => ({
            bucket: point.bucket,
            quantity: isKnownOf(scope.ended, line.mallId, point.bucket) ? point : null,
          })),
        }));
      },
    }),
  };
});
