import type { Call, CallInput, CallOutput } from '../../../api/contract/call.ts';
import * as delivery from '../../../api/contract/delivery.ts';
import { explainStanding } from '../../../api/contract/figure-origin.ts';
import * as finance from '../../../api/contract/finance.ts';
import * as products from '../../../api/contract/product-statistics.ts';
import * as card from '../../../api/contract/shop-card.ts';
import * as reports from '../../../api/contract/shop-reports.ts';
import {
  getHistoryTotalProfits,
  getHistoryTotalSales,
  getShopLatelySalesInfos,
} from '../../../api/contract/statistics.ts';
import * as stock from '../../../api/contract/stock-statistics.ts';
import { listTodos } from '../../../api/contract/todos.ts';
import type { Context } from '../../context.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { shopCount } from '../shops/shops.ts';
import { callsOf, restCall } from './figure-calls.ts';
import { connector } from './figure-origin.ts';
import { costRight } from './figures.ts';
import { orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

/** Where figures come from that tell how things stand, whatever the range. */

type Standing = CallOutput<typeof explainStanding>;
type Kind = CallInput<typeof explainStanding>['kind'];

interface Figure {
  readonly kind: Kind;
  readonly calls: readonly Call[];
}

const figures = {
  available: { kind: 'money', calls: [finance.getAvailableBalance] },
  pending: { kind: 'money', calls: [finance.getPendingAmount] },
  frozen: { kind: 'money', calls: [finance.getSystemRestrict] },
  stock: {
    kind: 'stock',
    calls: [
      stock.getShopRealStockValue,
      stock.querySoldOutPerform,
      stock.querySoldOut7Loss,
      stock.getShopInRiskProductAndInStock,
      products.getShopDeadStockProductInfo,
    ],
  },
  products: {
    kind: 'products',
    calls: [
      products.getShopProductNum,
      products.getAddedProductNum,
      products.getSalesProductNum,
      products.getCreatedProductStatistics,
      products.getShopProductDocumentCount,
      products.getProductOnAndOffBoardMsg,
    ],
  },
  reviews: { kind: 'reports', calls: [reports.getShopReviewRankingList] },
  messages: { kind: 'reports', calls: [reports.getTemuMsgAndRule] },
  deliveries: {
    kind: 'deliveries',
    calls: [delivery.queryDeliveryAssessmentRecord, delivery.getReturnSupplierPackage],
  },
  orders: { kind: 'deliveries', calls: [delivery.queryShippingOrders] },
  // What there is to do comes with one call, whatever it was found in.
  stakes: { kind: 'todos', calls: [listTodos] },
  stakeGoods: { kind: 'deliveries', calls: [listTodos] },
  stakeFine: { kind: 'reports', calls: [listTodos] },
  stakeWeekSales: { kind: 'stock', calls: [listTodos] },
  stakeUncostedSales: { kind: 'sales', calls: [listTodos] },
  cardState: {
    kind: 'shop',
    calls: [card.shopRating, card.getAbnormalProductNum, card.refundInfo, card.specification],
  },
  cardProducts: {
    kind: 'products',
    calls: [card.joinedQuantity, card.productCountByType, card.createdProducts],
  },
  cardStock: { kind: 'stock', calls: [card.deadStock] },
  cardSales: {
    kind: 'sales',
    calls: [getHistoryTotalSales, getHistoryTotalProfits, getShopLatelySalesInfos],
  },
} as const satisfies Record<string, Figure>;

const standingFigure = builder.enumType('StandingFigure', {
  description: 'A figure of how things stand.',
  values: {
    AVAILABLE: { value: 'available', description: 'Money that can be withdrawn.' },
    PENDING: { value: 'pending', description: 'Money that waits for its settlement.' },
    FROZEN: { value: 'frozen', description: 'Money that the marketplace holds back.' },
    STOCK: { value: 'stock', description: 'What lies in the warehouse, and what it lets sell.' },
    PRODUCTS: { value: 'products', description: 'Products, and what came and went.' },
    REVIEWS: { value: 'reviews', description: 'How the shops are reviewed.' },
    MESSAGES: {
      value: 'messages',
      description: 'What the marketplaces wrote: broken rules with their fines, and notices.',
    },
    DELIVERIES: {
      value: 'deliveries',
      description: 'How deliveries are assessed, and which packages came back.',
    },
    ORDERS: { value: 'orders', description: 'Shipping orders.' },
    STAKES: { value: 'stakes', description: 'What is at stake in all that there is to do.' },
    STAKE_GOODS: { value: 'stakeGoods', description: 'Of it the goods of waiting orders.' },
    STAKE_FINE: { value: 'stakeFine', description: 'Of it the fines of open violations.' },
    STAKE_WEEK_SALES: {
      value: 'stakeWeekSales',
      description: 'Of it what sold-out goods sell in a week.',
    },
    STAKE_UNCOSTED_SALES: {
      value: 'stakeUncostedSales',
      description: 'Of it what was sold without a known cost.',
    },
    CARD_STATE: {
      value: 'cardState',
      description: 'Of the info card of a shop its rating, and what waits there.',
    },
    CARD_PRODUCTS: { value: 'cardProducts', description: 'Of it the counts of products.' },
    CARD_STOCK: { value: 'cardStock', description: 'Of it the stock that does not sell.' },
    CARD_SALES: {
      value: 'cardSales',
      description: 'Of it sales and profit of a month, and the rank by them.',
    },
  } as const,
});

const standingShop = builder.objectRef<Standing['shops'][number]>('StandingOriginShop').implement({
  description: 'What is known of one shop, and of when it is.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    known: t.exposeInt('known', {
      description:
        'Of stock the SKUs whose stock is known; or the products; of all else 1 where the marketplace told it.',
    }),
    unknown: t.exposeInt('unknown', {
      description: 'Of stock the other SKUs; of products 0; of all else 1 where it was not told.',
    }),
    toldAt: t.expose('toldAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest of it was told. Null where nothing was, and where that was not kept.',
    }),
    oldestAt: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest of it was told. Null as above.',
    }),
    connector: t.expose('connector', {
      type: connector,
      nullable: true,
      description: 'What its syncs come from. Null where its data comes from files alone.',
    }),
  }),
});

