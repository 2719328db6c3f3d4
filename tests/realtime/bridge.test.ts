import type { MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMosquittoInstalled } from '../support/mosquitto.ts';
import { brokers, type TestBroker } from './brokers.ts';
import {
  bridgeTo,
  freshClientId,
  freshTopic,
  isSessionPresent,
  plainClient,
  recordingLogger,
  until,
  type WatchedBridge,
} from './harness.ts';

if (!isMosquittoInstalled) {
  console.warn(
    'SKIPPED: the program mosquitto is not installed; only the embedded broker is tested',
  );
}

describe.each(brokers)('The bridge over $name', (kind) => {
  let broker: TestBroker;
  let bridge: WatchedBridge;
  let outside: MqttClient;
  const logger = recordingLogger();

  beforeEach(async () => {
    broker = await kind.start();
    logger.lines.length = 0;
    bridge = bridgeTo(broker.url, { logger, bufferSize: 4 });
    outside = await plainClient(broker.url);
    await until(() => bridge.stats().connected);
  });

  afterEach(async () => {
    await bridge.close();
    await outside.endAsync(true);
    await broker.stop();
  });

  const say = (topic: string, text: string, options: { retain?: boolean } = {}) =>
    outside.publishAsync(topic, JSON.stringify({ text }), { qos: 1, ...options });

  it('[R7.6-02][R7.6-03] shares one subscription of quality 1 between subscribers and ends it with the last', async () => {
    const topic = freshTopic();
    const first = bridge.subscribe(topic);
    const second = bridge.subscribe(topic);
    const heard = [first.next(), second.next()];
    await until(() => bridge.stats().topics === 1);
    await say(topic, 'hello');
    expect(await Promise.all(heard)).toEqual([
      { done: false, value: { text: 'hello' } },
      { done: false, value: { text: 'hello' } },
    ]);
    expect(bridge.stats()).toMatchObject({ subscribers: 2, received: 1 });

    await first.return?.();
    expect(bridge.stats()).toMatchObject({ subscribers: 1, topics: 1 });
    const again = second.next();
    await say(topic, 'still here');
    expect((await again).value).toEqual({ text: 'still here' });

    await second.return?.();
    await until(() => bridge.stats().topics === 0);
    expect(bridge.sent).toEqual([`subscribe ${topic} 1`, `unsubscribe ${topic}`]);
  });

  it('ends a waiting subscriber at once, without a further message', async () => {
    const topic = freshTopic();
    const subscriber = bridge.subscribe(topic);
    const waiting = subscriber.next();
    await until(() => bridge.stats().topics === 1);
    await subscriber.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(bridge.stats().subscribers).toBe(0);
    await until(() => bridge.stats().topics === 0);
    expect(bridge.sent).toContain(`unsubscribe ${topic}`);
  });

  it('subscribes nothing for a subscriber that never asks', async () => {
    const subscriber = bridge.subscribe(freshTopic());
    await subscriber.return?.();
    expect(bridge.stats().subscribers).toBe(0);
    expect(bridge.sent).toEqual([]);
  });

  it('settles on the last of many quick changes of mind', async () => {
    const topic = freshTopic();
    for (let round = 0; round < 5; round += 1) {
      const passing = bridge.subscribe(topic);
      const waiting = passing.next();
      await passing.return?.();
      await waiting;
    }
    const staying = bridge.subscribe(topic);
    const heard = staying.next();
    await until(() => bridge.stats().topics === 1);
    await say(topic, 'for the one that stayed');
    expect((await heard).value).toEqual({ text: 'for the one that stayed' });
    await staying.return?.();
    await until(() => bridge.stats().topics === 0);
  });

  it('keeps the topics apart', async () => {
    const [here, there] = [freshTopic(), freshTopic()];
    const subscriber = bridge.subscribe(here);
    const heard = subscriber.next();
    await until(() => bridge.stats().topics === 1);
    await say(there, 'not for you');
    await say(here, 'for you');
    expect((await heard).value).toEqual({ text: 'for you' });
  });

  it('drops and reports a payload that is no JSON or not of the schema, and lives on', async () => {
    const topic = freshTopic();
    const subscriber = bridge.subscribe(topic);
    const heard = subscriber.next();
    await until(() => bridge.stats().topics === 1);
    await outside.publishAsync(topic, '{half', { qos: 1 });
    await outside.publishAsync(topic, '{"secret":"words"}', { qos: 1 });
    await say(topic, 'good');
    expect((await heard).value).toEqual({ text: 'good' });
    expect(bridge.stats().invalid).toBe(2);
    const warnings = logger.lines.filter((line) => line.message === 'A message is dropped');
    expect(warnings.map((line) => line.fields)).toMatchObject([
      { topic, reason: 'not of the schema' },
      { topic, reason: 'not of the schema' },
    ]);
    expect(JSON.stringify(logger.lines)).not.toContain('words');
  });

  it('gives a slow subscriber the newest messages and counts the lost ones', async () => {
    const topic = freshTopic();
    const slow = bridge.subscribe(topic);
    const first = slow.next();
    await until(() => bridge.stats().topics === 1);
    // In parts: a broker may drop what it holds beyond a thousand messages for one client.
    for (let sent = 0; sent < 2_000; sent += 200) {
      // Acknowledged, too: what is under way when the connection ends would fail.
      await Promise.all(
        Array.from({ length: 200 }, (_, place) => say(topic, String(sent + place))),
      );
      await until(() => bridge.stats().received === sent + 200);
    }
    expect((await first).value).toEqual({ text: '0' });
    const rest = [];
    for (let count = 0; count < 4; count += 1) rest.push((await slow.next()).value);
    expect(rest).toEqual(['1996', '1997', '1998', '1999'].map((text) => ({ text })));
    expect(bridge.stats().overflowed).toBe(1_995);
  });

  it('tells a slow subscriber once a topic that messages were missed, where it has words for that', async () => {
    const topic = freshTopic();
    const other = freshTopic();
    const slow = bridge.subscribeAll(
      new Map([
        [topic, 'read anew'],
        [other, 'read the other anew'],
      ]),
    );
    expect((await slow.next()).value).toMatch(/^read/);
    expect((await slow.next()).value).toMatch(/^read/);
    const { received } = bridge.stats();
    await say(other, 'kept for long');
    for (const text of ['0', '1', '2', '3', '4']) await say(topic, text);
    await until(() => bridge.stats().received === received + 6);
    const heard = [];
    for (let count = 0; count < 3; count += 1) heard.push((await slow.next()).value);
    expect(heard).toEqual(['read the other anew', 'read anew', { text: '4' }]);
    await slow.return?.();
  });

  it('gives a retained message to the second subscriber too, and the newest state to the third', async () => {
    const topic = freshTopic();
    await say(topic, 'state 1', { retain: true });
    const first = bridge.subscribe(topic);
    expect((await first.next()).value).toEqual({ text: 'state 1' });
    const second = bridge.subscribe(topic);
    expect((await second.next()).value).toEqual({ text: 'state 1' });

    const changed = first.next();
    await say(topic, 'state 2', { retain: true });
    expect((await changed).value).toEqual({ text: 'state 2' });
    const third = bridge.subscribe(topic);
    expect((await third.next()).value).toEqual({ text: 'state 2' });
    await outside.publishAsync(topic, '', { qos: 1, retain: true });
  });

  it('subscribes again after the broker was killed and started on the same port', async () => {
    const topic = freshTopic();
    const subscriber = bridge.subscribe(topic);
    const heard = subscriber.next();
    await until(() => bridge.stats().topics === 1);

    await broker.stop();
    await until(() => !bridge.stats().connected);
    await broker.start();
    await until(() => bridge.stats().connected && bridge.stats().topics === 1);
    outside = await plainClient(broker.url);
    await say(topic, 'after the restart');
    expect((await heard).value).toEqual({ text: 'after the restart' });
    expect(bridge.stats().reconnections).toBe(1);
    bridge.cut();
    await until(() => bridge.stats().reconnections === 2);
  });

  it('says where nothing can be missed: when the topic is joined, and again when it had been lost', async () => {
    const topic = freshTopic();
    const first = bridge.subscribe(topic, 'joined');
    expect((await first.next()).value).toBe('joined');
    await say(topic, 'at once');
    expect((await first.next()).value).toEqual({ text: 'at once' });
    const second = bridge.subscribe(topic, 'joined too');
    expect((await second.next()).value).toBe('joined too');
    const plain = bridge.subscribe(topic).next();

    const again = Promise.all([first.next(), second.next()]);
    await broker.stop();
    await until(() => !bridge.stats().connected);
    await broker.start();
    expect((await again).map(({ value }) => value)).toEqual(['joined', 'joined too']);
    outside = await plainClient(broker.url);
    await say(topic, 'after the restart');
    expect((await plain).value).toEqual({ text: 'after the restart' });
  });

  it('takes subscribers and departures during an outage', async () => {
    const [left, joined] = [freshTopic(), freshTopic()];
    const leaving = bridge.subscribe(left);
    const waiting = leaving.next();
    await until(() => bridge.stats().topics === 1);
    await broker.stop();
    await until(() => !bridge.stats().connected);
    await leaving.return?.();
    await waiting;
    const joining = bridge.subscribe(joined);
    const heard = joining.next();
    await broker.start();
    await until(() => bridge.stats().connected && bridge.stats().topics === 1);
    outside = await plainClient(broker.url);
    await say(joined, 'welcome');
    expect((await heard).value).toEqual({ text: 'welcome' });
  });

  it('[R7.6-02] subscribes again after a cut connection, and says that something may have been missed', async () => {
    const topic = freshTopic();
    const cutOff = bridgeTo(broker.url);
    const subscriber = cutOff.subscribe(topic, 'joined');
    expect((await subscriber.next()).value).toBe('joined');
    cutOff.cut();
    await until(() => !cutOff.stats().connected);
    await say(topic, 'missed');
    expect((await subscriber.next()).value).toBe('joined');
    await say(topic, 'heard');
    expect((await subscriber.next()).value).toEqual({ text: 'heard' });
    expect(cutOff.sent).toEqual([`subscribe ${topic} 1`, `subscribe ${topic} 1`]);
    await cutOff.close();
  });

  it('leaves nothing at the broker, however its process ends', async () => {
    const topic = freshTopic();
    for (const end of ['cut', 'close'] as const) {
      const clientId = freshClientId();
      const passing = bridgeTo(broker.url, { clientId, reconnects: false });
      void passing.subscribe(topic).next();
      await until(() => passing.stats().topics === 1);
      await passing[end]();
      await until(() => !passing.stats().connected);
      await say(topic, 'for nobody');
      expect(await isSessionPresent(broker.url, clientId)).toBe(false);
    }
  });

  it('[R7.6-02] publishes with quality 1 and waits for the acknowledgement', async () => {
    const topic = freshTopic();
    const received = new Promise<string>((resolve) => {
      outside.on('message', (_topic, payload, packet) => resolve(`${packet.qos} ${payload}`));
    });
    await outside.subscribeAsync(topic, { qos: 1 });
    await bridge.publish(topic, { text: 'from inside' });
    expect(bridge.stats().publishQueued).toBe(0);
    expect(await received).toBe('1 {"text":"from inside"}');
    expect(bridge.sent).toEqual([`publish ${topic} 1 {"text":"from inside"}`]);
  });

  it('keeps a bounded number of messages through an outage and sends them afterwards, in order', async () => {
    const topic = freshTopic();
    const short = bridgeTo(broker.url, { logger, queueLimit: 3 });
    await until(() => short.stats().connected);
    await broker.stop();
    await until(() => !short.stats().connected);
    for (let number = 1; number <= 5; number += 1) {
      await short.publish(topic, { text: String(number) });
    }
    expect(short.stats()).toMatchObject({ publishQueued: 3, publishDropped: 2 });
    expect(
      logger.lines.filter((line) => line.level === 'error').map((line) => line.message),
    ).toEqual(
      expect.arrayContaining([
        'The broker is away or slow; messages wait for it',
        'Messages are given up in the outage',
      ]),
    );

    await broker.start();
    await until(() => short.stats().publishQueued === 0);
    expect(short.sent.filter((line) => line.startsWith('publish'))).toEqual(
      ['3', '4', '5'].map((text) => `publish ${topic} 1 {"text":"${text}"}`),
    );
    await short.close();
  });

  it('ends every subscriber when it closes', async () => {
    const subscriber = bridge.subscribe(freshTopic());
    const waiting = subscriber.next();
    await until(() => bridge.stats().topics === 1);
    await bridge.close();
    expect(await waiting).toMatchObject({ done: true });
    expect(await bridge.subscribe(freshTopic()).next()).toMatchObject({ done: true });
  });
});

describe('The bridge and the contract', () => {
  it('refuses topics and messages that the contract does not know', async () => {
    const bridge = bridgeTo('mqtt://127.0.0.1:9');
    expect(() => bridge.subscribe('somewhere/else')).toThrow(RangeError);
    expect(() => bridge.subscribe('test_note/+')).toThrow(RangeError);
    await expect(bridge.publish('test_note/a/b', { text: '' })).rejects.toThrow(RangeError);
    await expect(bridge.publish('test_note/a', { wrong: true })).rejects.toThrow();
    await bridge.close();
  });
});
