import type { Filing } from '../contract/filing.ts';
import type { PlatformSpec } from '../contract/rules/seller-office.ts';
import type { MarketplaceProduct } from './marketplace.ts';

/** Puts products into the shops of a marketplace. The simulator is one; a real marketplace needs a connector. */
export interface ProductPublisher {
  /**
   * Publishes a product to a shop and answers it as the marketplace then has it. Asked again with the same
   * key, it answers the same product and makes no second one.
   * @throws Refusal with a Chinese sentence when the marketplace does not take it
   */
  publish(mallId: string, product: NewProduct, signal: AbortSignal): Promise<MarketplaceProduct>;
}

export interface NewProduct {
  /** Tells one publication from another, for ever. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** What was chosen in the seller's back office; without a category there, the marketplace files it by itself. */
  readonly filing: Filing;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The main picture first; at least one. */
  readonly images: readonly string[];
  /** At least one. */
  readonly skus: readonly NewProductSku[];
  readonly at: number;
}

export interface NewProductSku {
  readonly spec: string;
  /** The marketplace's numbers of it; there are some where a category was chosen. */
  readonly platformSpecs: readonly PlatformSpec[];
  /** Whole fen. */
  readonly price: number;
  readonly stock: number;
}
