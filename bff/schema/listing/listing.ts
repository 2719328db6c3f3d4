import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/listing.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { languageValues } from '../languages.ts';
import { node } from '../node.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { toldOrNull } from '../told.ts';
import { listingFiling, platformSpec } from './filing.ts';

/** A product that is made ready for a shop. Lists bring its outline; its texts are asked for when they are wanted. */

type Outline = CallOutput<typeof calls.queryListings>['rows'][number];
export type ListingDetail = CallOutput<typeof calls.getListingDetail>;
export type Listing = Outline | ListingDetail;
type Sku = ListingDetail['skus'][number];
type Attribute = ListingDetail['attributes'][number];

const prefix = 'listing:';

/** The global id of a listing. */
export const listingId = (id: string): string => `${prefix}${id}`;

/** @throws Fault when it is the id of something else */
export function upstreamListingId(id: string): string {
  if (!id.startsWith(prefix) || id.length === prefix.length)
    throw new Fault('NOT_FOUND', '商品不存在或已删除，请刷新列表');
  return id.slice(prefix.length);
}

const whole = async (listing: Listing, context: Context): Promise<ListingDetail> =>
  'skus' in listing ? listing : context.call(calls.getListingDetail, { id: listing.id });

const names = {
  '1688': 'ALIBABA_1688',
  amazon: 'AMAZON',
  temu: 'TEMU',
  aliexpress: 'ALIEXPRESS',
  lazada: 'LAZADA',
  shein: 'SHEIN',
  walmart: 'WALMART',
  shopee: 'SHOPEE',
  mercadolibre: 'MERCADO_LIBRE',
} as const;

const site = (value: keyof typeof names, name: string) => ({ value, description: `${name}.` });

export const sourcePlatform = builder.enumType('SourcePlatform', {
  description: 'Where a product was collected from.',
  values: {
    ALIBABA_1688: site('1688', '1688'),
    AMAZON: site('amazon', 'Amazon (亚马逊)'),
    TEMU: site('temu', 'Temu'),
    ALIEXPRESS: site('aliexpress', 'AliExpress (速卖通)'),
    LAZADA: site('lazada', 'Lazada'),
    SHEIN: site('shein', 'Shein'),
    WALMART: site('walmart', 'Walmart (沃尔玛)'),
    SHOPEE: site('shopee', 'Shopee'),
    MERCADO_LIBRE: site('mercadolibre', 'Mercado Libre (美客多)'),
  } as const,
});

export const listingState = builder.enumType('ListingState', {
  description: 'How far a listing is.',
  values: {
    DRAFT: { value: 'draft', description: 'Collected, not translated (待翻译).' },
    TRANSLATING: { value: 'translating', description: 'Being translated (翻译中).' },
    INCOMPLETE: {
      value: 'incomplete',
      description: 'Translated but for the words in `unknownWords` (待补译).',
    },
    READY: { value: 'ready', description: 'Translated, to be edited and published (待发布).' },
    PUBLISHING: { value: 'publishing', description: 'Being published (发布中).' },
    PUBLISHED: { value: 'published', description: 'In its shop (已发布).' },
    FAILED: { value: 'failed', description: 'Translating or publishing failed (失败).' },
  } as const,
});

export const listingLanguage = builder.enumType('ListingLanguage', {
  description: 'A language of product texts.',
  values: languageValues,
});

const listingSku = builder.objectRef<Sku>('ListingSku').implement({
  description: 'One specification of a listing, with its price.',
  fields: (t) => ({
    place: t.exposeInt('place', {
      description: 'Which one of the listing it is; stays when others are removed.',
    }),
    sourceSpecification: t.exposeString('sourceSpec', { description: 'As it was collected.' }),
    specification: t.exposeString('spec', { description: 'As it is published.' }),
    price: t.expose('price', {
      type: 'Money',
      nullable: true,
      description: 'Declared price. Null until it is known.',
    }),
    stock: t.exposeInt('stock', { description: 'Pieces.' }),
    platformSpecs: t.expose('platformSpecs', {
      type: [platformSpec],
      description:
        "The marketplace's numbers of its specification. Empty until they are looked up.",
    }),
  }),
});

