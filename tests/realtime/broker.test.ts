import { connect as connectTcp } from 'node:net';
import { connect } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Authorise } from '../../bff/realtime/broker-rights.ts';
import { BrokerOnPort, plainClient, recordingLogger, until } from './harness.ts';

/** Two helpers, each with one topic of its own. */
const authorise: Authorise = async ({ username, password }) =>
  password === `password of ${username}`
    ? {
        owner: username,
        maySubscribe: (filter) => filter === `notes/${username}`,
        mayPublish: (topic) => topic === `notes/${username}`,
      }
    : undefined;

const logger = recordingLogger();
let broker: BrokerOnPort;

beforeEach(async () => {
  logger.lines.length = 0;
  broker = await BrokerOnPort.start(0, { authorise, logger });
});
afterEach(() => broker.stop());

async function helper(name: string, options: Parameters<typeof plainClient>[1] = {}) {
  const client = await plainClient(broker.url, {
    username: name,
    password: `password of ${name}`,
    clientId: name,
    ...options,
  });
  onTestFinished(() => client.endAsync(true));
  return client;
}

/** The return code of the CONNACK that refuses a client, or how it was turned away without one. */
function refusalOf(options: Parameters<typeof connect>[1]): Promise<number | string> {
  const client = connect(broker.url, { reconnectPeriod: 0, ...options });
  onTestFinished(() => client.endAsync(true));
  return new Promise((resolve) => {
    client.once('connect', () => resolve('accepted'));
    client.once('error', (error) => resolve('code' in error ? Number(error.code) : error.message));
    client.once('close', () => resolve('closed'));
  });
}

