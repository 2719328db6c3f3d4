import type { z } from 'zod';
import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/product-statistics.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { connectionOfPages, pageOf, pages } from '../paging.ts';
import { createdProducts, knownCreated } from '../shops/created-products.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { ifPaid, isKnown, todayOf, whereUnpaid } from '../statistics/paid-days.ts';
import {
  daysInput,
  orNull,
  rangeInput,
  readFor,
  type StatisticsScope,
  statistics,
} from '../statistics/statistics.ts';

type Sold = CallOutput<typeof calls.getSalesProductNumNew>['current'];
type States = CallOutput<typeof calls.getShopProductNum>;
type Documents = CallOutput<typeof calls.getShopProductDocumentCount>;
type Change = z.output<typeof calls.shelfChange>;

const sold = builder.objectRef<Sold>('SoldProducts').implement({
  description:
    'What was sold in a range, by product. Source: getSalesProductNumNew, shein salesTotal.',
  fields: (t) => ({
    products: t.exposeInt('spu', { description: 'Products of which a piece was sold.' }),
    colours: t.exposeInt('skc', { description: 'Colours (SKC) of which a piece was sold.' }),
    skus: t.exposeInt('sku', { description: 'SKUs of which a piece was sold.' }),
    netQuantity: t.exposeInt('quantity', { description: 'Net pieces of all of them.' }),
    netAmount: t.expose('amount', { type: 'Money', description: 'Their net amount in yuan.' }),
  }),
});

const states = builder.objectRef<States>('ProductStates').implement({
  description:
    'Products as they stand now, by state. Source: getShopProductNum, shein findShopOnSaleTotal.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'All products.' }),
    onSale: t.exposeInt('onSale', { description: 'On sale.' }),
    offSale: t.exposeInt('offSale', { description: 'Taken off sale.' }),
    awaitingFirstOrder: t.exposeInt('awaitingFirstOrder', {
      description: 'First order yet to be created (待创建首单).',
    }),
    firstOrderCreated: t.exposeInt('firstOrderCreated', {
      description: 'First order created (已创建首单).',
    }),
    priceDeclaring: t.exposeInt('priceDeclaring', {
      description: 'Price being declared (价格申报中).',
    }),
  }),
});

type RejectedShop = NonNullable<Documents['rejectedShops']>[number];

const rejectedShop = builder.objectRef<RejectedShop>('ShopRejectedDocuments').implement({
  description: 'How many certificates and labels of a shop were rejected.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    rejected: t.exposeInt('rejected', { description: 'Rejected ones of the shop, at least one.' }),
  }),
});

const documents = builder.objectRef<Documents>('ProductDocuments').implement({
  description:
    'Certificates and labels that the products need, by state. Source: getShopProductDocumentCount, shein findShopProductDocumentCount.',
  fields: (t) => ({
    approved: t.exposeInt('approved', { description: 'Approved.' }),
    reviewing: t.exposeInt('reviewing', { description: 'Being reviewed.' }),
    missing: t.exposeInt('missing', { description: 'Yet to be handed in.' }),
    rejected: t.exposeInt('rejected', { description: 'Rejected.' }),
    rejectedByShop: t.field({
      type: [rejectedShop],
      nullable: true,
      description:
        'The shops that `rejected` counts, each with its own, the most first. Which products they are the marketplace alone says. Null where the upstream does not tell shops apart.',
      resolve: ({ rejectedShops }) => rejectedShops?.filter(({ rejected }) => rejected > 0) ?? null,
    }),
  }),
});

const orUnpaid = (days: string) => `${whereUnpaid(days, 'every shop')} ${orNull}`;

type SoldCall = typeof calls.getSalesProductNumNew;

const soldIn = async (
  scope: StatisticsScope,
  part: keyof CallOutput<SoldCall>,
  context: Context,
): Promise<Sold | null> => {
  const range = part === 'current' ? scope.range : scope.comparison;
  if (range !== undefined && !isKnown(scope, range.start)) return null;
  return (await readFor(context, calls.getSalesProductNumNew, scope, rangeInput(scope)))[part];
};

