import type {
  MarketplaceRule,
  ShelfChange,
  ShopFunds,
  ShopMessage,
  ShopReview,
} from '../../db/shops/save-reports.ts';
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

export type {
  FundMovement,
  FundRestriction,
  MarketplaceRule,
  ShelfChange,
  ShopFunds,
  ShopMessage,
  ShopReview,
} from '../../db/shops/save-reports.ts';
