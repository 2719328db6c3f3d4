import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Load } from '../../../bff/http/load.ts';
import { givesBackOnce } from '../../../bff/memory.ts';
import { freePort } from '../../support/free-port.ts';
import { route, testFront } from './server-harness.ts';
import { start } from './whole-server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startBusy(env: Record<string, string>) {
  const server = await start(env, { grace: 0 });
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const ask = async (token = 'visitor') => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: '{"query":"{ viewer { id } }"}',
    });
    const { errors } = await response.json();
    return { status: response.status, wait: response.headers.get('retry-after'), errors };
  };
  return { url: server.url, metrics, ask, log: server.log };
}

/** A request whose body does not come: it is under way until it is let go. */
function holdOpen(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 10\r\n\r\n`,
  );
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** The first answer to an operation over a websocket. */
async function overSocket(url: string): Promise<unknown> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const answer = Promise.withResolvers<unknown>();
  socket.on('open', () => socket.send('{"type":"connection_init","payload":{"token":"visitor"}}'));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'connection_ack')
      socket.send('{"id":"1","type":"subscribe","payload":{"query":"{ __typename }"}}');
    else answer.resolve(message);
  });
  socket.on('error', answer.reject);
  return answer.promise;
}

describe('A server with too many requests under way', () => {
  it('refuses more over REST, GraphQL and websocket with 503 and Retry-After, and answers the rest', async () => {
    const { url, metrics, ask } = await startBusy({ REQUESTS_AT_ONCE: '10' });
    const held = Array.from({ length: 10 }, () => holdOpen(url));
    await expect.poll(async () => (await ask()).status).toBe(503);
    expect(await ask()).toMatchObject({
      wait: '1',
      errors: [{ message: '服务器繁忙，请稍后重试', extensions: { code: 'OVERLOADED' } }],
    });
    const rest = await fetch(`${url}/api/auth/login`, { method: 'POST' });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await rest.json()).toEqual({ code: 503, msg: '服务器繁忙，请稍后重试', data: null });
    const upload = await fetch(`${url}/upload/import?fileName=a.csv`, { method: 'POST' });
    expect(upload.status).toBe(503);
    expect(await upload.json()).toMatchObject({ error: { code: 'OVERLOADED' } });
    expect(await overSocket(url)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'OVERLOADED' } }],
    });
    for (const path of ['/healthz', '/readyz', '/home'])
      expect((await fetch(url + path)).status, path).toBe(200);
    expect(await metrics()).toMatch(/^http_requests_shed_total [1-9]\d*$/m);
    for (const socket of held) socket.destroy();
    await expect.poll(async () => (await ask()).status).toBe(200);
  });

  it('that knows no such bound takes them all', async () => {
    const waiting = Promise.withResolvers<Response>();
    const counted = route(() => waiting.promise.then((answer) => answer.clone()), {
      counted: true,
    });
    const { front, origin } = await testFront([counted]);
    const answers = Array.from({ length: 50 }, () => fetch(origin));
    await expect.poll(() => front.inFlight).toBe(50);
    waiting.resolve(new Response('done'));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
  });
});

/** A server whose event loop lags as much as is wished, by a clock of its own. */
async function laggingServer() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const onQuiet = vi.fn();
  const load = new Load({ mostRequests: 1_000, longestLag: 3_000, now: () => now, onQuiet });
  const { origin } = await testFront([route(() => new Response('yes'), { counted: true })], {
    load,
  });
  return {
    load,
    onQuiet,
    status: async () => (await fetch(origin)).status,
    /** Time goes by without a measurement. */
    pass: (ms: number) => {
      now += ms;
    },
    /** Time goes by until the next measurement, which comes so much too late. */
    measure: (lag: number) => {
      now += 500 + lag;
      vi.advanceTimersByTime(500);
    },
  };
}

describe('A server whose event loop lags', () => {
  it('refuses requests once it does so again and again, and takes them when it no longer does', async () => {
    const { load, status, measure } = await laggingServer();
    expect(await status()).toBe(200);
    // One long task is none of the callers' business.
    measure(20_000);
    expect(await status()).toBe(200);
    measure(0);
    measure(3_001);
    measure(3_001);
    expect(await status()).toBe(503);
    measure(3_000);
    expect(await status()).toBe(200);
    expect(load.shed).toBe(1);
  });

  it('measures nothing while nobody asks, tells so, and measures again from the next question on', async () => {
    const { onQuiet, status, measure, pass } = await laggingServer();
    for (let i = 0; i < 19; i += 1) measure(0);
    expect(await status()).toBe(200);
    for (let i = 0; i < 19; i += 1) measure(0);
    expect(onQuiet).not.toHaveBeenCalled();
    measure(0);
    expect(onQuiet).toHaveBeenCalledExactlyOnceWith(1);
    expect(vi.getTimerCount()).toBe(0);
    pass(60_000);
    expect(await status()).toBe(200);
    measure(3_001);
    measure(3_001);
    expect(await status()).toBe(503);
  });
});

describe('A server that has become quiet', () => {
  it('gives its memory back once, and keeps what it has learnt where much was asked', () => {
    const gc = vi.fn();
    vi.stubGlobal('gc', gc);
    const busy = givesBackOnce();
    busy(10_000);
    busy(10_000);
    expect(gc).not.toHaveBeenCalled();
    const started = givesBackOnce();
    started(3);
    started(4);
    expect(gc).toHaveBeenCalledOnce();
  });
});

describe('A server whose upstream is away', () => {
  it('stops calling it, says so in metrics and log, and when to come again', async () => {
    const { metrics, ask, log } = await startBusy({
      UPSTREAM_URL: `http://127.0.0.1:${await freePort()}`,
      UPSTREAM_PAUSE: '600',
    });
    expect(await metrics()).toMatch(/^upstream_breaker_open 0$/m);
    for (let i = 0; i < 12; i += 1) await ask(`token-${i}`);
    const { status, wait, errors } = await ask('token');
    expect({ status, errors }).toMatchObject({
      status: 200,
      errors: [{ extensions: { code: 'UPSTREAM_AWAY', call: 'getUserInfo' } }],
    });
    expect(Number(wait)).toBeGreaterThan(500);
    const text = await metrics();
    expect(text).toMatch(/^upstream_breaker_open 1$/m);
    expect(text).toMatch(/^upstream_calls_refused_total [1-9]\d*$/m);
    expect(text).toMatch(/^upstream_calls_under_way 0$/m);
    expect(log.filter((line) => line.includes('is left alone'))).toHaveLength(1);
    // Visitors have an upstream of their own.
    expect((await ask()).errors).toBeUndefined();
  });
});
