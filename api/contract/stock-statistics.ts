import { z } from 'zod';
import { fen, id } from './fields.ts';
import { shopIdArray, shopsInput, statistic } from './twins.ts';

/**
 * Stock of shops (specification section 7 "Statistics"; bodies assigned in readings B). Shops that come from a
 * sales file have no known stock: their products count in no figure of it, and a figure of nothing else is null.
 */

export const getShopRealStockValue = statistic(
  'getShopRealStockValue',
  'Pieces in the warehouse and on their way to it, and their value: at declared price, and at cost for callers with lookCost. In fen. Null where the stock of no SKU is known.',
  shopsInput,
  z.object({
    onHand: z.int().nullable(),
    inTransit: z.int().nullable(),
    /** Pieces on hand at their declared price; those without one count nothing. */
    value: fen.nullable(),
    /** Those of the pieces on hand that have a cost, at cost; null with `hiddenReason` too. */
    cost: fen.nullable(),
    /** Pieces on hand without a known cost. Null without lookCost. */
    uncostedQuantity: z.int().nullable(),
    /** SKUs whose stock is not known. */
    unknownSkuNumber: z.int(),
    hiddenReason: z.enum(['NO_PERMISSION']).nullable(),
  }),
);

export const getShopInRiskProductAndInStock = statistic(
  'getShopInRiskProductAndInStock',
  'Per shop: products on sale with a colour that is sold out or covers less than seven days at the pace of the last seven, and products with pieces on hand. Null where the stock of none is known.',
  z.object({ shopIds: shopIdArray }),
  z.array(z.object({ mallId: id, inRisk: z.int().nullable(), inStock: z.int().nullable() })),
  'shopIds',
);

export const queryStatisticDataSupplier = statistic(
  'queryStatisticDataSupplier',
  'Products on sale and what their stock calls for: SKCs (colours) about to sell out, sold out, lacking sizes and to be restocked; products limited for their price. The SKC figures are null where the stock of none is known.',
  shopsInput,
  z.object({
    /** Products (SPU) on sale. */
    onSaleProductNumber: z.int(),
    /** SKCs with a SKU that covers less than seven days. */
    aboutToSellOutNumber: z.int().nullable(),
    /** SKCs without a piece. */
    alreadySoldOutNumber: z.int().nullable(),
    /** SKCs of which some SKUs are sold out. */
    lackSkcNumber: z.int().nullable(),
    /** SKCs whose pieces, with those under way, cover less than nine days. */
    advicePrepareSkcNumber: z.int().nullable(),
    /** Products whose sale is limited because their price is too high. */
    highPriceLimitNumber: z.int(),
  }),
);

export const querySoldOutPerform = statistic(
  'querySoldOutPerform',
  'The SKCs (colours) on sale by the state of their stock. The states are null where the stock of none is known.',
  shopsInput,
  z.object({
    skcNumber: z.int(),
    /** 充足 */
    enough: z.int().nullable(),
    /** 即将断码 */
    aboutToSellOut: z.int().nullable(),
    /** 已断码 */
    lacking: z.int().nullable(),
    /** 全部售罄 */
    soldOut: z.int().nullable(),
    /** SKCs with a SKU whose stock is not known. */
    unknown: z.int(),
  }),
);

export const querySoldOut7Loss = statistic(
  'querySoldOut7Loss',
  'What the SKUs that are sold out would have sold in the last seven days at the pace of the four weeks before, less what they did sell. Null where the stock of none is known.',
  shopsInput,
  z.object({
    skuNumber: z.int().nullable(),
    quantity: z.int().nullable(),
    amount: fen.nullable(),
  }),
);
