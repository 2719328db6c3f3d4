import { findListingSkus, replaceSkus } from '../../db/listing/listing.ts';
import { claimListing, endWork, releaseListing } from '../../db/listing/listing-work.ts';
import { saveProducts } from '../../db/products/catalogue.ts';
import type { ListingDraft } from '../../db/schema.ts';
import { findOwnedShops } from '../../db/shops/shops.ts';
import { longestTitle, ofServices } from '../contract/listing.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { ApiDeps } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { Refusal, refuse } from '../refusal.ts';
import { workOf } from '../work.ts';
import { type Attribute, attributesJson } from './attribute-changes.ts';
import { newProductOf } from './publication.ts';
import { languageOf, readAttributes, readRemovedAttributes, readRemovedSkus } from './rows.ts';
import { listingServices } from './services.ts';
import { removedJson } from './sku-changes.ts';

/** Longer than translating or publishing one product may take. */
const lease = 90_000;
/** Listings that are worked on at once in one server. */
const places = 3;
/** After so many starts without an end a listing is given up. */
const mostAttempts = 3;

/** The work on the listings of a database. */
export const listingWork = workOf({
  places,
  failed: 'Work on listings failed',
  async next(deps, signal) {
    const now = deps.now();
    const draft = await claimListing(deps.db, { now, until: now + lease });
    if (draft !== undefined) await handle(deps, draft, signal);
    return draft !== undefined;
  },
});

async function handle(deps: ApiDeps, draft: ListingDraft, signal: AbortSignal): Promise<void> {
  const isPublishing = draft.state === 'publishing';
  try {
    if (draft.attempts > mostAttempts)
      throw new Refusal(
        isPublishing ? workSentences.publishBrokenOff : workSentences.translateBrokenOff,
      );
    await (isPublishing ? publish : translate)(deps, draft, signal);
  } catch (error) {
    if (signal.aborted) {
      await releaseListing(deps.db, draft);
      return;
    }
    if (!(error instanceof Refusal))
      deps.logger.error({ err: error, listing: draft.id }, 'Work on a listing failed');
    const failure = error instanceof Refusal ? error.message : workSentences.workFailed;
    await endWork(deps.db, draft, {
      state: 'failed',
      failure,
      next_language: null,
      updated_at: deps.now(),
    });
  }
}

/** Among the texts that are sent; what breaks lines elsewhere could not be saved. */
const descriptionPlace = 1;
/** What a cut leaves of an emoji. */
const halfSign = /[\uD800-\uDBFF]$/;
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textsOf = ({ sourceName, sourceValue }: Attribute): string[] => [sourceName, sourceValue];

/** Every text of the listing in one request, so that the same words are translated alike. */
async function translate(deps: ApiDeps, draft: ListingDraft, signal: AbortSignal): Promise<void> {
  const skus = await findListingSkus(deps.db, draft.id);
  const removed = readRemovedSkus(draft);
  const kept = readAttributes(draft.attributes);
  const attributes = [...kept, ...readRemovedAttributes(draft)];
  const { translator } = listingServices(deps);
  const language = draft.next_language ?? draft.language;
  const shown = [
    draft.source_title,
    draft.source_description,
    ...kept.flatMap(textsOf),
    ...skus.map((sku) => sku.source_spec),
  ];
  const { texts, unknown } = await translator.translate({
    // What was taken off is put back in the same language.
    texts: [
      draft.source_title,
      draft.source_description,
      ...attributes.flatMap(textsOf),
      ...skus.map((sku) => sku.source_spec),
      ...removed.map((sku) => sku.sourceSpec),
    ],
    from: languageOf(draft.source_language),
    to: languageOf(language),
    signal,
  });
  const [title = '', description = '', ...others] = texts.map((text, place) =>
    place === descriptionPlace ? text : onOneLine(text),
  );
  const translated = attributes.map((attribute, place) => ({
    ...attribute,
    // What a person has added has no source: it stays as they wrote it.
    name: (attribute.sourceName && others[2 * place]) || attribute.name,
    value: (attribute.sourceValue && others[2 * place + 1]) || attribute.value,
  }));
  const specs = others.slice(2 * attributes.length);
  await deps.db.transaction().execute(async (trx) => {
    const isOurs = await endWork(trx, draft, {
      state: 'ready',
      failure: null,
      attempts: 0,
      language,
      next_language: null,
      title: title.slice(0, longestTitle).replace(halfSign, ''),
      description,
      attributes: JSON.stringify(translated.slice(0, kept.length)),
      removed_attributes: attributesJson(translated.slice(kept.length)),
      unknown_words: JSON.stringify(
        unknown.filter((word) => shown.some((text) => text.includes(word))),
      ),
      removed_skus: removedJson(
        removed.map((sku, place) => {
          const spec = specs[skus.length + place] || sku.sourceSpec;
          return { ...sku, spec, platformSpecs: spec === sku.spec ? sku.platformSpecs : [] };
        }),
      ),
      updated_at: deps.now(),
    });
    if (!isOurs) return;
    const named = skus.map((sku, place) => {
      const spec = specs[place] || sku.source_spec;
      const kept = spec === sku.spec ? sku.platform_specs : null;
      return { ...sku, spec, platform_specs: kept };
    });
    await replaceSkus(trx, draft.id, named);
  });
}

async function publish(deps: ApiDeps, draft: ListingDraft, signal: AbortSignal): Promise<void> {
  const { publisher } = listingServices(deps);
  if (publisher === undefined) refuse(ofServices, 'noPublishing');
  const shops = await findOwnedShops(deps.db, draft.owner_id);
  const shop = shops.find(({ id }) => id === draft.shop_id);
  if (shop === undefined) throw new Refusal(workSentences.listingShopGone);
  const skus = await findListingSkus(deps.db, draft.id);
  const product = await publisher.publish(shop.mall_id, newProductOf(draft, skus), signal);
  const now = deps.now();
  const isPublished = await deps.db.transaction().execute(async (trx) => {
    const isOurs = await endWork(trx, draft, {
      state: 'published',
      failure: null,
      attempts: 0,
      product_id: product.productId,
      published_at: now,
      updated_at: now,
    });
    if (isOurs) await saveProducts(trx, shop, [product], now);
    return isOurs;
  });
  if (isPublished) await shopsChanged(deps, [shop.mall_id]);
}
