import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, testBff, useNetwork } from '../world.ts';
import { detail, world } from './listing-doubles.ts';

const network = useNetwork();

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
