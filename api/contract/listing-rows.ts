import { z } from 'zod';
import { fen, id, instant } from './fields.ts';
import { filing, platformSpecs } from './filing.ts';
import { languageCodes } from './rules/languages.ts';

/** What is told of a listing: a draft of a product, with where it comes from and how far it is. */

/** Specification section 9. */
export const sourcePlatforms = [
  '1688',
  'amazon',
  'temu',
  'aliexpress',
  'lazada',
  'shein',
  'walmart',
  'shopee',
  'mercadolibre',
] as const;
export type SourcePlatform = (typeof sourcePlatforms)[number];

export const listingStates = [
  'draft',
  'translating',
  /** Translated but for some words. */
  'incomplete',
  'ready',
  'publishing',
  'published',
  'failed',
] as const;

export const language = z.enum(languageCodes);

export const listingRow = z.object({
  id,
  mallId: id,
  sourceUrl: z.string(),
  platform: z.enum(sourcePlatforms),
  /** Name of the country of the source; null where its site says none. */
  country: z.string().nullable(),
  state: z.enum(listingStates),
  /** Why translating or publishing came to nothing, for the seller; null unless it did. */
  failure: z.string().nullable(),
  sourceLanguage: language,
  language,
  sourceTitle: z.string(),
  /** Empty until it is translated. */
  title: z.string(),
  /** Words that the translation left as they were, and that still stand in a text. */
  unknownWords: z.array(z.string()),
  category: z.string().nullable(),
  imageUrl: z.string().nullable(),
  skuCount: z.int(),
  priceMin: fen.nullable(),
  priceMax: fen.nullable(),
  /** Counts every change; a save names the version that it was made from. */
  version: z.int(),
  /** The marketplace's id; null until it is published. */
  productId: z.string().nullable(),
  createTime: instant,
  updateTime: instant,
  publishTime: instant.nullable(),
});

const attribute = z.object({
  sourceName: z.string(),
  sourceValue: z.string(),
  name: z.string(),
  value: z.string(),
});

export const listingSku = z.object({
  /** Which one of the listing it is; stays when others are removed. */
  place: z.int(),
  sourceSpec: z.string(),
  spec: z.string(),
  price: fen.nullable(),
  stock: z.int(),
  /** The marketplace's numbers of its specification; empty until they are looked up. */
  platformSpecs,
});

export const listingDetail = listingRow.extend({
  sourceDescription: z.string(),
  description: z.string(),
  attributes: z.array(attribute),
  /** The pictures that are published, the main one first. */
  images: z.array(z.string()),
  /** Every picture that was collected, and the original of each one that a translated one stands for. */
  sourceImages: z.array(z.string()),
  /** What was chosen in the seller's back office at the marketplace. */
  filing,
  skus: z.array(listingSku),
  /** What was taken off, which a save can bring back; an upstream need not have them. */
  removedSkus: z.array(listingSku).optional(),
  removedAttributes: z.array(attribute).optional(),
});
