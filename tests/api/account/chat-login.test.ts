import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWechat } from '../../../api/account/chat-login-wechat.ts';
import { type TestApi, testApi } from '../../support/api.ts';

const sessionId = 'b2'.repeat(16);

/** The cookies of each browser, by api: `mine` begins sign-ins unless said. */
const jars = new WeakMap<TestApi, Map<string, string[]>>();

const cookiesOf = (api: TestApi, browser: string): string[] => {
  const jar = jars.get(api) ?? new Map<string, string[]>();
  jars.set(api, jar);
  const cookies = jar.get(browser) ?? [];
  jar.set(browser, cookies);
  return cookies;
};

const open = (api: TestApi, path: string, browser: string) =>
  api.handle(
    new Request(new URL(path, 'http://api.test'), {
      headers: { cookie: cookiesOf(api, browser).join('; ') },
    }),
  );

async function scan(
  api: TestApi,
  person = 'chat-sim-1',
  decision = 'yes',
  session = sessionId,
  browser = 'mine',
) {
  const body = new URLSearchParams({ state: session, person, decision });
  const request = new Request('http://api.test/api/simulator/chat', { method: 'POST', body });
  const back = (await api.handle(request)).headers.get('location') ?? '';
  return open(api, back, browser);
}

const resultFor = (api: TestApi, session = sessionId) => {
  const found = api.published.findLast(({ topic }) => topic === `web_chat_login/${session}`);
  return found?.message as { token: string | null; msg: string } | undefined;
};

async function begin(api: TestApi, token?: string, session = sessionId, browser = 'mine') {
  const answer = await api.call(
    'chatLoginCode',
    { sessionId: session },
    token === undefined ? {} : { token },
  );
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /; HttpOnly; Path=\/api\/auth\/wechat\/callback; SameSite=Lax; Max-Age=300$/,
    );
    cookiesOf(api, browser).push(cookie.split(';', 1)[0] ?? '');
  }
  return answer;
}
const exchange = (api: TestApi, token: string, session = sessionId) =>
  api.call('chatLoginExchange', { sessionId: session, token });

