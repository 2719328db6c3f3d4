import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, fen, formBoolean, formInt, id, shopIds } from './fields.ts';
import { changeCauses } from './rules/change-parts.ts';

/** Why net sales differ from those of other days. All amounts add up to the difference, to the fen. */

/**
 * Net amounts of the range and of the compared one, and what would be level with the latter: the same where both
 * have as many days, else brought to as many. The difference is of `current` and `level`.
 */
const compared = { current: fen, previous: fen, level: fen, difference: fen };

/** The difference by cause (rules/change-parts.ts). */
export const changeParts = z.object({
  soldOut: fen,
  gone: fen,
  quantity: fen,
  price: fen,
  returns: fen,
  fresh: fen,
});

export const changedProduct = z.object({
  mallId: id,
  productId: id,
  productName: z.string(),
  /** Of what moved of it something is in stock no more, now. */
  isSoldOut: z.boolean(),
  current: fen,
  level: fen,
  difference: fen,
  /** What most of it comes from; null where nothing goes its way. */
  cause: z.enum(changeCauses).nullable(),
  parts: changeParts,
});

/** Products of an answer in full; the others are one sum. */
export const mostChangedProducts = 30;

export const explainChange = defineCall({
  name: 'explainChange',
  path: '/api/order/explainChange',
  origin: 'assigned',
  shops: 'multi',
  stockable: true,
  summary:
    'Why net sales of a range differ from those of another: by shop, and by cause and product, in parts that add up to the difference to the fen; how large a change is usual, by the same change in the past. With `untilHour` both are single days, of today and yesterday, of which only the hours before that one count. Without `inFull` only the shop with the most of the difference is taken apart.',
  source: 'design 4 The GraphQL schema',
  input: z.object({
    shopId: shopIds,
    startTime: day,
    endTime: day,
    compareStartTime: day,
    compareEndTime: day,
    untilHour: formInt.min(1).max(24).optional(),
    inFull: formBoolean.default(false),
  }),
  output: z.object({
    ...compared,
    /** Changes up to this are usual; null where too little of the past is known. */
    usual: fen.nullable(),
    /** Null unless in full. */
    parts: changeParts.nullable(),
    /** Every shop: those that went the way of the whole first, the farthest first. */
    shops: z.array(
      z.object({
        mallId: id,
        ...compared,
        /** Both null where the shop is not taken apart; the product is the one with most of its difference. */
        parts: changeParts.nullable(),
        product: changedProduct.nullable(),
      }),
    ),
    /** Those that changed most, either way; null unless in full. */
    products: z.array(changedProduct).nullable(),
    /** All others that moved; null unless in full. */
    otherProducts: z.object({ count: z.int(), difference: fen, parts: changeParts }).nullable(),
  }),
});
