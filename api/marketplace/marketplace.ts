import type { SalesSource } from '../../db/schema.ts';
import type { MarketplaceReports } from './reports.ts';

/**
 * What a connector to a marketplace gives. The simulator is one; a connector to a real marketplace is
 * another. Nothing here knows our database: ids are the marketplace's own, as text. Money is whole fen,
 * instants are milliseconds since 1970 in UTC.
 */
export interface Marketplace extends MarketplaceReports {
  /** The shops of a main account (`temuUid` and the like), in the account's own order. */
  shops(accountUid: string): Promise<MarketplaceShop[]>;

  /** Every product that could be seen in the shop at any time of the period, as it stood at its end. */
  products(mallId: string, period: Period): Promise<MarketplaceProduct[]>;

  /**
   * The order lines of a period, oldest first, in batches: what customers bought and sent back
   * (`sales`), and what was delivered to the platform's warehouse under stock orders (`stocks`).
   * Asked again for the same period, it gives the same lines under the same numbers.
   */
  orderLines(mallId: string, period: Period): AsyncIterable<MarketplaceLine[]>;

  /** What lay in the platform's warehouse, and was on its way there, at one instant. */
  stock(mallId: string, at: number): Promise<StockLevel[]>;

  /** Ratings and open counts of a shop at one instant. */
  standing(mallId: string, at: number): Promise<ShopStanding>;

  /** The shipping orders that were made or moved on in the period, as they stood at its end. */
  shippingOrders(mallId: string, period: Period): Promise<MarketplaceShippingOrder[]>;

  /** The packages to the supplier that were made or moved on in the period, as they stood at its end. */
  returnPackages(mallId: string, period: Period): Promise<MarketplaceReturnPackage[]>;

  /** The assessments of deliveries whose days reach into the period, as they stood at its end. */
  deliveryAssessments(mallId: string, period: Period): Promise<MarketplaceAssessment[]>;
}

/** From the instant `after`, excluded, to the instant `until`, included. */
export interface Period {
  readonly after: number;
  readonly until: number;
}

export interface MarketplaceShop {
  readonly mallId: string;
  readonly platform: 'temu' | 'shein';
  /** The name that the seller sees in Chinese. */
  readonly name: string;
  /** The name that customers see. */
  readonly nativeName: string;
  readonly isSemiManaged: boolean;
}

export type ApprovalState =
  | 'price_declaring'
  | 'awaiting_first_order'
  | 'first_order_created'
  | 'on_sale'
  | 'off_sale';

export interface MarketplaceProduct {
  readonly productId: string;
  readonly name: string;
  readonly category: string;
  readonly status: ApprovalState;
  readonly createdAt: number;
  /** Address of a picture; null where there is none. */
  readonly imageUrl: string | null;
  /** One SKC a colour or pattern. */
  readonly skcs: readonly MarketplaceSkc[];
}

export interface MarketplaceSkc {
  readonly skcId: string;
  readonly extCode: string;
  readonly name: string;
  readonly skus: readonly MarketplaceSku[];
}

export interface MarketplaceSku {
  readonly skuId: string;
  /** The seller's own code, unique in a shop. */
  readonly extCode: string;
  readonly specName: string;
  /** The declared price of a piece. */
  readonly supplyPrice: number;
  /** What a piece costs the seller, where the connector knows; real marketplaces do not. */
  readonly cost: number | null;
}

export interface MarketplaceLine {
  readonly source: SalesSource;
  readonly orderNo: string;
  /** Place among the order's lines, from 1. */
  readonly lineNo: number;
  readonly skuId: string;
  readonly at: number;
  readonly kind: 'sale' | 'return';
  /** Positive, for returns too. */
  readonly quantity: number;
  /** Positive, for returns too. */
  readonly amount: number;
}

export interface StockLevel {
  readonly skuId: string;
  readonly onHand: number;
  readonly inTransit: number;
}

export interface ShopStanding {
  /** 0 to 5 with one decimal; null while there are too few reviews. */
  readonly reviewScore: number | null;
  /** 0 to 4: none, C, B, A, S. */
  readonly deliveryRating: number;
  /** Products with something wrong. */
  readonly abnormalCount: number;
  /** Refunds that wait to be handled. */
  readonly refundCount: number;
  /** Products whose specification waits for approval. */
  readonly specificationCount: number;
}

export interface MarketplaceGoods {
  readonly skuId: string;
  /** Pieces, at least one. */
  readonly quantity: number;
}

/** Goods on their way to the platform's warehouse. What has not happened yet is null. */
export interface MarketplaceShippingOrder {
  readonly orderNo: string;
  /** The stock order that asks for the goods. */
  readonly stockOrderNo: string;
  /** Who sends the goods: the seller, or the manufacturer. */
  readonly shippingType: 'self' | 'manufacturer';
  readonly isUrgent: boolean;
  readonly warehouse: string;
  readonly createdAt: number;
  readonly shipBy: number;
  readonly packedAt: number | null;
  readonly shippedAt: number | null;
  readonly cancelledAt: number | null;
  readonly receivedAt: number | null;
  readonly storedAt: number | null;
  /** Each SKU once. */
  readonly goods: readonly MarketplaceGoods[];
}

/** Goods that the platform sends back to the supplier. */
export interface MarketplaceReturnPackage {
  readonly packageNo: string;
  readonly reason: string;
  readonly courier: string;
  /** Null until it is sent. */
  readonly trackingNo: string | null;
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly signedAt: number | null;
  /** Each SKU once. */
  readonly goods: readonly MarketplaceGoods[];
}

export interface MarketplaceAssessment {
  /** Days of Asia/Shanghai, `YYYY-MM-DD`, both included. */
  readonly startDay: string;
  readonly endDay: string;
  /** 0 to 4: none, C, B, A, S. */
  readonly rating: number;
  readonly orders: number;
  readonly onTimeOrders: number;
  /** Reported as shipped, but handed over to nobody. */
  readonly fakeOrders: number;
}
