import { HttpResponse, http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTemuCredByShopId } from '../../../api/contract/shop-sessions.ts';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';
import { inhabit, namesOf, overFetch, person, testBff, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();
afterEach(() => vi.useRealTimers());

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
        request.limit.onEnd(() => {
          cancelled = true;
        });
        asked();
        return new Promise(() => {});
      },
    });
    let settled = false;
    const answer = ask('{ viewer { id } }', { token: 't' }).finally(() => {
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
        request.limit.onEnd(left.resolve);
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
    const { data } = await testBff({ border: { ...usualBorder, mapping } }).ask(
      '{ viewer { id } }',
      {
        token: 't',
      },
    );
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
