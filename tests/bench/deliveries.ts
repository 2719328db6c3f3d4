import { connect as connectTcp } from 'node:net';
import { connectAsync } from 'mqtt';
import { generate, parser } from 'mqtt-packet';
import { shopRefresh, topicFor } from '../../api/contract/topics.ts';
import { startMosquitto } from '../support/mosquitto.ts';
import { openLight } from './light-socket.ts';
import { refreshes, token } from './operations.ts';
import { startOurs } from './process.ts';
import type { Report } from './report.ts';
import { shopIdsOfBench, startUpstream } from './upstream.ts';

/**
 * How long an event is on its way to the last of many: from its publisher over Mosquitto and the graph to each of its
 * subscribers, beside from its publisher over Mosquitto to as many subscribers of its own.
 */

/** One of those who are told. */
interface Subscriber {
  /** Leaves what comes unread, which costs a reader nothing, or reads on. */
  pause(): void;
  resume(): void;
  leave(): void;
}

/** Calls `heard` for each event. */
export type Subscribe = (heard: (text: Buffer) => void) => Promise<Subscriber>;

/** Over a websocket of its own, as the page does. */
export const overGraph =
  (url: string): Subscribe =>
  async (heard) => {
    const acknowledged = Promise.withResolvers<void>();
    const socket = await openLight(`${url}/graphql`, {
      protocol: 'graphql-transport-ws',
      headers: { cookie: `token=${token}`, origin: url },
      heard(text) {
        if (text.includes('"type":"next"')) return heard(text);
        if (text.includes('"type":"connection_ack"')) acknowledged.resolve();
        if (text.includes('"type":"ping"')) socket.send('{"type":"pong"}');
      },
    });
    socket.send('{"type":"connection_init"}');
    await acknowledged.promise;
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: refreshes } }));
    return socket;
  };

let clients = 0;

/** Over a connection of its own to the broker. */
const overBroker =
  (url: string): Subscribe =>
  (heard) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const socket = connectTcp(Number(port), hostname);
      const packets = parser();
      const subscriber = {
        pause: () => void socket.pause(),
        resume: () => void socket.resume(),
        leave: () => void socket.destroy(),
      };
      packets.on('packet', (packet) => {
        if (packet.cmd === 'publish') return heard(Buffer.from(packet.payload));
        if (packet.cmd === 'suback') return resolve(subscriber);
        if (packet.cmd !== 'connack') return;
        const subscriptions = shopIdsOfBench.map((mallId) => ({
          topic: topicFor(shopRefresh, mallId),
          qos: 0 as const,
        }));
        socket.write(generate({ cmd: 'subscribe', messageId: 1, subscriptions }));
      });
      socket.on('error', reject);
      socket.on('data', (bytes) => packets.parse(bytes));
      clients += 1;
      socket.write(
        generate({
          cmd: 'connect',
          protocolId: 'MQTT',
          protocolVersion: 4,
          clientId: `bench-${clients}`,
          clean: true,
          keepalive: 0,
        }),
      );
    });

export type Publish = (index: number) => Promise<unknown>;

/** Subscribes so many; resolves when each of them has had an event. */
export async function crowdOf(
  count: number,
  subscribe: Subscribe,
  publish: Publish,
  heard: (text: Buffer) => void,
): Promise<readonly Subscriber[]> {
  const ready = new Set<number>();
  const open = (index: number) =>
    subscribe((text) => {
      ready.add(index);
      heard(text);
    });
  const crowd: Subscriber[] = [];
  // Not all at once: what a crowd costs at the door is not what is measured here.
  while (crowd.length < count) {
    const few = Math.min(100, count - crowd.length);
    crowd.push(
      ...(await Promise.all(Array.from({ length: few }, (_, n) => open(crowd.length + n)))),
    );
  }
  while (ready.size < count) {
    await publish(0);
    await new Promise((resolve) => setTimeout(resolve, 200 + count / 2));
  }
  return crowd;
}

/** Of so many, one is read at once: to read all of them would take longer here than to send. */
const readOf = 50;

/** Events until the code of the server is compiled. */
const warmUps = 50;

/** The time that 99 of 100 deliveries take at the most, in ms. */
async function p99(
  subscribe: Subscribe,
  publish: Publish,
  { subscribers, messages }: { subscribers: number; messages: number },
): Promise<number> {
  let begun = 0;
  let count = 0;
  let times: number[] = [];
  let told = () => {};
  const crowd = await crowdOf(subscribers, subscribe, publish, () => {
    count += 1;
    if (times.length < subscribers / readOf) times.push(performance.now() - begun);
    told();
  });
  const heardBy = (most: number) =>
    new Promise<void>((resolve) => {
      told = () => {
        if (count >= most) resolve();
      };
      told();
    });
  // The last one is among those that are read at once.
  const others = crowd.filter((_subscriber, index) => (index + 1) % readOf !== 0);
  const taken: number[] = [];
  for (let index = 0; index < warmUps + messages; index += 1) {
    for (const other of others) other.pause();
    [count, times] = [0, []];
    begun = performance.now();
    await publish(index);
    await heardBy(subscribers - others.length);
    if (index >= warmUps) taken.push(...times);
    for (const other of others) other.resume();
    await heardBy(subscribers);
  }
  for (const subscriber of crowd) subscriber.leave();
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;
}

/** What the slowest deliveries to the largest crowd may take, of what Mosquitto's own take. */
const mostTimes = 1.5;

/** @param crowds in growing order; what the last one comes to is held to the target */
export async function benchDeliveries(
  work: string,
  crowds: readonly number[],
  limits: Record<string, string>,
  report: Report,
): Promise<void> {
  const upstream = await startUpstream();
  const mosquitto = await startMosquitto();
  const publisher = await connectAsync(mosquitto.url);
  const ours = await startOurs(work, {
    ...limits,
    UPSTREAM_URL: upstream.url,
    MQTT_URL: mosquitto.url,
  });
  const publish = (index: number) => {
    const mallId = shopIdsOfBench[index % shopIdsOfBench.length] ?? '';
    const message = JSON.stringify({ mallId, time: Date.now() });
    return publisher.publishAsync(topicFor(shopRefresh, mallId), message, { qos: 1 });
  };
  try {
    for (const subscribers of crowds) {
      const size = { subscribers, messages: Math.max(200, Math.ceil(500_000 / subscribers)) };
      const own = await p99(overGraph(ours.url), publish, size);
      const plain = await p99(overBroker(mosquitto.url), publish, size);
      const what = `p99 of a delivery to one of ${subscribers.toLocaleString('en-US')}`;
      if (subscribers === crowds.at(-1))
        report.check(`${what}, to Mosquitto's`, own / plain, mostTimes);
      const ms = (time: number) => `${time.toFixed(0)} ms`;
      report.print(
        `  ${what}: ${ms(own)}, Mosquitto ${ms(plain)}, ratio ${(own / plain).toFixed(2)}`,
      );
    }
  } finally {
    await ours.stop();
    await publisher.endAsync();
    await mosquitto.stop();
    upstream.server.close();
  }
}
