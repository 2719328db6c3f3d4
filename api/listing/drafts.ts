import { findOriginals } from '../../db/listing/image-translations.ts';
import {
  changeListing,
  deleteDrafts,
  findListing,
  findListingSkus,
  type ListedDraft,
  type ListingState,
  replaceSkus,
} from '../../db/listing/listing.ts';
import type { Shop } from '../../db/schema.ts';
import { requirePermission, signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/listing.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveShop } from '../shop-scope.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { areStoredPictures } from '../uploads/pictures.ts';
import { attributesJson, removedAttributes } from './attribute-changes.ts';
import { addDraft, type NewDraft } from './new-draft.ts';
import { requirePublishable, requireTranslated } from './publication.ts';
import { detailOf, type ListingDetail, readFiling, readTexts } from './rows.ts';
import { listingServices } from './services.ts';
import { changedSkus } from './sku-changes.ts';
import { type RecognisedSource, recogniseSource } from './source-platforms.ts';
import { stillIn } from './unknown-words.ts';
import { listingWork } from './work.ts';

/** What people do with listings. Every write needs the permission and a shop that the person may see. */

/** Pictures that can be put back into a listing. */
const mostSourceImages = 200;

/** Writing down an address in the hope of an answer takes no longer than this. */
const collectTime = 20_000;

const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);

/** @throws Refusal in the same words for a foreign and for an unknown listing */
async function requireListing(context: CallContext, id: string): Promise<ListedDraft> {
  const draft = await findListing(context.db, signedIn(context), idOf(id));
  if (draft === undefined) refuse(calls.ofListings, 'gone');
  return draft;
}

export async function detail(context: CallContext, id: string): Promise<ListingDetail> {
  const draft = await requireListing(context, id);
  return detailOf(draft, await findListingSkus(context.db, draft.id));
}

const siteNames = '1688、亚马逊、Temu、速卖通、Lazada、Shein、沃尔玛、Shopee、美客多';

export async function collect(
  { url, shopId: mallId, language }: CallInput<typeof calls.collectByUrl>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'newListing');
  const shop = await resolveShop(context, mallId);
  const source = requireKnownSite(context, url);
  const { source: products } = listingServices(context);
  if (products === undefined) refuse(calls.ofServices, 'noCollecting');
  requireLanguage(context, language);
  const signal = AbortSignal.timeout(collectTime);
  const product = await products.collect(source, signal).catch((error: unknown) => {
    if (signal.aborted) refuse(calls.collectByUrl, 'tookTooLong');
    throw error;
  });
  return keep(context, shop, { source, product, language });
}

/** A product that a person has collected in their browser: no source of products is asked. */
export async function importCollected(
  input: CallInput<typeof calls.importCollected>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'newListing');
  const { shopId: mallId, language, sourceUrl, sourceLanguage, images, ...texts } = input;
  const shop = await resolveShop(context, mallId);
  const source = requireKnownSite(context, sourceUrl);
  requireLanguage(context, language);
  const product = {
    ...texts,
    language: sourceLanguage,
    // A page says where it files a product in words of its own, which are no category of ours.
    category: null,
    // The editor keeps each picture once.
    images: [...new Set(images)],
  };
  return keep(context, shop, { source, product, language });
}

function requireKnownSite(context: CallContext, url: string): RecognisedSource {
  const source = recogniseSource(url, listingServices(context).sources);
  if (source === undefined) refuse(calls.ofSources, 'unknownSite', { sites: siteNames });
  return source;
}

async function keep(
  context: CallContext,
  shop: Shop,
  given: Pick<NewDraft, 'source' | 'product' | 'language'>,
): Promise<ListingDetail> {
  const user = signedIn(context);
  const draft = { ...given, shop, now: context.now() };
  // Whole or not at all: the work in the background may take it up at once.
  const id = await context.db.transaction().execute((trx) => addDraft(trx, user, draft));
  if (id === undefined) refuse(calls.ofSources, 'known', { shop: shopNameOf(shop) });
  listingWork(context).wake();
  return detail(context, String(id));
}

export function requireLanguage(context: CallContext, language: LanguageCode): void {
  const { languages } = listingServices(context).translator;
  if (!languages.includes(language)) refuse(calls.ofServices, 'noLanguage');
}

/** Every text of a listing that buyers read. */
const textsOf = (
  input: Pick<CallInput<typeof calls.saveListing>, 'title' | 'description' | 'attributes' | 'skus'>,
): string[] => [
  input.title,
  input.description,
  ...input.attributes.flatMap(({ name, value }) => [name, value]),
  ...input.skus.map(({ spec }) => spec),
];

/** What a person may change, or have translated and published anew. */
const open: readonly ListingState[] = ['draft', 'ready', 'failed'];

