import type { z } from 'zod';
import type { ProductTable } from '../../db/schema.ts';
import type { productRow } from '../contract/products.ts';

type Status = z.output<typeof productRow>['status'];

/** States of products as the calls name them. */
export const shownStatus: Record<ProductTable['status'], Status> = {
  on_sale: 'onSale',
  off_sale: 'offSale',
  awaiting_first_order: 'awaitingFirstOrder',
  first_order_created: 'firstOrderCreated',
  price_declaring: 'priceDeclaring',
};
