/** What the product list can be ordered by. */
export const productSorts = [
  'netQuantity',
  'sold',
  'returned',
  'net7',
  'net30',
  'netAmount',
  'profit',
  'margin',
  'onHand',
  'inTransit',
  'stockValue',
  'stockCost',
  'soldOutLoss',
  'daysOfCover',
  'restock',
  'cost',
  'supplyPrice',
  'created',
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];