describe('Who may connect to the embedded broker', () => {
  it('[R7.6-01][R7.6-03] refuses strangers, wrong passwords and the internal name without its secret', async () => {
    expect(await refusalOf({ clientId: 'nobody' })).toBe(4);
    expect(await refusalOf({ clientId: 'a', username: 'a', password: 'guess' })).toBe(4);
    const internal = { clientId: 'seller-bff:1', username: 'seller-bff' };
    expect(await refusalOf({ ...internal, password: 'guess' })).toBe(4);
    expect(await refusalOf({ ...internal, password: 'password of seller-bff' })).toBe(4);
    expect(JSON.stringify(logger.lines)).not.toContain('guess');
  });

  it('refuses everybody but the internal client when nobody can vouch for them', async () => {
    const closed = await BrokerOnPort.start();
    onTestFinished(() => closed.stop());
    const client = connect(closed.url, {
      reconnectPeriod: 0,
      clientId: 'a',
      username: 'a',
      password: 'password of a',
    });
    const refused = await new Promise((resolve) => client.once('error', resolve));
    expect(refused).toMatchObject({ code: 4 });
    const internal = await plainClient(closed.url);
    await internal.endAsync(true);
    await client.endAsync(true);
  });

  it('refuses a client id that belongs to somebody else, and leaves its owner undisturbed', async () => {
    const owner = await helper('alice', { clean: false });
    await owner.subscribeAsync('notes/alice', { qos: 1 });
    const thief = { username: 'bob', password: 'password of bob', clean: false };
    expect(await refusalOf({ ...thief, clientId: 'alice' })).toBe(2);
    expect(await refusalOf({ ...thief, clientId: 'alice:phone' })).toBe(2);
    expect(await refusalOf({ ...thief, clientId: 'bobby' })).toBe(2);
    expect(await refusalOf({ ...thief, clientId: 'seller-bff:1' })).toBe(2);
    expect(owner.connected).toBe(true);
    const heard = new Promise((resolve) =>
      owner.once('message', (_, payload) => resolve(String(payload))),
    );
    await owner.publishAsync('notes/alice', 'mine', { qos: 1 });
    expect(await heard).toBe('mine');
    expect(await refusalOf({ ...thief, clientId: 'bob:phone' })).toBe('accepted');
  });

  it('refuses a nameless lasting session, and gives a nameless passing one an id', async () => {
    // mqtt.js would name it: these are the bytes of CONNECT without an id and without "clean session".
    const stream = await rawSession(0x00);
    expect(stream).toEqual([0x20, 0x02, 0x00, 0x02]);
    const passing = await rawSession(0xc2, 'alice', 'password of alice');
    expect(passing).toEqual([0x20, 0x02, 0x00, 0x00]);
  });

  it.each([
    ['a program, which names no origin', undefined, 101],
    ['a page of this site', 'own', 101],
    ['a page of another site', 'https://evil.example', 403],
    ['a page without a site', 'null', 403],
  ])('answers %s before MQTT is spoken', async (_who, page, status) => {
    const origin = page === 'own' ? broker.url.replace('ws', 'http').replace('/mqtt', '') : page;
    const socket = new WebSocket(broker.url, ['mqtt'], origin === undefined ? {} : { origin });
    onTestFinished(() => socket.terminate());
    const answered = new Promise((resolve, reject) => {
      socket.once('upgrade', (response) => resolve(response.statusCode));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('error', reject);
    });
    expect(await answered).toBe(status);
  });

  it('speaks only MQTT over its websocket, and has no plain port', async () => {
    const socket = new WebSocket(broker.url, ['other']);
    const outcome = await new Promise((resolve) => {
      socket.once('close', (code) => resolve(code));
      socket.once('error', () => resolve('error'));
    });
    expect(outcome === 1002 || outcome === 'error').toBe(true);
    const answer = await new Promise((resolve) => {
      const plain = connectTcp(broker.port, '127.0.0.1', () => {
        plain.write(Buffer.from([0x10, 0x0c, 0, 4, 77, 81, 84, 84, 4, 2, 0, 60, 0, 0]));
      });
      plain.once('data', (data) => resolve(String(data)));
      plain.once('close', () => resolve('closed'));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** Sends a handmade CONNECT and returns the bytes of the answer. */
function rawSession(flags: number, username?: string, password?: string): Promise<number[]> {
  const text = (value: string) => [0, value.length, ...Buffer.from(value)];
  const payload = [
    ...text(''),
    ...(username === undefined ? [] : text(username)),
    ...(password === undefined ? [] : text(password)),
  ];
  const body = [0, 4, 77, 81, 84, 84, 4, flags, 0, 60, ...payload];
  const socket = new WebSocket(broker.url, ['mqtt']);
  onTestFinished(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(Buffer.from([0x10, body.length, ...body])));
    const received: number[] = [];
    socket.on('message', (data: Buffer) => {
      received.push(...data);
      if (received.length >= 4) resolve(received);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Closed without an answer')));
  });
}

describe('What a client may do at the embedded broker', () => {
  it('[R7.6-03] gives a client its own topic and no other, no wildcard, nothing of the broker', async () => {
    const alice = await helper('alice');
    await alice.subscribeAsync('notes/alice', { qos: 1 });
    for (const topic of ['notes/bob', 'notes/+', '#', '+/alice', '$SYS/#', 'web_shop_refresh/1']) {
      await expect(alice.subscribeAsync(topic, { qos: 1 }), topic).rejects.toMatchObject({
        packet: { granted: [128] },
      });
    }
    const heard: string[] = [];
    alice.on('message', (topic) => heard.push(topic));
    const internal = await plainClient(broker.url);
    onTestFinished(() => internal.endAsync(true));
    await internal.publishAsync('notes/bob', 'for bob', { qos: 1 });
    await internal.publishAsync('notes/alice', 'for alice', { qos: 1 });
    await until(() => heard.length > 0);
    expect(heard).toEqual(['notes/alice']);
  });

  it('ends a client that publishes elsewhere, and delivers nothing of it', async () => {
    const bob = await helper('bob');
    const heard: string[] = [];
    bob.on('message', (_, payload) => heard.push(String(payload)));
    await bob.subscribeAsync('notes/bob', { qos: 1 });
    const alice = await helper('alice');
    const closed = new Promise<void>((resolve) => alice.once('close', () => resolve()));
    alice.publish('notes/bob', 'forged', { qos: 1 });
    await closed;
    await bob.publishAsync('notes/bob', 'own', { qos: 1 });
    await until(() => heard.length > 0);
    expect(heard).toEqual(['own']);
    expect(logger.lines.map(({ message }) => message)).toContain('A publication is refused');
  });

  it('does not send a last will to a topic of somebody else', async () => {
    const bob = await helper('bob');
    const heard: string[] = [];
    bob.on('message', (_, payload) => heard.push(String(payload)));
    await bob.subscribeAsync('notes/bob', { qos: 1 });
    const will = {
      topic: 'notes/bob',
      payload: Buffer.from('from the grave'),
      qos: 1,
      retain: false,
    } as const;
    const alice = await helper('alice', { will });
    alice.stream.destroy();
    await until(() => logger.lines.some(({ message }) => message === 'A publication is refused'));
    await bob.publishAsync('notes/bob', 'own', { qos: 1 });
    await until(() => heard.length > 0);
    expect(heard).toEqual(['own']);
  });

  it('[R7.6-02] delivers again what was not acknowledged', async () => {
    const session = { clientId: 'alice', clean: false };
    const deaf = await helper('alice', session);
    // Hangs up instead of acknowledging.
    deaf.handleMessage = () => deaf.stream.destroy();
    await deaf.subscribeAsync('notes/alice', { qos: 1 });
    const closed = new Promise<void>((resolve) => deaf.once('close', () => resolve()));
    const internal = await plainClient(broker.url);
    onTestFinished(() => internal.endAsync(true));
    await internal.publishAsync('notes/alice', 'important', { qos: 1 });
    await closed;
    const again = connect(broker.url, {
      ...session,
      username: 'alice',
      password: 'password of alice',
      reconnectPeriod: 0,
    });
    onTestFinished(() => again.endAsync(true));
    const heard = await new Promise((resolve) => {
      again.once('message', (_, bytes, { qos }) => resolve({ text: String(bytes), qos }));
    });
    expect(heard).toEqual({ text: 'important', qos: 1 });
  });
});
