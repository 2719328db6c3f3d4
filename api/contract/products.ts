import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  day,
  fen,
  formBoolean,
  formInt,
  formNumber,
  id,
  instant,
  paging,
  shopIds,
} from './fields.ts';
import { mostCost } from './rules/prices.ts';
import { productSorts } from './rules/product-sorts.ts';
import { uncostedSales } from './statistics.ts';
import { shopsInput, source, twins } from './twins.ts';

/** The product list (specification section 7 "Statistics"; bodies assigned in readings B). */

export const productLevels = ['spu', 'skc', 'sku'] as const;
export const productStatuses = [
  'onSale',
  'offSale',
  'awaitingFirstOrder',
  'firstOrderCreated',
  'priceDeclaring',
] as const;
export const productHints = ['soldOut', 'deadStock', 'runningOut'] as const;
/** What changes of a SKU, as the trend tells it. */
export const skuChangeKinds = ['price', 'soldOut', 'restocked'] as const;
const stockStates = [
  'enough',
  'aboutToSellOut',
  'lacking',
  'soldOut',
  'atRisk',
  'inStock',
] as const;

/** As many rows as a page may have, and as may be named. */
export const mostRows = 500;

const range = { startTime: day.optional(), endTime: day.optional() };

const filter = z.object({
  shopId: shopIds,
  ...range,
  keyword: z
    .string()
    .trim()
    .max(64)
    .optional()
    .describe("part of a name, of an id, or of the seller's code"),
  extCode: z
    .string()
    .trim()
    .max(128)
    .optional()
    .describe(
      'only rows with exactly this code of the seller, or that hold one: at the level sku and with paidOnly those that getStockAcrossShops counts',
    ),
  paidOnly: formBoolean
    .optional()
    .describe('true: only of shops whose paid time is not over, as getStockAcrossShops counts'),
  status: z.array(z.enum(productStatuses)).max(productStatuses.length).optional(),
  category: z.array(z.string().max(200)).max(200).optional(),
  hint: z.enum(productHints).optional(),
  stockState: z
    .enum(stockStates)
    .optional()
    .describe(
      'only colours (SKC) on sale in this state of querySoldOutPerform, what belongs to them, or holds one; atRisk: in any but enough, so that the products are those that getShopInRiskProductAndInStock counts; inStock: with a piece, so that the products are those that it counts',
    ),
  createdFrom: day
    .optional()
    .describe('only products created on this day or later, as getAddedProductNum counts them'),
  createdTo: day
    .optional()
    .describe('only products created on this day or earlier, as getAddedProductNum counts them'),
  hasSold: formBoolean
    .optional()
    .describe(
      'true: only what holds a SKU of which a piece was sold in the range, as getSalesProductNum counts; false: the others',
    ),
  hasSoldOutLoss: formBoolean
    .optional()
    .describe(
      'true: only SKUs that querySoldOut7Loss counts, or what holds one; false: the others',
    ),
  coverBelow: formNumber
    .min(0)
    .max(100_000)
    .optional()
    .describe('only rows whose pieces on hand last for fewer days, at the sales of the last 30'),
  averagePriceFrom: formInt
    .min(0)
    .max(mostCost)
    .optional()
    .describe(
      'only SKUs a piece of which brought at least so many fen on average in the range, as getTotalSalesByDateAndPrice has them, or what holds one',
    ),
  averagePriceBelow: formInt
    .min(0)
    .max(mostCost)
    .optional()
    .describe(
      'only SKUs a piece of which brought less than so many fen on average in the range, as getTotalSalesByDateAndPrice has them, or what holds one',
    ),
  change: z
    .enum(skuChangeKinds)
    .optional()
    .describe(
      'only SKUs of which this changed on the days of the range, as getTrendEvents counts them, or what holds one',
    ),
  hasCost: formBoolean
    .optional()
    .describe('true: every SKU has a cost; false: one has none. Needs lookCost'),
  belowFloor: formBoolean
    .optional()
    .describe('true: a SKU is declared below its floor price; false: none is. Needs lookCost'),
  productId: id.optional().describe('only this product, or what belongs to it'),
  skcId: id.optional().describe('only this SKC, what belongs to it, or its product'),
  skuId: z
    .array(id)
    .max(mostRows)
    .optional()
    .describe('only these SKUs, or the SKCs or products that hold them'),
  withTotals: formBoolean
    .optional()
    .describe('whether `totals` is wanted: it costs as much as the list'),
  withLoss: formBoolean
    .optional()
    .describe('whether `totals` is to tell `soldOutLoss`; else null, and cheaper'),
  sort: z.enum(productSorts).default('netQuantity'),
  order: z.enum(['asc', 'desc']).default('desc'),
  ...paging,
  pageSize: formInt.min(1).max(mostRows).default(10),
});

const listInput = filter.extend({ level: z.enum(productLevels).default('spu') });