describe('signing in by chat app', () => {
  it('[R7.2-10] begins at a page with the QR code, which the site itself may frame', async () => {
    const api = await testApi();
    const answer = await begin(api);
    expect(answer.code).toBe(0);
    const page = await api.handle(new Request(new URL(answer.data, 'http://api.test')));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('微信扫码登录');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('[R7.2-12][R7.6-12] sends the session a one-time token, which is good for one session', async () => {
    const api = await testApi();
    await begin(api);
    expect((await scan(api)).status).toBe(200);
    const result = resultFor(api);
    expect(result?.msg).toBe('登录成功');
    const ticket = result?.token ?? '';
    // Neither a session by itself nor of use to another browser.
    expect((await api.call('getUserInfo', {}, { token: ticket })).code).toBe(401);
    expect((await exchange(api, ticket, 'c3'.repeat(16))).code).toBe(1);
    const opened = await exchange(api, ticket);
    expect(opened.code).toBe(0);
    expect((await exchange(api, ticket)).code).toBe(1);
    const me = await api.call('getUserInfo', {}, { token: opened.data });
    expect(me.data).toMatchObject({ isBoss: true, wechatUId: 'chat-sim-1', phone: '' });
    // The next time it is the same person.
    const next = 'd4'.repeat(16);
    await begin(api, undefined, next);
    await scan(api, 'chat-sim-1', 'yes', next);
    const again = await exchange(api, resultFor(api, next)?.token ?? '', next);
    const meAgain = await api.call('getUserInfo', {}, { token: again.data });
    expect(meAgain.data.userId).toBe(me.data.userId);
  });

  it('is over after a minute without an exchange, and a QR code after five minutes', async () => {
    const api = await testApi();
    await begin(api);
    await scan(api);
    api.clock.advance(60_000);
    expect((await exchange(api, resultFor(api)?.token ?? '')).code).toBe(1);
    const late = 'e5'.repeat(16);
    await begin(api, undefined, late);
    api.clock.advance(5 * 60_000);
    expect((await scan(api, 'chat-sim-1', 'yes', late)).status).toBe(400);
    expect(resultFor(api, late)).toBeUndefined();
  });

  it('is confirmed once, refused in words, and cannot be begun under a name that is taken', async () => {
    const api = await testApi();
    await begin(api);
    expect((await begin(api)).code).toBe(1);
    await scan(api, 'chat-sim-1', 'no');
    expect(resultFor(api)).toEqual({ token: null, msg: '已取消登录' });
    expect((await scan(api)).status).toBe(400);
    const forged = `/api/auth/wechat/callback?state=${'f6'.repeat(16)}&code=v1.abc`;
    expect((await api.handle(new Request(`http://api.test${forged}`))).status).toBe(400);
  });

  it('binds the chat account to whoever is signed in, and to nobody else', async () => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    await begin(api, token);
    await scan(api);
    expect(resultFor(api)).toEqual({ token: null, msg: '绑定成功' });
    const me = await ask('getUserInfo');
    expect(me.data).toMatchObject({ userId: String(user.id), wechatUId: 'chat-sim-1' });
    const other = await api.signIn();
    const session = '07'.repeat(16);
    await begin(api, other.token, session);
    await scan(api, 'chat-sim-1', 'yes', session);
    expect(resultFor(api, session)?.msg).toBe('该微信已绑定其他账号');
  });

  it('ends in no browser but the one that began it: who is sent a page of somebody else gives nothing', async () => {
    const api = await testApi();
    await begin(api, undefined, sessionId, 'attacker');
    // The victim has a sign-in of their own under way.
    await begin(api, undefined, 'c3'.repeat(16), 'victim');
    const victim = await scan(api, 'chat-sim-1', 'yes', sessionId, 'victim');
    expect(victim.status).toBe(400);
    expect(await victim.text()).toContain('请在发起登录的浏览器中打开微信扫码页面');
    expect(resultFor(api)).toBeUndefined();
    // It is no refusal of the attacker's own sign-in either.
    expect((await scan(api, 'chat-sim-2', 'yes', sessionId, 'attacker')).status).toBe(200);
    expect(resultFor(api)?.msg).toBe('登录成功');
  });

  it('binds no chat account from another browser, after the session has ended, or to somebody else', async () => {
    const api = await testApi();
    const [attacker, victim] = [await api.signIn(), await api.signIn()];
    await begin(api, attacker.token, sessionId, 'attacker');
    cookiesOf(api, 'victim').push(`token=${victim.token}`);
    expect((await scan(api, 'chat-sim-1', 'yes', sessionId, 'victim')).status).toBe(400);
    expect(resultFor(api)).toBeUndefined();
    // The browser is another person's by now.
    cookiesOf(api, 'attacker').push(`token=${victim.token}`);
    expect((await scan(api, 'chat-sim-1', 'yes', sessionId, 'attacker')).status).toBe(400);
    const later = 'd4'.repeat(16);
    await begin(api, attacker.token, later, 'later');
    await attacker.ask('logout');
    expect((await scan(api, 'chat-sim-1', 'yes', later, 'later')).status).toBe(400);
    const linked = await api.db
      .selectFrom('user')
      .select('id')
      .where('wechat_uid', 'is not', null)
      .execute();
    expect(linked).toEqual([]);
  });

  it('refuses where it is not set up', async () => {
    const api = await testApi({ config: { simulated: false } });
    expect(await begin(api)).toMatchObject({ code: 1, msg: '尚未开通微信登录，请使用手机号登录' });
  });
});

describe('binding a phone', () => {
  it('[R7.2-13] gives a boss who came by chat app a phone and a password to sign in with', async () => {
    const api = await testApi();
    await begin(api);
    await scan(api);
    const token = (await exchange(api, resultFor(api)?.token ?? '')).data;
    const phone = '13700000001';
    const fields = { phone, password: 'abc123' };
    expect((await api.call('sendPhoneCodeBind', { phone }, { token })).code).toBe(0);
    const code = api.codeFor(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    const refused = await api.call('bindPhone', { ...fields, code: wrong }, { token });
    expect(refused).toMatchObject({ code: 1, msg: '验证码输入错误' });
    const query = new URLSearchParams({ ...fields, code });
    const answer = await api.send(`/api/auth/user/binding/phone?${query}`, {
      method: 'POST',
      headers: { authorization: token },
    });
    expect(answer.code).toBe(0);
    expect((await api.call('getUserInfo', {}, { token })).data.phone).toBe(phone);
    expect((await api.call('login', fields)).code).toBe(0);
    expect((await api.call('bindPhone', { ...fields, code }, { token })).msg).toBe(
      '您已绑定手机号',
    );
  });

  it('[R7.2-13] takes no phone that somebody has, and no code for another purpose', async () => {
    const api = await testApi();
    const taken = await api.signIn();
    const { ask } = await api.signIn({ phone: 'chat:x', wechat_uid: 'x' });
    const sent = await ask('sendPhoneCodeBind', { phone: taken.user.phone });
    expect(sent).toMatchObject({ code: 1, msg: '该手机号已注册，请直接登录' });
    const phone = '13700000002';
    await api.call('sendPhoneCodeRegister', { phone });
    const fields = { phone, password: 'abc123', code: api.codeFor(phone) };
    expect((await ask('bindPhone', fields)).code).toBe(1);
    expect((await api.call('sendPhoneCodeBind', { phone })).code).toBe(401);
  });
});

describe('the real chat app', () => {
  it('[R7.2-12] brings back nobody but the browser that began: its callback asks for the cookie', async () => {
    const { provider, asked } = await wechat({
      '/sns/oauth2/access_token': { access_token: 't', openid: 'o' },
      '/sns/userinfo': { nickname: '小陈' },
    });
    const publicUrl = 'https://seller.example';
    const api = await testApi({ chat: provider, config: { simulated: false, publicUrl } });
    const begun = await api.call('chatLoginCode', { sessionId });
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie).toMatch(/; SameSite=Lax; Max-Age=300; Secure$/);
    const back = `/api/auth/wechat/callback?state=${sessionId}&code=c`;
    const refused = await open(api, back, 'victim');
    expect(refused.status).toBe(400);
    // Not even asked who that was: the code is still good.
    expect(asked).toEqual([]);
    expect(resultFor(api)).toBeUndefined();
    cookiesOf(api, 'mine').push(cookie.split(';', 1)[0] ?? '');
    expect((await open(api, back, 'mine')).status).toBe(200);
    expect((await exchange(api, resultFor(api)?.token ?? '')).code).toBe(0);
  });

  async function wechat(answers: Readonly<Record<string, object>>) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { pathname } = new URL(request.url ?? '', 'http://x');
      response.end(JSON.stringify(answers[pathname] ?? { errcode: 40029 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const logged: object[] = [];
    const log = (fields: object) => logged.push(fields);
    const provider = createWechat({
      appId: 'wx1',
      secret: 'top-secret',
      publicUrl: 'https://seller.example',
      logger: { info: log, warn: log, error: log },
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    return { provider, asked, logged };
  }

  it('[R7.2-10] has the page of the open platform, which leads back here', async () => {
    const { provider } = await wechat({});
    const url = new URL(provider.pageUrl('s1'));
    expect(url.origin).toBe('https://open.weixin.qq.com');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'wx1',
      state: 's1',
      redirect_uri: 'https://seller.example/api/auth/wechat/callback',
    });
  });

  it('[R7.2-12] says who a code stands for, and nobody for a wrong one, without a word of the secret', async () => {
    const right = await wechat({
      '/sns/oauth2/access_token': { access_token: 't', openid: 'o', unionid: 'u' },
      '/sns/userinfo': { nickname: '小陈' },
    });
    expect(await right.provider.identify('c')).toEqual({ uid: 'u', nickName: '小陈' });
    expect(right.asked[0]).toContain('code=c');
    const wrong = await wechat({});
    expect(await wrong.provider.identify('c')).toBeUndefined();
    expect(wrong.logged).toHaveLength(1);
    expect(JSON.stringify(wrong.logged)).not.toContain('top-secret');
  });
});
