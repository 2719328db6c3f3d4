import type { ListingDraft, ListingSku } from '../../db/schema.ts';
import { longestTitle, publishListing } from '../contract/listing.ts';
import { collectedMost } from '../contract/rules/collected.ts';
import { isWhollyTranslated, namedWords } from '../contract/rules/listings.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { NewProduct } from '../marketplace/publishing.ts';
import { refuse } from '../refusal.ts';
import { readAttributes, readFiling, readSpecs, readTexts } from './rows.ts';

type Texts = Pick<
  ListingDraft,
  'id' | 'title' | 'description' | 'category' | 'filing' | 'attributes' | 'images' | 'created_at'
>;

/** A translation may be longer than what a person can save. */
function tooLongParts(draft: Texts, skus: readonly ListingSku[]): number {
  const parts = [
    ...readAttributes(draft.attributes).flatMap(({ name, value }) => [
      { text: name, most: collectedMost.attributeName },
      { text: value, most: collectedMost.attributeValue },
    ]),
    ...skus.map(({ spec }) => ({ text: spec, most: collectedMost.spec })),
  ];
  return parts.filter(({ text, most }) => text.trim().length > most).length;
}

/** So much of a specification names it. */
const longestExample = 40;

/** Specifications that buyers could not tell from one before them: of two words a translation may make one. */
function alikeSpecs(skus: readonly ListingSku[]): string[] {
  const seen = new Set<string>();
  return skus.flatMap(({ spec }) => {
    const plain = spec.trim().toLowerCase();
    if (seen.has(plain)) return [spec];
    seen.add(plain);
    return [];
  });
}

/** What keeps a listing from being published, as sentences; empty when nothing does. */
function publicationFaults(draft: Texts, skus: readonly ListingSku[]): string[] {
  const faults: string[] = [];
  if (draft.title === '') faults.push(workSentences.faultTitleMissing);
  if (draft.title.length > longestTitle)
    faults.push(sentence(workSentences.faultTitleTooLong, { most: longestTitle }));
  const { description: most } = collectedMost;
  if (draft.description.trim().length > most)
    faults.push(sentence(workSentences.faultDescriptionTooLong, { most }));
  const long = tooLongParts(draft, skus);
  if (long > 0) faults.push(sentence(workSentences.faultPartsTooLong, { long }));
  if (draft.category === null || draft.category === '')
    faults.push(workSentences.faultCategoryMissing);
  if (readTexts(draft.images).length === 0) faults.push(workSentences.faultImageMissing);
  if (skus.length === 0) faults.push(workSentences.faultSkuMissing);
  const unpriced = skus.filter((sku) => sku.price === null || sku.price <= 0);
  if (unpriced.length > 0)
    faults.push(sentence(workSentences.faultPriceMissing, { lacking: unpriced.length }));
  const alike = alikeSpecs(skus);
  const [name] = alike;
  if (name !== undefined)
    faults.push(
      sentence(workSentences.faultSpecsAlike, {
        alike: alike.length,
        name: [...name].slice(0, longestExample).join(''),
      }),
    );
  const { category, market } = readFiling(draft);
  if (category !== null) {
    if (market === null) faults.push(workSentences.faultMarketMissing);
    const unknown = skus.filter((sku) => readSpecs(sku).length === 0);
    if (unknown.length > 0)
      faults.push(sentence(workSentences.faultSpecsUnknown, { lacking: unknown.length }));
  }
  return faults;
}

/** @throws Refusal with everything that is missing */
export function requirePublishable(draft: Texts, skus: readonly ListingSku[]): void {
  const faults = publicationFaults(draft, skus);
  if (faults.length > 0) refuse(publishListing, 'incomplete', { faults: faults.join('；') });
}

/** @throws Refusal that names the words which are not translated */
export function requireTranslated(draft: Pick<ListingDraft, 'unknown_words'>): void {
  const words = readTexts(draft.unknown_words);
  if (isWhollyTranslated(words)) return;
  refuse(publishListing, 'untranslated', { count: words.length, words: namedWords(words) });
}

/** What is sent to the marketplace. The listing's own id tells it from every other. */
export function newProductOf(draft: Texts, skus: readonly ListingSku[]): NewProduct {
  requirePublishable(draft, skus);
  return {
    key: String(draft.id),
    title: draft.title,
    description: draft.description,
    category: draft.category ?? '',
    attributes: readAttributes(draft.attributes).map(({ name, value }) => ({ name, value })),
    filing: readFiling(draft),
    images: readTexts(draft.images),
    skus: skus.map((sku) => ({
      spec: sku.spec,
      platformSpecs: readSpecs(sku),
      price: sku.price ?? 0,
      stock: sku.stock,
    })),
    at: draft.created_at,
  };
}
