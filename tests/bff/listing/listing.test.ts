import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, manager, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

const row = (id: string, change: object = {}) => ({
  id,
  mallId: '11',
  sourceUrl: `https://detail.1688.com/offer/${id}.html`,
  platform: '1688',
  country: null,
  state: 'ready',
  failure: null,
  sourceLanguage: 'zh-CN',
  language: 'en',
  sourceTitle: '收纳盒',
  title: 'Storage box',
  unknownWords: [] as string[],
  category: '家居收纳',
  imageUrl: '/goods/JJ.svg',
  skuCount: 1,
  priceMin: 1250,
  priceMax: 1999,
  version: 3,
  productId: null,
  createTime: 0,
  updateTime: 1000,
  publishTime: null,
  ...change,
});

const detail = (id: string, change: object = {}) => ({
  ...row(id),
  sourceDescription: '材质: 竹制',
  description: 'Material: bamboo',
  attributes: [{ sourceName: '材质', sourceValue: '竹制', name: 'Material', value: 'bamboo' }],
  images: ['/goods/JJ.svg'],
  sourceImages: ['/goods/JJ.svg', '/goods/JJ-size.svg'],
  unknownWords: ['奶油风'],
  filing: {
    market: 'EU',
    category: { id: '91040104', path: ['玩具', '拼图'] },
    sizeChart: null,
    model: null,
    certificates: [{ id: '41', name: 'CE' }],
    guideFiles: [],
    agency: { id: '61', name: '责任人' },
  },
  skus: [
    {
      place: 0,
      sourceSpec: '黑色',
      spec: 'Black',
      price: 1250,
      stock: 7,
      platformSpecs: [{ parentId: '1001', id: '7', name: 'Black' }],
    },
  ],
  ...change,
});

const counts = {
  draft: 1,
  translating: 2,
  incomplete: 7,
  ready: 3,
  publishing: 4,
  published: 5,
  failed: 6,
};

const holding = (...codes: string[]) =>
  manager({ user: { permissions: codes.map((permsCode) => ({ permsCode })) } });

const people = {
  boss: person(),
  manager: holding('pageAiProducts', 'newListing'),
  picker: holding('pageSelectionToolNew', 'selectGoods'),
  reader: holding('pageAiProducts', 'pageSelectionToolNew'),
  nobody: manager(),
  visitor: visitor(),
};

const world = (data: Record<string, unknown> = {}) => ({
  people,
  data: {
    queryListings: { total: 41, counts, rows: [row('7')] },
    getListingDetail: ({ id }: { id: string }) => detail(id),
    getListingOptions: {
      canCollect: true,
      canPublish: false,
      languages: ['en', 'zh-CN'],
      categories: ['家居收纳'],
    },
    collectByUrl: ({ url }: { url: string }) => {
      if (url.includes('example.com')) throw new Refusal('无法识别该链接');
      return detail('8', { state: 'translating', sourceUrl: url });
    },
    importCollected: detail('9', { state: 'translating' }),
    saveListing: detail('7', { version: 4 }),
    translateListing: ({ id }: { id: string }) => detail(id, { state: 'translating' }),
    publishListing: ({ id }: { id: string }) => {
      if (id === '9') throw new Refusal('暂不能发布：请填写类目');
      return detail(id, { state: 'publishing' });
    },
    deleteListings: null,
    ...data,
  },
});

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
      '{ listing(id: "listing:7") { title description unknownWords images sourceImages attributes { name } skus { specification price stock } } }',
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

