import type { ProductRow } from '../../../web/src/features/products/variables.ts';

/** A row of the product list as the graph answers it. */
export const listedRow = (given: Partial<ProductRow> = {}): ProductRow => ({
  __typename: 'ProductRow',
  id: 'sku:1:9007199254740993',
  level: 'SKU',
  shop: { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' },
  productId: '359995006448',
  skcId: '35999500644801',
  skuId: '9007199254740993',
  name: '=HYPERLINK("http://x")',
  specName: '-红色',
  extCode: '+A1',
  imageUrl: null,
  category: '户外, 运动',
  status: 'ON_SALE',
  createdAt: '2026-01-31T18:00:00Z',
  skcCount: 1,
  skuCount: 1,
  supplyPriceMin: '9.86',
  supplyPriceMax: '9.86',
  costMin: '6.94',
  costMax: '6.94',
  uncostedSkuCount: 0,
  floorPriceMin: '7.12',
  floorPriceMax: '7.12',
  belowFloorSkuCount: 0,
  sold: 3,
  returned: 5,
  netQuantity: -2,
  netAmount: '-19.72',
  profit: '-5.84',
  uncosted: { __typename: 'UncostedSales', sold: 2, returned: 1, amount: '3.30' },
  onHand: 11,
  inTransit: 0,
  stockValue: '140.00',
  stockCost: '60.00',
  soldOutLoss: '5.00',
  unknownStockSkuCount: 0,
  net7: 1,
  net30: 4,
  daysOfCover: 82.5,
  restock: 6,
  hint: 'DEAD_STOCK',
  ...given,
});

export interface SentCosts {
  readonly input: {
    readonly costs: readonly {
      readonly skuId: string;
      readonly cost: string | null;
      readonly was?: string | null;
    }[];
  };
}

/** Answers `SetSkuCosts` as the server does: each SKU with the cost that was sent for it. */
export const savedCosts = ({ input }: SentCosts) => ({
  setSkuCosts: {
    __typename: 'SetSkuCostsPayload',
    rows: input.costs.map(({ skuId, cost }) => ({
      __typename: 'ProductRow',
      id: skuId,
      costMin: cost,
      costMax: cost,
      uncostedSkuCount: cost === null ? 1 : 0,
    })),
    error: null,
  },
});
