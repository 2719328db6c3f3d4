import { manager, notice, type Person, registered, type Shop } from './facts.ts';
import type { Speech } from './habits.ts';
import { boundUid, keptBy } from './kept.ts';

/** What one request says, as a form, a query or JSON. */
export type Fields = Readonly<Record<string, string>>;

/** The `data` of a call; null where there is nothing to say. */
export type Answer = (say: Speech, caller: Person, fields: Fields) => unknown;

/** A refusal of code 1. */
export class Refused extends Error {}

export const list = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** Section 3: "User info". */
const userInfo: Answer = (say, caller) => ({
  ...say.row(
    {
      username: caller.phone,
      userId: say.id(caller.userId),
      uid: say.id(caller.userId),
      isVisitor: say.flag(false),
      role: caller.role,
      phone: caller.phone,
      nickName: null,
      isBoss: say.flag(caller.role === 'boss'),
      permissions: caller.permissions.map((permsCode) => say.row({ permsCode }, ['permsCode'])),
      wechatUId: null,
      registerTime: say.instant(registered),
      isFirst: say.flag(false),
      needRebindPhones: [],
    },
    ['userId', 'role', 'phone', 'permissions', 'registerTime'],
  ),
});

const shopsOf = (say: Speech, caller: Person): Shop[] =>
  keptBy(say).shops.filter(
    ({ mallId, temuUid }) =>
      caller.shops.includes(mallId) || (caller.role === 'boss' && temuUid === boundUid),
  );

/** Section 3: "Shop". */
const shopRows =
  (named: readonly string[]): Answer =>
  (say, caller) =>
    shopsOf(say, caller)
      .filter(({ platformType }) => !say.habits.sheinApart || platformType === 'temu')
      .map((shop, sort) =>
        say.row(
          {
            mallId: say.id(shop.mallId),
            mallName: shop.mallName,
            mallNameDis: null,
            mallNameNative: shop.mallName,
            platformType: shop.platformType,
            isSemiManagedMall: say.flag(shop.isSemiManagedMall),
            isSelected: say.flag(false),
            isShopGroup: say.flag(false),
            groupMallId: '',
            sumnum: 0,
            checked: say.flag(false),
            isCloseShop: say.flag(false),
            expireDate: say.instant(shop.expireDate),
            sort,
            temuUid: shop.temuUid === '' ? null : say.id(shop.temuUid),
            phone: shop.phone,
            phoneStr: shop.mallId === '634418' ? manager.phone : '',
            isShow: say.flag(true),
            length: 1,
            ...(say.habits.unrated && { review: null, assessmentResult: null }),
          },
          named,
        ),
      );

const temuAccounts: Answer = (say) =>
  keptBy(say).accounts.map(({ temuUid, phone }, place) =>
    say.row({ temuUid: say.id(temuUid), phone, accountId: say.id(String(5 + place)) }, [
      'temuUid',
      'phone',
    ]),
  );

/** Section 3: "Shein shop row: shopId, shopName". */
const sheinShops: Answer = (say, caller) =>
  shopsOf(say, caller)
    .filter(({ platformType }) => platformType === 'shein')
    .map(({ mallId, mallName }) =>
      say.row({ shopId: say.id(mallId), shopName: mallName }, ['shopId', 'shopName']),
    );

const temuShops: Answer = (say) =>
  keptBy(say)
    .shops.filter(({ platformType }) => platformType === 'temu')
    .map(({ mallId, mallName }) =>
      say.row({ mallId: say.id(mallId), mallName }, ['mallId', 'mallName']),
    );

export const done: Answer = () => null;

const submitOrder: Answer = () => ({
  orderNo: 'R20260311001',
  codeUrl: 'weixin://wxpay/bizpayurl?pr=abc',
  totalPrice: '69.00',
});

