import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { inhabit, person, testConfig, useNetwork, visitor } from '../world.ts';
import { acknowledged, connect, refreshed, subscribe, useSockets } from './socket-client.ts';

const network = useNetwork();
const serve = useSockets();

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

  it('takes no message larger than the limit', async () => {
    const { url } = await serve();
    const client = await acknowledged(url);
    client.send(subscribe('1', `{ __typename } #${'x'.repeat(600_000)}`));
    expect((await client.closed).code).toBe(1009);
  });

  it('refuses the page of another origin, which would bring the cookie along', async () => {
    const { url } = await serve();
    await expect(connect(url, { headers: { origin: 'https://evil.test' } })).rejects.toThrow('403');
    const own = await connect(url, {
      headers: { origin: url.replace('ws:', 'http:').slice(0, -8) },
    });
    own.socket.close();
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