describe('Importing what the plugin has collected', () => {
  const importOne = /* GraphQL */ `
    mutation ($input: ImportListingInput!) {
      importListing(input: $input) {
        listing { id state } error { code message } errors { code field }
      }
    }
  `;
  const input = {
    shopId: 'temu:11',
    language: 'EN',
    sourceUrl: 'https://detail.1688.com/offer/9.html',
    sourceLanguage: 'ZH_CN',
    title: '收纳盒',
    attributes: [{ name: '材质', value: '竹制' }],
    images: ['https://cbu01.alicdn.com/img/1.jpg'],
    skus: [
      { specification: '黑色', price: '12.50', stock: 7 },
      { specification: '白色', stock: 0 },
    ],
  };
  const writesOf = (sent: ReturnType<typeof inhabit>) =>
    sent.filter(({ call }) => call.kind === 'write');

  it('[R2.2-10] sends the product with its prices in fen', async () => {
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(importOne, { token: 'manager', variables: { input } });
    expect(data.importListing).toEqual({
      listing: { id: 'listing:9', state: 'TRANSLATING' },
      error: null,
      errors: [],
    });
    expect(writesOf(sent).map(({ input: given }) => given)).toEqual([
      {
        shopId: '11',
        language: 'en',
        sourceUrl: input.sourceUrl,
        sourceLanguage: 'zh-CN',
        title: '收纳盒',
        description: '',
        attributes: input.attributes,
        images: input.images,
        skus: [
          { spec: '黑色', price: 1250, stock: 7 },
          { spec: '白色', price: null, stock: 0 },
        ],
      },
    ]);
  });

  it('names the field that is wrong, and sends nothing', async () => {
    const sent = inhabit(network, world());
    const wrong = { ...input, title: 'x\u0000', images: ['http://cbu01.alicdn.com/1.jpg'] };
    const variables = { input: wrong };
    const { data } = await testBff().ask(importOne, { token: 'boss', variables });
    expect(data.importListing).toMatchObject({
      listing: null,
      errors: [
        { code: 'INVALID_INPUT', field: 'title' },
        { code: 'INVALID_INPUT', field: 'images.0' },
      ],
    });
    expect(writesOf(sent)).toEqual([]);
  });

  it('says by a code of its own why the product was not taken', async () => {
    const said = '该链接已采集到店铺“甲店”，请勿重复采集';
    const refused = () => {
      throw new Refusal(said);
    };
    inhabit(network, world({ importCollected: refused }));
    const { data } = await testBff().ask(importOne, { token: 'boss', variables: { input } });
    expect(data.importListing).toMatchObject({
      listing: null,
      error: { message: said },
      errors: [{ code: 'KNOWN', field: null }],
    });
  });

  it('is refused without newListing, and to visitors', async () => {
    for (const [token, code] of [
      ['reader', 'FORBIDDEN'],
      [undefined, 'VISITOR_BLOCKED'],
    ] as const) {
      const sent = inhabit(network, world());
      const asked = { ...(token && { token }), variables: { input } };
      const { data } = await testBff().ask(importOne, asked);
      expect(data.importListing.error).toMatchObject({ code });
      expect(writesOf(sent)).toEqual([]);
    }
  });
});

describe('The selection tool', () => {
  const candidate = {
    productId: 'T1001',
    title: '竹制 收纳盒',
    category: '家居收纳',
    imageUrl: '/goods/JJ.svg',
    price: 2000,
    cost: 1200,
    monthlySales: 900,
    growth: 0.2,
    shops: 12,
    margin: 0.35,
    trend: [1, 2, 3, 4, 5, 6],
    sourceUrl: 'https://detail.1688.com/offer/1.html',
    listingId: '7',
  };
  const found = {
    querySelection: {
      total: 1,
      categories: [{ name: '家居收纳', count: 1 }],
      rows: [candidate],
    },
    pickCandidate: detail('7', { state: 'translating' }),
  };
  const query = /* GraphQL */ `
    query { selectionCandidates(shopId: "temu:12", search: "收纳", minPrice: "5", sort: MARGIN, first: 10) {
      totalCount categories { name count }
      edges { node { productId price margin trend listingId } }
    } }
  `;
  const pick = /* GraphQL */ `
    mutation { pickCandidate(input: { productId: "T1001", shopId: "temu:12" }) {
      listing { id state } error { code }
    } }
  `;

  it('[R2.2-16] [R2.2-17] asks for one shop, for who holds its permissions', async () => {
    for (const token of ['boss', 'picker', 'reader']) {
      const sent = inhabit(network, world(found));
      const { data, errors } = await testBff().ask(query, { token });
      expect(errors).toBeUndefined();
      expect(data.selectionCandidates).toEqual({
        totalCount: 1,
        categories: [{ name: '家居收纳', count: 1 }],
        edges: [
          {
            node: {
              productId: 'T1001',
              price: '20.00',
              margin: 0.35,
              trend: [1, 2, 3, 4, 5, 6],
              listingId: 'listing:7',
            },
          },
        ],
      });
      expect(sent.find(({ call }) => call.name === 'querySelection')?.input).toEqual({
        shopId: '12',
        keyword: '收纳',
        minPrice: 500,
        sort: 'margin',
        pageIndex: 1,
        pageSize: 10,
      });
    }
    inhabit(network, world(found));
    const refused = await testBff().ask(query, { token: 'manager' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('makes a listing of a candidate, with selectGoods alone', async () => {
    inhabit(network, world(found));
    const { data } = await testBff().ask(pick, { token: 'picker' });
    expect(data.pickCandidate).toEqual({
      listing: { id: 'listing:7', state: 'TRANSLATING' },
      error: null,
    });
    for (const [token, code] of [
      ['reader', 'FORBIDDEN'],
      ['manager', 'FORBIDDEN'],
      [undefined, 'VISITOR_BLOCKED'],
    ] as const) {
      const { data } = await testBff().ask(pick, token ? { token } : {});
      expect(data.pickCandidate).toMatchObject({ listing: null, error: { code } });
    }
  });
});
