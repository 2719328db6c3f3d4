import { z } from 'zod';
import { defineCall } from './call.ts';
import { formBoolean, id, paging, pieces, shopIds } from './fields.ts';
import { productHints, productStatuses } from './products.ts';

/** The same goods, by the seller's own code, in all of the shops that sell them. */

const sharedStockSorts = [
  'shops',
  'onHand',
  'inTransit',
  'net7',
  'net30',
  'daysOfCover',
  'code',
] as const;

const moveWays = ['transfer', 'deliver', 'nextOrder'] as const;

/** A code in one shop, which has one SKU of it. */
const shopStock = z.object({
  mallId: id,
  productId: id,
  skuId: id,
  productName: z.string(),
  /** Colour and size; empty without. */
  specName: z.string(),
  imageUrl: z.string().nullable(),
  status: z.enum(productStatuses),
  /** Null where nobody told the stock. */
  onHand: pieces.nullable(),
  inTransit: pieces.nullable(),
  /** Net pieces sold to customers in the 7 and the 30 days up to yesterday. */
  net7: pieces,
  net30: pieces,
  /** How long the pieces on hand last at the pace of the 30 days; null when nothing sold in them, and where the stock is not known. */
  coverDays: z.number().nullable(),
  hint: z.enum(productHints).nullable(),
});

const stockMove = z.object({
  fromMallId: id,
  toMallId: id,
  pieces,
  /** Out of a warehouse of the seller's own to another such one, into a stock order from there, or by another next stock order. */
  way: z.enum(moveWays),
});

export const sharedStockRow = z.object({
  extCode: z.string(),
  shopNum: z.int(),
  /** Of the shops whose stock is known. Null where that is none. */
  onHand: pieces.nullable(),
  inTransit: pieces.nullable(),
  /** Shops whose stock is not known. */
  noStockNum: z.int(),
  net7: pieces,
  net30: pieces,
  /** Of all shops together; null when nothing sold, and while the stock of a shop is not known. */
  coverDays: z.number().nullable(),
  soldOutNum: z.int(),
  runningOutNum: z.int(),
  deadNum: z.int(),
  /** What sells best first. */
  shops: z.array(shopStock),
  moves: z.array(stockMove),
});

/** Sums over every code of the list, whatever the page. */
const stockTotals = z.object({
  /** Of the SKUs whose stock is known. Null where that is none. */
  onHand: pieces.nullable(),
  inTransit: pieces.nullable(),
  /** SKUs whose stock is not known; a shop has one of each code. */
  noStockNum: z.int(),
  net7: pieces,
  net30: pieces,
});

export const getStockAcrossShops = defineCall({
  name: 'getStockAcrossShops',
  path: '/api/order/getStockAcrossShops',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'The goods of the shops by the code that the seller gave them, whatever the marketplace: in how many shops, what is there, what sold, where it is sold out or dead, and where it is wanted. Shops whose paid time is over are left out.',
  source: 'design 4 The GraphQL schema',
  input: z.object({
    shopId: shopIds,
    keyword: z
      .string()
      .trim()
      .max(64)
      .optional()
      .describe('part of a code, or of a name that one of the shops gave'),
    extCode: z.string().max(128).optional().describe('only exactly this code'),
    shared: formBoolean.optional().describe('true: only codes that more than one shop has'),
    hint: z.enum(productHints).optional().describe('only codes of which it holds in a shop'),
    movable: formBoolean
      .optional()
      .describe('true: only codes of which a shop can do without pieces that another lacks'),
    sort: z.enum(sharedStockSorts).default('net30'),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    /** Null where no code is listed; an upstream may leave it out. */
    totals: stockTotals.nullish(),
    rows: z.array(sharedStockRow),
    /** Shops that were asked for but left out, as their paid time is over. */
    endedShopNum: z.int(),
  }),
});
