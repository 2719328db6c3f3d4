import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RequestRate } from '../../../bff/http/request-rate.ts';
import { route, sendRaw, testFront } from './server-harness.ts';

describe('Requests and answers', () => {
  it('hands on method, address, headers and body, and who calls', async () => {
    const { origin } = await testFront([
      route(async (request, caller) =>
        Response.json({
          method: request.method,
          url: request.url,
          body: await request.text(),
          address: request.headers.get('x-client-address'),
          own: request.headers.get('x-own'),
          caller,
        }),
      ),
    ]);
    const response = await fetch(`${origin}/here?a=1`, {
      method: 'POST',
      body: '你好',
      headers: { 'x-own': 'yes', 'x-client-address': '6.6.6.6', 'x-request-id': 'abc-1' },
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      url: `${origin}/here?a=1`,
      body: '你好',
      address: '127.0.0.1',
      own: 'yes',
      caller: { address: '127.0.0.1', isLocal: true, requestId: 'abc-1' },
    });
    expect(response.headers.get('x-request-id')).toBe('abc-1');
  });

  it('makes an id for a request without a good one', async () => {
    const { origin } = await testFront([route((_, { requestId }) => new Response(requestId))]);
    const headers = { 'x-request-id': 'not "good"' };
    const response = await fetch(origin, { headers });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(await response.text()).toBe(response.headers.get('x-request-id'));
  });

  it('logs who leaves before there is an answer, or in the middle of one, as no error of the server', async () => {
    const parts = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new Uint8Array(65_536));
        await new Promise((resolve) => setImmediate(resolve));
      },
    });
    const reached = Promise.withResolvers<void>();
    const { origin, log } = await testFront([
      route((request) => {
        if (new URL(request.url).pathname === '/long') return new Response(parts);
        reached.resolve();
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('given up')));
        });
      }),
    ]);
    const leaving = new AbortController();
    const answer = fetch(origin, { signal: leaving.signal });
    await reached.promise;
    leaving.abort();
    await expect(answer).rejects.toThrow();
    const long = await fetch(`${origin}/long`);
    const reader = long.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const told = () =>
      log.map((line) => JSON.parse(line)).map(({ level, status }) => ({ level, status }));
    await expect.poll(() => told().length).toBe(2);
    expect(told()).toEqual([
      { level: 'debug', status: 499 },
      { level: 'debug', status: 200 },
    ]);
  });

  it.each([
    { trustProxy: 0, address: '127.0.0.1' },
    { trustProxy: 1, address: '9.9.9.9' },
    { trustProxy: 2, address: '1.1.1.1' },
    { trustProxy: 3, address: '1.1.1.1' },
  ])('takes $address as the caller with TRUST_PROXY $trustProxy', async (expected) => {
    const { origin } = await testFront([route((_, caller) => Response.json(caller))], {
      trustProxy: expected.trustProxy,
    });
    const headers = { 'x-forwarded-for': '1.1.1.1, 9.9.9.9' };
    const caller = await (await fetch(origin, { headers })).json();
    expect(caller).toMatchObject({ address: expected.address, isLocal: false });
  });

  it('says once what to set where a proxy brings requests and none is trusted', async () => {
    const { origin, log } = await testFront([route(() => new Response('yes'))]);
    const forwarded = { headers: { 'x-forwarded-for': '9.9.9.9' } };
    const told = () => log.filter((line) => line.includes('TRUST_PROXY'));
    await fetch(origin);
    expect(told()).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      expect((await fetch(origin, forwarded)).status).toBe(200);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('Set TRUST_PROXY=on behind one proxy');
  });

  it('refuses them in production where nobody has decided, and answers what comes by none', async () => {
    const { origin, log } = await testFront([route(() => new Response('yes'))], {
      refusesProxies: true,
    });
    const refused = await fetch(origin, { headers: { 'x-forwarded-for': '9.9.9.9' } });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('TRUST_PROXY');
    expect((await fetch(origin)).status).toBe(200);
    expect(log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('sends what is long as it is read, not compressed as a whole', async () => {
    const answer = (bytes: number) =>
      new Response(new Blob([Buffer.alloc(bytes, 'a')]), {
        headers: { 'content-type': 'text/csv', 'content-length': String(bytes) },
      });
    const most = 16 * 1024 * 1024;
    const { origin } = await testFront([
      route(async (request) => answer(most + (request.url.endsWith('more') ? 1 : 0))),
    ]);
    const encodingOf = async (path: string) => {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThanOrEqual(most);
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('/most')).toBe('gzip');
    expect(await encodingOf('/more')).toBeNull();
  });

  it('keeps every cookie and compresses long answers when asked', async () => {
    const text = JSON.stringify({ text: '很长的内容'.repeat(500) });
    const { origin, port } = await testFront([
      route(() => {
        const headers = new Headers({ 'content-type': 'application/json', vary: 'cookie' });
        headers.append('set-cookie', 'token=1; HttpOnly');
        headers.append('set-cookie', 'signedIn=1');
        return new Response(text, { headers });
      }),
    ]);
    const plain = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.getSetCookie()).toEqual(['token=1; HttpOnly', 'signedIn=1']);
    expect(plain.headers.get('vary')).toBe('cookie, accept-encoding');
    expect(await plain.text()).toBe(text);

    const asked = httpRequest({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } });
    asked.end();
    const [packed] = await once(asked, 'response');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.concat(await packed.toArray())).toString()).toBe(text);
    const refused = await fetch(origin, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it('streams an answer that has no end, and tells the handler when the caller leaves', async () => {
    const cancelled = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const { origin } = await testFront([
      route((request) => {
        request.signal.addEventListener('abort', () => aborted.resolve());
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
          cancel: () => cancelled.resolve(),
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    ]);
    const leave = new AbortController();
    const response = await fetch(origin, { signal: leave.signal });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    leave.abort();
    await Promise.all([cancelled.promise, aborted.promise]);
  });

  it('answers a fault with 500 and an id, and logs it once', async () => {
    const { origin, log } = await testFront(
      [
        route(() => {
          throw new Error('the inner reason');
        }),
      ],
      { logLevel: 'error' },
    );
    const response = await fetch(origin);
    const requestId = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: 'INTERNAL', message: `服务器开小差了，请稍后重试（编号 ${requestId}）` },
    });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      requestId,
      err: { message: 'the inner reason' },
    });
  });

  it('asks callers to come again until it is open, and answers 404 where no route is', async () => {
    const { front, origin } = await testFront([], { open: false });
    const early = await fetch(origin);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await early.json()).error.message).toBe('服务器正在启动，请稍候');
    const page = await fetch(origin, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toMatch(
      /http-equiv="refresh" content="1".*<h1>服务器正在启动，请稍候</,
    );
    front.open([], {});
    expect((await fetch(origin)).status).toBe(404);
  });
});

