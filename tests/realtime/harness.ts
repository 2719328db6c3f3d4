import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type IClientOptions, type MqttClient } from 'mqtt';
import { z } from 'zod';
import type { Topic } from '../../api/contract/topics.ts';
import { type Bridge, type BridgeOptions, createBridge } from '../../bff/realtime/bridge.ts';
import { type Broker, type BrokerOptions, createBroker } from '../../bff/realtime/broker.ts';
import { internalUser } from '../../bff/realtime/broker-rights.ts';
import { createBrokerSocket } from '../../bff/realtime/broker-socket.ts';
import { connectBroker } from '../../bff/realtime/connection.ts';
import { portOf } from '../support/free-port.ts';

export const secret = 'a-secret-of-this-test-run';

/** A topic of this suite, so that every test can have keys of its own. */
export const noteTopic: Topic = {
  name: 'note',
  pattern: 'test_note/{key}',
  origin: 'assigned',
  summary: 'A note.',
  message: z.object({ text: z.string() }),
};

let keys = 0;
/** A topic that no other test, and no earlier run against the same broker, has used. */
export function freshTopic(): string {
  keys += 1;
  return `test_note/${process.pid}-${Date.now()}-${keys}`;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export function recordingLogger() {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, debug: () => undefined, info: at('info'), warn: at('warn'), error: at('error') };
}

/** The embedded broker behind a websocket on a port of its own. */
export class BrokerOnPort {
  readonly broker: Broker;
  readonly port: number;
  readonly url: string;
  private readonly server: Server;
  private readonly socket: { close(): void };

  private constructor(broker: Broker, server: Server, socket: { close(): void }, port: number) {
    this.broker = broker;
    this.server = server;
    this.socket = socket;
    this.port = port;
    this.url = `ws://127.0.0.1:${port}/mqtt`;
  }

  static async start(port = 0, options: Partial<BrokerOptions> = {}): Promise<BrokerOnPort> {
    const broker = await createBroker({ logger: recordingLogger(), secret, ...options });
    const socket = createBrokerSocket(broker);
    const server = createServer();
    server.on('upgrade', (request, stream, head) => socket.upgrade(request, stream, head));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new BrokerOnPort(broker, server, socket, portOf(server));
  }

  async stop(): Promise<void> {
    await this.broker.close();
    this.socket.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export interface WatchedBridge extends Bridge {
  /** The commands that the bridge has sent to the broker, with the topics of subscriptions. */
  readonly sent: string[];
  /** Cuts the connection without a word, as a pulled cable does. */
  cut(): void;
}

/** A bridge of its own process, as far as the broker can tell. */
export function bridgeTo(
  url: string,
  options: Partial<BridgeOptions> & { clientId?: string; reconnects?: boolean } = {},
): WatchedBridge {
  const logger = options.logger ?? recordingLogger();
  const client = connectBroker(url, {
    logger,
    ...credentials(url),
    clientId: options.clientId ?? freshClientId(),
    reconnectPeriod: options.reconnects === false ? 0 : 20,
  });
  const sent: string[] = [];
  client.on('packetsend', (packet) => {
    if (packet.cmd === 'subscribe') {
      for (const { topic, qos } of packet.subscriptions) sent.push(`subscribe ${topic} ${qos}`);
    } else if (packet.cmd === 'unsubscribe') {
      for (const topic of packet.unsubscriptions) sent.push(`unsubscribe ${topic}`);
    } else if (packet.cmd === 'publish') {
      sent.push(`publish ${packet.topic} ${packet.qos} ${packet.payload}`);
    }
  });
  const bridge = createBridge({ client, logger, topics: [noteTopic], ...options });
  return Object.assign(bridge, { sent, cut: () => void client.stream.destroy() });
}

export function freshClientId(): string {
  return `${internalUser}:${process.pid}-${Math.random().toString(36).slice(2)}`;
}

function credentials(url: string) {
  const embedded = url.startsWith('ws:');
  return {
    username: embedded ? internalUser : undefined,
    password: embedded ? secret : undefined,
  };
}

/** A plain client, beside the bridge. */
export async function plainClient(url: string, options: IClientOptions = {}): Promise<MqttClient> {
  const client = connect(url, {
    ...credentials(url),
    clientId: freshClientId(),
    reconnectPeriod: 0,
    ...options,
  });
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('The connection was closed')));
  });
  return client;
}

/** Whether the broker still has a session of that client. Leaves none behind itself. */
export async function isSessionPresent(url: string, clientId: string): Promise<boolean> {
  const options = { ...credentials(url), clientId, reconnectPeriod: 0 };
  const client = connect(url, { ...options, clean: false });
  const present = await new Promise<boolean>((resolve, reject) => {
    client.once('connect', ({ sessionPresent }) => resolve(sessionPresent));
    client.once('error', reject);
  });
  await client.endAsync();
  const cleaner = await plainClient(url, { clientId });
  await cleaner.endAsync();
  return present;
}

/** Waits until the condition holds; the test's own time limit ends it otherwise. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}
