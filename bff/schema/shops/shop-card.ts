import { sameDayInMonths } from '../../../api/contract/rules/calendar.ts';
import * as card from '../../../api/contract/shop-card.ts';
import { getHistoryTotalProfits, getHistoryTotalSales } from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { Fault } from '../../upstream/errors.ts';
import { plainText } from '../../upstream/plain-text.ts';
import { selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { profitFigure } from '../statistics/figures.ts';
import { endedAmong, ifPaid, whereUnpaid } from '../statistics/paid-days.ts';
import { createdProducts, knownCreated } from './created-products.ts';
import { latelyOf } from './lately.ts';
import { starsOf } from './review-stars.ts';

export const grades = ['NONE', 'C', 'B', 'A', 'S'] as const;

export const deliveryGrade = builder.enumType('DeliveryGrade', {
  description: 'Delivery assessment of a shop.',
  values: {
    NONE: { description: 'Not assessed (0).' },
    C: { description: 'Worst (1).' },
    B: { description: 'Fair (2).' },
    A: { description: 'Good (3).' },
    S: { description: 'Best (4).' },
  } as const,
});

const deadStock = builder
  .objectRef<{ totaNum: number; totalValue: number }>('DeadStock')
  .implement({
    description:
      'Products in stock of which at most 19 pieces sold in the last 30 days. Source: deadStock.',
    fields: (t) => ({
      productCount: t.exposeInt('totaNum', { description: 'Number of products.' }),
      value: t.expose('totalValue', {
        type: 'Money',
        description: 'Value of their stock in yuan.',
      }),
    }),
  });

const orNull = 'Null with an error when it cannot be read.';

/** As the list of shops says it, so that the ratings of all of them are one call; else as the card of each does. */
async function ratingOf(row: Shop, context: Context) {
  const { review, assessmentResult } = row;
  return review === undefined || assessmentResult === undefined
    ? context.callForShops(card.shopRating, selectShop(row.mallId), {})
    : { review, assessmentResult };
}

const ofType = async (
  row: Shop,
  context: Context,
  productType: (typeof card.productTypes)[number],
) =>
  (await context.callForShops(card.productCountByType, selectShop(row.mallId), { productType }))
    .count;

/** One calendar month back to today (reading A28). */
const historyRange = async (context: Context) => {
  const { today } = await context.viewer();
  return { startTime: sameDayInMonths(today, -1), endTime: today };
};

const scopeOf = (row: Shop, context: Context) => ({
  shopCount: 1,
  ended: endedAmong([row], context),
});

const orUnpaid = `${whereUnpaid('that month', 'the shop')} ${orNull}`;

export const shopCard = builder.objectRef<Shop>('ShopCard').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description: 'The info card of one shop. A field that fails is null and leaves the others alone.',
  fields: (t) => ({
    review: t.float({
      nullable: true,
      description: `Review score, 0 to 5. Null also when not rated yet. ${orNull} Source: the shop list, else shopRating.`,
      resolve: async (row, _args, context) => (await ratingOf(row, context)).review,
    }),
    reviewImage: t.string({
      nullable: true,
      description: `Picture of the review score as stars: a data address of an SVG, for an img. Null also when not rated yet. ${orNull} Source: the shop list, else shopRating.`,
      resolve: async (row, _args, context) => {
        const rating = await ratingOf(row, context);
        return rating.review === null ? null : starsOf(rating.review);
      },
    }),
    deliveryGrade: t.field({
      type: deliveryGrade,
      nullable: true,
      description: `Delivery assessment. Null also when not rated yet. ${orNull} Source: the shop list, else shopRating.`,
      resolve: async (row, _args, context) => {
        const rating = await ratingOf(row, context);
        return rating.assessmentResult === null ? null : grades[rating.assessmentResult];
      },
    }),
    abnormalProductCount: t.int({
      nullable: true,
      description: `Products with a problem. ${orNull} Source: getAbnormalProductNum.`,
      resolve: (row, _args, context) =>
        context.callForShops(card.getAbnormalProductNum, selectShop(row.mallId), {}),
    }),
    refundCount: t.int({
      nullable: true,
      description: `Refunds that wait to be handled. ${orNull} Source: refundInfo.`,
      resolve: async (row, _args, context) =>
        (await context.callForShops(card.refundInfo, selectShop(row.mallId), {})).totalElements,
    }),
    joinedQuantity: t.int({
      nullable: true,
      description: `Products that have joined the site. ${orNull} Source: joinedQuantity.`,
      resolve: async (row, _args, context) =>
        (await context.callForShops(card.joinedQuantity, selectShop(row.mallId), {})).count,
    }),
    awaitingFirstOrderCount: t.int({
      nullable: true,
      description: `Products whose first order is yet to be created (待创建首单). ${orNull} Source: productCountByType.`,
      resolve: (row, _args, context) => ofType(row, context, '待创建首单'),
    }),
    firstOrderCreatedCount: t.int({
      nullable: true,
      description: `Products whose first order was created (已创建首单). ${orNull} Source: productCountByType.`,
      resolve: (row, _args, context) => ofType(row, context, '已创建首单'),
    }),
    priceDeclaringCount: t.int({
      nullable: true,
      description: `Products whose price is being declared (价格申报中). ${orNull} Source: productCountByType.`,
      resolve: (row, _args, context) => ofType(row, context, '价格申报中'),
    }),
    specificationCount: t.int({
      nullable: true,
      description: `Products whose specification waits for approval. ${orNull} Source: specification.`,
      resolve: async (row, _args, context) => {
        const selected = selectShop(row.mallId);
        const answer = await context.callForShops(card.specification, selected, {});
        if (!answer.success || answer.result === null)
          throw new Fault('UPSTREAM_REFUSED', plainText(answer.message ?? '') || undefined);
        return answer.result.total;
      },
    }),
    createdProducts: t.field({
      type: createdProducts,
      nullable: true,
      description: `Products created lately. ${orNull}`,
      resolve: async (row, _args, context) =>
        knownCreated(
          await context.callForShops(card.createdProducts, selectShop(row.mallId), {}),
          scopeOf(row, context),
          context,
        ),
    }),
    deadStock: t.field({
      type: deadStock,
      nullable: true,
      description: `Stock that does not sell. Null too where the stock of no product is known. ${orNull}`,
      resolve: async (row, _args, context) => {
        const selected = selectShop(row.mallId);
        const { totaNum, totalValue } = await context.callForShops(card.deadStock, selected, {});
        return totaNum === null || totalValue === null ? null : { totaNum, totalValue };
      },
    }),
    historySales: t.field({
      type: 'Money',
      nullable: true,
      description: `Net amount in yuan of one calendar month back to today. ${orUnpaid} Source: getHistoryTotalSales.`,
      resolve: async (row, _args, context) => {
        const selected = selectShop(row.mallId);
        const range = await historyRange(context);
        return ifPaid(scopeOf(row, context), range.startTime, async () => {
          return (await context.callForShops(getHistoryTotalSales, selected, range)).current.net;
        });
      },
    }),
    historyProfit: t.field({
      type: profitFigure,
      nullable: true,
      description: `Profit of one calendar month back to today. ${orUnpaid} Source: getHistoryTotalProfits.`,
      resolve: async (row, _args, context) => {
        const range = await historyRange(context);
        const selected = selectShop(row.mallId);
        return ifPaid(scopeOf(row, context), range.startTime, async () => {
          return (await context.callForShops(getHistoryTotalProfits, selected, range)).current;
        });
      },
    }),
    salesRank: t.int({
      nullable: true,
      description: `Rank by net amount of the last 30 days among all shops of the viewer, from 1. ${orNull} Source: getShopLatelySalesInfos, shein sheinGetShopLatelySalesInfos.`,
      resolve: async (row, _args, context) =>
        (await latelyOf(context, row.mallId))?.salesRanking ?? null,
    }),
  }),
});
