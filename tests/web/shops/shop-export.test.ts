import { beforeAll, expect, it } from 'vitest';
import { shopColumns } from '../../../web/src/features/shops/manage/shop-export.ts';
import type { ShopState } from '../../../web/src/features/shops/manage/use-shop-states.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import type { DirectoryShop } from '../../../web/src/shop-scope/use-directory.ts';
import { exported } from '../support/exported.ts';

beforeAll(() => i18n.loadNamespaces('shopManage'));

const t = i18n.getFixedT('zh-CN', 'shopManage');

const shop: DirectoryShop = {
  __typename: 'Shop',
  id: 'temu:1',
  mallId: '634418213',
  name: '甲店',
  platform: 'TEMU',
  managedType: 'FULLY_MANAGED',
  isHidden: true,
  isNew: false,
  pinnedPlace: null,
  isClosed: false,
  expiresAt: '2026-03-31T16:30:00Z',
  dataUntil: null,
  dataClearedAt: null,
  temuUid: '1',
  phone: '138****5678',
  badgeCount: null,
};
const state: ShopState = {
  __typename: 'Shop',
  id: 'temu:1',
  needsRebind: true,
  syncedAt: null,
  health: {
    __typename: 'ShopHealth',
    lastSaleDay: null,
    saleDays: 20,
    soldQuantity: 1000,
    uncostedQuantity: 1,
  },
  managers: [{ __typename: 'Manager', id: '1', phone: '13900001111', nickName: null }],
  operators: [{ __typename: 'Operator', id: '2', account: '13700002222' }],
};
const groupNames = new Map([['temu:1', ['一组', '二组']]]);

it('says of each shop what the page says, phones with their middle hidden', async () => {
  const states = new Map([['temu:1', state]]);
  const other = { ...shop, id: 'shein:2', platform: 'SHEIN' as const, expiresAt: null };
  const [line, unknown] = await exported(shopColumns(t, { groupNames, states }), [shop, other]);
  expect(line).toMatchObject({
    店铺名称: '甲店',
    店铺ID: '634418213',
    到期日期: '2026-04-01',
    授权状态: '授权已失效',
    // What is not quite whole is not called so.
    '成本完整度（近30天）': '99%',
    店长与运营: '139****1111、137****2222（运营）',
    状态: '已隐藏',
    所属分组: '一组、二组',
  });
  expect(unknown).toMatchObject({
    到期日期: '长期有效',
    授权状态: '',
    店长与运营: '',
    所属分组: '',
  });
});

it('tells nothing of states and people to who may not know them', async () => {
  const [line] = await exported(shopColumns(t, { groupNames }), [shop]);
  const heads = Object.keys(line ?? {});
  for (const head of ['授权状态', '成本完整度（近30天）', '店长与运营'])
    expect(heads).not.toContain(head);
  expect(heads).toContain('店铺名称');
});
