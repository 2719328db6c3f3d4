import * as calls from '../../api/contract/listing.ts';
import type { Context } from '../context.ts';
import { shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessError,
  businessErrorOf,
  inputError,
  type Outcome,
  outcomeOf,
  refusalField,
  refused,
} from './business-error.ts';
import { type Listing, listing, upstreamListingId } from './listing.ts';
import { collectInput, languageField, mostUrls, saveInput } from './listing-inputs.ts';

/** Writes to listings: one or many at once, each with an outcome of its own. */

interface Refused {
  /** What was given: an address, or a global id. */
  readonly key: string;
  readonly error: BusinessError;
}

interface Taken {
  readonly listings: readonly Listing[];
  readonly refusals: readonly Refused[];
  readonly error: BusinessError | null;
}

const none = { listings: [], refusals: [] };
const failed = (error: unknown): Taken => ({ ...none, error: businessErrorOf(error) });

const refusal = builder.objectRef<Refused>('ListingRefusal').implement({
  description: 'One of several for which nothing was done.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The address or global id that was given.' }),
    error: t.expose('error', { type: businessError, description: 'Why it was refused.' }),
  }),
});

const errorField = {
  type: businessError,
  nullable: true,
  description: 'Why it was refused; null when it was done, or tried one by one.',
} as const;

const payload = (name: string, act: string) =>
  builder.objectRef<Taken>(name).implement({
    description: `What ${act} came to, one by one.`,
    fields: (t) => ({
      listings: t.field({
        type: [listing],
        description: 'Those for which it was done, as they stand now.',
        resolve: ({ listings }) => [...listings],
      }),
      refusals: t.field({
        type: [refusal],
        description: 'Those for which it was refused, each with the reason.',
        resolve: ({ refusals }) => [...refusals],
      }),
      error: t.expose('error', errorField),
    }),
  });

const collectPayload = payload('CollectListingsPayload', 'collecting products');
const translatePayload = payload('TranslateListingsPayload', 'having listings translated');
const publishPayload = payload('PublishListingsPayload', 'publishing listings');

/** The payload of a write to one listing. */
export interface Written {
  readonly listing: Listing | null;
  readonly error: BusinessError | null;
}

