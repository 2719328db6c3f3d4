import * as calls from '../../../api/contract/listing.ts';
import { builder } from '../builder.ts';
import { businessError } from '../business-error.ts';
import { errorTypeOf } from '../domain-errors.ts';
import { eachOf, keysOf, mostAtOnce, type Refused } from '../each-of.ts';
import { shopById } from '../shops/shops.ts';
import { type PayloadFields, writeField } from '../write-field.ts';
import { filingOf } from './filing.ts';
import { collectInput, importInput, languageField, mostUrls, saveInput } from './inputs.ts';
import { type Listing, listing, upstreamListingId } from './listing.ts';

/** Writes to listings: one or many at once, each with an outcome of its own. */

const refusal = builder.objectRef<Refused>('ListingRefusal').implement({
  description: 'One of several for which nothing was done.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The address or global id that was given.' }),
    error: t.field({
      type: businessError,
      description: 'Why it was refused, the first of `errors`.',
      resolve: ({ errors: [first] }) => first,
    }),
    errors: t.expose('errors', {
      type: [errorTypeOf(calls.publishListing)],
      description: 'Every mistake for which it was refused.',
    }),
  }),
});

/** Of a write to one listing. */
export const onePayload = {
  listing: { type: listing, description: 'The listing as it is now. Null when it was refused.' },
};

const manyPayload = {
  listings: {
    type: [listing],
    refused: [],
    description: 'Those for which it was done, as they stand now.',
  },
  refusals: {
    type: [refusal],
    refused: [],
    description: 'Those for which it was refused, each with the reason.',
  },
} satisfies PayloadFields;

const scope = { permission: 'newListing' } as const;
const idsDescription = `Global ids of listings, 1 to ${mostAtOnce}.`;

/** Does it for each, a few calls at a time. */
async function each(keys: readonly string[], act: (key: string) => Promise<Listing>) {
  const { done, refusals } = await eachOf(keys, 4, act);
  return { listings: done, refusals };
}

writeField('collectListings', {
  call: calls.collectByUrl,
  scope,
  description:
    'Makes listings of the products behind addresses and has them translated; each address has an outcome of its own. Needs the permission newListing.',
  act: 'collecting products, one by one,',
  input: collectInput,
  payload: manyPayload,
  run: async ({ urls: given, shopId, language }, context) => {
    const urls = given.map((url) => url.trim()).filter((url) => url !== '');
    const keys = keysOf(urls, '商品链接', { most: mostUrls });
    const { mallId } = await shopById(context, shopId);
    return each(keys, (url) => context.call(calls.collectByUrl, { url, shopId: mallId, language }));
  },
});

writeField('importListing', {
  call: calls.importCollected,
  scope,
  description:
    'Makes a listing of a product that the browser plugin has collected, and has it translated. Needs the permission newListing.',
  act: 'importing a collected product',
  input: importInput,
  fieldNames: { 'skus.spec': 'skus.specification' },
  payload: onePayload,
  run: async ({ shopId, skus, ...product }, context, send) => {
    const { mallId } = await shopById(context, shopId);
    return {
      listing: await send(calls.importCollected, {
        ...product,
        shopId: mallId,
        skus: skus.map(({ specification, price, stock }) => ({
          spec: specification,
          price: price ?? null,
          stock,
        })),
      }),
    };
  },
});

writeField('saveListing', {
  call: calls.saveListing,
  scope,
  description:
    'Saves an edited listing. Refused when it was changed since the named version. Needs newListing.',
  act: 'saving a listing',
  input: saveInput,
  fieldNames: { 'skus.spec': 'skus.specification' },
  payload: onePayload,
  run: async ({ id, category, skus, filing, ...input }, _context, send) => ({
    listing: await send(calls.saveListing, {
      ...input,
      id: upstreamListingId(id),
      category: category ?? null,
      ...(filing ? { filing: filingOf(filing) } : {}),
      skus: skus.map(({ specification, price, platformSpecs, ...sku }) => ({
        ...sku,
        spec: specification,
        price: price ?? null,
        ...(platformSpecs ? { platformSpecs } : {}),
      })),
    }),
  }),
});

writeField('translateListings', {
  call: calls.translateListing,
  scope,
  description:
    'Has listings translated from their sources again, over what was there; their state tells when it is done. Needs newListing.',
  act: 'having listings translated, one by one,',
  args: (t) => ({
    ids: t.idList({ required: true, description: idsDescription }),
    language: t.field(languageField),
  }),
  payload: manyPayload,
  run: async ({ ids, language }, context) =>
    each(keysOf(ids, '商品'), async (id) =>
      context.call(calls.translateListing, { id: upstreamListingId(id), language }),
    ),
});

writeField('publishListings', {
  call: calls.publishListing,
  scope,
  description:
    'Publishes listings to their shops, each once; their state tells when it is done. One with words that are not translated is refused unless that is agreed to. Needs newListing.',
  act: 'publishing listings, one by one,',
  args: (t) => ({
    ids: t.idList({ required: true, description: idsDescription }),
    withUnknownWords: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Agrees that words which are not translated are published as they are.',
    }),
  }),
  payload: manyPayload,
  run: async ({ ids, withUnknownWords }, context) =>
    each(keysOf(ids, '商品'), async (id) =>
      context.call(calls.publishListing, { id: upstreamListingId(id), withUnknownWords }),
    ),
});

writeField('deleteListings', {
  call: calls.deleteListings,
  scope,
  description:
    'Deletes listings, all or none; products that were published stay in their shops. Needs newListing.',
  act: 'deleting listings',
  args: (t) => ({ ids: t.idList({ required: true, description: idsDescription }) }),
  payload: {
    deletedIds: {
      type: ['ID'],
      refused: [],
      description: 'Global ids of the listings that are gone; empty when it was refused.',
    },
  },
  run: async ({ ids }, _context, send) => {
    const keys = keysOf(ids, '商品');
    await send(calls.deleteListings, { ids: keys.map(upstreamListingId).join(',') });
    return { deletedIds: keys };
  },
});
