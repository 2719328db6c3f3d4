import type { DataSource } from '../../api/contract/rules/data-source.ts';

/** One line of an order. Key: shop, source, order, SKU, number. */
interface OrderLine {
  shop_id: number;
  source: DataSource;
  order_no: string;
  sku_ref: number;
  /** Place among the order's lines of the SKU, from 1; the marketplace's number of a line that has one. */
  line_no: number;
  sold_at: number;
  kind: 'sale' | 'return';
  /** Always positive. */
  quantity: number;
  amount: number;
}

/** A fact: a line as it counts. Only an import that brings it with other values, or is taken back, changes it. */
export interface SaleLineTable extends OrderLine {
  /** The import whose values these are; null for a line that was synced from the marketplace. */
  import_id: number | null;
}

/** A line as one import brought it, of the orders that imports tell of differently (import-lines.ts). */
export interface ImportLineTable extends OrderLine {
  /** 0 for what was there before any import. */
  import_id: number;
}

/** An import that brought an order just as it was there already. */
export interface ImportRepeatTable {
  shop_id: number;
  source: DataSource;
  order_no: string;
  import_id: number;
}

/**
 * What a roll-up counts. Cost is that of the net pieces with a known cost. What has none is a part of the
 * first four, counted apart: sold and returned pieces of it do not make up for each other.
 */
interface RollUp {
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
  cost: number;
  uncosted_sold_quantity: number;
  uncosted_returned_quantity: number;
  uncosted_sold_amount: number;
  uncosted_returned_amount: number;
}

export interface ShopHourTable extends RollUp {
  shop_id: number;
  source: DataSource;
  /** `YYYY-MM-DDTHH` in Asia/Shanghai. */
  hour: string;
}

export interface ShopDayTable extends RollUp {
  shop_id: number;
  source: DataSource;
  day: string;
}

/** The columns of `shop_day_hours`, midnight first. */
export const hourColumns = Array.from({ length: 24 }, (_, hour) => `hour_${hour}` as const);

/** Net fen of each hour, so that the same hours of many days are read at once. */
export interface ShopDayHoursTable extends Record<(typeof hourColumns)[number], number> {
  shop_id: number;
  source: DataSource;
  day: string;
}

/** Whole months, so that figures over years do not read every day. */
export interface ShopMonthTable extends RollUp {
  shop_id: number;
  source: DataSource;
  /** `YYYY-MM`. */
  month: string;
}

/** A roll-up per SKU has no cost of its own: cost is the SKU's, times net pieces. */
interface SkuRollUp {
  shop_id: number;
  source: DataSource;
  sku_ref: number;
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
}

export interface SkuDayTable extends SkuRollUp {
  day: string;
}

/** Hours of the last days, for today beside the same hours of yesterday (moved-skus.ts). */
export interface SkuHourTable extends SkuRollUp {
  /** `YYYY-MM-DDTHH` in Asia/Shanghai. */
  hour: string;
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
  source: DataSource;
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

/** Lines of a day by where they came from. */
export interface LineDayTable {
  shop_id: number;
  source: DataSource;
  day: string;
  /** 0 for lines that a sync brought. */
  import_id: number;
  /** 0 is possible for import 0: a later import has replaced its lines. */
  line_count: number;
  /** When the last of them came; null where that was not kept. */
  arrived_at: number | null;
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
  import_line: ImportLineTable;
  import_repeat: ImportRepeatTable;
  shop_hour: ShopHourTable;
  shop_day: ShopDayTable;
  shop_day_hours: ShopDayHoursTable;
  shop_month: ShopMonthTable;
  sku_day: SkuDayTable;
  sku_hour: SkuHourTable;
  sku_month: SkuMonthTable;
  sku_minute: SkuMinuteTable;
  sku_window: SkuWindowTable;
  category_window: CategoryWindowTable;
  band_window: BandWindowTable;
  sold_window: SoldWindowTable;
  line_day: LineDayTable;
  stock: StockTable;
}
