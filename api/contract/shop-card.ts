import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, formInt, id, shopIds } from './fields.ts';

/** The info card of a shop (specification section 7). */

const cardSource = 'readings B Statistics and shop card';
const oneShop = z.object({ shopId: id });

export const getAbnormalProductNum = defineCall({
  name: 'getAbnormalProductNum',
  path: '/api/sales/getAbnormalProductNum',
  shops: 'single',
  summary: 'Number of abnormal products of a shop.',
  source: 'spec 7 Statistics',
  input: oneShop,
  output: z.int(),
});

export const shopRating = defineCall({
  name: 'shopRating',
  path: '/api/shop/card/rating',
  origin: 'assigned',
  shops: 'single',
  summary:
    'Review score of a shop, 0 to 5, and the delivery assessment 0 to 4 (none, C, B, A, S). Null where not rated yet.',
  source: cardSource,
  input: oneShop,
  output: z.object({
    review: z.number().nullable(),
    assessmentResult: z.int().min(0).max(4).nullable(),
  }),
});

export const createdProducts = defineCall({
  name: 'createdProducts',
  path: '/api/shop/card/createdProducts',
  origin: 'assigned',
  shops: 'single',
  summary:
    'Products created today, in this calendar week (from Monday) and in this calendar month, Asia/Shanghai.',
  source: cardSource,
  input: oneShop,
  output: z.object({ today: z.int(), this_week: z.int(), this_month: z.int() }),
});

export const joinedQuantity = defineCall({
  name: 'joinedQuantity',
  path: '/api/shop/card/joinedQuantity',
  origin: 'assigned',
  shops: 'single',
  summary: 'Number of products that have joined the site.',
  source: cardSource,
  input: oneShop,
  output: z.object({ count: z.int() }),
});

export const productTypes = ['待创建首单', '已创建首单', '价格申报中'] as const;

export const productCountByType = defineCall({
  name: 'productCountByType',
  path: '/api/shop/card/productCountByType',
  origin: 'assigned',
  shops: 'single',
  summary: 'Number of products in one approval state.',
  source: cardSource,
  input: z.object({ shopId: id, productType: z.enum(productTypes) }),
  output: z.object({ count: z.int() }),
});

export const deadStock = defineCall({
  name: 'deadStock',
  path: '/api/shop/card/deadStock',
  origin: 'assigned',
  shops: 'multi',
  shopField: 'shopIds',
  summary:
    'Number and stock value of products with stock whose sales over 30 days are at most 19 (specification section 9). Null where the stock of no product is known.',
  source: cardSource,
  input: z.object({ shopIds }),
  output: z.object({ totaNum: z.int().nullable(), totalValue: fen.nullable() }),
});

export const refundInfo = defineCall({
  name: 'refundInfo',
  path: '/api/shop/card/refundInfo',
  origin: 'assigned',
  shops: 'single',
  summary: 'Number of refunds of a shop that wait to be handled.',
  source: cardSource,
  input: z.object({
    shopId: id,
    pageIndex: formInt.min(1).default(1),
    pageSize: formInt.min(1).max(100).default(10),
  }),
  output: z.object({ totalElements: z.int() }),
});

export const specification = defineCall({
  name: 'specification',
  path: '/api/shop/card/specification',
  origin: 'assigned',
  shops: 'single',
  summary: 'Number of products whose specification waits for approval.',
  source: cardSource,
  input: z.object({
    shopId: id,
    page: formInt.min(1).default(1),
    pageSize: formInt.min(1).max(100).default(10),
    queryType: formInt.default(1),
  }),
  output: z.object({
    success: z.boolean(),
    // Where it has failed there may be none.
    result: z.object({ total: z.int() }).nullable(),
    message: z.string().nullable(),
  }),
});
