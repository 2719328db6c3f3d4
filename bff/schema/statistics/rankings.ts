import type { z } from 'zod';
import { shareOf } from '../../../api/contract/rules/share.ts';
import * as calls from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { implementConnection } from '../connection.ts';
import { connectionOfPages, type Edge, pageOf, pages } from '../paging.ts';
import { ofShop, shopOf } from '../shops/shop-of-row.ts';
import { shop, shopCount } from '../shops/shops.ts';
import { searchTooLong } from '../wrong-input.ts';
import { amountFigures, costRight, profitFigure, quantityFigures } from './figures.ts';
import { isKnownOf, whereUnpaid } from './paid-days.ts';
import { rangeInput, readFor, type StatisticsScope, statistics, totalsOf } from './statistics.ts';

type ShopRow = z.output<typeof calls.shopRankingRow>;
type ProductRow = z.output<typeof calls.productRankingRow>;

/** A row with what it is ranked in: the share needs the whole. */
interface Ranked<Row> {
  readonly row: Row;
  readonly scope: StatisticsScope;
}

export type RankedShop = Ranked<ShopRow>;

const salesMetric = builder.enumType('SalesMetric', {
  description: 'What a ranking is ordered by, best first.',
  values: {
    NET_AMOUNT: { value: 'netAmount', description: 'Net amount.' },
    NET_QUANTITY: { value: 'netQuantity', description: 'Net pieces.' },
    PROFIT: {
      value: 'profit',
      description:
        'Profit, of what has a cost; what has none stands last. FORBIDDEN without the permission lookCost.',
    },
  } as const,
});

export const productLevel = builder.enumType('ProductLevel', {
  description: 'How finely products are told apart.',
  values: {
    SPU: { value: 'spu', description: 'The product.' },
    SKC: { value: 'skc', description: 'One colour of a product.' },
    SKU: { value: 'sku', description: 'One colour and size of a product.' },
  } as const,
});

const rankedProduct = builder.objectRef<ProductRow>('RankedProduct').implement({
  description: 'A product of a ranking, at the level that was asked for.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'Id of the product (SPU).' }),
    skcId: t.exposeID('skcId', {
      nullable: true,
      description: 'Id of its colour. Null at the level SPU.',
    }),
    skuId: t.exposeID('skuId', {
      nullable: true,
      description: 'Id of its colour and size. Null above the level SKU.',
    }),
    code: t.exposeString('extCode', { description: "The seller's own code." }),
    name: t.exposeString('productName', { description: 'Name of the product.' }),
    shop: t.field(ofShop('The shop that sells it.')),
  }),
});

type RankingRow = ShopRow | ProductRow;
type RankedEdge = Edge<Ranked<RankingRow>>;

/** Whether its shop is paid for in any day of the range: nothing is known of it otherwise. */
const isPaid = ({ row, scope }: Ranked<RankingRow>): boolean =>
  isKnownOf(scope.ended, row.mallId, scope.range.start);

const unpaid = whereUnpaid('the range', 'the shop');

/** Net amount of the row divided by that of the selection; the totals are one call for all rows. */
async function shareOfRow(ranked: Ranked<RankingRow>, context: Context) {
  if (!isPaid(ranked)) return null;
  const { row, scope } = ranked;
  const { net } = (await totalsOf(context, calls.getHistoryTotalSales, scope)).current;
  return shareOf(row.amount.net, net);
}

const edgeInterface = {
  cursor: 'Place in the ranking, for `after`.',
  rank: 'Place in the ranking, from 1.',
  amount: `Amounts in yuan. ${unpaid}`,
  quantity: `Pieces. ${unpaid}`,
  profit: `Profit and cost in yuan. ${unpaid}`,
  share:
    'Net amount divided by the net amount of the selection, 0 to 1. Null where the amount is, and where it is no part of that of the selection: where returns outweigh, of the row or of the selection, and where those of other rows leave less than the amount of this one.',
};

