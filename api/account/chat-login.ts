import { randomBytes } from 'node:crypto';
import { findSessionUser, findUserByPhone } from '../../db/account/accounts.ts';
import {
  confirmChatLogin,
  findUser,
  findUserByChat,
  hasPhone,
  insertChatBoss,
  insertChatLogin,
  linkChat,
  offerChatToken,
  setPhone,
  takeChatToken,
} from '../../db/account/chat-logins.ts';
import type { User } from '../../db/schema.ts';
import { vaultOf } from '../binding/vault.ts';
import { signedIn } from '../caller.ts';
import { chatLoginExchange, ofAccounts, ofChat } from '../contract/account.ts';
import { chatLoginCookie, chatLoginLifetime } from '../contract/chat-login-cookie.ts';
import { isName, phoneLike } from '../contract/rules/names.ts';
import { chatLogin, topicFor } from '../contract/topics.ts';
import type { ApiDeps, CallContext } from '../deps.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { ChatIdentity, ChatProvider } from './chat-login-provider.ts';
import { createSimulatedChat } from './chat-login-simulator.ts';
import { checkCode } from './codes.ts';
import { guardFailures } from './failures.ts';
import { count } from './limits.ts';
import { networkOf } from './network.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sign-in.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long the one-time token may be exchanged, in ms. */
const tokenLifetime = 60_000;

const otherBrowser = '请在发起登录的浏览器中打开微信扫码页面';
const otherSession = '登录状态已变化，请重新发起绑定';

/** The provider that was handed in, else the simulator. */
async function chatProviderOf(deps: ApiDeps): Promise<ChatProvider> {
  if (deps.chat !== undefined) return deps.chat;
  if (deps.config.simulated === false) refuse(ofChat, 'notOpen');
  return createSimulatedChat(await vaultOf(deps), deps.now);
}

/**
 * Begins a sign-in, or for a signed-in user the binding of a chat account to them. The answer's cookie says
 * to the callback which browser has begun it.
 * @returns the address of the page with the QR code
 */
export async function startChatLogin(
  context: CallContext,
  sessionId: string = randomBytes(16).toString('hex'),
): Promise<string> {
  const { clientAddress } = context;
  if (clientAddress !== undefined) {
    const key = `chat:address:${networkOf(clientAddress)}`;
    await count(context, key, { max: 60, window: 900_000 }, '操作过于频繁');
  }
  const provider = await chatProviderOf(context);
  const isNew = await insertChatLogin(context.db, {
    sessionId,
    linkUserId: context.caller.user?.id ?? null,
    linkSession: context.caller.tokenHash ?? null,
    expiresAt: context.now() + chatLoginLifetime,
  });
  if (!isNew) refuse(ofChat, 'expired');
  const isSecure = context.config.publicUrl?.startsWith('https:') ?? false;
  context.cookies.push(chatLoginCookie(sessionId, isSecure));
  return provider.pageUrl(sessionId);
}

/** The browser that comes back from the chat app's page. */
export interface Returning {
  /** Whether it is the one that has begun the sign-in. */
  readonly hasBegun: boolean;
  /** Whose session it has. */
  readonly user: User | undefined;
}

/**
 * Takes the answer of the chat app's page, and tells the browser session that waits for it. What goes out
 * is a one-time token, worth nothing without the session's id.
 * @returns the sentence for the person who has scanned the code
 */
export async function finishChatLogin(
  deps: ApiDeps,
  { state, code }: { readonly state: string; readonly code: string | undefined },
  { hasBegun, user }: Returning,
): Promise<string> {
  if (!hasBegun) throw new Refusal(otherBrowser);
  const identity =
    code === undefined ? undefined : await (await chatProviderOf(deps)).identify(code);
  const login = await confirmChatLogin(deps.db, state, deps.now());
  if (login === undefined) refuse(ofChat, 'expired');
  await requireLinkSession(deps, login, user);
  const result = await resultOf(deps, state, login.link_user_id, code, identity);
  await deps.publish(topicFor(chatLogin, state), result);
  return result.msg;
}

