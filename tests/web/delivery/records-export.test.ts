import { beforeAll, expect, it } from 'vitest';
import {
  type Assessment,
  assessmentColumns,
  gatherAssessments,
  gatherPackages,
  type Package,
  packageColumns,
} from '../../../web/src/features/delivery/records-export.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported, inPages, pagesAsked, quietly } from '../support/exported.ts';
import { fakeServer } from '../support/graphql-server.ts';

beforeAll(() => i18n.loadNamespaces('delivery'));
const shop = { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' } as const;
const selection = { shop: 'temu:1' };

const assessment: Assessment = {
  __typename: 'DeliveryAssessment',
  shop,
  start: '2026-02-01',
  end: '2026-03-02',
  grade: 'A',
  orderCount: 40,
  onTimeCount: 37,
  fakeCount: 1,
  onTimeRate: 0.925,
};

const parcel: Package = {
  __typename: 'ReturnPackage',
  packageNo: 'TH2603010001',
  shop,
  reason: '商品下架退回',
  courier: '中通',
  trackingNo: null,
  createdAt: '2026-03-01T02:00:00Z',
  sentAt: '2026-03-01T16:30:00Z',
  signedAt: null,
  quantity: 5,
  goods: ['A-1', 'A-2'].map((code, at) => ({
    __typename: 'ShippingGoods',
    skuId: code,
    code,
    specification: '红色',
    imageUrl: null,
    productName: '收纳盒',
    quantity: at + 2,
  })),
};

it('gives all assessments of the shops, each once', async () => {
  const all = Array.from({ length: 130 }, (_, at) => ({ ...assessment, start: `day ${at}` }));
  const server = fakeServer({
    DeliveryAssessments: inPages(all, (deliveryAssessments) => ({ deliveryAssessments })),
  });
  expect(await gatherAssessments(client, selection, quietly)).toHaveLength(130);
  expect(pagesAsked(server)).toEqual([
    [100, 0],
    [100, 100],
  ]);
  for (const { variables } of server.asked) expect(variables.selection).toEqual(selection);
});

it('gives all return packages of the shops', async () => {
  const all = Array.from({ length: 160 }, (_, at) => ({ ...parcel, packageNo: `TH${at}` }));
  const server = fakeServer({
    ReturnPackages: inPages(all, (returnPackages) => ({ returnPackages })),
  });
  expect(await gatherPackages(client, selection, quietly)).toHaveLength(160);
  expect(pagesAsked(server)).toEqual([
    [100, 0],
    [100, 100],
  ]);
});

it('says an assessment in a line, whether it still runs, a rate that there is none of as nothing', async () => {
  const t = i18n.getFixedT('zh-CN', 'delivery');
  const none = {
    ...assessment,
    end: '2026-03-12',
    orderCount: 0,
    onTimeCount: 0,
    onTimeRate: null,
  } as const;
  const lines = await exported(assessmentColumns(t, '2026-03-10'), [assessment, none]);
  expect(lines[0]).toEqual({
    店铺: '甲店',
    开始日期: '2026-02-01',
    结束日期: '2026-03-02',
    进行中: '',
    等级: 'A',
    发货单: '40',
    按时发货: '37',
    按时发货率: '92.5%',
    超时: '3',
    虚假发货: '1',
  });
  expect(lines[1]).toMatchObject({ 进行中: '进行中', 发货单: '0', 按时发货率: '', 超时: '0' });
});

it('says a package in a line, with all goods and each time in a column of its own', async () => {
  const t = i18n.getFixedT('zh-CN', 'delivery');
  expect(await exported(packageColumns(t), [parcel])).toEqual([
    {
      包裹号: 'TH2603010001',
      店铺: '甲店',
      商品信息: expect.stringMatching(/^收纳盒 红色 A-1.*2.*；收纳盒 红色 A-2.*3/),
      件数: '5',
      原因: '商品下架退回',
      物流公司: '中通',
      运单号: '',
      创建时间: '2026-03-01 10:00',
      寄出时间: '2026-03-02 00:30',
      签收时间: '',
    },
  ]);
});
