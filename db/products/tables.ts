import type { Generated } from 'kysely';

/** A product (SPU). */
export interface ProductTable {
  id: Generated<number>;
  shop_id: number;
  /** The marketplace's id. */
  product_id: string;
  name: string;
  category: string | null;
  status:
    | 'awaiting_first_order'
    | 'first_order_created'
    | 'price_declaring'
    | 'on_sale'
    | 'off_sale';
  created_at: number;
  /** Address of a picture, of ours or the marketplace's; null where there is none. */
  image_url: string | null;
}

export interface SkcTable {
  id: Generated<number>;
  product_ref: number;
  skc_id: string;
  ext_code: string;
  /** What tells it from the product's others, such as its colour. */
  name: string;
  /** The seller's name of the product in this colour; null while it is the product's own. */
  product_name: Generated<string | null>;
}

export interface SkuTable {
  id: Generated<number>;
  shop_id: number;
  product_ref: number;
  skc_ref: number;
  sku_id: string;
  /** The seller's own code; an import finds its products by it. Unique per shop. */
  ext_code: string;
  spec_name: string;
  /** The declared price. */
  supply_price: number | null;
  /** The seller's cost; null until it is known. */
  cost: number | null;
}

/** What a sync found changed of a SKU on a day in Asia/Shanghai: one row a kind, whatever happened in between. */
export interface SkuChangeTable {
  sku_ref: number;
  day: string;
  kind: 'price' | 'soldOut' | 'restocked';
  shop_id: number;
  /** The declared price before the day and after it; null of other kinds. */
  old_price: number | null;
  new_price: number | null;
}

/** Products with their SKCs and SKUs. */
export interface ProductsTables {
  product: ProductTable;
  skc: SkcTable;
  sku: SkuTable;
  sku_change: SkuChangeTable;
}
