import { z } from 'zod';
import { keyInUse } from './api-keys.ts';
import { defineCall } from './call.ts';
import { ofCodes, ofSending } from './codes.ts';
import { completed, sameFact, unless } from './completed.ts';
import {
  areacode,
  formBoolean,
  id,
  instant,
  nothing,
  password,
  phone,
  sessionToken,
} from './fields.ts';
import { defineRefusals, type Refusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';

/** Accounts: registration, login, codes, sessions (specification section 7 "Auth and account"). */

const source = 'spec 7 Auth and account';
const code = z.string().regex(/^\d{6}$/, inputSentences.wrongCode);

/** What is refused because of who has a phone. */
export const ofAccounts = defineRefusals({
  alreadyRegistered: { msg: '该手机号已注册，请直接登录' },
  /** The specification's words. */
  notRegistered: { msg: '您还未注册' },
  hasPhone: { msg: '您已绑定手机号' },
});

export const login = defineCall({
  name: 'login',
  refusals: {
    ...ofCodes.refusals,
    badPhone: { msg: '请输入正确的手机号' },
    eitherOr: { msg: '密码和验证码只能填写一个' },
    noPassword: { msg: '请输入密码', name: 'passwordMissing' },
    noCode: { msg: '请输入验证码', name: 'codeMissing' },
    /** One answer for an unknown phone and for a wrong password, with the hint that managers need. */
    wrongPassword: { msg: '手机号或密码错误，店长/财务请使用验证码登录' },
    wrongOnPhone: { msg: '手机号或密码错误' },
    managerByPassword: {
      msg: '店长/财务账号不能用密码登录，请切换到“店长/财务登录”使用验证码登录；密码可在手机工作台使用',
    },
  },
  path: '/api/auth/login',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Signs in with a password (boss; on the phone shop manager and finance too) or with a code (boss, shop manager, finance). Exactly one of password and code is sent. data is the session token, valid for 7 days.',
  source,
  input: z.object({
    phone: z.string().min(1, inputSentences.phoneMissing).max(32),
    password: z.string().max(64).optional(),
    code: z.string().max(16).optional(),
    onPhone: formBoolean
      .optional()
      .describe('the sign-in of the phone, which takes the password of a shop manager as well'),
    areacode,
  }),
  output: sessionToken,
});

export const register = defineCall({
  name: 'register',
  refusals: {
    ...ofCodes.refusals,
    alreadyRegistered: ofAccounts.refusals.alreadyRegistered,
    /** Any boss may have added the phone, so its owner can leave by registering; they are asked first. */
    inTeam: {
      msg: '该手机号已被添加为店长/财务、运营或仓库发货员，请直接登录；继续注册将退出原团队',
      field: 'leaveTeam',
    },
  },
  path: '/api/auth/register',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Registers a boss with the code that sendPhoneCodeRegister sent. A phone that a boss has added to their team is code 1, and the code stays good: with leaveTeam the person leaves that team and becomes a boss of their own.',
  source,
  input: z.object({
    phone,
    password,
    code,
    areacode,
    leaveTeam: formBoolean.optional().describe('leaves the team that the phone was added to'),
  }),
  output: nothing,
});

export const resetpass = defineCall({
  name: 'resetpass',
  refusals: { ...ofCodes.refusals, notRegistered: ofAccounts.refusals.notRegistered },
  path: '/api/auth/resetpass',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Sets a new password with the code that sendPhoneCodeFindPass sent, and ends every session and every key of the account.',
  source,
  input: z.object({ phone, code, password }),
  output: nothing,
});

export const logout = defineCall({
  name: 'logout',
  path: '/api/auth/logout',
  origin: 'assigned',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary: 'Ends the session of the Authorization header. A token that is unknown already is fine.',
  source: 'readings B Accounts',
  input: z.object({}),
  output: nothing,
});

const sendCode = <const R extends Refusals<'phone'>>(
  name: string,
  path: string,
  summary: string,
  refusals: R,
) =>
  defineCall({
    name,
    refusals: { ...ofSending.refusals, ...refusals },
    path,
    kind: 'write',
    visitor: 'normal',
    role: 'anyone',
    summary,
    source,
    input: z.object({ phone }),
    output: nothing,
  });

export const sendPhoneCode = sendCode(
  'sendPhoneCode',
  '/api/phone/sendPhoneCode',
  'Sends a login code; a phone that is neither registered nor authorised, and a warehouse shipper’s, is code 1.',
  {
    notAuthorised: {
      msg: '该手机号未注册，也未被授权：BOSS请先注册，店长/财务请联系BOSS添加此手机号',
    },
    shipperByCode: { msg: '该手机号是仓库发货员，请使用手机App和密码登录' },
  },
);
export const sendPhoneCodeRegister = sendCode(
  'sendPhoneCodeRegister',
  '/api/phone/sendPhoneCodeRegister',
  'Sends a registration code to a phone that has not registered, whether a boss has added it to a team or not; a registered phone is code 1.',
  { alreadyRegistered: ofAccounts.refusals.alreadyRegistered },
);
export const sendPhoneCodeFindPass = sendCode(
  'sendPhoneCodeFindPass',
  '/api/phone/sendPhoneCodeFindPass',
  'Sends a code to reset the password; an unknown phone is code 1 您还未注册.',
  { notRegistered: ofAccounts.refusals.notRegistered },
);

export const sendPhoneCodeBind = defineCall({
  name: 'sendPhoneCodeBind',
  refusals: {
    ...ofSending.refusals,
    alreadyRegistered: ofAccounts.refusals.alreadyRegistered,
    hasPhone: ofAccounts.refusals.hasPhone,
  },
  path: '/api/phone/sendPhoneCodeBind',
  origin: 'assigned',
  kind: 'write',
  summary: 'Sends a code to a phone that the signed-in user wants to bind; a taken one is code 1.',
  source: 'readings B Accounts',
  input: z.object({ phone }),
  output: nothing,
});

export const bindPhone = defineCall({
  name: 'bindPhone',
  refusals: {
    ...ofCodes.refusals,
    alreadyRegistered: ofAccounts.refusals.alreadyRegistered,
    hasPhone: ofAccounts.refusals.hasPhone,
  },
  path: '/api/auth/user/binding/phone',
  encoding: 'query',
  kind: 'write',
  summary:
    'Gives the signed-in user a phone number and a password to sign in with, by the code that sendPhoneCodeBind sent.',
  source,
  input: z.object({ phone, password, code }),
  output: nothing,
});

/** Drawn by whoever waits for the result: knowing it is the right to hear it, and no more. */
const chatSession = z
  .string()
  .regex(/^[0-9a-f]{32}$/, '二维码已失效，请刷新后重试')
  .describe('32 hexadecimal characters');

/** What is refused of signing in by chat app, to the callback page too, which is no call. */
export const ofChat = defineRefusals({
  notOpen: { msg: '尚未开通微信登录，请使用手机号登录', name: 'chatNotOpen' },
  expired: { msg: '二维码已失效，请刷新后重试' },
});

export const chatLoginCode = defineCall({
  name: 'chatLoginCode',
  refusals: { ...ofChat.refusals },
  method: 'GET',
  encoding: 'query',
  path: '/api/auth/wechat/login/code',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Address of the page with the QR code for signing in by chat app; with a session, for binding the chat account to it. The result arrives on web_chat_login/{sessionId}. The answer sets a cookie, without which the page does not lead back: the browser that begins must be the one that ends it. May be relative to the site where the simulator answers.',
  source,
  input: z.object({ sessionId: chatSession.optional() }),
  output: z.string().min(1),
});

export const chatLoginExchange = defineCall({
  name: 'chatLoginExchange',
  refusals: { tokenOver: { msg: '登录已失效，请重新扫码' } },
  path: '/api/auth/wechat/login/exchange',
  origin: 'assigned',
  kind: 'write',
  visitor: 'normal',
  role: 'anyone',
  summary:
    'Gives the session token for the one-time token of web_chat_login/{sessionId}, within a minute and once.',
  source: 'readings B Accounts',
  input: z.object({ sessionId: chatSession, token: z.string().min(20).max(128) }),
  output: sessionToken,
});

const wholeUser = z.object({
  userId: id,
  uid: id,
  username: z.string(),
  phone: z.string(),
  nickName: z.string().nullable(),
  role: z.enum(['boss', 'other']),
  /**
   * A warehouse shipper must use the mobile app; an operator is a manager without the right to see what goods
   * cost.
   */
  staffKind: z.enum(['manager', 'operator', 'shipper']).nullable(),
  isBoss: z.boolean(),
  isVisitor: z.boolean(),
  permissions: z.array(z.object({ permsCode: z.string() })),
  wechatUId: z.string().nullable(),
  /** Null where an upstream does not say. */
  registerTime: instant.nullable(),
  /** The first day that any of the user's shops has sales for; null without sales. */
  firstSaleDay: z.string().nullable(),
  isFirst: z.boolean(),
  needRebindPhones: z.array(z.string()),
  /** The key by which a tool asks; left out of a session. */
  apiKey: keyInUse.optional(),
  /** The boss who looks at the product as the user, and what they are called; left out of everybody else. */
  viewedBy: z.object({ userId: id, name: z.string() }).optional(),
  /** As whom the user has looked at the product who is no more, until endViewing; left out of everybody else. */
  viewedGone: z.string().optional(),
});

/** What a role that is neither boss nor other says of somebody. The specification has workers for shippers. */
const kindOfRole: ReadonlyMap<unknown, string> = new Map([
  ['worker', 'shipper'],
  ['shipper', 'shipper'],
  ['operator', 'operator'],
]);

export const userInfo = completed((user) => {
  sameFact(user, 'userId', 'uid');
  sameFact(user, 'username', 'phone');
  user.isBoss ??= user.role === 'boss';
  // Whoever is no boss and called nothing else is a manager: what they may see hangs on their permissions.
  if (user.isBoss !== true) user.staffKind ??= kindOfRole.get(user.role) ?? 'manager';
  if (user.staffKind === 'worker') user.staffKind = 'shipper';
  if (user.role !== 'boss' && user.role !== 'other')
    user.role = user.isBoss === true ? 'boss' : 'other';
  unless(user, {
    username: '',
    phone: '',
    isVisitor: false,
    isFirst: false,
    permissions: [],
    needRebindPhones: [],
  });
  if (Array.isArray(user.permissions))
    user.permissions = user.permissions.map((code: unknown) =>
      typeof code === 'string' ? { permsCode: code } : code,
    );
}, wholeUser);

export const getUserInfo = defineCall({
  name: 'getUserInfo',
  keys: 'open',
  shippers: true,
  path: '/api/order/getUserInfo',
  summary: 'The signed-in user with role and permissions.',
  source: 'spec 7 Shops, managers, workers',
  input: z.object({}),
  output: userInfo,
});
