import { z } from 'zod';
import { defineCall } from './call.ts';
import { ofCodes } from './codes.ts';
import { completed, type Given, sameFact, unless } from './completed.ts';
import { formBoolean, id, instant, nothing, phone, platformType } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { workSentences } from './rules/work-sentences.ts';

/** Binding of marketplace main accounts and shops to a boss (specification sections 4 and 7). */

const source = 'spec 7 Auth and account';
const shopsSource = 'spec 7 Shops, managers, workers';
const readings = 'readings B Accounts, codes, authorization';

/** The password of a marketplace account; its rules are the marketplace's. */
const accountPassword = z.string().min(1, inputSentences.passwordMissing).max(64);
const code = z.string().regex(/^\d{6}$/, inputSentences.wrongCode);
const clientId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, '授权窗口的编号无效，请刷新页面后重试')
  .describe('32 hexadecimal characters that the browser window has drawn');

export const bindStatuses = ['signing_in', 'code_sent', 'bound', 'failed'] as const;

/** How far the binding of one main account is. The same news goes out on the three bind topics. */
export const bindState = z.object({
  phone: z.string(),
  /** `signing_in` at the marketplace, `code_sent` waits for confirmBindCode, the others are final. */
  status: z.enum(bindStatuses),
  /** Chinese sentence for the seller. */
  msg: z.string(),
  /** mallId of the first shop of the account, once it is bound. */
  firstShopId: z.string().nullable(),
});

const noCode = { msg: '绑定异常，请重新获取验证码！', name: 'bindCodeMissing' } as const;

/** What the marketplace refuses of an account. */
export const ofMarketplace = defineRefusals({
  wrongAccount: { msg: workSentences.wrongAccount },
  boundElsewhere: { msg: workSentences.boundElsewhere },
  unreachable: { msg: workSentences.unreachable },
  noShops: { msg: workSentences.noShops },
  notConnected: { msg: workSentences.notConnected },
});

/** What is refused of an account or a shop that is not bound. */
export const ofBound = defineRefusals({
  accountGone: { msg: '该主账号不存在或已解绑，请刷新页面' },
  shopGone: { msg: '该店铺不存在或已解绑，请刷新页面', name: 'boundShopGone' },
});

/** What is refused of a page where a shop is authorised, to the page that it returns to, too. */
export const ofAuthorization = defineRefusals({
  badWindow: { msg: '授权窗口的编号无效，请刷新页面后重试' },
  badLink: { msg: '授权链接无效或已过期，请回到系统重新打开授权页面' },
});

export const bindAccount = defineCall({
  name: 'bindAccount',
  refusals: {
    notBound: { msg: '该主账号尚未绑定，请先绑定主账号' },
    bound: { msg: '该主账号已绑定，无需重复绑定' },
  },
  path: '/api/auth/bindAccount',
  kind: 'write',
  role: 'boss',
  summary:
    'Begins to bind a temu main account: signs in at the marketplace, which sends a code where it wants one. Code 0 says that it has begun; how it goes on is told by web_bind_progress, web_bind_error and web_bind_finish. data is the state after a moment. Repeated while it is under way, it changes nothing.',
  source,
  input: z.object({ phone, isRebind: formBoolean.default(false), password: accountPassword }),
  output: bindState.nullable().catch(null),
});

export const sendTemuCode = defineCall({
  name: 'sendTemuCode',
  refusals: {
    ...ofMarketplace.refusals,
    noCode,
    otherAccount: { msg: '当前账号密码与获取验证码时不一致，请重新获取验证码！' },
  },
  path: '/api/auth/sendTemuCode',
  kind: 'write',
  role: 'boss',
  summary: 'Lets the marketplace send another code for a bind that is under way (reading A4).',
  source,
  input: z.object({ phone, password: accountPassword }),
  output: nothing,
});

export const confirmBindCode = defineCall({
  name: 'confirmBindCode',
  refusals: { ...ofCodes.refusals, ...ofMarketplace.refusals, noCode },
  path: '/api/auth/confirmBindCode',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary: 'Ends a bind with the code that the marketplace has sent.',
  source: readings,
  input: z.object({ phone, code }),
  // Where an upstream does not say, the message of the finished bind does.
  output: z.preprocess(
    (said) => (typeof said === 'object' && said !== null && 'firstShopId' in said ? said : {}),
    z.object({ firstShopId: z.string().nullish() }),
  ),
});

export const getBindState = defineCall({
  name: 'getBindState',
  keys: 'allShops',
  path: '/api/auth/getBindState',
  origin: 'assigned',
  role: 'boss',
  summary:
    'How far the caller’s own bind of this phone is, for those who missed a message. Null without one.',
  source: readings,
  input: z.object({ phone }),
  output: bindState.nullable(),
});

const accountId = z.object({ accountId: id });
const oneShop = z.object({ shopId: id });

