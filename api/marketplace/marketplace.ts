import type { ToldAssessment } from '../../db/delivery/save-assessments.ts';
import type { ToldOrder } from '../../db/delivery/save-orders.ts';
import type { ToldPackage } from '../../db/delivery/save-packages.ts';
import type { ListedProduct } from '../../db/products/catalogue.ts';
import type { StockLevel } from '../../db/products/stock.ts';
import type { ShopStanding } from '../../db/shops/shops.ts';
import type { DataSource } from '../contract/rules/data-source.ts';
import type { MarketplaceReports } from './reports.ts';

/**
 * What a connector to a marketplace gives. The simulator is one; a connector to a real marketplace is
 * another. Ids are the marketplace's own, as text, money is whole fen, instants are milliseconds since 1970
 * in UTC. What of it is stored is declared where it is stored.
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

export interface MarketplaceLine {
  readonly source: DataSource;
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

export type { Goods as MarketplaceGoods } from '../../db/delivery/goods.ts';
export type {
  ListedSkc as MarketplaceSkc,
  ListedSku as MarketplaceSku,
} from '../../db/products/catalogue.ts';
export type { ShopStanding, StockLevel };
export type ApprovalState = ListedProduct['status'];
export type MarketplaceProduct = ListedProduct;
export type MarketplaceShippingOrder = ToldOrder;
export type MarketplaceReturnPackage = ToldPackage;
export type MarketplaceAssessment = ToldAssessment;
