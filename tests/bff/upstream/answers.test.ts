import { HttpResponse, http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUserInfo } from '../../../api/contract/account.ts';
import { getTemuCredByShopId } from '../../../api/contract/shop-sessions.ts';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';
import { readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';
import { inhabit, namesOf, overFetch, person, testBff, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();
afterEach(() => vi.useRealTimers());

const viewer = '{ viewer { id } }';
const userInfoUrl = `${upstreamUrl}${getUserInfo.path}`;
const answering = (answer: () => Response | Promise<Response>) => {
  const times = { count: 0 };
  network.use(
    http.post(userInfoUrl, () => {
      times.count += 1;
      return answer();
    }),
  );
  return times;
};

describe('what an upstream may answer', () => {
  it.each([
    ['a message of null', { msg: null }],
    ['no message', {}],
  ])('[R4-52] is a good answer with %s', async (_what, said) => {
    answering(() => HttpResponse.json({ code: 0, ...said, data: person().user }));
    const { data, errors } = await testBff().ask(viewer, { token: 't' });
    expect(errors).toBeUndefined();
    expect(data.viewer.id).toBe('1');
  });

  it.each([
    [
      'a name of it',
      { code: 429, msg: '慢一点', refusal: { name: 'waitMinutes', values: { count: 5 } } },
      { name: 'waitMinutes', values: [{ name: 'count', value: '5' }] },
    ],
    [
      'the sentence of a declaration',
      { code: 1, msg: '信息发送失败，请稍后重试' },
      { name: 'notSent', values: [] },
    ],
    [
      'a sentence with values',
      { code: 429, msg: '操作过多，请在 5 分钟后再试' },
      {
        name: 'waitMinutes',
        values: [
          { name: 'what', value: '操作过多' },
          { name: 'count', value: '5' },
        ],
      },
    ],
    ['a sentence that only it knows', { code: 1, msg: '本店今日休息' }, null],
    ['a name out of shape', { code: 1, msg: '本店今日休息', refusal: 'closed' }, null],
  ])('is a refusal that is named, with %s', async (_what, answer, refusal) => {
    network.use(
      http.post(`${upstreamUrl}/api/phone/sendPhoneCode`, () => HttpResponse.json(answer)),
    );
    const { data } = await testBff().ask(
      'mutation { sendCode(input: { phone: "13900000001", purpose: LOGIN }) { error { message refusal { name values { name value } } } errors { refusal { name } } } }',
      { token: null },
    );
    expect(data.sendCode.error).toEqual({ message: answer.msg, refusal });
    expect(data.sendCode.errors[0].refusal?.name).toBe(refusal?.name);
  });

  it('[R8-07] is a refusal of a write that shows nothing', async () => {
    const refusing = (code: number, msg: string) =>
      network.use(
        http.post(`${upstreamUrl}/api/phone/sendPhoneCode`, () => HttpResponse.json({ code, msg })),
      );
    const send = async () =>
      (
        await testBff().ask(
          'mutation { sendCode(input: { phone: "13900000001", purpose: LOGIN }) { error { code message resultCode } } }',
          { token: null },
        )
      ).data.sendCode.error;
    refusing(5, 'error');
    expect(await send()).toEqual({ code: 'REFUSED', message: '', resultCode: 5 });
    refusing(5, '');
    expect(await send()).toEqual({ code: 'REFUSED', message: '未知错误', resultCode: 5 });
    refusing(1, '号码有误');
    expect(await send()).toEqual({ code: 'REFUSED', message: '号码有误', resultCode: 1 });
  });

  it.each<[string, () => Response, string, object]>([
    [
      'HTML instead of JSON',
      () => HttpResponse.html('<h1>Bad gateway</h1>'),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    ['nothing', () => new Response(''), 'UPSTREAM_BAD_ANSWER', {}],
    [
      'JSON without an envelope',
      () => HttpResponse.json({ userId: '1' }),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    ['a bare null', () => HttpResponse.json(null), 'UPSTREAM_BAD_ANSWER', {}],
    [
      'an envelope whose code is no number',
      () => HttpResponse.json({ code: 'ok', msg: '', data: {} }),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    [
      'the wrong shape',
      () => HttpResponse.json({ code: 0, msg: '', data: { userId: 7 } }),
      'UPSTREAM_SHAPE',
      {},
    ],
    [
      'code 1',
      () => HttpResponse.json({ code: 1, msg: '余额不足', data: null }),
      'UPSTREAM_REFUSED',
      { message: '余额不足' },
    ],
    [
      'code 1 without a word',
      () => HttpResponse.json({ code: 1, msg: '', data: null }),
      'UPSTREAM_REFUSED',
      { message: '操作失败，请稍后重试', extensions: { resultCode: 1 } },
    ],
    [
      '[R8-06] code 5 with words',
      () => HttpResponse.json({ code: 5, msg: 'no such shop', data: null }),
      'UPSTREAM_REFUSED',
      { message: 'no such shop', extensions: { resultCode: 5 } },
    ],
    [
      '[R8-06] code 5 without words',
      () => HttpResponse.json({ code: 5, msg: null }),
      'UPSTREAM_REFUSED',
      { message: '未知错误', extensions: { resultCode: 5 } },
    ],
    [
      'code 401',
      () => HttpResponse.json({ code: 401, msg: '请重新登录', data: null }),
      'UNAUTHENTICATED',
      { message: '请重新登录' },
    ],
    ['code 403', () => HttpResponse.json({ code: 403, msg: '', data: null }), 'FORBIDDEN', {}],
    [
      'code 429',
      () => HttpResponse.json({ code: 429, msg: '请 60 秒后再试', data: null }),
      'TOO_MANY',
      { message: '请 60 秒后再试' },
    ],
    [
      'a sentence with markup',
      () =>
        HttpResponse.json({
          code: 1,
          msg: '<p>余额<b>不足</b></p>\n<script>steal()</script><img src=x onerror=steal()>，请充值 1 < 2',
          data: null,
        }),
      'UPSTREAM_REFUSED',
      { message: '余额 不足 ，请充值 1 < 2' },
    ],
    [
      'a sentence of 5,000 signs',
      () => HttpResponse.json({ code: 1, msg: '长'.repeat(5_000), data: null }),
      'UPSTREAM_REFUSED',
      { message: `${'长'.repeat(299)}…` },
    ],
    [
      'what is wrong with a parameter, without its name',
      () => HttpResponse.json({ code: 1, msg: '参数 permissionIdList.0 类型不正确', data: null }),
      'UPSTREAM_REFUSED',
      { message: '提交的内容类型不正确' },
    ],
    [
      'which values a parameter may have',
      () => HttpResponse.json({ code: 1, msg: '参数 level 只能是 spu、skc', data: null }),
      'UPSTREAM_REFUSED',
      { message: '提交的内容无效，请检查后重试' },
    ],
    [
      'a sentence of nothing but markup',
      () => HttpResponse.json({ code: 1, msg: '<br/>', data: null }),
      'UPSTREAM_REFUSED',
      { message: '操作失败，请稍后重试' },
    ],
    [
      'code 503',
      () => HttpResponse.json({ code: 503, msg: '系统繁忙，请稍后重试', data: null }),
      'UPSTREAM_BUSY',
      { message: '系统繁忙，请稍后重试' },
    ],
    [
      'code 9999',
      () => HttpResponse.json({ code: 9999, msg: '店铺为空', data: null }),
      'EMPTY_SHOP',
      { extensions: { resultCode: 9999 } },
    ],
    [
      'HTTP 401',
      () => new Response(null, { status: 401 }),
      'UNAUTHENTICATED',
      { message: '登录失效，请重新登录' },
    ],
    [
      'HTTP 500',
      () => HttpResponse.json({ code: 0, msg: '', data: null }, { status: 500 }),
      'UPSTREAM_STATUS',
      {},
    ],
    ['HTTP 404', () => new Response('', { status: 404 }), 'UPSTREAM_LACKS', {}],
    ['HTTP 405', () => new Response('', { status: 405 }), 'UPSTREAM_LACKS', {}],
    ['HTTP 501', () => new Response('', { status: 501 }), 'UPSTREAM_LACKS', {}],
    ['[R7.1-06] HTTP 204', () => new Response(null, { status: 204 }), 'UPSTREAM_STATUS', {}],
    [
      '[R7.1-06] HTTP 201 with a good body',
      () => HttpResponse.json({ code: 0, msg: '', data: person().user }, { status: 201 }),
      'UPSTREAM_STATUS',
      {},
    ],
    ['a network error', () => HttpResponse.error(), 'UPSTREAM_UNREACHABLE', {}],
  ])('%s is a documented code', async (_what, answer, code, more) => {
    const times = answering(answer);
    const { status, data, errors } = await testBff().ask(viewer, { token: 't' });
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ ...more, path: ['viewer'], extensions: { code } });
    expect(errorCodes).toHaveProperty(code);
    expect(times.count).toBe(code === 'UPSTREAM_UNREACHABLE' ? 2 : 1);
  });

  it('that says when to ask again is repeated to the client, in the error and in the head', async () => {
    const body = { code: 429, msg: '请 60 秒后再试', data: null };
    answering(() => HttpResponse.json(body, { headers: { 'retry-after': '60' } }));
    const { headers, errors } = await testBff().ask(viewer, { token: 't' });
    expect(headers.get('retry-after')).toBe('60');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY', retryAfter: 60 });
  });

  it('tells nothing of the upstream’s answer to the client, and everything to the log', async () => {
    answering(() =>
      HttpResponse.json({ code: 0, msg: '', data: { userId: { secret: 'hunter2' } } }),
    );
    const { ask, logged } = testBff();
    const { errors } = await ask(viewer, { token: 't', headers: { 'x-request-id': 'r-1' } });
    expect(JSON.stringify(errors)).not.toMatch(/hunter2|invalid_type|expected/i);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'UPSTREAM_SHAPE',
      call: 'getUserInfo',
      requestId: 'r-1',
      refusal: { name: 'UPSTREAM_SHAPE', values: {} },
    });
    expect(logged).toMatchObject([
      { level: 'warn', fields: { call: 'getUserInfo', requestId: 'r-1', code: 'UPSTREAM_SHAPE' } },
    ]);
  });
});

describe('[R7.1-02] a slow upstream', () => {
  it('is waited for 30,000 ms, and not one more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let cancelled = false;
    const { ask, logged } = testBff({
      transport: (request) => {
        request.signal.addEventListener('abort', () => {
          cancelled = true;
        });
        asked();
        return new Promise(() => {});
      },
    });
    let settled = false;
    const answer = ask(viewer, { token: 't' }).finally(() => {
      settled = true;
    });
    await reached;
    await vi.advanceTimersByTimeAsync(29_999);
    expect({ settled, cancelled }).toEqual({ settled: false, cancelled: false });
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).errors?.[0]).toMatchObject({
      message: '数据服务响应超时，请稍后重试',
      extensions: { code: 'UPSTREAM_TIMEOUT', call: 'getUserInfo' },
    });
    expect(cancelled).toBe(true);
    expect(logged).toMatchObject([{ level: 'warn', fields: { code: 'UPSTREAM_TIMEOUT' } }]);
  });

  it('is not said of a call that nobody waited for any more', async () => {
    inhabit(network, { people: { t: person() } });
    const real = overFetch(upstreamUrl);
    const left = Promise.withResolvers<void>();
    const { ask, logged } = testBff({
      transport: async (request) => {
        if (request.target.endsWith('/getExpiredShopList')) throw new Error('refused');
        if (!request.target.endsWith('/getShopList')) return real(request);
        request.signal.addEventListener('abort', () => left.resolve());
        return new Promise(() => {});
      },
    });
    const { errors } = await ask('{ expiredShops { name } shops { totalCount } }', {
      token: 't',
    });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['UPSTREAM_UNREACHABLE']);
    await left.promise;
    expect(logged.map(({ fields }) => fields)).toMatchObject([
      { call: 'getExpiredShopList', code: 'UPSTREAM_UNREACHABLE' },
    ]);
  });

  it('gets one deadline for the whole operation, not one for each call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    inhabit(network, { people: { t: person() } });
    const real = overFetch(upstreamUrl);
    let calls = 0;
    const { ask } = testBff({
      // The user comes after 20 s, the shop list would come after 20 more.
      transport: async (request) => {
        calls += 1;
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        return real(request);
      },
    });
    const answer = ask('{ shops { totalCount } }', { token: 't' });
    await vi.waitFor(() => expect(calls).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(calls).toBe(3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).errors?.[0]?.extensions?.code).toBe('UPSTREAM_TIMEOUT');
  });
});

