import { z } from 'zod';
import { type ListedDraft, shownStateOf } from '../../db/listing/listing.ts';
import type { ListingDraft, ListingSku } from '../../db/schema.ts';
import { type Filing, filing, platformSpecs, unfiled } from '../contract/filing.ts';
import {
  type listingDetail,
  type listingRow,
  listingSku,
  type SourcePlatform,
  sourcePlatforms,
} from '../contract/listing-rows.ts';
import { type LanguageCode, languageCodes } from '../contract/rules/languages.ts';
import type { PlatformSpec } from '../contract/rules/seller-office.ts';

/** Between the rows of the database and what the calls answer. */

export type ListingRow = z.output<typeof listingRow>;
export type ToldSku = z.output<typeof listingSku>;
export type ListingDetail = z.output<typeof listingDetail>;

const attributeList = z.array(
  z.object({
    sourceName: z.string(),
    sourceValue: z.string(),
    name: z.string(),
    value: z.string(),
  }),
);
const textList = z.array(z.string());

export const readAttributes = (json: string) => attributeList.parse(JSON.parse(json));
export const readTexts = (json: string) => textList.parse(JSON.parse(json));

export const readFiling = (draft: Pick<ListingDraft, 'filing'>): Filing =>
  draft.filing === null ? unfiled : filing.parse(JSON.parse(draft.filing));
export const readSpecs = (sku: Pick<ListingSku, 'platform_specs'>): PlatformSpec[] =>
  sku.platform_specs === null ? [] : platformSpecs.parse(JSON.parse(sku.platform_specs));

export const toldSku = (sku: ListingSku): ToldSku => ({
  place: sku.place,
  sourceSpec: sku.source_spec,
  spec: sku.spec,
  price: sku.price,
  stock: sku.stock,
  platformSpecs: readSpecs(sku),
});
export const readRemovedAttributes = ({
  removed_attributes: json,
}: Pick<ListingDraft, 'removed_attributes'>) => (json === null ? [] : readAttributes(json));
const removedSkus = z.array(listingSku);
export const readRemovedSkus = ({ removed_skus: json }: Pick<ListingDraft, 'removed_skus'>) =>
  json === null ? [] : removedSkus.parse(JSON.parse(json));

export const languageOf = (text: string): LanguageCode => z.enum(languageCodes).parse(text);
const platformOf = (text: string): SourcePlatform => z.enum(sourcePlatforms).parse(text);

export const rowOf = (draft: ListedDraft): ListingRow => ({
  id: String(draft.id),
  mallId: draft.mall_id,
  sourceUrl: draft.source_url,
  platform: platformOf(draft.platform),
  country: draft.country,
  state: shownStateOf(draft),
  failure: draft.failure,
  sourceLanguage: languageOf(draft.source_language),
  language: languageOf(draft.next_language ?? draft.language),
  sourceTitle: draft.source_title,
  title: draft.title,
  unknownWords: readTexts(draft.unknown_words),
  category: draft.category,
  imageUrl: readTexts(draft.images)[0] ?? readTexts(draft.source_images)[0] ?? null,
  skuCount: draft.sku_count,
  priceMin: draft.price_min,
  priceMax: draft.price_max,
  version: draft.version,
  productId: draft.product_id,
  createTime: draft.created_at,
  updateTime: draft.updated_at,
  publishTime: draft.published_at,
});

export const detailOf = (draft: ListedDraft, skus: readonly ListingSku[]): ListingDetail => ({
  ...rowOf(draft),
  sourceDescription: draft.source_description,
  description: draft.description,
  attributes: readAttributes(draft.attributes),
  images: readTexts(draft.images),
  sourceImages: readTexts(draft.source_images),
  filing: readFiling(draft),
  skus: skus.map(toldSku),
  removedSkus: readRemovedSkus(draft),
  removedAttributes: readRemovedAttributes(draft),
});
