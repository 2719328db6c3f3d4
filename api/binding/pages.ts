import { findSessionUser } from '../../db/account/accounts.ts';
import type { User } from '../../db/schema.ts';
import { finishChatLogin } from '../account/chat-login.ts';
import { hashToken, tokenOf } from '../account/tokens.ts';
import { payPages } from '../billing/pay-pages.ts';
import { chatCallbackPath, hasChatLoginCookie } from '../contract/chat-login-cookie.ts';
import { unsubscribePath } from '../contract/mail.ts';
import type { ApiDeps } from '../deps.ts';
import { askToEnd, endMail } from '../notices/mail-unsubscribe.ts';
import { Refusal } from '../refusal.ts';
import { finishAuthorisation } from './authorise.ts';
import { callbackPath } from './marketplace-accounts.ts';
import { message } from './page.ts';
import { simulatorPages } from './simulator-pages.ts';

/** Answers one page; the user is who the browser's session cookie says. */
export type Page = (visit: Visit) => Promise<Response>;

export interface Visit {
  readonly deps: ApiDeps;
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly user: User | undefined;
}

const authorised: Page = async ({ deps, query, user }) => {
  const title = '店铺授权';
  if (user?.role !== 'boss')
    return message(title, '请先在系统中登录BOSS账号，再重新打开授权页面。', { status: 403 });
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? undefined;
  const text = await finishAuthorisation(deps, user, { state, code });
  return message(title, `${text} 可以关闭此窗口。`);
};

const chatConfirmed: Page = async ({ deps, request, query, user }) => {
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? undefined;
  const hasBegun = hasChatLoginCookie(request.headers.get('cookie'), state);
  const text = await finishChatLogin(deps, { state, code }, { hasBegun, user });
  return message('微信登录', `${text}。可以关闭此页面。`, { framed: true });
};

/** Path to method to page. */
const pages: ReadonlyMap<string, Readonly<Record<string, Page>>> = new Map<
  string,
  Readonly<Record<string, Page>>
>([
  [callbackPath, { GET: authorised }],
  [chatCallbackPath, { GET: chatConfirmed }],
  [unsubscribePath, { GET: askToEnd, POST: endMail }],
]);

/** The longest form of these pages has a state and one choice. */
const longestForm = 4_000;

/**
 * Answers a browser that comes to one of the pages: back from a marketplace or chat app, or to the
 * simulated one. Undefined for any other path.
 */
export async function answerPage(
  deps: ApiDeps,
  request: Request,
  url: URL,
): Promise<Response | undefined> {
  const simulated =
    deps.config.simulated === false
      ? undefined
      : (simulatorPages.get(url.pathname) ?? payPages.get(url.pathname));
  const methods = deps.config.readOnly ? undefined : (pages.get(url.pathname) ?? simulated);
  if (methods === undefined) return undefined;
  const found = methods[request.method];
  if (found === undefined)
    return new Response(null, { status: 405, headers: { allow: Object.keys(methods).join(', ') } });
  let query = url.searchParams;
  if (request.method === 'POST') {
    const form = await request.text();
    if (form.length > longestForm) return message('请求无效', '提交的内容过长。', { status: 413 });
    query = new URLSearchParams(form);
  }
  try {
    return await found({ deps, request, query, user: await visitorOf(deps, request) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return message('操作失败', error.message, {
      status: 400,
      framed: url.pathname.includes('chat') || payPages.has(url.pathname),
    });
  }
}

async function visitorOf(deps: ApiDeps, request: Request): Promise<User | undefined> {
  const token = tokenOf(request) ?? cookieToken(request);
  return token === undefined ? undefined : findSessionUser(deps.db, hashToken(token), deps.now());
}

function cookieToken(request: Request): string | undefined {
  const header = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)token=([\w-]{20,512})(?:;|$)/.exec(header)?.[1];
}
