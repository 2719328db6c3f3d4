import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/stock-statistics.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { costRight } from './figures.ts';
import { orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

type Value = CallOutput<typeof calls.getShopRealStockValue>;
type Risk = CallOutput<typeof calls.getShopInRiskProductAndInStock>[number];
type Supply = CallOutput<typeof calls.queryStatisticDataSupplier>;
type States = CallOutput<typeof calls.querySoldOutPerform>;
type Loss = CallOutput<typeof calls.querySoldOut7Loss>;

const unknown = 'Null where the stock of no product is known.';

const stockValue = builder.objectRef<Value>('StockValue').implement({
  description: 'Pieces in the warehouse and what they are worth. Source: getShopRealStockValue.',
  fields: (t) => ({
    onHand: t.exposeInt('onHand', {
      nullable: true,
      description: `Pieces in the warehouse. ${unknown}`,
    }),
    inTransit: t.exposeInt('inTransit', {
      nullable: true,
      description: `Pieces on their way to it. ${unknown}`,
    }),
    value: t.expose('value', {
      type: 'Money',
      nullable: true,
      description: `Pieces in the warehouse at declared price, in yuan. ${unknown}`,
    }),
    cost: t.secret(costRight, {
      type: 'Money',
      description: `The pieces in the warehouse that have a cost, at cost, in yuan. ${unknown}`,
      resolve: (value) => value.cost,
    }),
    uncostedQuantity: t.secret(costRight, {
      type: 'Int',
      description: `Pieces in the warehouse without a known cost. ${unknown}`,
      resolve: (value) => value.uncostedQuantity,
    }),
    unknownSkuCount: t.exposeInt('unknownSkuNumber', {
      description: 'SKUs whose stock is not known, as those of shops that come from a sales file.',
    }),
    hiddenReason: t.field(whyHidden(costRight, (value: Value) => value.hiddenReason)),
  }),
});

const stockRisk = builder.objectRef<Risk>('ShopStockRisk').implement({
  description: 'How many products of a shop may run out. Source: getShopInRiskProductAndInStock.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    atRisk: t.exposeInt('inRisk', {
      nullable: true,
      description: `Products on sale with a colour that is sold out or covers less than seven days at the pace of the last seven. ${unknown}`,
    }),
    inStock: t.exposeInt('inStock', {
      nullable: true,
      description: `Products on sale with pieces on hand. ${unknown}`,
    }),
  }),
});

const supply = builder.objectRef<Supply>('SupplyStatistics').implement({
  description:
    'Products on sale and what their stock calls for, at the pace of the last seven days. Source: queryStatisticDataSupplier.',
  fields: (t) => ({
    onSale: t.exposeInt('onSaleProductNumber', { description: 'Products (SPU) on sale.' }),
    aboutToSellOut: t.exposeInt('aboutToSellOutNumber', {
      nullable: true,
      description: `Colours (SKC) with a SKU that covers less than seven days. ${unknown}`,
    }),
    soldOut: t.exposeInt('alreadySoldOutNumber', {
      nullable: true,
      description: `Colours without a piece. ${unknown}`,
    }),
    lacking: t.exposeInt('lackSkcNumber', {
      nullable: true,
      description: `Colours of which some SKUs are sold out. ${unknown}`,
    }),
    toRestock: t.exposeInt('advicePrepareSkcNumber', {
      nullable: true,
      description: `Colours whose pieces, with those under way, cover less than nine days. ${unknown}`,
    }),
    priceLimited: t.exposeInt('highPriceLimitNumber', {
      description: 'Products whose sale is limited because their price is too high.',
    }),
  }),
});

const soldOut = builder.objectRef<States>('SoldOutStatistics').implement({
  description:
    'The colours (SKC) on sale by the state of their stock; the four states and those of unknown stock add up to all. Source: querySoldOutPerform.',
  fields: (t) => ({
    colours: t.exposeInt('skcNumber', { description: 'All colours on sale.' }),
    enough: t.exposeInt('enough', {
      nullable: true,
      description: `Every SKU covers seven days (充足). ${unknown}`,
    }),
    aboutToSellOut: t.exposeInt('aboutToSellOut', {
      nullable: true,
      description: `Every SKU is there, one covers less than seven days (即将断码). ${unknown}`,
    }),
    lacking: t.exposeInt('lacking', {
      nullable: true,
      description: `Some SKUs are sold out (已断码). ${unknown}`,
    }),
    soldOut: t.exposeInt('soldOut', {
      nullable: true,
      description: `All SKUs are sold out (全部售罄). ${unknown}`,
    }),
    unknown: t.exposeInt('unknown', {
      description: 'Colours with a SKU whose stock is not known, which are in none of the states.',
    }),
  }),
});

const soldOutLoss = builder.objectRef<Loss>('SoldOutLoss').implement({
  description:
    'What sold-out SKUs would have sold in the last seven days at the pace of the four weeks before, less what they did sell. Source: querySoldOut7Loss.',
  fields: (t) => ({
    skuCount: t.exposeInt('skuNumber', {
      nullable: true,
      description: `Sold-out SKUs that lost sales. ${unknown}`,
    }),
    quantity: t.exposeInt('quantity', {
      nullable: true,
      description: `Pieces that were not sold. ${unknown}`,
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: `Their amount in yuan. ${unknown}`,
    }),
  }),
});

const stock = builder.objectRef<StatisticsScope>('StockStatistics').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description: 'Stock of the selected shops as it stands now, whatever the range.',
  fields: (t) => ({
    value: t.field({
      type: stockValue,
      nullable: true,
      description: `What the stock is worth. ${orNull}`,
      resolve: (scope, _args, context) => readFor(context, calls.getShopRealStockValue, scope, {}),
    }),
    risks: t.field({
      type: [stockRisk],
      nullable: true,
      description: `Products that may run out, by shop. ${orNull}`,
      resolve: (scope, _args, context) =>
        readFor(context, calls.getShopInRiskProductAndInStock, scope, {}),
    }),
    supply: t.field({
      type: supply,
      nullable: true,
      description: `What the stock calls for. ${orNull}`,
      resolve: (scope, _args, context) =>
        readFor(context, calls.queryStatisticDataSupplier, scope, {}),
    }),
    soldOut: t.field({
      type: soldOut,
      nullable: true,
      description: `Colours by the state of their stock. ${orNull}`,
      resolve: (scope, _args, context) => readFor(context, calls.querySoldOutPerform, scope, {}),
    }),
    soldOutLoss: t.field({
      type: soldOutLoss,
      nullable: true,
      description: `Sales lost in the last seven days because nothing was left. ${orNull}`,
      resolve: (scope, _args, context) => readFor(context, calls.querySoldOut7Loss, scope, {}),
    }),
  }),
});

builder.objectField(statistics, 'stock', (t) =>
  t.field({
    type: stock,
    description: 'Stock of the shops as it stands now.',
    resolve: (scope) => scope,
  }),
);
