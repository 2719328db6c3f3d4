import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, id, instant, paging } from './fields.ts';
import { rangeInput, shopsInput, source, statistic, totalsInput, twins } from './twins.ts';

/** Counts of products (specification section 7 "Statistics"; bodies assigned in readings B). */

export const getAddedProductNum = statistic(
  'getAddedProductNum',
  'Products that were created in the range.',
  rangeInput,
  z.object({ count: z.int() }),
);

export const getCreatedProductStatistics = statistic(
  'getCreatedProductStatistics',
  'Products that were created today, in this calendar week (from Monday) and in this calendar month, Asia/Shanghai.',
  shopsInput,
  z.object({ today: z.int(), this_week: z.int(), this_month: z.int() }),
);

export const getSalesProductNum = statistic(
  'getSalesProductNum',
  'Products (SPU) of which a piece was sold in the range.',
  rangeInput,
  z.object({ count: z.int() }),
);

const sold = z.object({
  /** Products, their colours, their colours and sizes of which a piece was sold. */
  spu: z.int(),
  skc: z.int(),
  sku: z.int(),
  /** Net pieces and fen of all that sold or came back. */
  quantity: z.int(),
  amount: fen,
});

export const [getSalesProductNumNew, salesTotal] = twins(
  {
    temu: 'getSalesProductNumNew',
    path: '/api/order/getSalesProductNumNew',
    shein: 'salesTotal',
    sheinPath: '/api/shein/product/query/salesTotal',
    meaning: 'What was sold, by product, SKC and SKU, with net pieces and net amount.',
  },
  totalsInput,
  z.object({ current: sold, compare: sold.nullable() }),
);

export const getTodaySalesProductNum = defineCall({
  name: 'getTodaySalesProductNum',
  path: '/api/sales/getTodaySalesProductNum',
  shops: 'multi',
  summary: 'Products (SPU) of which a piece was sold today.',
  source,
  input: shopsInput,
  output: z.int(),
});

export const [getShopProductNum, findShopOnSaleTotal] = twins(
  {
    temu: 'getShopProductNum',
    path: '/api/order/getShopProductNum',
    shein: 'findShopOnSaleTotal',
    sheinPath: '/api/shein/shop/findShopOnSaleTotal',
    meaning: 'Products, in all and by state.',
  },
  shopsInput,
  z.object({
    total: z.int(),
    onSale: z.int(),
    offSale: z.int(),
    awaitingFirstOrder: z.int(),
    firstOrderCreated: z.int(),
    priceDeclaring: z.int(),
  }),
);

export const shelfKinds = ['on', 'off'] as const;

export const shelfChange = z.object({
  mallId: id,
  /** Came on sale, or went off it. */
  kind: z.enum(shelfKinds),
  productId: id,
  productName: z.string().nullable(),
  reason: z.string(),
  time: instant,
});

export const getProductOnAndOffBoardMsg = statistic(
  'getProductOnAndOffBoardMsg',
  'Products that came on sale and went off it in the range, newest first.',
  rangeInput.extend({
    kind: z.enum(shelfKinds).optional(),
    productId: id.optional().describe('only those of this product; the counts too'),
    ...paging,
  }),
  z.object({ total: z.int(), on: z.int(), off: z.int(), rows: z.array(shelfChange) }),
);

export const getShopDeadStockProductInfo = statistic(
  'getShopDeadStockProductInfo',
  'Products with pieces on hand of which at most 19 sold in the last 30 days, the most valuable first. SKUs whose stock is not known are not counted.',
  shopsInput.extend({ ...paging }),
  z.object({
    total: z.int(),
    /** Of all of them, at declared price; null where the stock of no product is known. */
    value: fen.nullable(),
    /** SKUs whose stock is not known; an upstream that knows of none need not say so. */
    unknownSkuNumber: z.int().nullish(),
    rows: z.array(
      z.object({
        mallId: id,
        productId: id,
        productName: z.string(),
        category: z.string().nullable(),
        /** Net pieces of the last 30 days. */
        sales: z.int(),
        onHand: z.int(),
        value: fen,
      }),
    ),
  }),
);

const rejectedShop = z.object({ mallId: id, rejected: z.int() });
type RejectedShop = z.output<typeof rejectedShop>;

/** The order of `rejectedShops`. */
export const byMostRejected = (one: RejectedShop, other: RejectedShop): number =>
  other.rejected - one.rejected || (one.mallId < other.mallId ? -1 : 1);

/** The specification has the shein call alone; the one beside it is ours. */
export const [getShopProductDocumentCount, findShopProductDocumentCount] = twins(
  {
    temu: 'getShopProductDocumentCount',
    path: '/api/order/getShopProductDocumentCount',
    origin: 'assigned',
    stockable: false,
    shein: 'findShopProductDocumentCount',
    sheinPath: '/api/shein/shop/findShopProductDocumentCount',
    meaning: 'Certificates and labels that the products need, by state.',
  },
  shopsInput,
  z.object({
    approved: z.int(),
    reviewing: z.int(),
    missing: z.int(),
    rejected: z.int(),
    /** Every shop that has rejected ones, the most first; an upstream need not say so. */
    rejectedShops: z.array(rejectedShop).nullish(),
  }),
);
