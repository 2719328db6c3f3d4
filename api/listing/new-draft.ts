import type { DbOrTransaction } from '../../db/engine/connect.ts';
import {
  countUnpublished,
  insertListing,
  type NewListing,
  ownerOf,
} from '../../db/listing/listing.ts';
import type { Shop, User } from '../../db/schema.ts';
import { ofDrafts } from '../contract/listing.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import { refuse } from '../refusal.ts';
import type { CollectedProduct } from './product-source.ts';
import type { RecognisedSource } from './source-platforms.ts';

/** An end to what a script can make; a seller publishes or deletes long before. */
const mostDrafts = 5_000;

export interface NewDraft {
  readonly shop: Pick<Shop, 'id'>;
  readonly source: RecognisedSource;
  readonly product: CollectedProduct;
  readonly language: LanguageCode;
  readonly candidateId?: string;
  readonly now: number;
}

/** What a collected product is in the database: as it came, and waiting to be translated. */
export function draftOf(ownerId: number, given: NewDraft): NewListing {
  const { shop, source, product, language, candidateId, now } = given;
  const isSame = product.language === language;
  return {
    owner_id: ownerId,
    shop_id: shop.id,
    source_url: source.url,
    platform: source.platform,
    country: source.country,
    candidate_id: candidateId ?? null,
    // What is in the language already has nothing to wait for.
    state: isSame ? 'ready' : 'translating',
    failure: null,
    lease_until: null,
    attempts: 0,
    source_language: product.language,
    language,
    next_language: null,
    removed_skus: null,
    removed_attributes: null,
    source_title: product.title,
    title: isSame ? product.title : '',
    source_description: product.description,
    description: isSame ? product.description : '',
    category: product.category,
    attributes: JSON.stringify(
      product.attributes.map(({ name, value }) => ({
        sourceName: name,
        sourceValue: value,
        name,
        value,
      })),
    ),
    images: JSON.stringify(product.images),
    source_images: JSON.stringify(product.images),
    unknown_words: '[]',
    version: 1,
    product_id: null,
    created_at: now,
    updated_at: now,
    published_at: null,
  };
}

/** The id of the new draft; undefined when the shop has an unpublished one of this address or candidate. */
export async function addDraft(
  trx: DbOrTransaction,
  user: Pick<User, 'id' | 'role' | 'boss_id'>,
  given: NewDraft,
): Promise<number | undefined> {
  const ownerId = ownerOf(user);
  if ((await countUnpublished(trx, ownerId)) >= mostDrafts)
    refuse(ofDrafts, 'tooManyDrafts', { most: mostDrafts });
  return insertListing(
    trx,
    draftOf(ownerId, given),
    given.product.skus.map((sku, place) => ({
      place,
      source_spec: sku.spec,
      spec: sku.spec,
      price: sku.price,
      stock: sku.stock,
    })),
  );
}
