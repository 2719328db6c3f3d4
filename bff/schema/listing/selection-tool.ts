import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/selection.ts';
import { selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { shopById } from '../shops/shops.ts';
import { writeField } from '../write-field.ts';
import { searchTooLong } from '../wrong-input.ts';
import { listingId, listingLanguage } from './listing.ts';
import { onePayload } from './writes.ts';

/** Products that are worth selling, and picking one of them. */

type Found = CallOutput<typeof calls.querySelection>;
type Category = Found['categories'][number];
/** A candidate as it stands for one shop. */
type Candidate = Found['rows'][number];

const candidate = builder.objectRef<Candidate>('SelectionCandidate').implement({
  description: 'A product of the market that a shop could sell. Source: querySelection.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'Id of the candidate.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    category: t.exposeString('category', { description: 'Its category.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Address of a picture. Null where there is none.',
    }),
    price: t.expose('price', { type: 'Money', description: 'What it sells at.' }),
    cost: t.expose('cost', { type: 'Money', description: 'What a piece costs at a supplier.' }),
    monthlySales: t.exposeInt('monthlySales', {
      description: 'Pieces sold in 30 days, over all shops that have it.',
    }),
    growth: t.exposeFloat('growth', {
      description: 'Pieces sold in 30 days against the 30 days before: 0.2 is a fifth more.',
    }),
    shopCount: t.exposeInt('shops', { description: 'Shops that sell it.' }),
    margin: t.exposeFloat('margin', {
      description:
        'Estimated share of the price that is left: price less cost, less 5 % put back for fines and returns.',
    }),
    trend: t.exposeIntList('trend', { description: 'Pieces of six months, the oldest first.' }),
    sourceUrl: t.exposeString('sourceUrl', { description: "Address of a supplier's offer." }),
    listingId: t.id({
      nullable: true,
      description: 'Global id of the listing that was made of it for the shop. Null before.',
      resolve: (row) => (row.listingId === null ? null : listingId(row.listingId)),
    }),
  }),
});

const category = builder.objectRef<Category>('SelectionCategory').implement({
  description: 'A category with its candidates.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    count: t.exposeInt('count', { description: 'Candidates of the same search and prices.' }),
  }),
});

interface CandidateConnection extends Connection<Candidate> {
  readonly categories: readonly Category[];
}

const connection = connectionType<Candidate, CandidateConnection>('SelectionCandidate', candidate, {
  one: 'candidate',
  page: 'A page of candidates.',
});
builder.objectField(connection, 'categories', (t) =>
  t.field({
    type: [category],
    description: 'The categories of the same search and prices, whatever category is asked for.',
    resolve: ({ categories }) => [...categories],
  }),
);

const sort = builder.enumType('SelectionSort', {
  description: 'What a list of candidates begins with.',
  values: {
    SALES: { value: 'sales', description: 'The most sales.' },
    GROWTH: { value: 'growth', description: 'The most growth.' },
    MARGIN: { value: 'margin', description: 'The largest estimated margin.' },
    PRICE: { value: 'price', description: 'The lowest price.' },
    COMPETITION: { value: 'competition', description: 'The fewest shops.' },
  } as const,
});

const longestSearch = 100;

builder.queryField('selectionCandidates', (t) =>
  t.field({
    type: connection,
    authScopes: { page: 'pageSelectionToolNew' },
    description:
      'Products that are worth selling for a shop. Needs the permission pageSelectionToolNew. Source: querySelection.',
    args: {
      shopId: t.arg.id({ required: true, description: 'Global id of the shop.' }),
      search: t.arg.string({ description: 'Words of the title; at most 100 characters.' }),
      category: t.arg.string({ description: 'Only those of it; left out for all.' }),
      minPrice: t.arg({ type: 'Money', description: 'Only those at this price or dearer.' }),
      maxPrice: t.arg({ type: 'Money', description: 'Only those at this price or cheaper.' }),
      sort: t.arg({
        type: sort,
        required: true,
        defaultValue: 'sales',
        description: 'What the list begins with.',
      }),
      ...numberedPages(t.arg, 20),
    },
    resolve: async (_root, args, context): Promise<CandidateConnection> => {
      const page = pageOf(args);
      const keyword = args.search?.trim() ?? '';
      if (keyword.length > longestSearch) throw searchTooLong(longestSearch);
      const selected = selectShop((await shopById(context, args.shopId)).mallId);
      let categories: readonly Category[] = [];
      const found = await connectionOfPages(page, async (pageIndex, pageSize) => {
        const answer = await context.callForShops(calls.querySelection, selected, {
          ...(keyword === '' ? {} : { keyword }),
          ...(args.category ? { category: args.category } : {}),
          ...(typeof args.minPrice === 'number' ? { minPrice: args.minPrice } : {}),
          ...(typeof args.maxPrice === 'number' ? { maxPrice: args.maxPrice } : {}),
          sort: args.sort,
          pageIndex,
          pageSize,
        });
        categories = answer.categories;
        return answer;
      });
      return { ...found, categories };
    },
  }),
);

writeField('pickCandidate', {
  call: calls.pickCandidate,
  scope: { permission: 'selectGoods' },
  description:
    'Makes a listing of a candidate for a shop, and answers the same one when it was picked before. Needs the permission selectGoods.',
  act: 'picking a candidate',
  input: {
    description: 'A candidate that a shop takes up.',
    fields: (t) => ({
      productId: t.id({ required: true, description: 'Id of the candidate.' }),
      shopId: t.id({ required: true, description: 'Global id of the shop.' }),
      language: t.field({
        type: listingLanguage,
        required: true,
        defaultValue: 'en',
        description: 'The language to translate into.',
      }),
    }),
  },
  payload: onePayload,
  run: async ({ shopId, ...picked }, context, send) => {
    const { mallId } = await shopById(context, shopId);
    return { listing: await send(calls.pickCandidate, { ...picked, shopId: mallId }) };
  },
});
