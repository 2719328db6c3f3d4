import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import {
  inhabit,
  manager,
  namesOf,
  person,
  testBff,
  testConfig,
  upstreamUrl,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();
const token = 'A'.repeat(43);
const refusing = (message: string, code?: number) => () => {
  throw new Refusal(message, code);
};

const login = /* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) { viewer { id role } error { code message field } }
  }
`;

describe('login', () => {
  it('signs in: HttpOnly cookie for 7 days, a readable flag, and the viewer', async () => {
    const sent = inhabit(network, {
      people: { [token]: person(), visitor: visitor() },
      data: { login: token },
    });
    const { data, headers } = await testBff().ask(login, {
      variables: { input: { phone: '13900000001', password: 'abc123' } },
    });
    expect(data.login).toEqual({ viewer: { id: '1', role: 'BOSS' }, error: null });
    expect(headers.getSetCookie()).toEqual([
      `token=${token}; HttpOnly; Path=/; SameSite=Lax; Max-Age=604800`,
      'signedIn=1; Path=/; SameSite=Lax; Max-Age=604800',
      expect.stringMatching(
        /^device=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=34560000$/,
      ),
    ]);
    expect(sent[0]).toMatchObject({
      server: 'normal',
      path: '/api/auth/login',
      input: { phone: '13900000001', password: 'abc123', areacode: '86' },
    });
  });

  it('tells the upstream that somebody signs in on the phone, and nothing of it otherwise', async () => {
    const sent = inhabit(network, {
      people: { [token]: manager(), visitor: visitor() },
      data: { login: token },
    });
    const entered = { phone: '13900000001', password: 'abc123' };
    const { data } = await testBff().ask(login, {
      variables: { input: { ...entered, onPhone: true } },
    });
    expect(data.login).toMatchObject({ viewer: { role: 'MANAGER' }, error: null });
    await testBff().ask(login, { variables: { input: { ...entered, onPhone: false } } });
    const logins = sent.filter(({ path }) => path === '/api/auth/login');
    expect(logins.map(({ input }) => input)).toEqual([
      { ...entered, onPhone: true, areacode: '86' },
      { ...entered, areacode: '86' },
    ]);
  });

  it('tells the upstream by which browser, with a secret that a new one is given', async () => {
    const sent = inhabit(network, {
      people: { [token]: person(), visitor: visitor() },
      data: { login: token, sendPhoneCode: null },
    });
    const { bff } = testBff();
    const asked = async (query: string, cookie?: string) => {
      const response = await bff.handle(
        new Request('http://bff.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
          body: JSON.stringify({ query }),
        }),
      );
      return response.headers.getSetCookie();
    };
    const code = 'mutation { sendCode(input: { phone: "13900000001", purpose: LOGIN }) { ok } }';
    const [cookie = ''] = await asked(code);
    const device = /^device=([\w-]{43});/.exec(cookie)?.[1];
    const enter =
      'mutation { login(input: { phone: "13900000001", code: "123456" }) { error { code } } }';
    const set = await asked(enter, `a=b; device=${device}`);
    expect(set.some((each) => each.startsWith('device='))).toBe(false);
    // What is no secret of ours is replaced; a read tells nothing.
    expect((await asked(code, 'device=x'))[0]).toMatch(/^device=[\w-]{43};/);
    await asked('{ viewer { id } }', `token=${token}; device=${device}`);
    const told = sent.map(({ headers }) => headers.get('x-client-device'));
    expect(told).toEqual([device, device, expect.stringMatching(/^[\w-]{43}$/), null]);
  });

  it('makes the cookies Secure where the origin is https', async () => {
    inhabit(network, { people: { [token]: person() }, data: { login: token } });
    const config = { ...testConfig, publicUrl: 'https://shop.example' };
    const { headers } = await testBff({ config }).ask(login, {
      variables: { input: { phone: '13900000001', code: '123456' } },
    });
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
  });

  it.each([
    [
      'a wrong password',
      refusing('账号或密码错误'),
      { code: 'REFUSED', message: '账号或密码错误', field: null },
    ],
    [
      'too many attempts',
      refusing('请 60 秒后再试', 429),
      { code: 'TOO_MANY', message: '请 60 秒后再试', field: null },
    ],
    [
      'a busy server',
      refusing('系统繁忙，请稍后重试', 503),
      { code: 'BUSY', message: '系统繁忙，请稍后重试', field: null },
    ],
  ])('answers %s as an expected refusal, and begins no session', async (_what, answer, error) => {
    inhabit(network, { people: {}, data: { login: answer } });
    const { data, errors, headers } = await testBff().ask(login, {
      variables: { input: { phone: '13900000001', password: 'abc123' } },
    });
    expect(errors).toBeUndefined();
    expect(data.login).toEqual({ viewer: null, error });
    expect(headers.getSetCookie().filter((each) => !each.startsWith('device='))).toEqual([]);
  });

  it.each([
    ['neither password nor code', { phone: '13900000001' }, 'password'],
    ['both', { phone: '13900000001', password: 'abc123', code: '123456' }, 'password'],
    ['no phone', { phone: '', password: 'abc123' }, 'phone'],
    ['a phone that is far too long', { phone: '1'.repeat(40), password: 'abc123' }, 'phone'],
  ])('names the field of %s, and sends nothing', async (_what, input, field) => {
    const sent = inhabit(network, { people: {} });
    const { data } = await testBff().ask(login, { variables: { input } });
    expect(data.login.error).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(data.login.error.message).toMatch(/\p{Script=Han}/u);
    expect(sent).toEqual([]);
  });

  it('is a GraphQL error, not a refusal, when the upstream is broken', async () => {
    network.use(
      http.post(`${upstreamUrl}/api/auth/login`, () => new HttpResponse(null, { status: 500 })),
    );
    const { data, errors } = await testBff().ask(login, {
      variables: { input: { phone: '13900000001', password: 'abc123' } },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_STATUS');
  });
});

describe('logout', () => {
  it('ends the session and clears both cookies', async () => {
    const sent = inhabit(network, { people: { t: person() }, data: { logout: null } });
    const { data, headers } = await testBff().ask('mutation { logout { ok error { code } } }', {
      headers: { cookie: 'token=t; signedIn=1' },
    });
    expect(data.logout).toEqual({ ok: true, error: null });
    expect(sent[0]).toMatchObject({ token: 't', path: '/api/auth/logout' });
    expect(headers.getSetCookie()).toEqual([
      'token=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0',
      'signedIn=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });

  it('clears the cookies even where the upstream cannot be reached', async () => {
    network.use(http.post(`${upstreamUrl}/api/auth/logout`, () => HttpResponse.error()));
    const { errors, headers } = await testBff().ask('mutation { logout { ok } }', { token: 't' });
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNREACHABLE');
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
  });
});

describe('a session', () => {
  it('[R7.1-03] is told by the cookie, or by the Authorization header, which goes first', async () => {
    const sent = inhabit(network, {
      people: { mine: person(), other: person({ user: { userId: '7' } }) },
    });
    const { ask } = testBff();
    const headers = { cookie: 'token=mine' };
    expect((await ask('{ viewer { id } }', { headers })).data.viewer.id).toBe('1');
    expect(
      (await ask('{ viewer { id } }', { headers, token: 'Bearer other' })).data.viewer.id,
    ).toBe('7');
    expect(sent.map((request) => request.token)).toEqual(['mine', 'other']);
  });

  it('[R4-08] is none where the page sends the visitor token, whatever cookie there is', async () => {
    inhabit(network, { people: { mine: person(), visitor: visitor() } });
    const headers = { cookie: 'token=mine', authorization: 'visitor' };
    const { data } = await testBff().ask('{ viewer { role } }', { headers });
    expect(data.viewer.role).toBe('VISITOR');
  });

  it('that is over clears the cookies; a mere failure does not', async () => {
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, ({ request }) =>
        request.headers.get('authorization') === 'over'
          ? HttpResponse.json({ code: 401, msg: '登录失效，请重新登录', data: null })
          : new HttpResponse(null, { status: 502 }),
      ),
    );
    const { ask } = testBff();
    const over = await ask('{ viewer { id } }', { headers: { cookie: 'token=over' } });
    expect(over.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(over.headers.getSetCookie()[0]).toContain('Max-Age=0');
    const broken = await ask('{ viewer { id } }', { headers: { cookie: 'token=fine' } });
    expect(broken.headers.getSetCookie()).toEqual([]);
  });

  it('may have a token of 4 kB', async () => {
    const token = 'x'.repeat(4_096);
    inhabit(network, { people: { [token]: person() } });
    const { ask } = testBff();
    expect((await ask('{ viewer { role } }', { token })).data.viewer.role).toBe('BOSS');
    const headers = { cookie: `token=${token}` };
    expect((await ask('{ viewer { role } }', { headers })).data.viewer.role).toBe('BOSS');
  });

  it.each([
    ['another scheme', 'Token abc'],
    ['a name and password', 'Basic YTpi'],
    ['an empty secret', 'Bearer '],
    ['nothing', ''],
    ['more than 8 kB', 'x'.repeat(8_193)],
  ])(
    'is not begun by an Authorization header with %s, whatever cookie there is',
    async (_, header) => {
      const sent = inhabit(network, { people: { mine: person(), visitor: visitor() } });
      const { ask } = testBff();
      const { data, errors, headers } = await ask('{ viewer { role } }', {
        headers: { authorization: header, cookie: 'token=mine' },
      });
      expect(data).toBeUndefined();
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('cannot be used'),
        extensions: { code: 'UNAUTHENTICATED' },
      });
      expect(headers.getSetCookie()).toEqual([]);
      expect(sent).toEqual([]);
    },
  );

  it('is needed for whatever is not open to anyone', async () => {
    const sent = inhabit(network, { people: { visitor: visitor() } });
    const { ask } = testBff();
    const rename =
      'mutation { renameShop(input: { id: "temu:11", name: "x" }) { error { code } } }';
    for (const query of ['{ viewer { role } }', '{ shops { totalCount } }', rename]) {
      const { errors } = await ask(query, { token: null });
      expect(errors?.[0]?.extensions, query).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(sent).toEqual([]);
    const open = await ask('{ notices { totalCount } }', { token: null });
    expect(open.errors).toBeUndefined();
    expect(namesOf(sent)).toEqual(['getIndexNoticeInfo']);
  });

  it('is not what the preview answers to: it says that it is the preview', async () => {
    inhabit(network, { people: { mine: person(), visitor: visitor() } });
    const { ask } = testBff();
    for (const _ of ['computed', 'and repeated']) {
      expect((await ask('{ viewer { role } }')).extensions).toEqual({ preview: true });
    }
    expect((await ask('{ viewer { role } }', { token: 'mine' })).extensions).toBeUndefined();
    expect((await ask('{ notices { totalCount } }')).extensions).toBeUndefined();
  });
});
