import { describe, expect, it } from 'vitest';
import { RequestRate } from '../../../bff/http/request-rate.ts';
import { inhabit, person, shopRow, testConfig, useNetwork, visitor } from '../world.ts';
import { acknowledged, refreshed, subscribe, useSockets } from './socket-client.ts';

const network = useNetwork();
const serve = useSockets();

describe('the protocol graphql-transport-ws', () => {
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
    // Without another event; the connection itself goes on to hear of its session.
    await expect.poll(() => events.listeners()).toBe(1);
    expect(client.messages).toEqual([]);
  });

  it('leave nothing behind when the connection breaks', async () => {
    inhabit(network, { people: { t: person() } });
    const { url, events } = await serve();
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('live', refreshed));
    await expect.poll(() => events.listeners()).toBe(4);
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
    await expect.poll(() => events.listeners()).toBe(1);
  });
});
