import type { IPublishPacket, MqttClient } from 'mqtt';
import { topics as contractTopics, type Topic } from '../../api/contract/topics.ts';
import { createHeldTopics } from './held-topics.ts';
import type { RealtimeLogger } from './logger.ts';
import { createPublisher } from './publisher.ts';
import { createTopicDirectory, type KnownTopic, type TopicOverrides } from './topic-directory.ts';
import { type Heard, Room, Waiting } from './waiting.ts';

export interface BridgeOptions {
  /** The one connection of this process, of connectBroker or connectEmbedded; the bridge ends it. */
  readonly client: MqttClient;
  readonly logger: RealtimeLogger;
  readonly topics?: readonly Topic[];
  readonly topicOverrides?: TopicOverrides;
  /** Messages that may wait for a subscriber that is slow to take them; for all together, ten times as many. */
  readonly bufferSize?: number | undefined;
  /** Longest time that `publish` waits for the broker, ms. */
  readonly ackTimeout?: number;
  /** Messages kept through an outage. */
  readonly queueLimit?: number;
}

export interface BridgeStats {
  readonly connected: boolean;
  /** Topics that the broker has confirmed. */
  readonly topics: number;
  readonly subscribers: number;
  readonly received: number;
  /** Payloads that are no message of their topic. */
  readonly invalid: number;
  /** Messages that slow subscribers have lost. */
  readonly overflowed: number;
  readonly publishQueued: number;
  readonly publishDropped: number;
  readonly reconnections: number;
}

export interface Bridge {
  /**
   * The messages of one topic of the contract, each parsed by its schema. The broker's subscription
   * exists from the first `next()` of the first subscriber to the `return()` of the last. A topic that
   * the contract does not know throws a RangeError; one that the broker refuses rejects `next()`.
   * `joined` is given out where nothing can be missed any more: once the broker has taken the topic, and
   * again where it had lost it.
   */
  subscribe(topic: string, joined?: unknown): AsyncIterableIterator<unknown>;
  /** The messages of several topics as they come, each with what it gives out as `joined`. */
  subscribeAll(topics: ReadonlyMap<string, unknown>): AsyncIterableIterator<unknown>;
  /** Resolves when the broker has the message, in an outage when it is queued. Throws on a message that is not of the topic's schema. */
  publish(topic: string, message: unknown): Promise<void>;
  stats(): BridgeStats;
  close(): Promise<void>;
}

interface Subscriber extends Heard {
  readonly waiting: Waiting;
}

interface Subscribed extends KnownTopic {
  readonly subscribers: Set<Subscriber>;
  /** The retained message, or what came after it: the broker gives it to the first subscriber only. */
  latest: { readonly value: unknown } | undefined;
}

/** The broker has refused the subscription of a topic. */
class SubscriptionRefusedError extends Error {
  override readonly name = 'SubscriptionRefusedError';
}

/** Lets any number of GraphQL subscribers share one MQTT connection and one subscription a topic. */
export function createBridge(options: BridgeOptions): Bridge {
  const { client, logger, bufferSize = 100_000 } = options;
  const room = new Room(bufferSize, 10 * bufferSize);
  const directory = createTopicDirectory(options.topics ?? contractTopics, options.topicOverrides);
  const subscribed = new Map<string, Subscribed>();
  let received = 0;
  let invalid = 0;
  let connections = 0;
  let closed = false;

  const publisher = createPublisher(client, {
    logger,
    ackTimeout: options.ackTimeout ?? 2_000,
    queueLimit: options.queueLimit ?? 1_000,
  });
  const held = createHeldTopics(client, {
    logger,
    onHeld(brokerName) {
      for (const subscriber of subscribed.get(brokerName)?.subscribers ?? []) greet(subscriber);
    },
    onRefused(brokerName, reason) {
      logger.error({ topic: brokerName, err: reason }, 'The broker refuses a subscription');
      const topic = subscribed.get(brokerName);
      subscribed.delete(brokerName);
      const error = new SubscriptionRefusedError(`The broker refuses the topic ${brokerName}`);
      for (const subscriber of topic?.subscribers ?? []) subscriber.waiting.stop(error);
    },
  });

  client.on('connect', onConnect);
  client.on('message', onMessage);

  function onConnect(): void {
    connections += 1;
  }

  function onMessage(brokerName: string, payload: Buffer, packet: IPublishPacket): void {
    const topic = subscribed.get(brokerName);
    // A message that was on its way when the last subscriber left.
    if (topic === undefined) return;
    received += 1;
    if (payload.length === 0) {
      // Deletes a retained message; says nothing to anybody.
      topic.latest = undefined;
      return;
    }
    const value = parse(topic, payload);
    if (value === undefined) return;
    if (packet.retain || topic.latest !== undefined) topic.latest = { value };
    for (const subscriber of topic.subscribers) subscriber.waiting.push(subscriber, value);
  }

  function parse(topic: KnownTopic, payload: Buffer): unknown {
    try {
      return topic.heard(payload.toString('utf8'));
    } catch {
      invalid += 1;
      const fields = { topic: topic.name, bytes: payload.length };
      logger.warn({ ...fields, reason: 'not of the schema' }, 'A message is dropped');
      return undefined;
    }
  }

  function greet(subscriber: Subscriber): void {
    if (subscriber.joined !== undefined) subscriber.waiting.push(subscriber, subscriber.joined);
  }

  function join(known: KnownTopic, subscriber: Subscriber): () => void {
    let topic = subscribed.get(known.brokerName);
    if (topic === undefined) {
      topic = { ...known, subscribers: new Set([subscriber]), latest: undefined };
      subscribed.set(known.brokerName, topic);
      held.want(known.brokerName);
    } else {
      topic.subscribers.add(subscriber);
      if (topic.latest !== undefined) subscriber.waiting.push(subscriber, topic.latest.value);
      if (held.isHeld(known.brokerName)) greet(subscriber);
    }
    const { subscribers } = topic;
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size > 0 || subscribed.get(known.brokerName) !== topic) return;
      subscribed.delete(known.brokerName);
      held.leave(known.brokerName);
    };
  }

  function subscribeAll(topics: ReadonlyMap<string, unknown>): Waiting {
    const known = [...topics].map(([name, joined]) => ({ topic: directory.find(name), joined }));
    return new Waiting(room, (waiting) => {
      if (closed) {
        waiting.stop();
        return () => {};
      }
      const leaves = known.map(({ topic, joined }) => join(topic, { joined, waiting }));
      return () => {
        for (const leave of leaves) leave();
      };
    });
  }

  return {
    subscribe: (name, joined) => subscribeAll(new Map([[name, joined]])),

    subscribeAll,

    async publish(name, message) {
      const topic = directory.find(name);
      await publisher.publish(topic.brokerName, JSON.stringify(topic.message.parse(message)));
    },

    stats: () => ({
      connected: client.connected,
      topics: held.held(),
      subscribers: [...subscribed.values()].reduce(
        (sum, { subscribers }) => sum + subscribers.size,
        0,
      ),
      received,
      invalid,
      overflowed: room.lost,
      publishQueued: publisher.queued(),
      publishDropped: publisher.dropped(),
      reconnections: Math.max(0, connections - 1),
    }),

    async close() {
      if (closed) return;
      closed = true;
      client.off('connect', onConnect);
      client.off('message', onMessage);
      held.close();
      const topics = [...subscribed.values()];
      subscribed.clear();
      for (const { subscribers } of topics) {
        for (const subscriber of [...subscribers]) subscriber.waiting.stop();
      }
      await publisher.close();
      await client.endAsync(true);
    },
  };
}
