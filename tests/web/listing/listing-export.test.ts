import { beforeAll, describe, expect, it } from 'vitest';
import {
  gatherListings,
  listingColumns,
} from '../../../web/src/features/listing/listing-export.ts';
import {
  candidateColumns,
  gatherCandidates,
} from '../../../web/src/features/listing/selection/candidate-export.ts';
import type { Candidate } from '../../../web/src/features/listing/selection/use-candidates.ts';
import type { ListingRow } from '../../../web/src/features/listing/use-listings.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported, inPages, pagesAsked, quietly } from '../support/exported.ts';
import { fakeServer } from '../support/graphql-server.ts';

beforeAll(() => i18n.loadNamespaces(['listing', 'selectionTool']));
const listing: ListingRow = {
  __typename: 'Listing',
  id: 'listing:1',
  sourceUrl: 'https://detail.1688.com/offer/1',
  platform: 'ALIBABA_1688',
  country: '中国',
  state: 'INCOMPLETE',
  failure: null,
  sourceLanguage: 'EN',
  language: 'EN',
  sourceTitle: '=HYPERLINK("http://x")',
  title: '',
  unknownWords: ['不锈钢', '杯'],
  category: '水杯',
  imageUrl: null,
  skuCount: 3,
  priceMin: '12.50',
  priceMax: null,
  version: 1,
  productId: '9007199254740993',
  createdAt: '2026-03-01T16:30:00Z',
  updatedAt: '2026-03-02T01:00:00Z',
  publishedAt: null,
  shop: { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' },
};

const candidate: Candidate = {
  __typename: 'SelectionCandidate',
  productId: '7',
  title: '水杯',
  category: '家居',
  imageUrl: null,
  price: '30.10',
  cost: '9.00',
  monthlySales: 120,
  growth: -0.125,
  shopCount: 4,
  margin: 0.5,
  trend: [],
  sourceUrl: 'https://x.example/7',
  listingId: 'listing:1',
};

describe('the listings as a file', () => {
  it('are all that are filtered, whatever page is shown', async () => {
    const all = Array.from({ length: 130 }, (_, at) => ({ ...listing, id: `listing:${at}` }));
    const server = fakeServer({ Listings: inPages(all, (listings) => ({ listings })) });
    const filter = { selection: { all: true }, state: 'INCOMPLETE', search: '杯' } as const;
    const rows = await gatherListings(client, { ...filter, first: 20, skip: 40 }, quietly);
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(pagesAsked(server)).toEqual([
      [100, 0],
      [100, 100],
    ]);
    for (const { variables } of server.asked) expect(variables).toMatchObject(filter);
  });

  it('say what the table says', async () => {
    const t = i18n.getFixedT('zh-CN', 'listing');
    expect(await exported(listingColumns(t), [listing])).toEqual([
      {
        译文标题: '',
        原标题: '=HYPERLINK("http://x")',
        来源: '1688',
        商品链接: 'https://detail.1688.com/offer/1',
        目标店铺: '甲店',
        状态: '待补译',
        没有译出的词: '不锈钢、杯',
        失败原因: '',
        类目: '水杯',
        SKU数: '3',
        最低申报价: '12.50',
        最高申报价: '',
        采集时间: '2026-03-02 00:30',
        更新时间: '2026-03-02 09:00',
        发布时间: '',
        商品ID: '9007199254740993',
      },
    ]);
  });
});

describe('the candidates as a file', () => {
  it('are all of the shop that are filtered', async () => {
    const all = Array.from({ length: 101 }, (_, at) => ({ ...candidate, productId: `${at}` }));
    const server = fakeServer({
      SelectionCandidates: inPages(all, (selectionCandidates) => ({ selectionCandidates })),
    });
    const asked = { shopId: 'temu:1', minPrice: '10', sort: 'GROWTH' } as const;
    const rows = await gatherCandidates(client, { ...asked, first: 20, skip: 0 }, quietly);
    expect(rows).toHaveLength(101);
    expect(server.asked.at(-1)?.variables).toMatchObject({ ...asked, first: 100, skip: 100 });
  });

  it('say what the table says, amounts with both decimals', async () => {
    const t = i18n.getFixedT('zh-CN', 'selectionTool');
    expect(await exported(candidateColumns(t), [candidate])).toEqual([
      {
        商品ID: '7',
        商品: '水杯',
        类目: '家居',
        售价: '30.10',
        近30天销量: '120',
        环比: '-12.5%',
        在售店铺: '4',
        采购成本: '9.00',
        预估毛利率: '50.0%',
        已选: '已选',
        货源链接: 'https://x.example/7',
      },
    ]);
  });
});
