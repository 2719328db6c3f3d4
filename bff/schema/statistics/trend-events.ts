import type { CallOutput } from '../../../api/contract/call.ts';
import { getTrendEvents } from '../../../api/contract/trend-events.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { wrongInput } from '../wrong-input.ts';
import { daysInput, orNull, readFor, statistics } from './statistics.ts';

type Event = CallOutput<typeof getTrendEvents>[number];

const eventKind = builder.enumType('TrendEventKind', {
  description: 'What happened on a day.',
  values: {
    SHOPPING_DAY: { value: 'shoppingDay', description: 'A day of offers, of all shops.' },
    VIOLATION: { value: 'violation', description: 'The marketplace found a violation.' },
    PRICE_CHANGED: {
      value: 'priceChange',
      description: 'The declared price of a SKU changed.',
    },
    SOLD_OUT: {
      value: 'soldOut',
      description: 'A SKU on sale was sold out; told of products that are named.',
    },
    RESTOCKED: {
      value: 'restocked',
      description: 'A SKU on sale came in stock again; told of products that are named.',
    },
    ON_SALE: { value: 'onSale', description: 'A product came on sale.' },
    OFF_SALE: { value: 'offSale', description: 'A product went off sale.' },
    IMPORT: { value: 'import', description: 'An import of sales was saved.' },
  } as const,
});

const shoppingDay = builder.enumType('ShoppingDay', {
  description: 'A day on which shoppers wait for offers.',
  values: {
    MID_YEAR: { value: 'midYear', description: '18 June.' },
    DOUBLE_ELEVEN: { value: 'doubleEleven', description: '11 November.' },
    BLACK_FRIDAY: { value: 'blackFriday', description: 'After the fourth Thursday of November.' },
    CYBER_MONDAY: { value: 'cyberMonday', description: 'The Monday after it.' },
    DOUBLE_TWELVE: { value: 'doubleTwelve', description: '12 December.' },
  } as const,
});

const changedSku = builder.objectRef<Event['skus'][number]>('ChangedSku').implement({
  description: 'A SKU of which something changed on a day.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The marketplace id of its product.' }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    code: t.exposeString('extCode', { description: "The seller's own code." }),
    oldPrice: t.expose('oldPrice', {
      type: 'Money',
      nullable: true,
      description: 'The declared price before, in yuan. Null where it did not change.',
    }),
    newPrice: t.expose('newPrice', {
      type: 'Money',
      nullable: true,
      description: 'The declared price since, in yuan. Null where it did not change.',
    }),
  }),
});

const trendEvent = builder.objectRef<Event>('TrendEvent').implement({
  description: 'What happened of one kind on one day, in all shops of the selection.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, in Asia/Shanghai.' }),
    kind: t.expose('kind', { type: eventKind, description: 'What.' }),
    count: t.exposeInt('count', { description: 'How often; 1 for a shopping day.' }),
    fine: t.expose('fine', {
      type: 'Money',
      nullable: true,
      description:
        'The fines of the violations that were not waived, in yuan. Null for other kinds.',
    }),
    shoppingDay: t.expose('shoppingDay', {
      type: shoppingDay,
      nullable: true,
      description: 'Which shopping day. Null for other kinds.',
    }),
    productId: t.exposeID('productId', {
      nullable: true,
      description: 'The marketplace id of the product, of those asked for. Null for all others.',
    }),
    importId: t.exposeID('importId', {
      nullable: true,
      description: 'The id of the import, where there was one that day. Null for other kinds.',
    }),
    skus: t.expose('skus', {
      type: [changedSku],
      description:
        'At most three of the SKUs that are counted, the largest change of price first. None for kinds that count no SKUs.',
    }),
  }),
});

builder.objectFields(statistics, (t) => ({
  events: t.field({
    type: [trendEvent],
    nullable: true,
    description: `What happened in the range that may explain its course, by day and kind, in their order. Prices and stock are known from when a sync first found them changed, for 800 days. Nothing of a shop after its paid time. At most three years at once. Null where the upstream does not tell. ${orNull} Source: getTrendEvents.`,
    args: {
      productIds: t.arg.idList({
        description:
          'The marketplace ids of at most 20 products, for what happened to each of them alone: shopping days, its violations, its coming and going, its prices and its stock.',
      }),
    },
    resolve: (scope, args, context) => {
      const productIds = args.productIds ?? [];
      if (productIds.length > 20)
        throw wrongInput('最多选择 20 个商品', 'productIds may have 20 entries at most.');
      return orUnknown(
        readFor(context, getTrendEvents, scope, { ...daysInput(scope), productIds }),
      );
    },
  }),
}));
