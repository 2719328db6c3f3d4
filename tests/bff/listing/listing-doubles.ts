import { Refusal } from '../../../api/refusal.ts';
import { manager, person, visitor } from '../world.ts';

/** Listings as the upstream tells them, and those who may and may not work with them. */

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

export const detail = (id: string, change: object = {}) => ({
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

export const counts = {
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

export const world = (data: Record<string, unknown> = {}) => ({
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
