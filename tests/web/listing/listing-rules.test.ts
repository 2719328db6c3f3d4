import { describe, expect, it } from 'vitest';
import {
  inputOf,
  type Listing,
  moved,
  valuesOf,
} from '../../../web/src/features/listing/form-values.ts';
import { nameOfLanguage, preferredLanguage } from '../../../web/src/features/listing/languages.ts';
import { linesOf } from '../../../web/src/features/listing/lines.ts';
import { addressOf, idCodec, listCodec } from '../../../web/src/features/listing/list-url.ts';
import { mayList, mayPick, maySeeListings } from '../../../web/src/features/listing/rights.ts';
import { candidateCodec } from '../../../web/src/features/listing/selection/candidate-url.ts';
import { unknownIn } from '../../../web/src/features/listing/unknown.ts';
import type { Codec } from '../../../web/src/shared/url-state/codec.ts';
import { printQuery, withValue } from '../../../web/src/shared/url-state/codec.ts';

const round = <T>(codec: Codec<T>, query: string): string =>
  printQuery(withValue(new URLSearchParams(), codec, codec.read(new URLSearchParams(query))));

const listing: Listing = {
  __typename: 'Listing',
  id: 'listing:7',
  version: 3,
  title: 'Box',
  description: 'Good',
  category: null,
  removedSkus: [],
  removedAttributes: [],
  images: ['a', 'b'],
  sourceImages: ['a', 'b', 'c'],
  unknownWords: [],
  attributes: [
    {
      __typename: 'ListingAttribute',
      sourceName: '材质',
      sourceValue: '竹制',
      name: 'Material',
      value: 'bamboo',
    },
  ],
  skus: [
    {
      __typename: 'ListingSku',
      place: 0,
      sourceSpecification: '黑色',
      specification: 'Black',
      price: '12.50',
      stock: 7,
      platformSpecs: [
        { __typename: 'ListingPlatformSpec', parentId: '1001', id: '100177', name: 'Black' },
      ],
    },
    {
      __typename: 'ListingSku',
      place: 2,
      sourceSpecification: '白色',
      specification: 'White',
      price: null,
      stock: 0,
      platformSpecs: [],
    },
  ],
  filing: {
    __typename: 'ListingFiling',
    market: 'US',
    category: { __typename: 'ListingCategory', id: '9', path: ['家居', '收纳盒'] },
    sizeChart: null,
    model: null,
    certificates: [{ __typename: 'ListingChoice', id: '4', name: 'CPC' }],
    guideFiles: [],
    agency: null,
  },
  sourceUrl: '',
  platform: 'ALIBABA_1688',
  country: null,
  state: 'READY',
  failure: null,
  sourceLanguage: 'ZH_CN',
  language: 'EN',
  sourceTitle: '盒',
  sourceDescription: '',
  imageUrl: null,
  skuCount: 2,
  priceMin: null,
  priceMax: null,
  productId: null,
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  shop: { __typename: 'Shop', id: 'temu:11', name: '甲店', platform: 'TEMU' },
};

describe('A listing in its form', () => {
  it('comes back as it was when nothing was edited', () => {
    expect(inputOf(listing, valuesOf(listing))).toEqual({
      id: 'listing:7',
      version: 3,
      title: 'Box',
      description: 'Good',
      category: null,
      images: ['a', 'b'],
      attributes: [{ sourceName: '材质', sourceValue: '竹制', name: 'Material', value: 'bamboo' }],
      skus: [
        {
          place: 0,
          specification: 'Black',
          price: '12.50',
          stock: 7,
          platformSpecs: [{ parentId: '1001', id: '100177', name: 'Black' }],
        },
        { place: 2, specification: 'White', price: null, stock: 0, platformSpecs: [] },
      ],
      filing: {
        market: 'US',
        category: { id: '9', path: ['家居', '收纳盒'] },
        sizeChart: null,
        model: null,
        certificates: [{ id: '4', name: 'CPC' }],
        guideFiles: [],
        agency: null,
      },
    });
  });

  it('is sent trimmed, with prices of two decimals', () => {
    const values = { ...valuesOf(listing), title: ' Box ', category: ' 家居 ' };
    values.skus = values.skus.map((sku) => ({ ...sku, price: '9.5' }));
    const input = inputOf(listing, values);
    expect(input).toMatchObject({ title: 'Box', category: '家居' });
    expect(input.skus.map(({ price }) => price)).toEqual(['9.50', '9.50']);
  });

  it('moves pictures by one place, and not over the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(moved(['a'], 5, 1)).toEqual(['a']);
  });

  it('names the unknown words that are still there, in their order', () => {
    expect(unknownIn('奶油风 box 莫兰迪', ['莫兰迪', '多巴胺', '奶油风'])).toEqual([
      '奶油风',
      '莫兰迪',
    ]);
    expect(unknownIn('cream box', ['奶油风'])).toEqual([]);
  });
});

describe('Addresses', () => {
  it('keep what they understand, and nothing else', () => {
    const whole = 'state=FAILED&from=AMAZON&q=%E7%9B%92&page=3';
    expect(round(listCodec, whole)).toBe(`?${whole}`);
    expect(round(listCodec, 'state=LOST&from=ebay&page=0')).toBe('');
    expect(round(candidateCodec, 'q=a&category=b&min=1.5&max=20&sort=MARGIN&page=2')).toBe(
      '?q=a&category=b&min=1.5&max=20&sort=MARGIN&page=2',
    );
    expect(round(candidateCodec, 'min=-1&max=1e9&sort=LUCK&page=x')).toBe('');
  });

  it('name a listing by its number', () => {
    expect(idCodec.read(new URLSearchParams('id=12'))).toBe('listing:12');
    expect(idCodec.read(new URLSearchParams('id=x'))).toBeNull();
    expect(addressOf('/aiProducts/edit', { id: 'listing:12', shop: { id: 'temu:1' } })).toBe(
      '/aiProducts/edit?id=12&shop=temu:1',
    );
  });

  it('of products are one a line, each once', () => {
    expect(linesOf(' a \r\n\n b\na')).toEqual(['a', 'b']);
    expect(linesOf(' \n ')).toEqual([]);
  });
});

describe('Languages and rights', () => {
  it('begin with the language of the header, where it is not the source', () => {
    expect(preferredLanguage(['ZH_CN', 'EN', 'FR'], 'fr')).toBe('FR');
    expect(preferredLanguage(['ZH_CN', 'EN', 'FR'], 'zh-CN')).toBe('EN');
    expect(preferredLanguage(['ZH_CN', 'EN'], 'ja')).toBe('EN');
    expect(nameOfLanguage('PT')).toBe('Português');
  });

  it('are those of the permission codes; a boss has all, and a visitor sees all', () => {
    const nobody = { isBoss: false, isVisitor: false, permissions: [] };
    const checks = [maySeeListings, mayList, mayPick];
    expect(checks.map((may) => may(nobody))).toEqual([false, false, false]);
    for (const who of [
      { ...nobody, isBoss: true },
      { ...nobody, isVisitor: true },
    ])
      expect(checks.map((may) => may(who))).toEqual([true, true, true]);
    const lister = { ...nobody, permissions: ['pageAiProducts', 'newListing'] };
    expect(checks.map((may) => may(lister))).toEqual([true, true, false]);
  });
});