export const productRow = z.object({
  mallId: id,
  level: z.enum(productLevels),
  productId: id,
  /** Null at the level spu. */
  skcId: id.nullable(),
  /** Null above the level sku. */
  skuId: id.nullable(),
  productName: z.string(),
  /** Colour of an SKC, colour and size of an SKU. */
  specName: z.string().nullable(),
  /** The seller's code; of several, the first in order. */
  extCode: z.string().nullable(),
  imageUrl: z.string().nullable(),
  category: z.string().nullable(),
  status: z.enum(productStatuses),
  createTime: instant,
  skcNum: z.int(),
  skuNum: z.int(),
  /** The declared price. Null where none is known. */
  supplyPriceMin: fen.nullable(),
  supplyPriceMax: fen.nullable(),
  /** Null without lookCost, and where none is known. */
  costMin: fen.nullable(),
  costMax: fen.nullable(),
  /** SKUs without a cost. Null without lookCost. */
  noCostNum: z.int().nullable(),
  /**
   * The price from which on a SKU loses no money. Null without lookCost, where none is known, and where an upstream
   * does not tell it.
   */
  floorPriceMin: fen.nullable().default(null),
  floorPriceMax: fen.nullable().default(null),
  /** SKUs that are declared below it. */
  belowFloorNum: z.int().nullable().default(null),
  /** Pieces of the range. */
  sold: z.int(),
  returned: z.int(),
  /** Net amount of the range. */
  amount: fen,
  /** Of what has a cost. Null without lookCost, and where nothing that moved has one. */
  profit: fen.nullable(),
  /** What moved without a cost, which profit does not count. Null without lookCost. */
  uncosted: uncostedSales.nullable(),
  /** Of the SKUs whose stock is known. Null where that is none. */
  onHand: z.int().nullable(),
  inTransit: z.int().nullable(),
  /** The pieces on hand at declared price, as getShopRealStockValue adds them up. Null too where an upstream does not tell. */
  stockValue: fen.nullable().default(null),
  /** The same at cost, of the SKUs that have one. Null without lookCost, and likewise. */
  stockCost: fen.nullable().default(null),
  /** What its sold-out SKUs lost in the last seven days, as querySoldOut7Loss adds it up. Null likewise. */
  soldOutLoss: fen.nullable().default(null),
  /** SKUs whose stock is not known, as of shops that come from a sales file. */
  noStockNum: z.int(),
  /** Net pieces sold to customers in the 7 and the 30 days up to yesterday. */
  net7: z.int(),
  net30: z.int(),
  /**
   * How long the pieces on hand last at the pace of the 30 days; null when nothing sold in them, and while the
   * stock of a SKU is not known.
   */
  coverDays: z.number().nullable(),
  /**
   * Pieces to be ordered, so that each SKU has what 14 days sell at the pace of the 30, with what is there and under
   * way. Null off sale, while the stock of a SKU is not known, and where an upstream does not tell it.
   */
  restockNum: z.int().min(0).nullable().default(null),
  hint: z.enum(productHints).nullable(),
});

/** Sums over all rows that the filter leaves, whatever page is asked for. */
export const productTotals = z.object({
  sold: z.int(),
  returned: z.int(),
  amount: fen,
  /** Of what has a cost. Null without lookCost, and where nothing that moved has one. */
  profit: fen.nullable(),
  /** Null without lookCost. */
  uncosted: uncostedSales.nullable(),
  /** Of the SKUs whose stock is known. Null where that is none. */
  onHand: z.int().nullable(),
  inTransit: z.int().nullable(),
  /** As of a row. Null too where an upstream does not tell. */
  stockValue: fen.nullable().default(null),
  /** Null without lookCost too. */
  stockCost: fen.nullable().default(null),
  soldOutLoss: fen.nullable().default(null),
  noStockNum: z.int(),
});

const listOutput = z.object({
  total: z.int(),
  /** Only where they were wanted; an upstream may leave them out. */
  totals: productTotals.nullish(),
  /** The categories of all products of the shops, whatever the filter; left out, none is offered. */
  categories: z.array(z.string()).default([]),
  rows: z.array(productRow),
});

const meaning =
  'Products, SKCs or SKUs of the shops with price, cost, stock and the figures of a range; without one, of the 30 days up to yesterday. Cost and profit, and filter and order by them, need lookCost.';

const [temuList, sheinList] = twins(
  {
    temu: 'getProductInfoList',
    path: '/api/order/getProductInfoList',
    shein: 'productInfo',
    sheinPath: '/api/shein/product/query/productInfo',
    meaning,
  },
  listInput,
  listOutput,
);
export const getProductInfoList = temuList;
export const productInfo = defineCall({
  ...sheinList,
  encoding: 'json',
  queryFields: ['pageIndex', 'pageSize'],
});

export const [getProductNumHasCostOrNot, costIsNullTotal] = twins(
  {
    temu: 'getProductNumHasCostOrNot',
    path: '/api/order/getProductNumHasCostOrNot',
    shein: 'costIsNullTotal',
    sheinPath: '/api/shein/product/query/costIsNullTotal',
    meaning: 'SKUs of the shops with and without a cost. Needs lookCost (code 403).',
  },
  shopsInput,
  z.object({ hasCost: z.int(), noCost: z.int() }),
);

const rowsOf = {
  shops: 'multi',
  platform: 'shein',
  method: 'GET',
  encoding: 'query',
  source,
} as const;

export const spuQuery = defineCall({
  ...rowsOf,
  name: 'spuQuery',
  path: '/api/shein/product/sales/spuQuery',
  summary: 'The products of productInfo.',
  input: filter,
  output: listOutput,
});

export const skuQuery = defineCall({
  ...rowsOf,
  name: 'skuQuery',
  path: '/api/shein/product/sales/skuQuery',
  summary: 'The SKUs of productInfo, all of them or those of a product.',
  input: filter,
  output: listOutput,
});
