import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/listing.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { nodesOf } from '../node.ts';
import {
  type Connection,
  connectionOfPages,
  numberedPages,
  pageOf,
  sinceDescription,
  sinceOf,
} from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { searchTooLong } from '../wrong-input.ts';
import {
  type Listing,
  listing,
  listingLanguage,
  listingState,
  sourcePlatform,
  upstreamListingId,
} from './listing.ts';

type Counts = CallOutput<typeof calls.queryListings>['counts'];
type Options = CallOutput<typeof calls.getListingOptions>;

const listingCounts = builder.objectRef<Counts>('ListingCounts').implement({
  description: 'How many listings of the list are in each state, whatever its state is.',
  fields: (t) => ({
    draft: t.exposeInt('draft', { description: 'Not translated.' }),
    translating: t.exposeInt('translating', { description: 'Being translated.' }),
    incomplete: t.exposeInt('incomplete', { description: 'Translated but for some words.' }),
    ready: t.exposeInt('ready', { description: 'To be published.' }),
    publishing: t.exposeInt('publishing', { description: 'Being published.' }),
    published: t.exposeInt('published', { description: 'Published.' }),
    failed: t.exposeInt('failed', { description: 'Failed.' }),
  }),
});

interface ListingConnection extends Connection<Listing> {
  readonly counts: Counts;
}

const listingConnection = connectionType<Listing, ListingConnection>('Listing', listing, {
  one: 'listing',
  page: 'A page of listings.',
});
builder.objectField(listingConnection, 'counts', (t) =>
  t.expose('counts', { type: listingCounts, description: 'How many there are in each state.' }),
);

const listingOptions = builder.objectRef<Options>('ListingOptions').implement({
  description: 'What listings can be made of. Source: getListingOptions.',
  fields: (t) => ({
    canCollect: t.exposeBoolean('canCollect', {
      description: 'Whether products can be collected by their address here.',
    }),
    canPublish: t.exposeBoolean('canPublish', {
      description: 'Whether a marketplace is connected that takes products.',
    }),
    languages: t.field({
      type: [listingLanguage],
      description: 'The languages that can be translated into.',
      resolve: ({ languages }) => languages,
    }),
    categories: t.exposeStringList('categories', {
      description: 'Categories to choose from; any other may be written.',
    }),
  }),
});

const noCounts: Counts = {
  draft: 0,
  translating: 0,
  incomplete: 0,
  ready: 0,
  publishing: 0,
  published: 0,
  failed: 0,
};

const longestSearch = 200;

async function findListing(context: Context, id: string) {
  try {
    return await context.call(calls.getListingDetail, { id: upstreamListingId(id) });
  } catch (error) {
    const isGone =
      error instanceof Fault && (error.code === 'NOT_FOUND' || error.code === 'UPSTREAM_REFUSED');
    if (isGone) return null;
    throw error;
  }
}

nodesOf({
  words: ['listing'],
  type: 'Listing',
  may: ({ page }) => page('pageAiProducts'),
  find: findListing,
});

builder.queryFields((t) => {
  const selection = t.arg({ type: shopSelection, required: true, description: 'Which shops.' });
  const authScopes = { page: 'pageAiProducts' } as const;
  return {
    listings: t.field({
      type: listingConnection,
      authScopes,
      description:
        'The listings of the selected shops, the newest change first. Needs the permission pageAiProducts. Source: queryListings.',
      args: {
        selection,
        state: t.arg({ type: listingState, description: 'Only those; left out for all.' }),
        platform: t.arg({
          type: sourcePlatform,
          description: 'Only those from this source; left out for all.',
        }),
        updatedSince: t.arg({ type: 'DateTime', description: sinceDescription }),
        search: t.arg.string({
          description: 'Part of a title or of the source address; at most 200 characters.',
        }),
        ...numberedPages(t.arg, 20),
      },
      resolve: async (_root, args, context): Promise<ListingConnection> => {
        const page = pageOf(args);
        const keyword = args.search?.trim() ?? '';
        if (keyword.length > longestSearch) throw searchTooLong(longestSearch);
        const { selected, shops } = await resolveSelection(context, args.selection);
        let counts = noCounts;
        const connection = await connectionOfPages(page, async (pageIndex, pageSize) => {
          if (shops.length === 0) return { total: 0, rows: [] };
          const found = await context.callForShops(calls.queryListings, selected, {
            ...(args.state ? { state: args.state } : {}),
            ...(args.platform ? { platform: args.platform } : {}),
            ...sinceOf(args.updatedSince),
            ...(keyword === '' ? {} : { keyword }),
            pageIndex,
            pageSize,
          });
          counts = found.counts;
          return found;
        });
        return { ...connection, counts };
      },
    }),
    listing: t.field({
      type: listing,
      nullable: true,
      authScopes,
      description:
        'One listing with its texts. Null when there is none, or none that the viewer may see. Source: getListingDetail.',
      args: { id: t.arg.id({ required: true, description: 'Global id of the listing.' }) },
      resolve: (_root, { id }, context) => findListing(context, id),
    }),
    listingOptions: t.field({
      type: listingOptions,
      nullable: true,
      authScopes,
      description:
        'What listings of the selected shops can be made of. Null for a selection without a shop. Source: getListingOptions.',
      args: { selection },
      resolve: async (_root, args, context) => {
        const { selected, shops } = await resolveSelection(context, args.selection);
        return shops.length === 0
          ? null
          : context.callForShops(calls.getListingOptions, selected, {});
      },
    }),
  };
});
