import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, fen, id, paging, shopIds } from './fields.ts';
import { mostRows, productLevels, skuChangeKinds } from './products.ts';
import { source } from './twins.ts';

/** How rows of the product list came to what they are: what they sold by day, and what of them changed. */

export const getProductDailyVolume = defineCall({
  name: 'getProductDailyVolume',
  path: '/api/order/getProductDailyVolume',
  origin: 'assigned',
  shops: 'multi',
  summary: `Net pieces sold to customers in each of the 30 days up to yesterday, in order, of up to ${mostRows} rows of the product list at one level, whatever the marketplace. Rows that sold nothing are left out.`,
  source,
  input: z.object({
    shopId: shopIds,
    level: z.enum(productLevels).default('spu'),
    ids: z.array(id).max(mostRows).default([]).describe('ids of products, SKCs or SKUs'),
  }),
  output: z.array(z.object({ mallId: id, id, volumes: z.array(z.int()) })),
});

export const getSkuChanges = defineCall({
  name: 'getSkuChanges',
  path: '/api/order/getSkuChanges',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'The changes of declared prices of the SKUs of a product, an SKC or a SKU, and when these were sold out or came in stock again while on sale, the latest first: by the day on which a sync found it, kept for 800 days. Nothing after the paid time of the shop.',
  source,
  input: z.object({
    shopId: shopIds,
    level: z.enum(productLevels).default('spu'),
    id: id.describe('id of a product, SKC or SKU'),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        mallId: id,
        skuId: id,
        specName: z.string(),
        extCode: z.string(),
        day,
        kind: z.enum(skuChangeKinds),
        /** Of a price. */
        oldPrice: fen.nullable(),
        newPrice: fen.nullable(),
      }),
    ),
  }),
});
