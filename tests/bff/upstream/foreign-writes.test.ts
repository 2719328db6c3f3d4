import { describe, expect, it } from 'vitest';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { password } from '../../conformance/facts.ts';
import { foreignWorld } from './foreign.ts';

const ofCall = (requests: readonly { readonly call: string }[], path: string) =>
  requests.filter(({ call }) => call.endsWith(path));

describe.each(['absent', 'null', 'true'] as const)('a write whose data is %s', (noData) => {
  const mutations = {
    bindMainAccount: [
      `bindMainAccount(input: {phone: "12000000002", password: "p"}) { bind { status } error { message } }`,
      { bind: null, error: null },
    ],
    createShopGroup: [
      `createShopGroup(input: {name: "欧洲站"}) { group { id name } error { message } }`,
      { group: { id: 'group:3', name: '欧洲站' }, error: null },
    ],
    confirmBindCode: [
      `confirmBindCode(input: {phone: "12000000002", code: "123456"}) { firstShop { id } error { message } }`,
      { firstShop: null, error: null },
    ],
    redeemCoupon: [
      `redeemCoupon(code: "CERT0001") { coupon { couponId } isNew message error { message } }`,
      { coupon: { couponId: '81' }, isNew: true, message: '核销成功', error: null },
    ],
    saveShopLayout: [
      `saveShopLayout(input: {shown: ["temu:634419", "temu:634418"], hidden: ["temu:634420"]}) { shops { id } error { message } }`,
      {
        shops: ['temu:634419', 'temu:634418', 'shein:9001', 'temu:634420'].map((id) => ({ id })),
        error: null,
      },
    ],
    unbindMainAccount: [
      `unbindMainAccount(id: "5") { ok error { message } }`,
      { ok: true, error: null },
    ],
    logout: ['logout { ok error { message } }', { ok: true, error: null }],
  } as const;

  it.each(Object.entries(mutations))('has been done: %s', async (name, [mutation, expected]) => {
    const { ask, signIn } = await foreignWorld({ noData, unnamed: true });
    const { data, errors } = await ask(`mutation { ${mutation} }`, { token: await signIn() });
    expect(errors).toBeUndefined();
    expect(data[name]).toEqual(expected);
  });
});

describe('a write of an upstream that cannot tell how things stand then', () => {
  it('has been done', async () => {
    const { ask, signIn, upstream } = await foreignWorld();
    const { data, errors } = await ask(
      `mutation { distributeShops(input: {phone: "13900000003", shopIds: ["temu:634418"]}) {
        manager { id } error { message } } }`,
      { token: await signIn() },
    );
    expect(errors).toBeUndefined();
    expect(data.distributeShops).toEqual({ manager: null, error: null });
    expect(ofCall(upstream.requests, '/distributeShopToUserNoCode')).toHaveLength(1);
  });
});

describe('a write that an upstream does not have', () => {
  it('is named as such, and not refused', async () => {
    const { ask, signIn } = await foreignWorld();
    const { errors } = await ask(
      'mutation { setNickName(input: { nickName: "老板" }) { viewer { id } error { message } } }',
      { token: await signIn() },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_LACKS', call: 'setNickName' });
  });
});

describe('a refusal', () => {
  it('[R8-01] keeps the words of the upstream, without data too', async () => {
    const { ask } = await foreignWorld({ noData: 'absent', code: 'text' });
    const { data } = await ask(
      'mutation { login(input: {phone: "13900000001", password: "wrong1"}) { error { code message resultCode } } }',
    );
    const error = { code: 'REFUSED', message: '账号或密码错误', resultCode: 1 };
    expect(data.login.error).toEqual(error);
  });

  it('of a session that is over is UNAUTHENTICATED, in the words of the upstream', async () => {
    const { ask, signIn, upstream } = await foreignWorld({ noData: 'absent' });
    const token = await signIn();
    upstream.endSessions();
    const { errors } = await ask('{ viewer { id } }', { token });
    expect(errors?.[0]).toMatchObject({
      message: '登录已过期',
      extensions: { code: 'UNAUTHENTICATED', call: 'getUserInfo', resultCode: 401 },
    });
  });
});

describe('cookies', () => {
  it('go with the session, and what an answer sets goes with it from then on', async () => {
    const { ask, signIn, upstream } = await foreignWorld({ cookie: true });
    const token = await signIn();
    await ask('{ viewer { id } }', { token });
    expect(upstream.requests.at(-1)?.headers.cookie).toBe('JSESSIONID=s1');
    await ask('{ shop(id: "temu:634418") { hasSession } }', { token });
    await ask('{ viewer { id } }', { token });
    expect(upstream.requests.at(-1)?.headers).toMatchObject({
      authorization: 's1.k+/=:~',
      cookie: 'JSESSIONID=s1; acw_tc=renewed',
    });
  });

  it('that somebody has made up break nothing', async () => {
    const { ask, upstream } = await foreignWorld();
    const forged = (said: unknown) =>
      `session1.${Buffer.from(JSON.stringify(said)).toString('base64url')}.`;
    for (const said of [['a\r\nb', []], ['', [['a', 'b\nc']]], [1, 2], 'x', null]) {
      const { errors } = await ask('{ viewer { id } }', { token: forged(said) });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
    expect(ofCall(upstream.requests, '/getUserInfo')).toHaveLength(5);
  });

  it('of one session are nobody else’s', async () => {
    const { ask, signIn, upstream } = await foreignWorld({ cookie: true });
    const [one, other] = [await signIn(), await signIn()];
    await ask('{ shop(id: "temu:634418") { hasSession } }', { token: one });
    await ask('{ viewer { id } }', { token: other });
    expect(upstream.requests.at(-1)?.headers.cookie).toBe('JSESSIONID=s2');
  });
});

describe('the settings of a border', () => {
  it('count pages as the upstream does, and say what the specification sends', async () => {
    const { ask, signIn, upstream } = await foreignWorld(
      { unnamed: true },
      { border: { ...usualBorder, firstPage: 0 } },
    );
    const token = await signIn();
    await ask('{ shop(id: "temu:634418") { card { refundCount } } }', { token });
    const [asked] = ofCall(upstream.requests, '/api/card/refund');
    expect(asked).toMatchObject({ fields: { shopId: '634418', pageIndex: '0', pageSize: '10' } });
    const [login] = ofCall(upstream.requests, '/login');
    expect(login).toMatchObject({ fields: { phone: '13900000001', password, areacode: '86' } });
  });

  it('say in which unit amounts are', async () => {
    const border = { ...usualBorder, money: 'yuan' } as const;
    const { ask, signIn } = await foreignWorld({ unnamed: true }, { border });
    const { data } = await ask('{ shop(id: "temu:634418") { card { deadStock { value } } } }', {
      token: await signIn(),
    });
    expect(data.shop.card.deadStock).toEqual({ value: '1200.00' });
  });

  it('say of which clock times without a zone are', async () => {
    const border = { ...usualBorder, offset: 0 };
    const { ask, signIn } = await foreignWorld({ instants: 'wallClock' }, { border });
    const { data } = await ask('{ viewer { registerTime } }', { token: await signIn() });
    // 8 o'clock in Shanghai, said by a clock that is taken for one of UTC.
    expect(data.viewer.registerTime).toBe('2025-01-01T08:00:00.000Z');
  });
});
