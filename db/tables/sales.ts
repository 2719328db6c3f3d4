export type SalesSource = 'sales' | 'stocks';

/** A fact: one line of an order. Appended once, never changed. */
export interface SaleLineTable {
  shop_id: number;
  source: SalesSource;
  order_no: string;
  /** Place among the order's lines, from 1. Key: shop, source, order, place. */
  line_no: number;
  sku_ref: number;
  sold_at: number;
  kind: 'sale' | 'return';
  /** Always positive. */
  quantity: number;
  amount: number;
  import_id: number | null;
}

/** What a roll-up counts. Cost covers net pieces with a known cost; the others are `uncosted_net`. */
interface RollUp {
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
  cost: number;
  uncosted_net: number;
}

export interface ShopHourTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  /** `YYYY-MM-DDTHH` in Asia/Shanghai. */
  hour: string;
}

export interface ShopDayTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  day: string;
}

/** Whole months, so that figures over years do not read every day. */
export interface ShopMonthTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  /** `YYYY-MM`. */
  month: string;
}

/** A roll-up per SKU has no cost of its own: cost is the SKU's, times net pieces. */
interface SkuRollUp {
  shop_id: number;
  source: SalesSource;
  sku_ref: number;
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
}

export interface SkuDayTable extends SkuRollUp {
  day: string;
}

/** Whole months, so that a ranking over years does not read every day. */
export interface SkuMonthTable extends SkuRollUp {
  /** `YYYY-MM`. */
  month: string;
}

/** The last 7, 30 and 35 days before `shop.windows_day`; of length 6, those before it and itself. */
export interface SkuWindowTable extends SkuRollUp {
  length: number;
}

/** A shop's splits of a window, as of `shop.splits_day`; of length 1, that day alone. */
interface WindowSplit {
  shop_id: number;
  source: SalesSource;
  length: number;
}

export interface CategoryWindowTable extends WindowSplit, RollUp {
  /** Empty for products without one. */
  category: string;
}

export interface BandWindowTable extends WindowSplit, RollUp {
  /** A place in `priceBands`. */
  band: number;
}

/** How many products, SKCs and SKUs sold, and the net pieces and fen of all that moved. */
export interface SoldWindowTable extends WindowSplit {
  products: number;
  skcs: number;
  skus: number;
  quantity: number;
  amount: number;
}

/** Minutes (`YYYY-MM-DDTHH:MM`) of the last hours, for what was sold just now. */
export interface SkuMinuteTable extends SkuRollUp {
  minute: string;
}

export interface StockTable {
  sku_ref: number;
  shop_id: number;
  on_hand: number;
  in_transit: number;
  updated_at: number;
}

/** What was sold, and its roll-ups; what is in stock. */
export interface SalesTables {
  sale_line: SaleLineTable;
  shop_hour: ShopHourTable;
  shop_day: ShopDayTable;
  shop_month: ShopMonthTable;
  sku_day: SkuDayTable;
  sku_month: SkuMonthTable;
  sku_minute: SkuMinuteTable;
  sku_window: SkuWindowTable;
  category_window: CategoryWindowTable;
  band_window: BandWindowTable;
  sold_window: SoldWindowTable;
  stock: StockTable;
}
