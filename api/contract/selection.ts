import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, formInt, id, paging } from './fields.ts';
import { ofDrafts, ofServices } from './listing.ts';
import { language, listingDetail } from './listing-rows.ts';

/** The selection tool: products that are worth selling, and the listings that are made of them (readings B). */

const source = 'readings B Screens without calls';

export const candidateSorts = ['sales', 'growth', 'margin', 'price', 'competition'] as const;

const candidate = z.object({
  productId: id,
  title: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  /** What it sells at on the marketplace. */
  price: fen,
  /** What a piece costs at a supplier. */
  cost: fen,
  /** Pieces sold in 30 days, over all shops that have it. */
  monthlySales: z.int(),
  /** Those against the 30 days before: 0.2 is a fifth more. */
  growth: z.number(),
  /** Shops that sell it. */
  shops: z.int(),
  /**
   * What is left of the price, estimated: price less cost, less 5 % put back for fines and returns, divided
   * by the price.
   */
  margin: z.number(),
  /** Pieces of the last six months, the oldest first. */
  trend: z.array(z.int()),
  sourceUrl: z.string(),
  /** The listing that was made of it for the shop; null while it was not picked. */
  listingId: id.nullable(),
});

/** Put back of every price for fines and returns (domain: fines are about 5 % of sales). */
export const reserveShare = 0.05;

export const querySelection = defineCall({
  name: 'querySelection',
  refusals: { noSelecting: ofServices.refusals.noSelecting },
  path: '/api/selection/query',
  origin: 'assigned',
  shops: 'single',
  summary:
    'Products that are worth selling, for a shop, with their market and an estimated margin. The categories are those of the same keyword and prices. Needs the permission pageSelectionToolNew.',
  source,
  input: z.object({
    shopId: id,
    keyword: z.string().max(100).optional().describe('part of a title'),
    category: z.string().max(60).optional(),
    minPrice: formInt.min(0).optional().describe('whole fen'),
    maxPrice: formInt.min(0).optional().describe('whole fen'),
    sort: z
      .enum(candidateSorts)
      .default('sales')
      .describe('most sales, growth or margin first; lowest price or fewest shops first'),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    categories: z.array(z.object({ name: z.string(), count: z.int() })),
    rows: z.array(candidate),
  }),
});

export const pickCandidate = defineCall({
  origin: 'assigned',
  kind: 'write',
  source,
  name: 'pickCandidate',
  keys: 'open',
  refusals: {
    ...ofDrafts.refusals,
    noSelecting: ofServices.refusals.noSelecting,
    noLanguage: ofServices.refusals.noLanguage,
    offShelf: { msg: '该商品已下架，请刷新列表后重新选择' },
    known: { msg: '该商品的货源已采集到本店，请到AI上品列表中查看', name: 'candidateKnown' },
  },
  path: '/api/selection/pick',
  summary:
    'Makes a listing draft for a shop of a product that was found; the same one when it was picked before. Needs the permission selectGoods.',
  input: z.object({ productId: id, shopId: id, language: language.default('en') }),
  output: listingDetail,
});
