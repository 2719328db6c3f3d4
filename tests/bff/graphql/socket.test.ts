import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Refusal } from '../../../api/refusal.ts';
import type { BffOptions } from '../../../bff/app.ts';
import { RequestRate } from '../../../bff/http/request-rate.ts';
import { inhabit, person, shopRow, testBff, testConfig, useNetwork, visitor } from '../world.ts';

const network = useNetwork();
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function serve(options: Partial<BffOptions> = {}) {
  const served = testBff(options);
  const server = createServer();
  server.on('upgrade', (request, socket, head) => served.bff.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(() => resolve())));
  cleanUp.push(() => served.bff.close());
  return { ...served, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` };
}

interface Message {
  readonly type: string;
  readonly id?: string;
  // The tests compare it with what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly payload?: any;
}

/** A client that speaks frames, so that it can also speak wrong ones. */
async function connect(
  url: string,
  how: { headers?: Record<string, string>; autoPong?: boolean } = {},
) {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: how.headers ?? {},
    autoPong: how.autoPong ?? true,
  });
  const messages: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    const waiter = waiting.shift();
    if (waiter === undefined) messages.push(message);
    else waiter(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = (): Promise<Message> => {
    const message = messages.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => waiting.push(resolve));
  };
  return { socket, send, next, closed, messages };
}

async function acknowledged(url: string, payload?: unknown, headers?: Record<string, string>) {
  const client = await connect(url, headers && { headers });
  client.send({ type: 'connection_init', payload });
  expect(await client.next()).toEqual({ type: 'connection_ack' });
  return client;
}

const subscribe = (id: string, query: string, variables?: object) => ({
  type: 'subscribe',
  id,
  payload: { query, variables },
});
const overSession = () => {
  throw new Refusal('登录失效，请重新登录', 401);
};
const refreshed = 'subscription { shopRefreshed(selection: {all: true}) { at shop { id name } } }';

describe('the protocol graphql-transport-ws', () => {
  it.each<[string, (string | object)[], number]>([
    ['4400: a message that is no JSON', ['{'], 4400],
    [
      '4400: a message of an unknown type',
      [{ type: 'connection_init' }, { type: 'start', id: '1' }],
      4400,
    ],
    [
      '4400: a subscribe without a query',
      [{ type: 'connection_init' }, { type: 'subscribe', id: '1', payload: {} }],
      4400,
    ],
    [
      '4400: a subscribe without an id',
      [{ type: 'connection_init' }, { type: 'subscribe', payload: { query: '{__typename}' } }],
      4400,
    ],
    ['4401: a subscribe before the acknowledgement', [subscribe('1', '{ __typename }')], 4401],
    [
      '4429: a second initialisation',
      [{ type: 'connection_init' }, { type: 'connection_init' }],
      4429,
    ],
    [
      '4409: an id that is in use',
      [{ type: 'connection_init' }, 'wait', subscribe('1', refreshed), subscribe('1', refreshed)],
      4409,
    ],
  ])('closes with %s', async (_what, messages, code) => {
    inhabit(network, { people: { visitor: visitor() } });
    const { url } = await serve();
    const client = await connect(url);
    for (const message of messages) {
      if (message === 'wait') await client.next();
      else client.send(message);
    }
    expect((await client.closed).code).toBe(code);
  });

  it('closes with 4406 for another subprotocol', async () => {
    const { url } = await serve();
    const socket = new WebSocket(url, 'graphql-ws');
    const code = await new Promise((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
    // The client itself gives up when no subprotocol was agreed on.
    expect([1006, 4406]).toContain(code);
  });

  it('closes with 4408 when nobody introduces himself in time', async () => {
    const { url } = await serve({ socket: { initTimeout: 20 } });
    const { closed } = await connect(url);
    expect((await closed).code).toBe(4408);
  });

  it.each([[7], [{}], [['t']], [true], [''], ['Token t'], ['Bearer '], ['x'.repeat(8_193)]])(
    'closes with 4403 for the token %j, whatever cookie there is',
    async (token) => {
      const { url, logged } = await serve();
      const { send, closed } = await connect(url, { headers: { cookie: 'token=t' } });
      send({ type: 'connection_init', payload: { token } });
      expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
      expect(logged).toEqual([]);
    },
  );

  it.each([
    ['connection parameters', { token: 'made-up' }, undefined],
    ['an Authorization header', undefined, { authorization: 'Bearer made-up' }],
  ])(
    'closes with 4403 for a token in %s that is no session’s',
    async (_where, payload, headers) => {
      inhabit(network, { people: { t: person() }, data: { getUserInfo: overSession } });
      const { url, logged } = await serve();
      const client = await connect(url, headers && { headers });
      client.send({ type: 'connection_init', payload });
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
      expect(logged).toEqual([]);
    },
  );

  describe('that is open by a key', () => {
    const key = {
      keyId: '1',
      name: '日报',
      rights: 'read',
      allShops: true,
      withCost: true,
    } as const;

    /** A socket by a key whose last day is over as soon as the clock is turned. */
    async function byKey(answer: () => never) {
      const begin = Date.now();
      const expiresAt = begin + 20;
      let clock = begin;
      let greeted = 0;
      let asked = 0;
      const { user } = person({ user: { apiKey: { ...key, expiresAt } } });
      const getUserInfo = () => {
        if (clock < expiresAt) {
          greeted += 1;
          return user;
        }
        asked += 1;
        return answer();
      };
      inhabit(network, { people: { t: person() }, data: { getUserInfo } });
      const { url } = await serve({ now: () => clock });
      const client = await acknowledged(url, { token: 't' });
      // At the introduction, and when nothing is missed any more of what happens to the key and to its maker.
      await expect.poll(() => greeted).toBe(3);
      const turn = () => {
        clock = expiresAt;
      };
      return { client, turn, asked: () => asked };
    }

    it('closes with 4403 when the last day of the key is over', async () => {
      const { client, turn } = await byKey(overSession);
      turn();
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    });

    it('asks again about a key whose last day is over where that could not be said', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      let isBusy = true;
      const { client, turn, asked } = await byKey(() => {
        if (isBusy) throw new Refusal('系统繁忙');
        return overSession();
      });
      turn();
      await vi.advanceTimersByTimeAsync(20);
      await expect.poll(asked).toBe(1);
      isBusy = false;
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(60_000);
          return asked();
        })
        .toBeGreaterThan(1);
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    });
  });

  it('lets a page in whose cookie is over, and tells it so with its first operation', async () => {
    inhabit(network, { people: {}, data: { getUserInfo: overSession } });
    const { url } = await serve();
    const client = await acknowledged(url, undefined, { cookie: 'token=over' });
    client.send(subscribe('1', '{ viewer { id } }'));
    expect((await client.next()).payload.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('closes with 4500 and no word of it when the server itself fails', async () => {
    const { url, logged } = await serve({
      now: () => {
        throw new Error('secret of the house');
      },
      // A transport that breaks the rules of its type.
      transport: () => {
        throw new Error('secret of the house');
      },
    });
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('1', '{ viewer { id } }'));
    const answer = await client.next();
    expect(answer.payload.errors[0].extensions.code).toBe('UPSTREAM_UNREACHABLE');
    expect(JSON.stringify([answer, ...client.messages])).not.toContain('secret');
    // At the introduction and at the operation.
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('answers pings with pongs and their payload, also before the acknowledgement', async () => {
    const { url } = await serve();
    const client = await connect(url);
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.send({ type: 'ping', payload: { at: 1 } });
    expect(await client.next()).toEqual({ type: 'pong', payload: { at: 1 } });
    client.send({ type: 'pong' });
    client.send({ type: 'connection_init' });
    expect(await client.next()).toEqual({ type: 'connection_ack' });
  });

  it('runs queries, and completes them', async () => {
    inhabit(network, { people: { t: person() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('q', '{ viewer { id role } }'));
    expect(await client.next()).toEqual({
      id: 'q',
      type: 'next',
      payload: { data: { viewer: { id: '1', role: 'BOSS' } } },
    });
    expect(await client.next()).toEqual({ id: 'q', type: 'complete' });
    client.send(subscribe('q', '{ __typename }'));
    expect((await client.next()).payload).toEqual({ data: { __typename: 'Query' } });
  });

  it.each([
    ['a syntax error', '{ viewer {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no document', ' ', 'GRAPHQL_PARSE_FAILED'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
      'LIMIT_EXCEEDED',
    ],
    ['too much depth', '{ a '.repeat(40) + '}'.repeat(40), 'LIMIT_EXCEEDED'],
    ['too many tokens', '{a'.repeat(20_000), 'LIMIT_EXCEEDED'],
    [
      'too much cost',
      '{ salesImports(first: 100) { edges { node { refusals(first: 100) { edges { node { raw } } } } } } }',
      'LIMIT_EXCEEDED',
    ],
    [
      'two operations and no name',
      'query A { __typename } query B { __typename }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('answers an error to %s, and the connection lives on', async (_what, query, code) => {
    inhabit(network, { people: { visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url);
    client.send(subscribe('bad', query));
    const answer = await client.next();
    expect(answer).toMatchObject({ id: 'bad', type: 'error' });
    expect(answer.payload[0].extensions.code).toBe(code);
    client.send(subscribe('good', '{ __typename }'));
    expect((await client.next()).payload).toEqual({ data: { __typename: 'Query' } });
  });

  it('takes no message larger than the limit', async () => {
    const { url } = await serve();
    const client = await acknowledged(url);
    client.send(subscribe('1', `{ __typename } #${'x'.repeat(600_000)}`));
    expect((await client.closed).code).toBe(1009);
  });

  it('refuses introspection in production like HTTP does', async () => {
    inhabit(network, { people: { t: person() } });
    const { url } = await serve({ config: { ...testConfig, production: true } });
    const query = '{ __schema { queryType { name } } }';
    const outsider = await acknowledged(url);
    outsider.send(subscribe('1', query));
    expect(await outsider.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const insider = await acknowledged(url, { token: 't' });
    insider.send(subscribe('1', query));
    expect((await insider.next()).payload.data.__schema.queryType.name).toBe('Query');
  });

  it('refuses the page of another origin, which would bring the cookie along', async () => {
    const { url } = await serve();
    await expect(connect(url, { headers: { origin: 'https://evil.test' } })).rejects.toThrow('403');
    const own = await connect(url, {
      headers: { origin: url.replace('ws:', 'http:').slice(0, -8) },
    });
    own.socket.close();
  });

  it('signs nobody in or out: a websocket cannot set the cookie', async () => {
    const sent = inhabit(network, { people: { visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url);
    client.send(subscribe('1', 'mutation { logout { ok } }'));
    expect((await client.next()).payload.errors[0].extensions.code).toBe('BAD_REQUEST');
    expect(sent).toEqual([]);
  });

  it('[R9.5-05] runs as many operations as configured: at once, and in a minute', async () => {
    inhabit(network, { people: { t: person() } });
    const few = await serve({
      config: { ...testConfig, trustProxy: 1, graphqlLimits: { operationsPerSocket: 1 } },
      rate: new RequestRate({ most: 3, now: () => 0 }),
    });
    const from = (address: string) =>
      acknowledged(few.url, { token: 't' }, { 'x-forwarded-for': address });
    const client = await from('9.9.9.9');
    client.send(subscribe('a', refreshed));
    client.send(subscribe('b', refreshed));
    const answer = await client.next();
    expect(answer).toMatchObject({ id: 'b', type: 'error' });
    expect(answer.payload[0].extensions.code).toBe('LIMIT_EXCEEDED');
    const again = await from('9.9.9.9');
    again.send(subscribe('c', '{ __typename }'));
    expect(await again.next()).toMatchObject({ id: 'c', type: 'next' });
    expect(await again.next()).toMatchObject({ id: 'c', type: 'complete' });
    again.send(subscribe('d', '{ __typename }'));
    const refused = await again.next();
    expect(refused.payload[0]).toMatchObject({
      message: '请求过于频繁，请在 60 秒后再试',
      extensions: { code: 'TOO_MANY' },
    });
    const other = await from('8.8.8.8');
    other.send(subscribe('e', '{ __typename }'));
    expect(await other.next()).toMatchObject({ id: 'e', type: 'next' });
  });

  it('[R9.5-05] takes as many connections of an address and of a user as configured', async () => {
    inhabit(network, { people: { t: person(), u: person({ user: { userId: '2' } }) } });
    const { url } = await serve({
      config: { ...testConfig, trustProxy: 1, socketLimits: { perAddress: 3, perUser: 2 } },
    });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const first = await acknowledged(url, { token: 't' }, from('9.9.9.9'));
    await acknowledged(url, { token: 't' }, from('9.9.9.9'));
    const third = await connect(url, { headers: from('9.9.9.9') });
    third.send({ type: 'connection_init', payload: { token: 't' } });
    expect(await third.closed).toEqual({
      code: 4429,
      reason: 'More than 2 connections of one user.',
    });
    await acknowledged(url, { token: 'u' }, from('9.9.9.9'));
    await expect(connect(url, { headers: from('9.9.9.9') })).rejects.toThrow('429');
    await acknowledged(url, { token: 'u' }, from('8.8.8.8'));
    // Who has left may come again.
    first.socket.close();
    await first.closed;
    await expect
      .poll(async () => {
        const again = await connect(url, { headers: from('9.9.9.9') }).catch(() => undefined);
        again?.send({ type: 'connection_init', payload: { token: 't' } });
        return (await again?.next())?.type;
      })
      .toBe('connection_ack');
  });

  it('[R9.5-05] runs as many operations of the visitors at an address as configured', async () => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve({
      config: { ...testConfig, trustProxy: 1, socketLimits: { visitorOperations: 2 } },
    });
    const from = (address: string, token = 'visitor') =>
      acknowledged(url, { token }, { 'x-forwarded-for': address });
    const [one, two] = [await from('9.9.9.9'), await from('9.9.9.9')];
    one.send(subscribe('a', refreshed));
    one.send(subscribe('b', refreshed));
    // Its answer says that those before it were taken.
    one.send({ type: 'ping' });
    expect((await one.next()).type).toBe('pong');
    two.send(subscribe('c', refreshed));
    const refused = await two.next();
    expect(refused.payload[0].extensions.code).toBe('LIMIT_EXCEEDED');
    for (const other of [await from('8.8.8.8'), await from('9.9.9.9', 't')]) {
      other.send(subscribe('d', '{ __typename }'));
      expect(await other.next()).toMatchObject({ id: 'd', type: 'next' });
    }
    one.send({ type: 'complete', id: 'a' });
    one.send({ type: 'ping' });
    expect((await one.next()).type).toBe('pong');
    two.send(subscribe('e', '{ __typename }'));
    expect(await two.next()).toMatchObject({ id: 'e', type: 'next' });
  });

  it('runs at most 100 operations on one connection', async () => {
    inhabit(network, { people: { visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: 'visitor' });
    for (let n = 0; n <= 100; n += 1) client.send(subscribe(`s${n}`, refreshed));
    const answer = await client.next();
    expect(answer).toMatchObject({ id: 's100', type: 'error' });
    expect(answer.payload[0].extensions.code).toBe('LIMIT_EXCEEDED');
  });

  it('cuts a connection that answers no ping, and only that', async () => {
    const { url } = await serve({ socket: { pingInterval: 30 } });
    const silent = await connect(url, { autoPong: false });
    const alive = await connect(url);
    expect((await silent.closed).code).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('tells everybody to come back when the server stops', async () => {
    const { url, bff } = await serve();
    const client = await acknowledged(url);
    await bff.close();
    expect(await client.closed).toEqual({ code: 1001, reason: 'Going away' });
  });
});

describe('who a connection is', () => {
  it.each([
    ['the connection parameters', { token: 't' }, undefined],
    ['an Authorization parameter', { authorization: 'Bearer t' }, undefined],
    ['the cookie', undefined, { cookie: 'a=b; token=t; signedIn=1' }],
    ['the Authorization header', undefined, { authorization: 't' }],
  ])('is told by %s', async (_what, payload, headers) => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, payload, headers);
    client.send(subscribe('1', '{ viewer { role } }'));
    expect((await client.next()).payload.data.viewer.role).toBe('BOSS');
  });

  it('[R4-08] is a visitor by the visitor token, whatever cookie there is', async () => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: 'visitor' }, { cookie: 'token=t' });
    client.send(subscribe('1', '{ viewer { role } }'));
    const { data, extensions } = (await client.next()).payload;
    expect(data.viewer.role).toBe('VISITOR');
    expect(extensions).toEqual({ preview: true });
  });

  it('is nobody without any of them', async () => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: null });
    client.send(subscribe('1', '{ viewer { role } }'));
    const [error] = (await client.next()).payload.errors;
    expect(error.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('subscriptions over the websocket', () => {
  it('deliver events, stop at complete, and leave nothing behind', async () => {
    inhabit(network, { people: { t: person() } });
    const { url, events } = await serve();
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('live', refreshed));
    await expect.poll(() => events.listeners('web_shop_refresh/12')).toBe(1);
    events.publish('web_shop_refresh/12', {
      mallId: '12',
      time: Date.parse('2026-03-11T04:00:00Z'),
    });
    expect(await client.next()).toEqual({
      id: 'live',
      type: 'next',
      payload: {
        data: {
          shopRefreshed: {
            at: '2026-03-11T04:00:00.000Z',
            shop: { id: 'temu:12', name: '店铺12' },
          },
        },
      },
    });
    client.send({ type: 'complete', id: 'live' });
    // Without another event.
    await expect.poll(() => events.listeners()).toBe(0);
    expect(client.messages).toEqual([]);
  });

  it('leave nothing behind when the connection breaks', async () => {
    inhabit(network, { people: { t: person() } });
    const { url, events } = await serve();
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('live', refreshed));
    await expect.poll(() => events.listeners()).toBe(3);
    client.socket.terminate();
    await expect.poll(() => events.listeners()).toBe(0);
  });

  it('leave nothing behind when complete comes before they have begun', async () => {
    inhabit(network, { people: { t: person({ shops: [shopRow('11')] }) } });
    const { url, events } = await serve();
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('live', refreshed));
    client.send({ type: 'complete', id: 'live' });
    client.send(subscribe('after', '{ viewer { id } }'));
    await client.next();
    await expect.poll(() => events.listeners()).toBe(0);
  });
});