const products = builder.objectRef<StatisticsScope>('ProductStatistics').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description: 'How many products the selected shops have, sell, and add.',
  fields: (t) => ({
    sold: t.field({
      type: sold,
      nullable: true,
      description: `What was sold in the range. ${orUnpaid('the range')}`,
      resolve: (scope, _args, context) => soldIn(scope, 'current', context),
    }),
    soldComparison: t.field({
      type: sold,
      nullable: true,
      description: `What was sold in the comparison range, by the same call. Null without one. ${orUnpaid('it')}`,
      resolve: (scope, _args, context) => soldIn(scope, 'compare', context),
    }),
    soldCount: t.int({
      nullable: true,
      description: `Products of which a piece was sold in the range. ${orUnpaid('the range')} Source: getSalesProductNum.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, scope.range.start, async () => {
          return (await readFor(context, calls.getSalesProductNum, scope, daysInput(scope))).count;
        }),
    }),
    soldTodayCount: t.int({
      nullable: true,
      description: `Products of which a piece was sold today, whatever the range. Counts sales to customers whatever the data source. ${orUnpaid('today')} Source: getTodaySalesProductNum.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, todayOf(context), () =>
          readFor(context, calls.getTodaySalesProductNum, scope, {}),
        ),
    }),
    addedCount: t.int({
      nullable: true,
      description: `Products that were created in the range. ${orUnpaid('the range')} Source: getAddedProductNum.`,
      resolve: (scope, _args, context) =>
        ifPaid(scope, scope.range.start, async () => {
          return (await readFor(context, calls.getAddedProductNum, scope, daysInput(scope))).count;
        }),
    }),
    created: t.field({
      type: createdProducts,
      nullable: true,
      description: `Products created lately, whatever the range. ${orNull} Source: getCreatedProductStatistics.`,
      resolve: async (scope, _args, context) =>
        knownCreated(
          await readFor(context, calls.getCreatedProductStatistics, scope, {}),
          scope,
          context,
        ),
    }),
    states: t.field({
      type: states,
      nullable: true,
      description: `Products as they stand now. ${orNull}`,
      resolve: (scope, _args, context) => readFor(context, calls.getShopProductNum, scope, {}),
    }),
    documents: t.field({
      type: documents,
      nullable: true,
      description: `Certificates and labels as they stand now. ${orNull}`,
      resolve: (scope, _args, context) =>
        readFor(context, calls.getShopProductDocumentCount, scope, {}),
    }),
  }),
});

const shelfKind = builder.enumType('ShelfChangeKind', {
  description: 'What happened to a product on the site.',
  values: {
    ON: { value: 'on', description: 'It came on sale.' },
    OFF: { value: 'off', description: 'It was taken off sale.' },
  } as const,
});

const shelfChange = builder.objectRef<Change>('ShelfChange').implement({
  description: 'A product that came on sale or was taken off it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: shelfKind, description: 'What happened.' }),
    productId: t.exposeID('productId', { description: 'Id of the product.' }),
    productName: t.exposeString('productName', {
      nullable: true,
      description: 'Name of the product. Null for one that is not known.',
    }),
    reason: t.exposeString('reason', { description: 'Why, in Chinese.' }),
    time: t.expose('time', { type: 'DateTime', description: 'When.' }),
    shop: t.field(ofShop('The shop.')),
  }),
});

const changes = connectionType('ShelfChange', shelfChange, {
  one: 'change',
  page: 'A page of changes.',
});

builder.objectFields(statistics, (t) => ({
  products: t.field({
    type: products,
    description: 'How many products there are, were sold, and were added.',
    resolve: (scope) => scope,
  }),
  shelfChanges: t.field({
    type: changes,
    nullable: true,
    description: `Products that came on sale and went off it in the range, newest first. ${orUnpaid('the range')} Source: getProductOnAndOffBoardMsg.`,
    args: {
      kind: t.arg({ type: shelfKind, description: 'Only these.' }),
      productId: t.arg.id({ description: 'Only of the product with this marketplace id.' }),
      ...pages(t.arg, 10),
    },
    resolve: (scope, args, context) =>
      ifPaid(scope, scope.range.start, () =>
        connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
          readFor(context, calls.getProductOnAndOffBoardMsg, scope, {
            ...daysInput(scope),
            ...(args.kind && { kind: args.kind }),
            ...(args.productId && { productId: args.productId }),
            pageIndex,
            pageSize,
          }),
        ),
      ),
  }),
}));