const edgeOf = <Row extends RankingRow>(name: string, description: string) => {
  const ref = builder.objectRef<Edge<Ranked<Row>>>(name);
  ref.implement({
    description,
    fields: (t) => ({
      cursor: t.string({ description: edgeInterface.cursor, resolve: (edge) => edge.cursor }),
      rank: t.int({ description: edgeInterface.rank, resolve: (edge) => edge.rank }),
      amount: t.field({
        type: amountFigures,
        description: edgeInterface.amount,
        nullable: true,
        resolve: ({ node }) => (isPaid(node) ? node.row.amount : null),
      }),
      quantity: t.field({
        type: quantityFigures,
        description: edgeInterface.quantity,
        nullable: true,
        resolve: ({ node }) => (isPaid(node) ? node.row.quantity : null),
      }),
      profit: t.field({
        type: profitFigure,
        description: edgeInterface.profit,
        nullable: true,
        resolve: ({ node }) => (isPaid(node) ? node.row.profit : null),
      }),
      share: t.float({
        nullable: true,
        description: edgeInterface.share,
        resolve: (edge: RankedEdge, _args, context) => shareOfRow(edge.node, context),
      }),
    }),
  });
  return ref;
};

export const shopEdge = edgeOf<ShopRow>('ShopRankingEdge', 'A shop at its place in a ranking.');
builder.objectField(shopEdge, 'node', (t) =>
  t.field({
    type: shop,
    description: 'The shop.',
    resolve: (edge, _args, context) => shopOf(context, edge.node.row.mallId),
  }),
);

const productEdge = edgeOf<ProductRow>(
  'ProductRankingEdge',
  'A product at its place in a ranking.',
);
builder.objectField(productEdge, 'node', (t) =>
  t.field({ type: rankedProduct, description: 'The product.', resolve: (edge) => edge.node.row }),
);

const shopRanking = implementConnection(
  'ShopRankingConnection',
  shop,
  shopEdge,
  'A page of a ranking of shops.',
);
const productRanking = implementConnection(
  'ProductRankingConnection',
  rankedProduct,
  productEdge,
  'A page of a ranking of products.',
);

/** Ranking by profit would tell the order of what may not be seen. */
async function checkMetric(context: Context, by: 'netAmount' | 'netQuantity' | 'profit') {
  if (by === 'profit' && !(await context.holds(costRight))) throw new Fault('FORBIDDEN');
}

const inScope =
  (scope: StatisticsScope) =>
  <Row>(page: { readonly total: number; readonly rows: readonly Row[] }) => ({
    total: page.total,
    rows: page.rows.map((row): Ranked<Row> => ({ row, scope })),
  });

builder.objectFields(statistics, (t) => ({
  shopRanking: t.field({
    type: shopRanking,
    extensions: { listLength: shopCount },
    nullable: true,
    description:
      'The shops of the selection, best first, shops without sales too. Null with an error when the upstream fails. Source: getShopSalesRanking.',
    args: {
      by: t.arg({
        type: salesMetric,
        required: true,
        defaultValue: 'netAmount',
        description: 'What the ranking is ordered by.',
      }),
      ...pages(t.arg, 10),
    },
    resolve: async (scope, args, context) => {
      const page = pageOf(args);
      await checkMetric(context, args.by);
      return connectionOfPages(page, async (pageIndex, pageSize) => {
        const input = { ...rangeInput(scope), rankBy: args.by, pageIndex, pageSize };
        const call = calls.getShopSalesRanking;
        return inScope(scope)(await readFor(context, call, scope, input));
      });
    },
  }),
  productRanking: t.field({
    type: productRanking,
    nullable: true,
    description:
      'The products of the selected shops, best first. Null with an error when the upstream fails. Source: getProductSalesRanking, shein querySalesRanking.',
    args: {
      by: t.arg({
        type: salesMetric,
        required: true,
        defaultValue: 'netAmount',
        description: 'What the ranking is ordered by.',
      }),
      level: t.arg({
        type: productLevel,
        required: true,
        defaultValue: 'sku',
        description: 'How finely products are told apart.',
      }),
      search: t.arg.string({
        description: "Part of a product's name or code, at most 64 characters.",
      }),
      ...pages(t.arg, 10),
    },
    resolve: async (scope, args, context) => {
      const page = pageOf(args);
      const keyword = args.search?.trim() ?? '';
      if (keyword.length > 64) throw searchTooLong(64);
      await checkMetric(context, args.by);
      return connectionOfPages(page, async (pageIndex, pageSize) => {
        const input = {
          ...rangeInput(scope),
          rankBy: args.by,
          level: args.level,
          ...(keyword === '' ? {} : { keyword }),
          pageIndex,
          pageSize,
        };
        const call = calls.getProductSalesRanking;
        return inScope(scope)(await readFor(context, call, scope, input));
      });
    },
  }),
}));