export const unbindTemuAccount = defineCall({
  name: 'unbindTemuAccount',
  refusals: { accountGone: ofBound.refusals.accountGone },
  path: '/api/manage/unbindTemuAccount',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Unbinds a main account. Its shops leave every list at once; their history is kept for 7 days, in case it is bound again.',
  source: 'readings B Managers, shippers, operators',
  input: accountId,
  output: nothing,
});

export const deleteMyTemuAcount = defineCall({
  name: 'deleteMyTemuAcount',
  refusals: { accountGone: ofBound.refusals.accountGone },
  path: '/api/auth/deleteMyTemuAcount',
  kind: 'write',
  role: 'boss',
  summary: 'The same as unbindTemuAccount (reading A14), spelled as the specification has it.',
  source,
  input: accountId,
  output: nothing,
});

export const unbindSheinShop = defineCall({
  name: 'unbindSheinShop',
  refusals: { shopGone: ofBound.refusals.shopGone },
  path: '/api/manage/unbindSheinShop',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary: 'Unbinds one shein shop; its history is kept for 7 days.',
  source: 'readings B Managers, shippers, operators',
  input: oneShop,
  output: nothing,
});

export const sheinAuthCancel = defineCall({
  name: 'sheinAuthCancel',
  refusals: { shopGone: ofBound.refusals.shopGone },
  method: 'GET',
  encoding: 'query',
  path: '/api/shein/auth/sheinAuthCancel',
  kind: 'write',
  role: 'boss',
  summary: 'The same as unbindSheinShop (reading A14).',
  source,
  input: oneShop,
  output: nothing,
});

/** Data: the address to open. It may be relative to the site where the simulator answers. */
const authorizationUrl = z.string().min(1);
const authorization = z.object({ clientId: clientId.optional() });

export const sheinAuthorizationUrl = defineCall({
  name: 'sheinAuthorizationUrl',
  refusals: { ...ofMarketplace.refusals, badWindow: ofAuthorization.refusals.badWindow },
  path: '/api/shein/auth/authorizationUrl',
  kind: 'write',
  role: 'boss',
  summary:
    'The page where shein asks the seller for the authorisation. Its parameter `state` is client id plus user id (reading A39); without a clientId the server draws one. Valid for 10 minutes.',
  source,
  input: authorization,
  output: authorizationUrl,
});

export const temuAuthorizationUrl = defineCall({
  name: 'temuAuthorizationUrl',
  refusals: { ...ofMarketplace.refusals, badWindow: ofAuthorization.refusals.badWindow },
  path: '/api/temu/auth/authorizationUrl',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary: 'The page where temu asks the seller for the authorisation, as sheinAuthorizationUrl.',
  source: readings,
  input: authorization,
  output: authorizationUrl,
});

const wholeAccountRow = z.object({
  accountId: id,
  temuUid: z.string(),
  phone: z.string(),
  platformType,
  createTime: instant.nullable(),
  /**
   * The marketplace has ended the session: no new data until it is bound again. Left out, getUserInfo tells
   * the phones.
   */
  needRebind: z.boolean().nullish(),
  shopNum: z.int().nullish(),
});

export const mainAccountRow = completed((row) => {
  sameFact(row, 'accountId', 'temuUid');
  unless(row, { phone: '', platformType: 'temu' });
}, wholeAccountRow);

export const getTemuAccountList = defineCall({
  name: 'getTemuAccountList',
  keys: 'allShops',
  path: '/api/order/getTemuAccountList',
  role: 'boss',
  summary: 'The temu main accounts that the boss has bound, oldest first.',
  source: shopsSource,
  input: z.object({}),
  output: z.array(mainAccountRow),
});

export const wholeAccountShop = z.object({
  mallId: id,
  shopId: id,
  mallName: z.string(),
  shopName: z.string(),
  platformType,
  isSemiManagedMall: z.boolean(),
  expireDate: instant.nullable(),
});

/** A shop by either pair of its names; the rest the list of shops tells too. */
export function completeAccountShop(row: Given): void {
  sameFact(row, 'mallId', 'shopId');
  sameFact(row, 'mallName', 'shopName');
  unless(row, { mallName: '', shopName: '', platformType: 'temu', isSemiManagedMall: false });
}

export const accountShopRow = completed(completeAccountShop, wholeAccountShop);

export const getTemuShopListByTemuUid = defineCall({
  name: 'getTemuShopListByTemuUid',
  keys: 'allShops',
  path: '/api/order/getTemuShopListByTemuUid',
  role: 'boss',
  summary: 'The shops of one of the boss’s temu main accounts. An unknown one has none.',
  source: shopsSource,
  input: z.object({ temuUid: id }),
  output: z.array(accountShopRow),
});

export const getAccountSheinShopList = defineCall({
  name: 'getAccountSheinShopList',
  keys: 'allShops',
  path: '/api/order/getAccountSheinShopList',
  role: 'boss',
  summary: 'The shein shops that the boss has bound.',
  source: shopsSource,
  input: z.object({}),
  output: z.array(accountShopRow),
});
