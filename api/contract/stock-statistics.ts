import { z } from 'zod';
import { fen, id } from './fields.ts';
import { shopIdArray, shopsInput, statistic } from './twins.ts';

/** Stock of shops (specification section 7 "Statistics"; bodies assigned in readings B). */

export const getShopRealStockValue = statistic(
  'getShopRealStockValue',
  'Pieces in the warehouse and on their way to it, and their value: at declared price, and at cost for callers with lookCost. In fen.',
  shopsInput,
  z.object({
    onHand: z.int(),
    inTransit: z.int(),
    /** Pieces on hand at their declared price; those without one count nothing. */
    value: fen,
    /** Pieces on hand at cost; null with `hiddenReason`. */
    cost: fen.nullable(),
    /** Pieces on hand without a known cost. */
    uncostedQuantity: z.int(),
    hiddenReason: z.enum(['NO_PERMISSION']).nullable(),
  }),
);

export const getShopInRiskProductAndInStock = statistic(
  'getShopInRiskProductAndInStock',
  'Per shop: products on sale with a colour that is sold out or covers less than seven days at the pace of the last seven, and products with pieces on hand.',
  z.object({ shopIds: shopIdArray }),
  z.array(z.object({ mallId: id, inRisk: z.int(), inStock: z.int() })),
  'shopIds',
);

export const queryStatisticDataSupplier = statistic(
  'queryStatisticDataSupplier',
  'Products on sale and what their stock calls for: SKCs (colours) about to sell out, sold out, lacking sizes and to be restocked; products limited for their price.',
  shopsInput,
  z.object({
    /** Products (SPU) on sale. */
    onSaleProductNumber: z.int(),
    /** SKCs with a SKU that covers less than seven days. */
    aboutToSellOutNumber: z.int(),
    /** SKCs without a piece. */
    alreadySoldOutNumber: z.int(),
    /** SKCs of which some SKUs are sold out. */
    lackSkcNumber: z.int(),
    /** SKCs whose pieces, with those under way, cover less than nine days. */
    advicePrepareSkcNumber: z.int(),
    /** Products whose sale is limited because their price is too high. */
    highPriceLimitNumber: z.int(),
  }),
);

export const querySoldOutPerform = statistic(
  'querySoldOutPerform',
  'The SKCs (colours) on sale by the state of their stock.',
  shopsInput,
  z.object({
    skcNumber: z.int(),
    /** 充足 */
    enough: z.int(),
    /** 即将断码 */
    aboutToSellOut: z.int(),
    /** 已断码 */
    lacking: z.int(),
    /** 全部售罄 */
    soldOut: z.int(),
  }),
);

export const querySoldOut7Loss = statistic(
  'querySoldOut7Loss',
  'What the SKUs that are sold out would have sold in the last seven days at the pace of the four weeks before, less what they did sell.',
  shopsInput,
  z.object({ skuNumber: z.int(), quantity: z.int(), amount: fen }),
);
