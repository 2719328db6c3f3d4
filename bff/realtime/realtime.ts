import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { startStep } from '../start-problem.ts';
import { type Bridge, createBridge } from './bridge.ts';
import { type Broker, createBroker } from './broker.ts';
import { type Authorise, internalUser } from './broker-rights.ts';
import { brokerSecret } from './broker-secret.ts';
import { createBrokerSocket } from './broker-socket.ts';
import { connectBroker, connectEmbedded } from './connection.ts';
import type { RealtimeLogger } from './logger.ts';
import type { TopicOverrides } from './topic-directory.ts';

export interface RealtimeConfig {
  readonly dataDir: string;
  /** The broker elsewhere; undefined for the embedded one. */
  readonly mqttUrl: string | undefined;
  readonly mqttUsername: string | undefined;
  readonly mqttPassword: string | undefined;
  /** File of topic names to the broker's patterns. */
  readonly mqttTopics: string | undefined;
  /** Messages that may wait for one subscriber, where it is not the bridge's own number. */
  readonly eventsWaiting?: number;
  /** The origin that browsers use, where it is not the one that they connect to. */
  readonly publicUrl?: string | undefined;
}

export interface Realtime {
  readonly bridge: Bridge;
  /** The embedded broker, for its figures; undefined where another one is used. */
  readonly broker: Broker | undefined;
  /** Takes websocket clients of the embedded broker. */
  readonly upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined;
  /** Sends the clients from outside away; the bridge goes on working. */
  disconnect(): void;
  close(): Promise<void>;
}

/** Starts the embedded broker, or reaches the configured one, and puts the bridge on top. */
export async function openRealtime(
  config: RealtimeConfig,
  logger: RealtimeLogger,
  authorise?: Authorise,
): Promise<Realtime> {
  const topicOverrides = await readTopicOverrides(config.mqttTopics);
  const bufferSize = config.eventsWaiting;
  if (config.mqttUrl !== undefined) {
    const client = connectBroker(config.mqttUrl, {
      logger,
      username: config.mqttUsername,
      password: config.mqttPassword,
    });
    const bridge = createBridge({ client, logger, topicOverrides, bufferSize });
    return {
      bridge,
      broker: undefined,
      upgrade: undefined,
      disconnect: () => {},
      close: () => bridge.close(),
    };
  }

  const { dataDir } = config;
  const secret = await startStep({ variable: 'DATA_DIR', place: dataDir }, () =>
    brokerSecret(dataDir),
  );
  const broker = await createBroker({ logger, secret, authorise });
  const socket = createBrokerSocket(broker, config.publicUrl);
  const client = connectEmbedded(broker, { logger, username: internalUser, password: secret });
  const bridge = createBridge({ client, logger, topicOverrides, bufferSize });
  return {
    bridge,
    broker,
    upgrade: socket.upgrade,
    disconnect: () => socket.close(),
    async close() {
      await bridge.close();
      await broker.close();
    },
  };
}

async function readTopicOverrides(path: string | undefined): Promise<TopicOverrides> {
  if (path === undefined) return {};
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Error(
      `MQTT_TOPICS: ${path} must be a JSON file of topic names to patterns, e.g. {"shopRefresh": "shops/{key}/refresh"}`,
      { cause: error },
    );
  }
}
