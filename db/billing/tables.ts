import type { Generated, Selectable } from 'kysely';

/** An order to renew shops. While it waits to be paid it holds its coupons. */
export interface RenewalOrderTable {
  id: Generated<number>;
  owner_id: number;
  order_no: string;
  /** Names the order to whoever pays it, and to nobody else: a secret of its pay page. */
  cert_no: string;
  /** 1 the web page, 2 the QR code of a chat app. */
  pay_type: 1 | 2;
  status: 'waiting' | 'paid' | 'cancelled' | 'expired';
  /** Fen for one month of one shop, as it was when the order was made. */
  month_price: number;
  /** Fen to pay, as the server has computed it. */
  total: number;
  /** Where the pay page leads when it is done; for pay type 1 only. */
  page_url: string | null;
  /** The pay page, or the text of the QR code; empty where nothing is to be paid. */
  code_url: string;
  created_at: number;
  /** Unpaid until then, it is void. */
  expires_at: number;
  paid_at: number | null;
  closed_at: number | null;
}

export type RenewalOrder = Selectable<RenewalOrderTable>;

/** One shop of an order. */
export interface RenewalItemTable {
  order_id: number;
  mall_id: string;
  /** Null once the shop is deleted. */
  shop_id: number | null;
  shop_name: string;
  temu_uid: string | null;
  months: number;
}

/** The order that was made under an idempotency key of a boss. */
export interface OrderSubmissionTable {
  owner_id: number;
  idempotency_key: string;
  /** Of what was ordered: the same key with other content is refused. */
  content_hash: string;
  order_id: number;
  created_at: number;
}

/** Takes its value off one month of a shop, once. */
export interface CouponTable {
  id: Generated<number>;
  code: string;
  /** Fen. */
  value: number;
  created_at: number;
  /** The boss who has redeemed the code; null while nobody has. */
  owner_id: Generated<number | null>;
  redeemed_at: Generated<number | null>;
  /** The order that holds it or has used it. */
  order_id: Generated<number | null>;
  /** The shop of that order which it is for. */
  mall_id: Generated<string | null>;
}

export type Coupon = Selectable<CouponTable>;

/** Renewal by payment. */
export interface BillingTables {
  renewal_order: RenewalOrderTable;
  renewal_item: RenewalItemTable;
  order_submission: OrderSubmissionTable;
  coupon: CouponTable;
}