describe('Headers', () => {
  it('protects every answer, and the secure ones by HSTS', async () => {
    const routes = [route(() => Response.json({}))];
    const { origin } = await testFront(routes);
    const { headers } = await fetch(origin);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
    const secure = await testFront(routes, { publicUrl: 'https://seller.example' });
    const answer = await fetch(secure.origin);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  });

  it('leaves a policy that an answer brings itself', async () => {
    const own = { 'content-security-policy': "default-src 'self'" };
    const { origin } = await testFront([route(() => new Response('', { headers: own }))]);
    expect((await fetch(origin)).headers.get('content-security-policy')).toBe("default-src 'self'");
  });
});

describe('Bodies', () => {
  const echo = async (request: Request) => new Response(String((await request.text()).length));

  it('refuses one that says it is too large, and one that turns out to be', async () => {
    let handled = 0;
    const { origin } = await testFront([
      route((request) => {
        handled += 1;
        return echo(request);
      }),
    ]);
    const announced = await fetch(origin, { method: 'POST', body: 'x'.repeat(1_001) });
    expect(announced.status).toBe(413);
    const stream = new Blob(['x'.repeat(2_000)]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' };
    const chunked = await fetch(origin, init);
    expect(chunked.status).toBe(413);
    expect(await chunked.json()).toMatchObject({ error: { code: 'TOO_LARGE' } });
    const headers = { 'accept-language': 'en' };
    const english = await fetch(origin, { method: 'POST', body: 'x'.repeat(1_001), headers });
    expect((await english.json()).error.message).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u);
    expect(handled).toBe(0);
    const fitting = await fetch(origin, { method: 'POST', body: 'x'.repeat(1_000) });
    expect(await fitting.text()).toBe('1000');
  });

  it('stops a streamed body at its limit, whatever the handler makes of it', async () => {
    const body = { bytes: 1_000, pause: 5_000, total: 5_000, stream: true };
    const { origin } = await testFront([
      route((request) => echo(request).catch(() => new Response('hidden')), { body }),
    ]);
    const stream = new Blob(['x'.repeat(500_000)]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' };
    expect((await fetch(origin, init)).status).toBe(413);
    const fitting = await fetch(origin, { method: 'POST', body: 'x'.repeat(1_000) });
    expect(await fitting.text()).toBe('1000');
  });

  it.each([false, true])('gives up a slow body with 408 (streamed: %s)', async (stream) => {
    const body = { bytes: 1_000, pause: 30, total: 30, stream };
    const { port } = await testFront([route(echo, { body })]);
    const head = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n';
    const received = await sendRaw(port, `${head}only this`);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toMatch(/connection: close/i);
  });

  it('ends a connection whose head never ends', async () => {
    const timeouts = { headers: 30, request: 60, check: 10 };
    const { port } = await testFront([route(echo)], { timeouts });
    const received = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('refuses a body where none is expected, and targets that are no path', async () => {
    const { origin, port } = await testFront([route(echo, { body: undefined })]);
    expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(400);
    const head = 'Host: 127.0.0.1\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(port, `GET http://elsewhere.example/ HTTP/1.1\r\n${head}`)).toMatch(
      / 400 /,
    );
    expect(await sendRaw(port, `TRACE / HTTP/1.1\r\n${head}`)).toMatch(
      / 405 .*\r\nallow: GET, HEAD, POST, OPTIONS\r\n/is,
    );
  });
});

describe('The end', () => {
  it('lets running requests end, takes no more, and closes idle connections', async () => {
    const running = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { front, origin } = await testFront([
      route(async () => {
        running.resolve();
        await finish.promise;
        return new Response('complete');
      }),
    ]);
    const answer = fetch(origin);
    await running.promise;
    const stopped = front.stop(60_000);
    expect(front.stopping).toBe(true);
    await expect(fetch(origin)).rejects.toThrow();
    finish.resolve();
    expect(await (await answer).text()).toBe('complete');
    await stopped;
    expect(front.inFlight).toBe(0);
  });

  it('ends streams at once and cuts what outlasts the grace', async () => {
    const running = Promise.withResolvers<void>();
    const { front, origin } = await testFront([
      route((request) => {
        if (request.url.endsWith('/stream')) {
          const body = new ReadableStream({ start: (c) => c.enqueue(new Uint8Array([65])) });
          return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
        }
        running.resolve();
        return new Promise(() => {});
      }),
    ]);
    const stream = await fetch(`${origin}/stream`);
    const hanging = fetch(`${origin}/hang`);
    const cut = expect(hanging).rejects.toThrow();
    await running.promise;
    const stopped = front.stop(100);
    expect(await stream.text()).toBe('A');
    await Promise.all([stopped, cut]);
  });

  it('says what to do when the port is taken', async () => {
    const { port } = await testFront([]);
    await expect(testFront([], { port })).rejects.toThrow(
      `Port ${port} at 127.0.0.1 is taken. Stop the program that has it, or choose another port: PORT=${port + 1} npm start`,
    );
  });
});

describe('Metrics', () => {
  it('count and time requests by route, method and status', async () => {
    const { origin, metrics } = await testFront([
      route(() => new Response('fine'), { name: 'good', matches: (path) => path === '/good' }),
    ]);
    await (await fetch(`${origin}/good`)).text();
    await (await fetch(`${origin}/good`)).text();
    await (await fetch(`${origin}/nowhere`, { method: 'DELETE' })).text();
    metrics.gauge({ name: 'answers', help: 'All of them.', type: 'gauge', read: () => 42 });
    const text = await metrics.text();
    expect(text).toContain('http_requests_total{route="good",method="GET",status="200"} 2\n');
    expect(text).toContain('http_requests_total{route="none",method="DELETE",status="404"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="good"} 2\n');
    expect(text).toContain('# TYPE answers gauge\nanswers 42\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });
});

describe('[R9.5-05] Requests of one network address', () => {
  it('are answered as often as configured in a minute, and again in the next', async () => {
    let time = Date.parse('2026-03-11T04:00:20Z');
    const rate = new RequestRate({ most: 2, now: () => time });
    const counted = route(() => new Response('yes'), {
      counted: true,
      matches: (pathname) => pathname === '/graphql',
    });
    const { origin } = await testFront([counted, route(() => new Response('free'))], {
      trustProxy: 1,
      rate,
    });
    const ask = (address: string, path = '/graphql') =>
      fetch(origin + path, { headers: { 'x-forwarded-for': address } });
    const statuses = async (address: string, times: number, path?: string) => {
      const answers: number[] = [];
      for (let time = 0; time < times; time += 1) answers.push((await ask(address, path)).status);
      return answers;
    };
    expect(await statuses('9.9.9.9', 3)).toEqual([200, 200, 429]);
    const refused = await ask('9.9.9.9');
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(await refused.json()).toEqual({
      error: { code: 'TOO_MANY', message: '请求过于频繁，请在 40 秒后再试' },
    });
    const english = { 'x-forwarded-for': '9.9.9.9', 'accept-language': 'en' };
    const inEnglish = await (await fetch(`${origin}/graphql`, { headers: english })).json();
    expect(inEnglish.error.message).toBe('That is too often; ask again in 40 s.');
    const told = async (address: string) => {
      const { headers } = await ask(address);
      return ['ratelimit-policy', 'ratelimit'].map((name) => headers.get(name));
    };
    expect(await told('7.7.7.7')).toEqual(['"requests";q=2;w=60', '"requests";r=1;t=40']);
    expect(await told('127.0.0.1')).toEqual([null, null]);
    // Pages and pictures are not counted, nor is this machine, nor are others kept out.
    expect(await statuses('9.9.9.9', 1, '/home')).toEqual([200]);
    expect(await statuses('127.0.0.1', 3)).toEqual([200, 200, 200]);
    expect(await statuses('8.8.8.8', 1)).toEqual([200]);
    time += 40_000;
    expect(await statuses('9.9.9.9', 3)).toEqual([200, 200, 429]);
  });
});
