import type { Period } from './marketplace.ts';

/** What a marketplace reports of a shop beside its products and orders. Ids and units as in `Marketplace`. */
export interface MarketplaceReports {
  /** The shop's money at one instant. */
  funds(mallId: string, at: number): Promise<ShopFunds>;

  /** Reviews, limits and documents at one instant. */
  review(mallId: string, at: number): Promise<ShopReview>;

  /** The rules whose violations messages tell of. */
  rules(mallId: string): Promise<MarketplaceRule[]>;

  /** What was written to the shop in the period, in the state of its end. */
  messages(mallId: string, period: Period): Promise<ShopMessage[]>;

  /** Products that were put on sale or taken off it in the period. */
  shelfChanges(mallId: string, period: Period): Promise<ShelfChange[]>;
}

export interface ShopFunds {
  /** Can be withdrawn. */
  readonly available: number;
  /** Waits for its settlement. */
  readonly pending: number;
  readonly restrictions: readonly FundRestriction[];
}

/** Money that the marketplace holds back. */
export interface FundRestriction {
  readonly restrictionId: string;
  readonly kind: 'violation' | 'rating' | 'reserve';
  readonly reason: string;
  readonly amount: number;
  readonly releaseCondition: string;
  readonly since: number;
}

export interface ShopReview {
  readonly reviewCount: number;
  /** Of four or five stars. */
  readonly goodReviewCount: number;
  /** The score of 30 days before; null while there were too few reviews. */
  readonly previousScore: number | null;
  /** Products whose sale is limited because their price is too high. */
  readonly highPriceCount: number;
  /** Certificates and labels that products need. */
  readonly documents: {
    readonly approved: number;
    readonly reviewing: number;
    readonly missing: number;
    readonly rejected: number;
  };
}

export interface MarketplaceRule {
  readonly code: string;
  readonly title: string;
  readonly content: string;
  readonly penalty: string;
}

export interface ShopMessage {
  readonly messageId: string;
  readonly kind: 'violation' | 'notice';
  /** Of violations. */
  readonly ruleCode: string | null;
  readonly productId: string | null;
  readonly title: string;
  readonly content: string;
  /** 0 without one. */
  readonly fine: number;
  /** `none` of notices. */
  readonly state: 'none' | 'open' | 'appealing' | 'fined' | 'waived';
  readonly at: number;
}

export interface ShelfChange {
  readonly changeId: string;
  readonly kind: 'on' | 'off';
  readonly productId: string;
  readonly reason: string;
  readonly at: number;
}
