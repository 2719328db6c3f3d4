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
  /** What it is being translated into; until that is done, and where it fails, its texts are of `language`. */
  next_language: string | null;
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
  /** JSON list of the SKUs that were taken off, as the calls tell them; null while there are none. */
  removed_skus: string | null;
  /** JSON list of the collected attributes that were taken off, as in `attributes`; null while there are none. */
  removed_attributes: string | null;
  /** JSON of how it is filed at the marketplace; null until anything is chosen. */
  filing: string | null;
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
  /** JSON `[{parentId, id, name}]`: the marketplace's numbers of `spec`; null until they are looked up. */
  platform_specs: string | null;
}

export type ListingSku = Selectable<ListingSkuTable>;

/** A picture whose words are translated, a task of one person. */
export interface ImageTranslationTable {
  id: Generated<number>;
  /** The boss whose business it is of. */
  owner_id: number;
  user_id: number;
  /** Address of the original. */
  image: string;
  source_language: string;
  language: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  failure: string | null;
  /** Until then one process works on it; when that has died, another takes it up afterwards. */
  lease_until: number | null;
  /** How often work on it was begun without an end. */
  attempts: Generated<number>;
  /** When work on it was last begun; 0 before. */
  started_at: Generated<number>;
  /** Of the picture in pixels; 0 until it is read. */
  width: Generated<number>;
  height: Generated<number>;
  /** JSON list of the boxes; null until the words are read, and when they are to be read again. */
  boxes: string | null;
  /** JSON list of words that the translation did not know. */
  unknown_words: string;
  /** Address of the translated picture; null until there is one. */
  url: string | null;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
}

export type ImageTranslation = Selectable<ImageTranslationTable>;

/** Listings, their SKUs, and pictures that are translated for them. */
export interface ListingTables {
  image_translation: ImageTranslationTable;
  listing_draft: ListingDraftTable;
  listing_sku: ListingSkuTable;
}
