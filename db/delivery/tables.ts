import type { Generated } from 'kysely';
import type { Flag } from '../engine/columns.ts';

/** Goods on their way to the platform's warehouse (发货单), of one stock order (备货单). */
export interface ShippingOrderTable {
  id: Generated<number>;
  shop_id: number;
  /** The marketplace's number, unique over all shops. */
  order_no: string;
  stock_order_no: string;
  /** Waits for packing to be confirmed, then for shipping, then is shipped; or was cancelled before. */
  status: 'packing' | 'shipping' | 'shipped' | 'cancelled';
  /** Who sends the goods: the seller, or the manufacturer. */
  shipping_type: 'self' | 'manufacturer';
  is_urgent: Flag;
  /** Name of the platform's warehouse. */
  warehouse: string;
  created_at: number;
  /** Must be shipped by then. */
  ship_by: number;
  packed_at: number | null;
  shipped_at: number | null;
  cancelled_at: number | null;
  /** When the warehouse took it in, and when its pieces were in stock. */
  received_at: number | null;
  stored_at: number | null;
}

export interface ShippingOrderLineTable {
  order_ref: number;
  sku_ref: number;
  quantity: number;
}

/** Goods that the platform sends back to the supplier. */
export interface ReturnPackageTable {
  id: Generated<number>;
  shop_id: number;
  package_no: string;
  reason: string;
  courier: string;
  tracking_no: string | null;
  created_at: number;
  sent_at: number | null;
  signed_at: number | null;
}

export interface ReturnPackageLineTable {
  package_ref: number;
  sku_ref: number;
  quantity: number;
}

/** How the platform assessed the deliveries of a shop over some days. */
export interface DeliveryAssessmentTable {
  shop_id: number;
  start_day: string;
  end_day: string;
  /** 0 to 4: none, C, B, A, S. */
  rating: number;
  orders: number;
  on_time_orders: number;
  /** Reported as shipped, but handed over to nobody. */
  fake_orders: number;
}

/** The step that a person took with an order under an idempotency key. */
export interface ShippingStepTable {
  user_id: number;
  idempotency_key: string;
  step: string;
  order_ref: number;
  created_at: number;
}

/** Pieces of a SKU that are missing for an order. */
export interface ShippingShortageTable {
  order_ref: number;
  sku_ref: number;
  missing: number;
  /** Empty for none. */
  note: string;
  reported_by: number | null;
  reported_at: number;
  /** What was answered; null before, as the other two. */
  reply: string | null;
  answered_by: number | null;
  answered_at: number | null;
}

/** Goods on their way, to the platform and back. */
export interface DeliveryTables {
  shipping_order: ShippingOrderTable;
  shipping_order_line: ShippingOrderLineTable;
  shipping_step: ShippingStepTable;
  shipping_shortage: ShippingShortageTable;
  return_package: ReturnPackageTable;
  return_package_line: ReturnPackageLineTable;
  delivery_assessment: DeliveryAssessmentTable;
}
