import type { Generated } from 'kysely';

/** What the marketplace says of a shop, as of `updated_at`. */
export interface ShopReportTable {
  shop_id: number;
  /** Money that can be withdrawn. */
  available_balance: number;
  /** Money that waits for its settlement. */
  pending_amount: number;
  review_count: number;
  /** Reviews of four or five stars. */
  good_review_count: number;
  /** The review score of 30 days before. */
  previous_score: number | null;
  /** Products whose sale is limited because their price is too high. */
  high_price_count: number;
  documents_approved: number;
  documents_reviewing: number;
  documents_missing: number;
  documents_rejected: number;
  updated_at: number;
}

/** Money of a shop that the marketplace holds back, and why. */
export interface FundRestrictionTable {
  shop_id: number;
  restriction_id: string;
  kind: 'violation' | 'rating' | 'reserve';
  reason: string;
  amount: number;
  release_condition: string;
  since: number;
  /** Null where it hangs on something else than time. */
  release_at: number | null;
}

/** Money that the marketplace has settled, or pays out. */
export interface FundMovementTable {
  shop_id: number;
  movement_id: string;
  kind: 'settlement' | 'withdrawal';
  amount: number;
  /** When it was settled, or comes to the account. */
  at: number;
}

export interface MarketplaceRuleTable {
  platform: 'temu' | 'shein';
  code: string;
  title: string;
  content: string;
  penalty: string;
}

/** What the marketplace wrote to a shop: a violation of a rule, or a notice. */
export interface ShopMessageTable {
  shop_id: number;
  message_id: string;
  kind: 'violation' | 'notice';
  rule_code: string | null;
  /** The marketplace's id of the product that it is about. */
  product_id: string | null;
  title: string;
  content: string;
  fine: number;
  /** `none` for notices. */
  state: 'none' | 'open' | 'appealing' | 'fined' | 'waived';
  happened_at: number;
  /** Until when a violation can be answered; null where the marketplace does not say. */
  appeal_by: Generated<number | null>;
}

/** A product that went on sale on the site, or was taken off it. */
export interface ShelfChangeTable {
  shop_id: number;
  change_id: string;
  kind: 'on' | 'off';
  product_id: string;
  reason: string;
  happened_at: number;
}

/** What the marketplace tells a shop. */
export interface ReportsTables {
  shop_report: ShopReportTable;
  fund_restriction: FundRestrictionTable;
  fund_movement: FundMovementTable;
  marketplace_rule: MarketplaceRuleTable;
  shop_message: ShopMessageTable;
  shelf_change: ShelfChangeTable;
}
