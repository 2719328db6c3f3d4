import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, id, pieces, shopIds } from './fields.ts';

/** How complete what is known of a shop is. */

/** Days that the figures of the completeness are of, up to yesterday: the month of every range. */
export const healthDays = 30;

const shopHealthRow = z.object({
  mallId: id,
  /** The last day with sales or returns; null without any, and once the paid time is over. */
  lastSaleDay: day.nullable(),
  /** Days with sales or returns among the 30 up to yesterday; null once the paid time is over. */
  saleDays: z.int().nullable(),
  /** Pieces sold in these days; null once the paid time is over. */
  soldQuantity: pieces.nullable(),
  /** Those of them whose cost is unknown; null without lookCost too. */
  uncostedQuantity: pieces.nullable(),
});

export const getShopHealth = defineCall({
  name: 'getShopHealth',
  path: '/api/manage/shopHealth',
  origin: 'assigned',
  role: 'boss',
  shops: 'multi',
  summary: 'Of each shop how complete the figures of the 30 days up to yesterday are.',
  source: 'design 4 The GraphQL schema',
  input: z.object({ shopId: shopIds }),
  output: z.array(shopHealthRow),
});