/** Who binds a chat account is still signed in, and nobody else is in that browser. */
async function requireLinkSession(
  deps: ApiDeps,
  { link_user_id, link_session }: { link_user_id: number | null; link_session: string | null },
  user: User | undefined,
): Promise<void> {
  if (link_user_id === null) return;
  const begun =
    link_session === null ? undefined : await findSessionUser(deps.db, link_session, deps.now());
  if (begun?.id !== link_user_id || (user !== undefined && user.id !== link_user_id))
    throw new Refusal(otherSession);
}

interface ChatResult {
  readonly token: string | null;
  readonly msg: string;
}

/** What somebody is called who has no phone either, as the chat app itself calls them. */
const namelessChat = '微信用户';

/** What the chat app calls somebody, as far as they may call themselves so. */
const nickNameOf = ({ nickName }: ChatIdentity): string | null =>
  isName(nickName) && phoneLike(nickName) === undefined ? nickName : null;

async function resultOf(
  deps: ApiDeps,
  sessionId: string,
  linkUserId: number | null,
  code: string | undefined,
  identity: ChatIdentity | undefined,
): Promise<ChatResult> {
  if (code === undefined) return { token: null, msg: '已取消登录' };
  if (identity === undefined) return { token: null, msg: '微信授权失败，请重试' };
  if (linkUserId !== null) {
    const chat = { uid: identity.uid, nickName: nickNameOf(identity) };
    const isLinked = await linkChat(deps.db, linkUserId, chat);
    return { token: null, msg: isLinked ? '绑定成功' : '该微信已绑定其他账号' };
  }
  const known = await findUserByChat(deps.db, identity.uid);
  if (known?.role === 'shipper') return { token: null, msg: '仓库发货员请使用手机App' };
  const chatUid = identity.uid;
  const nickName = nickNameOf(identity) ?? namelessChat;
  const userId =
    known?.id ?? (await insertChatBoss(deps.db, { chatUid, nickName, now: deps.now() }));
  const token = newToken();
  await offerChatToken(deps.db, {
    sessionId,
    userId,
    tokenHash: hashToken(token),
    expiresAt: deps.now() + tokenLifetime,
  });
  return { token, msg: '登录成功' };
}

/** Gives a session for a one-time token, once. */
export function exchangeChatLogin(
  context: CallContext,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<string> {
  // Nobody's phone: who guesses at tickets is counted by network address.
  return guardFailures(context, '', async () => {
    const given = { sessionId, tokenHash: hashToken(token), now: context.now() };
    const userId = await takeChatToken(context.db, given);
    const user = userId === undefined ? undefined : await findUser(context.db, userId);
    if (user === undefined) refuse(chatLoginExchange, 'tokenOver');
    return openSession(context, user);
  });
}

/** Gives a user who came by the chat app a phone and a password to sign in with. */
export function bindPhone(
  context: CallContext,
  entered: { phone: string; password: string; code: string },
): Promise<void> {
  return guardFailures(context, entered.phone, async () => {
    const { phone, password, code } = entered;
    const user = signedIn(context);
    await requireFreePhone(context, phone);
    const checked = await checkCode(context, phone, 'bindPhone', code);
    const passwordHash = await hashPassword(password);
    await context.db.transaction().execute(async (trx) => {
      await checked.use(trx);
      await setPhone(trx, user.id, phone, passwordHash);
    });
  });
}

/** @throws Refusal where the user has a phone, or somebody else has this one */
export async function requireFreePhone(context: CallContext, phone: string): Promise<void> {
  if (hasPhone(signedIn(context))) refuse(ofAccounts, 'hasPhone');
  if ((await findUserByPhone(context.db, phone)) !== undefined)
    refuse(ofAccounts, 'alreadyRegistered');
}