export const onePayload = (name: string, act: string) =>
  builder.objectRef<Written>(name).implement({
    description: `What ${act} came to.`,
    fields: (t) => ({
      listing: t.expose('listing', {
        type: listing,
        nullable: true,
        description: 'The listing as it is now. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const savePayload = onePayload('SaveListingPayload', 'saving a listing');

const deletePayload = builder
  .objectRef<{ readonly deletedIds: readonly string[]; readonly error: BusinessError | null }>(
    'DeleteListingsPayload',
  )
  .implement({
    description: 'What deleting listings came to.',
    fields: (t) => ({
      deletedIds: t.idList({
        description: 'Global ids of the listings that are gone; empty when it was refused.',
        resolve: ({ deletedIds }) => [...deletedIds],
      }),
      error: t.expose('error', refusalField),
    }),
  });

/** As many as a page may have. */
const mostAtOnce = 100;
/** Calls of one mutation that are under way at a time. */
const callsAtOnce = 4;

const readIds = (given: readonly string[], most: number, what: string) => {
  const keys = [...new Set(given)];
  const isFit = keys.length > 0 && keys.length <= most;
  return {
    keys,
    error: isFit ? null : refused('INVALID_INPUT', `请选择 1 到 ${most} 个${what}`).error,
  };
};

/** Does it for one after the other, a few at a time; what is refused stops no other. */
async function eachOf(
  keys: readonly string[],
  act: (key: string) => Promise<Listing>,
): Promise<Taken> {
  const outcomes = new Map<string, Outcome<Listing>>();
  const waiting = keys.values();
  const worker = async (): Promise<void> => {
    for (const key of waiting) outcomes.set(key, await outcomeOf(() => act(key)));
  };
  await Promise.all(Array.from({ length: Math.min(callsAtOnce, keys.length) }, worker));
  const found = keys.map((key) => ({ key, outcome: outcomes.get(key) }));
  return {
    listings: found.flatMap(({ outcome }) => outcome?.value ?? []),
    refusals: found.flatMap(({ key, outcome }) =>
      outcome?.error ? { key, error: outcome.error } : [],
    ),
    error: null,
  };
}

/** @throws Fault when it is no shop of the viewer's */
export async function mallIdOf(context: Context, shopId: string): Promise<string> {
  const found = shopByGlobalId(await context.directory(), shopId);
  if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
  return found.mallId;
}

const whatever = (
  _root: unknown,
  _args: unknown,
  _context: unknown,
  _info: unknown,
  error: unknown,
) => failed(error);

builder.mutationFields((t) => {
  const authScopes = { permission: 'newListing' };
  const ids = t.arg.idList({
    required: true,
    description: `Global ids of listings, 1 to ${mostAtOnce}.`,
  });
  return {
    collectListings: t.field({
      type: collectPayload,
      authScopes,
      unauthorizedResolver: whatever,
      description:
        'Makes listings of the products behind addresses and has them translated; each address has an outcome of its own. Needs the permission newListing. Source: collectByUrl.',
      args: {
        input: t.arg({ type: collectInput, required: true, description: 'What and where.' }),
      },
      resolve: async (_root, { input }, context) => {
        const urls = input.urls.map((url) => url.trim()).filter((url) => url !== '');
        const { keys, error } = readIds(urls, mostUrls, '商品链接');
        if (error !== null) return { ...none, error };
        const shop = await outcomeOf(() => mallIdOf(context, input.shopId));
        if (shop.error !== null) return { ...none, error: shop.error };
        const { language } = input;
        return eachOf(keys, (url) =>
          context.call(calls.collectByUrl, { url, shopId: shop.value, language }),
        );
      },
    }),
    saveListing: t.field({
      type: savePayload,
      authScopes,
      unauthorizedResolver: (_root, _args, _context, _info, error) => ({
        listing: null,
        error: businessErrorOf(error),
      }),
      description:
        'Saves an edited listing. Refused when it was changed since the named version. Needs newListing. Source: saveListing.',
      args: { input: t.arg({ type: saveInput, required: true, description: 'The listing.' }) },
      resolve: async (_root, { input }, context) => {
        const { value, error } = await outcomeOf(async (): Promise<Written> => {
          const fields = {
            ...input,
            id: upstreamListingId(input.id),
            category: input.category ?? null,
            skus: input.skus.map(({ specification, price, ...sku }) => ({
              ...sku,
              spec: specification,
              price: price ?? null,
            })),
          };
          const wrong = inputError(calls.saveListing, fields);
          if (wrong !== null) return { listing: null, error: wrong };
          return { listing: await context.call(calls.saveListing, fields), error: null };
        });
        return value ?? { listing: null, error };
      },
    }),
    translateListings: t.field({
      type: translatePayload,
      authScopes,
      unauthorizedResolver: whatever,
      description:
        'Has listings translated from their sources again, over what was there; their state tells when it is done. Needs newListing. Source: translateListing.',
      args: { ids, language: t.arg(languageField) },
      resolve: async (_root, { ids: given, language }, context) => {
        const { keys, error } = readIds(given, mostAtOnce, '商品');
        if (error !== null) return { ...none, error };
        return eachOf(keys, (id) =>
          context.call(calls.translateListing, { id: upstreamListingId(id), language }),
        );
      },
    }),
    publishListings: t.field({
      type: publishPayload,
      authScopes,
      unauthorizedResolver: whatever,
      description:
        'Publishes listings to their shops, each once; their state tells when it is done. One with words that are not translated is refused unless that is agreed to. Needs newListing. Source: publishListing.',
      args: {
        ids,
        withUnknownWords: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Agrees that words which are not translated are published as they are.',
        }),
      },
      resolve: async (_root, { ids: given, withUnknownWords }, context) => {
        const { keys, error } = readIds(given, mostAtOnce, '商品');
        if (error !== null) return { ...none, error };
        return eachOf(keys, (id) =>
          context.call(calls.publishListing, { id: upstreamListingId(id), withUnknownWords }),
        );
      },
    }),
    deleteListings: t.field({
      type: deletePayload,
      authScopes,
      unauthorizedResolver: (_root, _args, _context, _info, error) => ({
        deletedIds: [],
        error: businessErrorOf(error),
      }),
      description:
        'Deletes listings, all or none; products that were published stay in their shops. Needs newListing. Source: deleteListings.',
      args: { ids },
      resolve: async (_root, { ids: given }, context) => {
        const { keys, error } = readIds(given, mostAtOnce, '商品');
        if (error !== null) return { deletedIds: [], error };
        const { error: refusedWhy } = await outcomeOf(() =>
          context.call(calls.deleteListings, { ids: keys.map(upstreamListingId).join(',') }),
        );
        return { deletedIds: refusedWhy === null ? keys : [], error: refusedWhy };
      },
    }),
  };
});
