import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, testBff, useNetwork } from '../world.ts';
import { counts, world } from './listing-doubles.ts';

const network = useNetwork();

const list = /* GraphQL */ `
  query ($selection: ShopSelection! = { all: true }, $state: ListingState, $platform: SourcePlatform, $search: String,
    $skip: Int! = 0) {
    listings(selection: $selection, state: $state, platform: $platform, search: $search, skip: $skip) {
      totalCount
      counts { draft translating incomplete ready publishing published failed }
      edges { node { id state platform language title priceMin priceMax updatedAt shop { id } } }
    }
  }
`;

describe('listings', () => {
  it('[R2.2-11] ask for a page of the selected shops, and have global ids and yuan', async () => {
    const sent = inhabit(network, world());
    const { data, errors } = await testBff().ask(list, {
      token: 'boss',
      variables: { state: 'READY', platform: 'ALIBABA_1688', search: ' 收纳 ', skip: 20 },
    });
    expect(errors).toBeUndefined();
    expect(sent.find(({ call }) => call.name === 'queryListings')?.input).toEqual({
      shopId: '11,12,13',
      state: 'ready',
      platform: '1688',
      keyword: '收纳',
      pageIndex: 2,
      pageSize: 20,
    });
    expect(data.listings).toEqual({
      totalCount: 41,
      counts,
      edges: [
        {
          node: {
            id: 'listing:7',
            state: 'READY',
            platform: 'ALIBABA_1688',
            language: 'EN',
            title: 'Storage box',
            priceMin: '12.50',
            priceMax: '19.99',
            updatedAt: '1970-01-01T00:00:01.000Z',
            shop: { id: 'temu:11' },
          },
        },
      ],
    });
  });

  it('[R2.2-12] are for who holds pageAiProducts, and for visitors of the preview', async () => {
    for (const token of ['manager', 'reader']) {
      inhabit(network, world());
      expect((await testBff().ask(list, { token })).errors).toBeUndefined();
    }
    inhabit(network, world());
    const refused = await testBff().ask(list, { token: 'nobody' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const sent = inhabit(network, world());
    expect((await testBff().ask(list)).errors).toBeUndefined();
    expect(sent.find(({ call }) => call.name === 'queryListings')?.server).toBe('preview');
  });

  it('[R2.2-13] bring their texts when these are asked for, by one read', async () => {
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(
      '{ listing(id: "listing:7") { title description unknownWords images sourceImages attributes { name } skus { specification price stock } removedSkus { specification } removedAttributes { name } } }',
      { token: 'boss' },
    );
    expect(data.listing).toEqual({
      title: 'Storage box',
      description: 'Material: bamboo',
      unknownWords: ['奶油风'],
      images: ['/goods/JJ.svg'],
      sourceImages: ['/goods/JJ.svg', '/goods/JJ-size.svg'],
      attributes: [{ name: 'Material' }],
      skus: [{ specification: 'Black', price: '12.50', stock: 7 }],
      // An upstream need not have them.
      removedSkus: [],
      removedAttributes: [],
    });
    expect(sent.filter(({ call }) => call.name === 'getListingDetail')).toHaveLength(1);
  });

  it('that are unknown are null', async () => {
    const gone = () => {
      throw new Refusal('商品不存在或已删除，或您无权操作，请刷新列表');
    };
    inhabit(network, world({ getListingDetail: gone }));
    const { data, errors } = await testBff().ask(
      '{ gone: listing(id: "listing:7") { id } other: listing(id: "shop:7") { id } }',
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ gone: null, other: null });
  });
});

const collect = /* GraphQL */ `
  mutation ($urls: [String!]!) {
    collectListings(input: { urls: $urls, shopId: "temu:11", language: EN }) {
      listings { id sourceUrl state } refusals { key error { message } } error { code message }
    }
  }
`;
const publish = /* GraphQL */ `
  mutation ($ids: [ID!]!) {
    publishListings(ids: $ids) {
      listings { id state } refusals { key error { code message } } error { code message }
    }
  }
`;

describe('Writes to listings', () => {
  it('tell of each address what became of it', async () => {
    const sent = inhabit(network, world());
    const urls = ['https://detail.1688.com/offer/1.html', ' ', 'https://example.com/2'];
    const { data } = await testBff().ask(collect, { token: 'manager', variables: { urls } });
    expect(data.collectListings).toEqual({
      listings: [{ id: 'listing:8', sourceUrl: urls[0], state: 'TRANSLATING' }],
      refusals: [{ key: urls[2], error: { message: '无法识别该链接' } }],
      error: null,
    });
    const made = sent.filter(({ call }) => call.name === 'collectByUrl');
    expect(made.map(({ input }) => input)).toContainEqual({
      url: urls[0],
      shopId: '11',
      language: 'en',
    });
    const none = await testBff().ask(collect, { token: 'boss', variables: { urls: [' '] } });
    expect(none.data.collectListings.error).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('publish those that can be, and say why others cannot', async () => {
    inhabit(network, world());
    const ids = ['listing:7', 'listing:9', 'shop:1'];
    const { data } = await testBff().ask(publish, { token: 'boss', variables: { ids } });
    expect(data.publishListings).toEqual({
      listings: [{ id: 'listing:7', state: 'PUBLISHING' }],
      refusals: [
        { key: 'listing:9', error: { code: 'REFUSED', message: '暂不能发布：请填写类目' } },
        { key: 'shop:1', error: { code: 'INVALID_INPUT', message: expect.any(String) } },
      ],
      error: null,
    });
  });

  it('send what was edited in fen, and name the field that is wrong', async () => {
    const save = /* GraphQL */ `
      mutation ($input: SaveListingInput!) {
        saveListing(input: $input) { listing { id version } error { code field message } }
      }
    `;
    const input = {
      id: 'listing:7',
      version: 3,
      title: 'Box',
      description: '',
      category: '家居收纳',
      attributes: [],
      images: [],
      skus: [{ place: 0, specification: 'Black', price: '19.90', stock: 4 }],
    };
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(save, { token: 'boss', variables: { input } });
    expect(data.saveListing).toEqual({ listing: { id: 'listing:7', version: 4 }, error: null });
    expect(sent.find(({ call }) => call.name === 'saveListing')?.input).toMatchObject({
      id: '7',
      version: 3,
      skus: [{ place: 0, spec: 'Black', price: 1990, stock: 4 }],
    });
    const wrong = { ...input, title: 'x'.repeat(251) };
    const refused = await testBff().ask(save, { token: 'boss', variables: { input: wrong } });
    expect(refused.data.saveListing).toEqual({
      listing: null,
      error: { code: 'INVALID_INPUT', field: 'title', message: '标题最多250个字符' },
    });
  });

  it('translate and delete', async () => {
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(
      'mutation { translateListings(ids: ["listing:7"], language: FR) { listings { state } error { code } } deleteListings(ids: ["listing:7", "listing:8"]) { deletedIds error { code } } }',
      { token: 'boss' },
    );
    expect(data).toEqual({
      translateListings: { listings: [{ state: 'TRANSLATING' }], error: null },
      deleteListings: { deletedIds: ['listing:7', 'listing:8'], error: null },
    });
    expect(sent.find(({ call }) => call.name === 'deleteListings')?.input).toEqual({
      ids: ['7', '8'],
    });
  });

  it('are refused without newListing, and to visitors, before anything is sent', async () => {
    for (const [token, code] of [
      ['reader', 'FORBIDDEN'],
      [undefined, 'VISITOR_BLOCKED'],
    ] as const) {
      const sent = inhabit(network, world());
      const asked = { ...(token && { token }), variables: { ids: ['listing:7'] } };
      const { data } = await testBff().ask(publish, asked);
      expect(data.publishListings.error).toMatchObject({ code });
      expect(sent.filter(({ call }) => call.kind === 'write')).toEqual([]);
    }
  });
});
