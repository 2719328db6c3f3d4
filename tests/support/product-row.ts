import type { z } from 'zod';
import type { productRow } from '../../api/contract/products.ts';

type Row = z.output<typeof productRow>;

/** A row of the product list as the upstream answers it. */
export const productListRow = (given: Partial<Row> = {}): Row => ({
  mallId: '11',
  level: 'spu',
  productId: 'P:1',
  skcId: null,
  skuId: null,
  productName: '保温杯',
  specName: null,
  extCode: 'CUP',
  imageUrl: null,
  category: '杯具',
  status: 'onSale',
  createTime: 0,
  skcNum: 2,
  skuNum: 3,
  supplyPriceMin: 900,
  supplyPriceMax: 1200,
  costMin: 300,
  costMax: 500,
  noCostNum: 1,
  floorPriceMin: 320,
  floorPriceMax: 540,
  belowFloorNum: 0,
  sold: 8,
  returned: 1,
  amount: 7000,
  profit: 4800,
  uncosted: { sold: 1, returned: 0, amount: 1000 },
  onHand: 15,
  inTransit: 2,
  noStockNum: 0,
  net7: 2,
  net30: 7,
  coverDays: 64.5,
  restockNum: 0,
  hint: 'deadStock',
  ...given,
});