const listingAttribute = builder.objectRef<Attribute>('ListingAttribute').implement({
  description: 'A property of the product, as material or weight.',
  fields: (t) => ({
    sourceName: t.exposeString('sourceName', { description: 'Its name as it was collected.' }),
    sourceValue: t.exposeString('sourceValue', { description: 'Its value as it was collected.' }),
    name: t.exposeString('name', { description: 'Its name as it is published.' }),
    value: t.exposeString('value', { description: 'Its value as it is published.' }),
  }),
});

export const listing = builder.objectRef<Listing>('Listing').implement({
  description:
    'A product that was collected, and is translated, edited and published to a shop. Source: queryListings, getListingDetail.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: (row) => listingId(row.id) }),
    shop: t.field(ofShop('The shop that it is for.')),
    sourceUrl: t.exposeString('sourceUrl', { description: 'Address that it was collected from.' }),
    platform: t.expose('platform', {
      type: sourcePlatform,
      description: 'Platform of the source.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'Country of the source, in Chinese. Null where its site says none.',
    }),
    state: t.expose('state', { type: listingState, description: 'How far it is.' }),
    failure: t.string(
      toldOrNull('Why it failed, for the seller. Null unless it did.', ({ failure }) => failure),
    ),
    sourceLanguage: t.expose('sourceLanguage', {
      type: listingLanguage,
      description: 'The language that it was collected in.',
    }),
    language: t.expose('language', {
      type: listingLanguage,
      description: 'The language that it is translated into.',
    }),
    sourceTitle: t.exposeString('sourceTitle', { description: 'Title as it was collected.' }),
    title: t.exposeString('title', {
      description: 'Title as it is published; empty until it is translated.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Category in the shop. Null until it is chosen.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Address of the main picture. Null without any.',
    }),
    skuCount: t.exposeInt('skuCount', { description: 'Number of SKUs.' }),
    priceMin: t.expose('priceMin', {
      type: 'Money',
      nullable: true,
      description: 'Lowest price of its SKUs. Null where none is known.',
    }),
    priceMax: t.expose('priceMax', {
      type: 'Money',
      nullable: true,
      description: 'Highest price of its SKUs. Null where none is known.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts every change; saving names the version that was edited.',
    }),
    productId: t.exposeString('productId', {
      nullable: true,
      description: "The marketplace's id of the product. Null until it is published.",
    }),
    createdAt: t.expose('createTime', { type: 'DateTime', description: 'When it was collected.' }),
    updatedAt: t.expose('updateTime', { type: 'DateTime', description: 'When it last changed.' }),
    publishedAt: t.expose('publishTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published. Null before.',
    }),
    sourceDescription: t.string({
      description: 'Description as it was collected.',
      resolve: async (row, _args, context) => (await whole(row, context)).sourceDescription,
    }),
    description: t.string({
      description: 'Description as it is published.',
      resolve: async (row, _args, context) => (await whole(row, context)).description,
    }),
    attributes: t.field({
      type: [listingAttribute],
      description: 'Its properties.',
      resolve: async (row, _args, context) => (await whole(row, context)).attributes,
    }),
    images: t.stringList({
      description: 'Addresses of the pictures that are published, the main one first.',
      resolve: async (row, _args, context) => (await whole(row, context)).images,
    }),
    sourceImages: t.stringList({
      description:
        'Addresses of all pictures that were collected, and of the originals of translated ones.',
      resolve: async (row, _args, context) => (await whole(row, context)).sourceImages,
    }),
    filing: t.field({
      type: listingFiling,
      description: "What was chosen in the seller's back office at the marketplace.",
      resolve: async (row, _args, context) => (await whole(row, context)).filing,
    }),
    unknownWords: t.exposeStringList('unknownWords', {
      description:
        'Words that the translation left as they were and that still stand in a text. With any, it is published only when that is agreed to.',
    }),
    skus: t.field({
      type: [listingSku],
      description: 'Its SKUs.',
      resolve: async (row, _args, context) => (await whole(row, context)).skus,
    }),
    removedSkus: t.field({
      type: [listingSku],
      description: 'The SKUs that were taken off it. Saving brings back those that are sent again.',
      resolve: async (row, _args, context) => (await whole(row, context)).removedSkus ?? [],
    }),
    removedAttributes: t.field({
      type: [listingAttribute],
      description:
        'The properties that were collected and taken off it. Saving brings back those that are sent again.',
      resolve: async (row, _args, context) => (await whole(row, context)).removedAttributes ?? [],
    }),
  }),
});
