import { z } from 'zod';
import { fen, formBoolean, formInt, id } from './fields.ts';
import { amountFigures, profitFigures, quantityFigures } from './statistics.ts';
import { rangeInput, statistic, twins } from './twins.ts';

/**
 * Sales split into parts that add up to the totals of the same range (specification section 7
 * "Statistics"; bodies assigned in readings B).
 */

const parts = { quantity: quantityFigures, amount: amountFigures, profit: profitFigures };

const sheinBase = '/api/shein/product/sales';

export const [getTotalSalesGroupByCatalogue, categoryQuery] = twins(
  {
    temu: 'getTotalSalesGroupByCatalogue',
    path: '/api/order/getTotalSalesGroupByCatalogue',
    shein: 'categoryQuery',
    sheinPath: `${sheinBase}/categoryQuery`,
    meaning: 'Sales by category, best first.',
  },
  rangeInput,
  /** Null: products without a category. */
  z.array(z.object({ category: z.string().nullable(), ...parts })),
);

const band = {
  /** In fen; included. */
  from: fen,
  /** In fen, excluded; null for the highest band. */
  to: fen.nullable(),
  ...parts,
};

/** Days are served for so many; longer ranges go by month. */
export const longestByDay = 92;

export const [getTotalSalesByDateAndPrice, shopPriceQuery] = twins(
  {
    temu: 'getTotalSalesByDateAndPrice',
    path: '/api/order/getTotalSalesByDateAndPrice',
    shein: 'shopPriceQuery',
    sheinPath: `${sheinBase}/shopPriceQuery`,
    meaning: `Sales by price band, over the range and in every day (of at most ${longestByDay}) or month. The price of a SKU is what a piece of it brought on average over the range.`,
  },
  rangeInput.extend({
    lineType: z.enum(['day', 'month']).default('day'),
    /** Leaves `points` empty, which take most of the time. */
    bandsOnly: formBoolean.default(false),
  }),
  z.object({
    bands: z.array(z.object(band)),
    /** Every bucket of the range, each with every band in the order of `bands`; none with `bandsOnly`. */
    points: z.array(
      z.object({
        bucket: z.string(),
        bands: z.array(z.object({ quantity: quantityFigures, amount: amountFigures })),
      }),
    ),
  }),
);

export const getLineChartDataVolumeBySKU = statistic(
  'getLineChartDataVolumeBySKU',
  `Pieces of single SKUs by day (of at most ${longestByDay}) or month: of those named or, without any, of those that sold most.`,
  rangeInput.extend({
    skuIds: z.array(id).max(20).default([]),
    /** How many of the best, where none is named. */
    top: formInt.min(1).max(20).default(5),
    lineType: z.enum(['day', 'month']).default('day'),
  }),
  z.array(
    z.object({
      mallId: id,
      skuId: id,
      extCode: z.string(),
      productName: z.string(),
      /** The marketplace's id of the product; an upstream need not have it. */
      productId: id.optional(),
      points: z.array(quantityFigures.extend({ bucket: z.string() })),
    }),
  ),
);
