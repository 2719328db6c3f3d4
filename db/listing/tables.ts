import type { Generated, Selectable } from 'kysely';

/** A product that is being made ready for a shop: collected, translated, edited, published. */
export interface ListingDraftTable {
  id: Generated<number>;
  /** The boss whose business it is of; a shop may change hands, its drafts do not. */
  owner_id: number;
  shop_id: number;
  source_url: string;
  platform: string;
  country: string | null;
  /** The candidate of the selection tool that it was made of; null for any other. */
  candidate_id: string | null;
  state: 'draft' | 'translating' | 'ready' | 'publishing' | 'published' | 'failed';
  failure: string | null;
  /** Until then one process works on it; when that has died, another takes it up afterwards. */
  lease_until: number | null;
  /** How often work on it was begun without an end. */
  attempts: number;
  source_language: string;
  language: string;
  source_title: string;
  title: string;
  source_description: string;
  description: string;
  category: string | null;
  /** JSON `[{sourceName, sourceValue, name, value}]`. */
  attributes: string;
  /** JSON list of addresses: those that are published, and all that were collected. */
  images: string;
  source_images: string;
  /** JSON list of words that the translation did not know. */
  unknown_words: string;
  version: number;
  product_id: string | null;
  created_at: number;
  updated_at: number;
  published_at: number | null;
}

export type ListingDraft = Selectable<ListingDraftTable>;

export interface ListingSkuTable {
  draft_id: number;
  place: number;
  source_spec: string;
  spec: string;
  /** Whole fen; null until it is known. */
  price: number | null;
  stock: number;
}

export type ListingSku = Selectable<ListingSkuTable>;

/** Listings and their SKUs. */
export interface ListingTables {
  listing_draft: ListingDraftTable;
  listing_sku: ListingSkuTable;
}
