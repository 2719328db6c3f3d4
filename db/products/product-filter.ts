import type { ProductTable } from '../schema.ts';
import type { PriceSpan } from '../statistics/sku-price.ts';
import type { ProductHint } from './product-hints.ts';
import type { StockState } from './stock-states.ts';
import type { SkuChangeTable } from './tables.ts';

/** Days with both ends; one that is left out is open. */
export interface CreatedSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Which rows the product list has. */
export interface ProductFilter {
  /** Part of a name, of an id or of a seller's code, in any case of its Latin letters. */
  readonly keyword?: string | undefined;
  /** Exactly this seller's code, of the row or of what it holds. */
  readonly code?: string | undefined;
  readonly statuses?: readonly ProductTable['status'][] | undefined;
  readonly categories?: readonly string[] | undefined;
  /** Whether every SKU has a cost, or one has none. */
  readonly hasCost?: boolean | undefined;
  readonly hint?: ProductHint | undefined;
  /** Colours on sale in this state of their stock, what belongs to them, or holds one. */
  readonly stockState?: StockState | undefined;
  /** Products that were created on these days of paid time. */
  readonly created?: CreatedSpan | undefined;
  /** Whether a piece of a SKU was sold in the selection. */
  readonly hasSold?: boolean | undefined;
  /** Whether a SKU is sold out that sold in the four weeks before, or none is. */
  readonly hasSoldOutLoss?: boolean | undefined;
  /** Rows whose pieces on hand last for fewer days. */
  readonly coverBelow?: number | undefined;
  /** Whether a SKU is declared below its floor price, or none is. */
  readonly belowFloor?: boolean | undefined;
  /** SKUs a piece of which brought so much on average in the selection, or what holds one. */
  readonly averagePrice?: PriceSpan | undefined;
  /** SKUs of which this changed on the days of the selection, or what holds one. */
  readonly change?: SkuChangeTable['kind'] | undefined;
  /** Only what belongs to these, or holds them. */
  readonly productIds?: readonly string[] | undefined;
  readonly skcIds?: readonly string[] | undefined;
  readonly skuIds?: readonly string[] | undefined;
}
