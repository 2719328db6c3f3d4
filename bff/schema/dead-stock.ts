import type { CallOutput } from '../../api/contract/call.ts';
import { getShopDeadStockProductInfo } from '../../api/contract/product-statistics.ts';
import { builder } from './builder.ts';
import { implementConnection } from './connection.ts';
import { connectionOfPages, type Edge, pageOf, pagingDescriptions } from './paging.ts';
import { shopOf } from './shop-of-row.ts';
import { shop } from './shops.ts';
import { orNull, statistics } from './statistics.ts';

type Product = CallOutput<typeof getShopDeadStockProductInfo>['rows'][number];

const product = builder.objectRef<Product>('DeadStockProduct').implement({
  description: 'A product in stock of which at most 19 pieces sold in the last 30 days.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'Id of the product.' }),
    name: t.exposeString('productName', { description: 'Name of the product.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Its category. Null without one.',
    }),
    soldQuantity: t.exposeInt('sales', {
      description: 'Net pieces of the 30 days up to yesterday.',
    }),
    onHand: t.exposeInt('onHand', { description: 'Pieces in the warehouse.' }),
    value: t.expose('value', {
      type: 'Money',
      description: 'These pieces at declared price, in yuan.',
    }),
    shop: t.field({
      type: shop,
      description: 'The shop.',
      resolve: (row, _args, context) => shopOf(context, row.mallId),
    }),
  }),
});

const edge = builder.objectRef<Edge<Product>>('DeadStockEdge').implement({
  description: 'A product at its place in the list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Place in the list, for `after`.' }),
    node: t.field({
      type: product,
      description: 'The product.',
      resolve: (one) => one.node,
    }),
  }),
});

const connection = implementConnection(
  'DeadStockConnection',
  edge,
  'A page of products that do not sell.',
);

builder.objectField(statistics, 'deadStock', (t) =>
  t.field({
    type: connection,
    nullable: true,
    description: `Products in stock that do not sell, as they stand now, the most valuable first. ${orNull} Source: getShopDeadStockProductInfo.`,
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: pagingDescriptions.first }),
      after: t.arg.string({ description: pagingDescriptions.after }),
    },
    resolve: (scope, args, context) =>
      connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
        context.callForShops(
          getShopDeadStockProductInfo,
          scope.selected,
          { pageIndex, pageSize },
          scope.dataSource,
        ),
      ),
  }),
);