describe('[R7.1-12] HTTP 403', () => {
  const people = { t: person() };
  const totals = (selection: string) =>
    `{ statistics(selection: ${selection}, range: {start: "2026-03-01", end: "2026-03-01"}) {
      totals { amount { net } } } }`;
  const path = '/api/order/getHistoryTotalSales';
  /** Answers 403 that many times, then as the world does. */
  const refuse = (times: number, at = path) => {
    const refused = { count: 0 };
    network.use(
      http.post(upstreamUrl + at, () => {
        refused.count += 1;
        return refused.count > times ? undefined : new Response(null, { status: 403 });
      }),
    );
    return refused;
  };
  const fetched = (sent: ReturnType<typeof inhabit>) =>
    sent.filter(({ call }) => call === getTemuCredByShopId).map(({ input }) => input.shopId);

  it.each([
    ['{ shop: "temu:12" }', path, '12', '10.00'],
    ['{ platform: { platform: TEMU } }', path, '11', '10.00'],
    ['{ shop: "shein:13" }', '/api/shein/product/sales/queryTotalSales', '11', '0.00'],
  ])(
    '[R7.1-10] has the session of the shop fetched again, of %s, once, and the read repeated',
    async (selection, at, shopId, net) => {
      const sent = inhabit(network, { people });
      const refused = refuse(1, at);
      const { data, errors } = await testBff().ask(totals(selection), { token: 't' });
      expect(errors).toBeUndefined();
      expect(data.statistics.totals.amount.net).toBe(net);
      expect(fetched(sent)).toEqual([shopId]);
      expect(refused.count).toBe(2);
      expect(namesOf(sent).filter((name) => name === 'getUserInfo')).toHaveLength(1);
    },
  );

  it('is repeated though the session cannot be fetched, and once only', async () => {
    const sent = inhabit(network, { people });
    const credentials = refuse(9, getTemuCredByShopId.path);
    const refused = refuse(9);
    const { errors } = await testBff().ask(totals('{ shop: "temu:12" }'), { token: 't' });
    expect(errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', call: 'getHistoryTotalSales' } },
    ]);
    expect([credentials.count, refused.count]).toEqual([1, 2]);
    expect(fetched(sent)).toEqual([]);
  });

  it('that stays is FORBIDDEN, and nothing is to be shown for it', async () => {
    inhabit(network, { people });
    refuse(9);
    const { errors } = await testBff().ask(totals('{ all: true }'), { token: 't' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403, silent: true });
  });

  it('to a read about no shop has no session to fetch', async () => {
    const sent = inhabit(network, { people });
    const refused = refuse(9, '/api/order/getShopList');
    const { errors } = await testBff().ask('{ shops { totalCount } }', { token: 't' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', silent: true });
    expect(fetched(sent)).toEqual([]);
    expect(refused.count).toBe(1);
  });

  it('to a write has the session fetched again, but the write is not repeated', async () => {
    const sent = inhabit(network, { people });
    const refused = refuse(9, '/api/shop/renameShop');
    const rename =
      'mutation { renameShop(input: { id: "temu:12", name: "新店" }) { error { code } } }';
    const { data } = await testBff().ask(rename, { token: 't' });
    expect(data.renameShop.error.code).toBe('FORBIDDEN');
    expect(refused.count).toBe(1);
    expect(fetched(sent)).toEqual(['12']);
  });
});

describe('what every call carries', () => {
  it('[R7.1-01] [R7.1-03] [R7.1-04] a form, the token, x-requested-with, and the ids of the request', async () => {
    const sent = inhabit(network, { people: { 'token-1': person() } });
    await testBff().ask('{ shops { totalCount } }', {
      token: 'token-1',
      headers: { 'x-request-id': 'r-2', 'x-client-address': '203.0.113.9' },
    });
    expect(sent).toHaveLength(3);
    for (const { call, headers } of sent) {
      expect(headers.get('authorization'), call.name).toBe('token-1');
      expect(headers.get('x-requested-with'), call.name).toBe('XMLHttpRequest');
      expect(headers.get('x-request-id'), call.name).toBe('r-2');
      expect(headers.get('x-client-address'), call.name).toBe('203.0.113.9');
    }
    const list = sent.find(({ call }) => call.name === 'getShopList');
    expect(list?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(list?.server).toBe('normal');
  });

  it('[R7.1-13] goes to the path that the deployer has given', async () => {
    let called = 0;
    network.use(
      http.post(`${upstreamUrl}/v2/me`, () => {
        called += 1;
        return HttpResponse.json({ code: 0, msg: '', data: person().user });
      }),
    );
    const mapping = readMapping('{"getUserInfo": "/v2/me"}', 'paths.json');
    const { data } = await testBff({ border: { ...usualBorder, mapping } }).ask(viewer, {
      token: 't',
    });
    expect(data).toEqual({ viewer: { id: '1' } });
    expect(called).toBe(1);
  });

  it('[R6-25] is sent to the preview, without a token, for a visitor', async () => {
    const sent = inhabit(network, { people: { visitor: person() } });
    const { data } = await testBff().ask('{ viewer { id role phone } shops { totalCount } }');
    expect(data).toEqual({
      viewer: { id: 'visitor', role: 'VISITOR', phone: null },
      shops: { totalCount: 3 },
    });
    expect(namesOf(sent).length).toBe(3);
    for (const { server, headers } of sent) {
      expect(server).toBe('preview');
      expect(headers.has('authorization')).toBe(false);
    }
  });

  it('[R6-25] is the preview’s for somebody signed in who asks as a visitor, and writes are refused', async () => {
    const people = { visitor: person(), own: person({ shops: [], user: { userId: '7' } }) };
    const sent = inhabit(network, { people });
    const { ask } = testBff();
    const headers = { authorization: 'visitor', cookie: 'token=own' };
    const seen = await ask('{ viewer { id phone } shops { totalCount } }', { headers });
    expect(seen.data).toEqual({ viewer: { id: 'visitor', phone: null }, shops: { totalCount: 3 } });
    const written = await ask('mutation { confirmShipping(ids: ["1"]) { error { code } } }', {
      headers,
    });
    expect(written.data.confirmShipping.error.code).toBe('VISITOR_BLOCKED');
    expect(new Set(sent.map(({ server }) => server))).toEqual(new Set(['preview']));
    expect(sent.every((request) => !request.headers.has('authorization'))).toBe(true);
    // The session is as it was.
    const own = await ask('{ viewer { id } shops { totalCount } }', {
      headers: { cookie: 'token=own' },
    });
    expect(own.data).toEqual({ viewer: { id: '7' }, shops: { totalCount: 0 } });
  });
});
