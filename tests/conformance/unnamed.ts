import { type Answer, done, list, Refused } from './answers.ts';
import { expires, manager } from './facts.ts';
import { bound, keptBy } from './kept.ts';

const groupRows: Answer = (say) =>
  keptBy(say).groups.map(({ groupId, name, shops }) =>
    say.row(
      {
        groupId: say.id(groupId),
        mallName: name,
        mallId: shops.join(','),
        groupMallId: `${groupId}-${shops.join(',')}`,
      },
      ['groupId', 'mallName', 'mallId'],
    ),
  );

/** Calls that the specification describes without a path, at paths of this server's own. */
export const unnamed: Readonly<Record<string, Answer>> = {
  'POST /api/mall/query/userGroups': groupRows,
  'POST /api/mall/save/userGroups': (say, _caller, { mallName = '' }) => {
    const { groups } = keptBy(say);
    if (!groups.some(({ name }) => name === mallName))
      groups.push({ groupId: String(3 + groups.length), name: mallName, shops: [] });
    return null;
  },
  'POST /api/mall/update/userGroups': done,
  'POST /api/mall/save/shopGroups': (say, _caller, { groupId, mallId }) => {
    const group = keptBy(say).groups.find((each) => each.groupId === groupId);
    if (group !== undefined) group.shops = list(mallId);
    return null;
  },
  'POST /api/mall/remove/userGroups': done,
  'POST /api/auth/confirmCode': (say, _caller, { phone }) => {
    const kept = keptBy(say);
    if (phone !== undefined && phone === kept.begun) bound(kept, phone);
    kept.begun = '';
    return null;
  },
  'POST /api/mall/rename': (say, _caller, { shopId, name = '' }) => {
    const shop = keptBy(say).shops.find(({ mallId }) => mallId === shopId);
    if (shop === undefined) throw new Refused('店铺不存在');
    shop.mallName = name;
    return null;
  },
  'POST /api/card/rating': () => ({ review: 4.7, assessmentResult: 4 }),
  'POST /api/card/created': () => ({ today: 1, this_week: 2, this_month: '3' }),
  'POST /api/card/joined': () => 12,
  'POST /api/card/count': (_say, _caller, { productType }) =>
    productType === '待创建首单' ? 4 : 5,
  'POST /api/card/deadStock': (_say, _caller, { shopIds }) => ({
    totaNum: list(shopIds).length,
    totalValue: '1200',
  }),
  'POST /api/card/refund': () => ({ totalElements: '6', content: [] }),
  'POST /api/card/specification': (say) => ({ success: say.flag(true), result: { total: 2 } }),
  'POST /api/pay/redeemed': (say) => [
    say.row(
      { code: 'CERT0001', couponNo: 'N1', couponId: say.id('81'), isConfirm: say.flag(true) },
      ['code', 'couponNo', 'couponId', 'isConfirm'],
    ),
  ],
  'POST /api/order/managers': (say) => [
    say.row(
      {
        workerId: say.id(manager.userId),
        phone: manager.phone,
        temuUid: say.id('55001'),
        phoneStr: manager.phone,
        shopIds: manager.shops.map((shop) => say.id(shop)),
        permissionIdList: [1],
        createTime: say.instant(expires),
      },
      ['workerId', 'phone', 'shopIds', 'permissionIdList'],
    ),
  ],
};

/** Where a product finds them: call names of its own documents to what stands above. */
export const mappingOfUnnamed = {
  queryUserGroups: '/api/mall/query/userGroups',
  saveUserGroups: { path: '/api/mall/save/userGroups', input: { shopGroupName: 'mallName' } },
  updateUserGroups: { path: '/api/mall/update/userGroups', input: { shopGroupName: 'mallName' } },
  saveShopGroups: { path: '/api/mall/save/shopGroups', input: { shopId: 'mallId' } },
  removeUserGroups: '/api/mall/remove/userGroups',
  confirmBindCode: '/api/auth/confirmCode',
  renameShop: '/api/mall/rename',
  shopRating: '/api/card/rating',
  createdProducts: '/api/card/created',
  joinedQuantity: '/api/card/joined',
  productCountByType: '/api/card/count',
  deadStock: '/api/card/deadStock',
  refundInfo: '/api/card/refund',
  specification: '/api/card/specification',
  listManagers: '/api/order/managers',
};