const standingOrigin = builder.objectRef<Standing>('StandingOrigin').implement({
  description:
    'Of when a figure of how things stand is, and which shops it lacks. Source: explainStanding.',
  fields: (t) => ({
    shops: t.field({
      type: [standingShop],
      extensions: { listLength: shopCount },
      description:
        'Every shop as they are selected, those of which nothing is known too. Empty where it is hidden.',
      resolve: ({ shops }) => shops,
    }),
    // Stock and products are no secret, so it is not for want of the right alone.
    hiddenReason: t.field({
      ...whyHidden<Standing>(costRight),
      resolve: ({ hiddenReason }) => hiddenReason,
    }),
  }),
});

const hidden: Standing = { shops: [], hiddenReason: 'NO_PERMISSION' };

async function standingOf(scope: StatisticsScope, kind: Kind, context: Context) {
  if (kind === 'money' && !(await context.holds(costRight))) return hidden;
  return orUnknown(readFor(context, explainStanding, scope, { kind }));
}

const figureArg = { type: standingFigure, required: true, description: 'Which figure.' } as const;

builder.objectFields(statistics, (t) => ({
  standing: t.field({
    type: standingOrigin,
    nullable: true,
    description: `Where a figure comes from that tells how things stand now, whatever the range. Figures of money are hidden without the permission ${costRight}. Null where the upstream does not tell. ${orNull} Source: explainStanding.`,
    args: { figure: t.arg(figureArg) },
    resolve: (scope, { figure }, context) => standingOf(scope, figures[figure].kind, context),
  }),
  standingCalls: t.field({
    type: [restCall],
    description:
      'The calls that such a figure is made of: one a platform where each has its own. Nothing is asked for.',
    args: { figure: t.arg(figureArg) },
    resolve: async (scope, { figure }, context) =>
      (
        await Promise.all(figures[figure].calls.map((call) => callsOf(scope, call, context)))
      ).flat(),
  }),
}));