/** Section 7, by method and path: what the specification names. Statistics stand in statistics.ts. */
export const named: Readonly<Record<string, Answer>> = {
  'POST /api/order/getUserInfo': userInfo,
  'POST /api/order/getShopList': shopRows(['mallId', 'mallName', 'platformType']),
  'POST /api/order/getShopListByWorkerPhone': shopRows(['mallId', 'mallName']),
  'POST /api/order/getShopListForDistribute': temuShops,
  'POST /api/order/getTemuAccountList': temuAccounts,
  'POST /api/order/getEntityListForOwner': temuAccounts,
  'POST /api/order/getTemuShopListByTemuUid': temuShops,
  'POST /api/order/getShopListForOwnerByEntity': temuShops,
  'POST /api/order/getShopListByWorkerIdForOwner': temuShops,
  'POST /api/order/getAccountSheinShopList': sheinShops,
  'POST /api/shein/shop/findSheinShopByUId': sheinShops,
  'POST /api/order/getExpiredShopList': (say) => [
    say.row({ shopId: say.id('634420') }, ['shopId']),
  ],
  'POST /api/order/getUserPermissionList': (say) =>
    [1, 2, 3, 4].map((permissionId) => say.row({ permissionId }, ['permissionId'])),
  'POST /api/order/getWarehouseMgtTemuUserList': (say) => [
    say.row({ phone: '13900000021', username: '仓库小王' }, ['phone']),
  ],
  'POST /api/order/checkUserWorkerPhone': (say, _caller, { phone }) =>
    say.flag(phone === manager.phone),
  'POST /api/order/removeShopWorkerId': done,
  'POST /api/order/removeShopKeeperId': done,
  'POST /api/order/sendCodeForBindAndDistribute': done,
  'POST /api/order/distributeShopToUser': done,
  'POST /api/order/distributeShopToUserNoCode': done,
  'GET /api/shop/getShopTabMap': (say) => keptBy(say).layout,
  'POST /api/shop/setShopTabAllMap': (say, _caller, { layout = '' }) => {
    keptBy(say).layout = layout;
    return null;
  },
  'POST /api/auth/bindAccount': (say, _caller, { phone = '' }) => {
    keptBy(say).begun = phone;
    return null;
  },
  'POST /api/auth/sendTemuCode': done,
  'POST /api/auth/deleteMyTemuAcount': done,
  'POST /api/auth/getTemuCredByShopId': () => 'api_uid=abc; sessionId=def',
  'POST /api/auth/getTemuCredByShopIdAgent': () => 'api_uid=abc; sessionId=def',
  'POST /api/auth/getBossHasAtLeastOneDevice': (say) => say.flag(true),
  'POST /api/auth/user/binding/phone': done,
  'POST /api/auth/user/getWorker/password': () => 'ship1234',
  'POST /api/auth/saveWorkerUser': done,
  'POST /api/auth/settingMgtUserPass': done,
  'GET /api/auth/wechat/login/code': () => 'https://open.weixin.example/connect/qrconnect?state=x',
  'POST /api/shein/auth/authorizationUrl': () => 'https://shein.example/auth?state=x',
  'GET /api/shein/auth/sheinAuthCancel': done,
  'POST /api/notice/getIndexNoticeInfo': (say) => [
    say.row({ noticeId: say.id(notice.noticeId), title: notice.title }, ['noticeId', 'title']),
  ],
  [`GET /api/notice/${notice.noticeId}`]: (say) =>
    say.row({ noticeId: say.id(notice.noticeId), title: notice.title, body: notice.body }, [
      'noticeId',
      'title',
      'body',
    ]),
  'POST /api/pay/submitOrder': submitOrder,
  'GET /api/pay/destructionCet': (_say, _caller, { certNo }) => {
    if (certNo !== 'CERT0001') throw new Refused('核销码无效');
    return null;
  },
  'GET /api/pay/getCouponInfo': (say) => [
    say.row(
      {
        code: 'CERT0001',
        couponNo: 'N1',
        couponId: say.id('81'),
        isConfirm: say.flag(true),
      },
      ['code', 'couponNo', 'couponId', 'isConfirm'],
    ),
  ],
  'GET /api/pay/couponValues': () => 30,
  'GET /api/pay/cancelOrder': done,
};

/** Whoever may call without a session. */
export const open: ReadonlySet<string> = new Set([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/resetpass',
  'GET /api/auth/wechat/login/code',
  'POST /api/phone/sendPhoneCode',
  'POST /api/phone/sendPhoneCodeRegister',
  'POST /api/phone/sendPhoneCodeFindPass',
  'POST /api/notice/getIndexNoticeInfo',
  `GET /api/notice/${notice.noticeId}`,
]);
