import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorLink } from '../../../web/src/graphql/error-link.ts';
import { endSession, session, startSession } from '../../../web/src/session/session.ts';
import { visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';
import { noteOf, writeNote } from '../../../web/src/shared/kept/user-notes.ts';
import { provideNavigation } from '../../../web/src/shared/navigation.ts';
import '../../../web/src/i18n/i18n.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';

const query = gql`
  query Home {
    viewer {
      id
    }
  }
`;

let respond: () => Promise<Response> | Response;
let goneTo: unknown[] = [];
let shown: string[] = [];

const ask = (context: Record<string, unknown> = {}, variables = {}) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      errorLink,
      new HttpLink({ uri: 'http://server/graphql', fetch: async () => respond() }),
    ]),
  })
    .query({ query, context, variables })
    .catch(() => undefined);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const graphqlError = (code: string, message: string, more = {}) =>
  json({ data: null, errors: [{ message, extensions: { code, ...more } }] });

describe('failures of requests', () => {
  beforeEach(() => {
    startSession('account');
    visitorTips.set(false);
    // Whether the server is alive.
    vi.stubGlobal('fetch', async () => new Response('ok'));
    goneTo = [];
    shown = [];
    provideNavigation(
      ((to: unknown) => {
        goneTo.push(to);
      }) as never,
      () => {},
    );
    vi.spyOn(toast, 'error').mockImplementation((text) => {
      shown.push(text);
    });
    vi.spyOn(toast, 'closeAll').mockImplementation(() => {
      shown = [];
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[R8-11] [R2.3-06] an ended session closes open messages, shows its message and goes to /login', async () => {
    shown = ['an older message'];
    respond = () => graphqlError('UNAUTHENTICATED', '登录已过期');
    await ask();
    expect(shown).toEqual(['登录已过期']);
    expect(goneTo).toEqual(['/login']);
    expect(session.get().isVisitor).toBe(true);
  });

  it('[R8-12] HTTP 401 forgets the session and the notes of the person, and shows 登录失效，请重新登录', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the server sets beside the token.
    document.cookie = 'signedIn=1; path=/';
    writeNote('7', 'hint', 'closed');
    expect(noteOf('7', 'hint')).toBe('closed');
    respond = () => json({ errors: [] }, 401);
    await ask();
    expect(shown).toEqual(['登录失效，请重新登录']);
    expect(goneTo).toEqual(['/login']);
    expect(document.cookie).not.toContain('signedIn=1');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('user.'))).toEqual([]);
  });

  it('shows nothing for HTTP 403 and for an empty selection', async () => {
    respond = () => json({}, 403);
    await ask();
    respond = () => graphqlError('EMPTY_SHOP', '店铺为空');
    await ask();
    respond = () => graphqlError('FORBIDDEN', '无权限', { silent: true });
    await ask();
    expect(shown).toEqual([]);
    expect(goneTo).toEqual([]);
  });

  it('[R8-06] [R8-07] shows the message of other codes, 未知错误 without one, nothing for "error"', async () => {
    respond = () => graphqlError('UPSTREAM_STATUS', '数据服务出错，请稍后重试');
    await ask();
    respond = () => graphqlError('INTERNAL', '');
    await ask();
    respond = () => graphqlError('UPSTREAM_STATUS', 'error');
    await ask();
    expect(shown).toEqual(['数据服务出错，请稍后重试', '未知错误']);
  });

  it('[R8-08] shows a visitor nothing of them', async () => {
    endSession();
    respond = () => graphqlError('UPSTREAM_STATUS', '数据服务出错，请稍后重试');
    await ask();
    expect(shown).toEqual([]);
  });

  it('[R8-13] shows the message of a network error', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await ask();
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('Failed to fetch');
  });

  it('[R8-06][R8-07][R8-08][R8-09] shows what the data service says, of a quiet caller too', async () => {
    const refused = (resultCode: number, message: string) =>
      graphqlError('UPSTREAM_REFUSED', message, { resultCode });
    for (const answer of [
      refused(1, '店铺已到期'),
      refused(5, 'no such shop'),
      refused(5, 'error'),
      refused(5, ''),
    ]) {
      respond = () => answer;
      await ask({ quiet: true });
    }
    expect(shown).toEqual(['店铺已到期', 'no such shop', '未知错误']);
    endSession();
    respond = () => refused(5, 'no such shop');
    await ask({ quiet: true });
    expect(shown).toHaveLength(3);
  });

  it('takes down what it told of a failure once the same is answered, and nothing for another answer', async () => {
    const answered = () => json({ data: { viewer: { id: '1' } } });
    // What other tests have left behind.
    respond = answered;
    await ask();
    const settled: string[] = [];
    vi.spyOn(toast, 'settle').mockImplementation((texts) => void settled.push(...texts));
    respond = () => graphqlError('UPSTREAM_REFUSED', '店铺已到期', { resultCode: 1 });
    await ask({}, { days: 7 });
    respond = answered;
    await ask({}, { days: 30 });
    expect(settled).toEqual([]);
    await ask({}, { days: 7 });
    expect(settled).toEqual(['店铺已到期']);

    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await ask({}, { days: 7 });
    respond = answered;
    await ask({}, { days: 30 });
    expect(settled).toHaveLength(2);
  });

  it('finds the refusal behind a failure that shows nothing', async () => {
    const fault = (code: string, message: string, more = {}) => ({
      message,
      extensions: { code, ...more },
    });
    respond = () =>
      json({
        data: null,
        errors: [
          fault('EMPTY_SHOP', '店铺为空', { silent: true }),
          fault('UPSTREAM_REFUSED', '店铺已到期', { resultCode: 1 }),
        ],
      });
    await ask();
    expect(shown).toEqual(['店铺已到期']);
  });

  it('leaves the showing to a quiet caller, but ends the session all the same', async () => {
    respond = () => graphqlError('UPSTREAM_STATUS', '数据服务出错，请稍后重试');
    await ask({ quiet: true });
    expect(shown).toEqual([]);
    respond = () => graphqlError('UNAUTHENTICATED', '登录已过期');
    await ask({ quiet: true });
    expect(goneTo).toEqual(['/login']);
  });

  it('does not let an answer to an earlier session end the present one', async () => {
    respond = () => {
      endSession();
      startSession('account');
      return graphqlError('UNAUTHENTICATED', '登录已过期');
    };
    await ask();
    expect(goneTo).toEqual([]);
    expect(session.get().isVisitor).toBe(false);
  });

  it('leads a visitor to the tips when the server blocks the act', async () => {
    endSession();
    respond = () => graphqlError('VISITOR_BLOCKED', 'Request was blocked by the interceptor');
    await ask();
    expect(shown).toEqual([]);
    expect(visitorTips.get()).toBe(true);
  });
});
