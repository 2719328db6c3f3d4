import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, fen, id, shopIds } from './fields.ts';
import { shoppingDays } from './rules/shopping-days.ts';

/** What happened on the days of a trend that may explain its course. */

/** In the order in which those of one day are told. */
export const eventKinds = [
  'shoppingDay',
  'violation',
  'priceChange',
  'soldOut',
  'restocked',
  'onSale',
  'offSale',
  'import',
] as const;

export const getTrendEvents = defineCall({
  name: 'getTrendEvents',
  path: '/api/order/getTrendEvents',
  origin: 'assigned',
  shops: 'multi',
  stockable: true,
  summary:
    'What happened on the days of a range that may explain its figures, by day and kind with how often: shopping days, violations with their fines, products that came on sale or went off it, SKUs whose declared price changed, and imports that lines of the shops came with, on the day on which they were saved. Nothing of a shop is told after its paid time. With products only what is kept of products, of each by itself: no imports, but SKUs that were sold out or came in stock again while on sale. Prices and stock are noted by the day on which a sync found them changed, and kept for 800 days. At most three years at once.',
  source: 'design 4 The GraphQL schema',
  input: z.object({
    shopId: shopIds,
    startTime: day,
    endTime: day,
    productIds: z.array(id).max(20).default([]).describe('the marketplace ids of products'),
  }),
  output: z.array(
    z.object({
      day,
      kind: z.enum(eventKinds),
      /** How many; 1 for a shopping day. */
      count: z.int(),
      /** The fines of violations that were not waived; null for other kinds. */
      fine: fen.nullable(),
      /** Which shopping day; null for other kinds. */
      shoppingDay: z.enum(shoppingDays).nullable(),
      /** Which of the products that were asked for; null for all others. */
      productId: id.nullable().default(null),
      /** Which import, where `count` is of one; null for other kinds too. */
      importId: id.nullable().default(null),
      /** Some of the SKUs, of which `count` are meant: those with the largest change of price first. */
      skus: z
        .array(
          z.object({
            productId: id,
            name: z.string(),
            extCode: z.string(),
            /** Of a price. */
            oldPrice: fen.nullable(),
            newPrice: fen.nullable(),
          }),
        )
        .default([]),
    }),
  ),
});