function requireOpen(draft: ListedDraft): void {
  if (draft.state === 'translating') refuse(calls.ofListings, 'translating');
  if (draft.state === 'publishing') refuse(calls.ofListings, 'publishing');
  if (draft.state === 'published') refuse(calls.ofListings, 'published');
}

export async function save(
  input: CallInput<typeof calls.saveListing>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'newListing');
  const draft = await requireListing(context, input.id);
  if (draft.version !== input.version) refuse(calls.saveListing, 'outdated');
  requireOpen(draft);
  // Only what was collected or uploaded is published: an address of anybody's choosing would be fetched by every reader.
  const own = [...readTexts(draft.source_images), ...readTexts(draft.images)];
  if (
    new Set(input.images).size < input.images.length ||
    !(await areStoredPictures(
      context,
      input.images.filter((url) => !own.includes(url)),
    ))
  )
    refuse(calls.saveListing, 'otherImages');
  const was = readFiling(draft);
  const filing = input.filing ?? was;
  // Numbers of specifications are those of a category.
  const isOther = filing.category?.id !== was.category?.id;
  const originals = await replacedOriginals(context, draft, input.images);
  await context.db.transaction().execute(async (trx) => {
    const had = await findListingSkus(trx, draft.id);
    const { skus, removed } = changedSkus(draft, had, input.skus, isOther);
    const isSaved = await changeListing(
      trx,
      { id: draft.id, version: input.version, states: open },
      {
        state: input.title === '' ? 'draft' : 'ready',
        failure: null,
        title: input.title,
        description: input.description,
        category: filing.category?.path.at(-1)?.slice(0, 60) ?? (input.category || null),
        filing: JSON.stringify(filing),
        attributes: JSON.stringify(input.attributes),
        // What a person has translated is no longer told.
        unknown_words: JSON.stringify(stillIn(readTexts(draft.unknown_words), textsOf(input))),
        images: JSON.stringify(input.images),
        source_images: JSON.stringify(originals),
        removed_skus: removed,
        removed_attributes: attributesJson(removedAttributes(draft, input.attributes)),
        updated_at: context.now(),
      },
    );
    if (!isSaved) refuse(calls.saveListing, 'outdated');
    await replaceSkus(trx, draft.id, skus);
  });
  return detail(context, input.id);
}

/** All that was collected, and the originals of translated pictures that stand in the list: they stay in reach. */
async function replacedOriginals(
  context: CallContext,
  draft: ListedDraft,
  images: readonly string[],
): Promise<string[]> {
  const collected = readTexts(draft.source_images);
  const own = [...collected, ...readTexts(draft.images)];
  const originals = await findOriginals(context.db, draft.owner_id, images);
  const fresh = originals.filter((url) => !collected.includes(url));
  const isOurs = await Promise.all(
    fresh.map(async (url) => own.includes(url) || areStoredPictures(context, [url])),
  );
  return [...collected, ...fresh.filter((_, place) => isOurs[place])].slice(0, mostSourceImages);
}

export async function translate(
  { id, language }: CallInput<typeof calls.translateListing>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'newListing');
  const draft = await requireListing(context, id);
  requireLanguage(context, language);
  requireOpen(draft);
  await begin(context, draft, { state: 'translating', next_language: language });
  return detail(context, id);
}

export async function publish(
  { id, withUnknownWords }: CallInput<typeof calls.publishListing>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'newListing');
  const draft = await requireListing(context, id);
  // Asked twice, it is published once.
  if (draft.state === 'published' || draft.state === 'publishing') return detail(context, id);
  requireOpen(draft);
  requirePublishable(draft, await findListingSkus(context.db, draft.id));
  if (!withUnknownWords) requireTranslated(draft);
  if (listingServices(context).publisher === undefined) refuse(calls.ofServices, 'noPublishing');
  await begin(context, draft, { state: 'publishing' });
  return detail(context, id);
}

/** Leaves the listing to the work in the background. */
async function begin(
  context: CallContext,
  { id, version }: ListedDraft,
  change: { state: 'translating' | 'publishing'; next_language?: string },
): Promise<void> {
  const isBegun = await changeListing(
    context.db,
    { id, version, states: open },
    { ...change, failure: null, lease_until: null, attempts: 0, updated_at: context.now() },
  );
  if (!isBegun) refuse(calls.ofListings, 'changed');
  listingWork(context).wake();
}

export async function remove(
  { ids }: CallInput<typeof calls.deleteListings>,
  context: CallContext,
): Promise<null> {
  requirePermission(context, 'newListing');
  const drafts = await Promise.all(ids.map((id) => requireListing(context, id)));
  if (drafts.some((draft) => draft.state === 'publishing'))
    refuse(calls.deleteListings, 'publishing');
  await deleteDrafts(
    context.db,
    drafts.map((draft) => draft.id),
  );
  return null;
}
