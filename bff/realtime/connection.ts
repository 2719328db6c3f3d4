import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { connect, type IClientOptions, MqttClient } from 'mqtt';
import { internalUser } from './broker-rights.ts';
import type { RealtimeLogger } from './logger.ts';

/** Who this process is at the broker, in every connection that it makes. */
const processClientId = `${internalUser}:${randomUUID()}`;

export interface ConnectionOptions {
  readonly logger: RealtimeLogger;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** Tests that need several processes in one name them. */
  readonly clientId?: string;
  /** Pause before each attempt to connect again, ms. */
  readonly reconnectPeriod?: number;
}

/** Connects to a broker elsewhere: mqtt, mqtts, ws or wss, MQTT 3.1.1. Never throws for an absent broker. */
export function connectBroker(url: string, options: ConnectionOptions): MqttClient {
  return watched(connect(url, clientOptions(options)), new URL(url).host, options.logger);
}

/** Connects to the broker of this process, over a pair of streams instead of a socket. */
export function connectEmbedded(
  broker: { open(): Duplex },
  options: ConnectionOptions,
): MqttClient {
  const client = new MqttClient(() => broker.open(), clientOptions(options));
  return watched(client, 'the embedded broker', options.logger);
}

function clientOptions(options: ConnectionOptions): IClientOptions {
  return {
    protocolVersion: 4,
    clientId: options.clientId ?? processClientId,
    // The session ends with the connection, however the process does: one that lasted would stay at the
    // broker for ever, with messages queued for nobody. What was missed meanwhile is read again.
    clean: true,
    // The bridge knows which topics are wanted and subscribes them itself.
    resubscribe: false,
    keepalive: 30,
    connectTimeout: 10_000,
    reconnectPeriod: options.reconnectPeriod ?? 1_000,
    reconnectOnConnackError: true,
    username: options.username,
    password: options.password,
  };
}

/** Logs the beginning and the end of an outage once, not every attempt. */
function watched(client: MqttClient, name: string, logger: RealtimeLogger): MqttClient {
  let state: 'new' | 'on' | 'off' = 'new';
  client.on('connect', () => {
    if (state !== 'on') logger.info({ broker: name }, 'Connected to the MQTT broker');
    state = 'on';
  });
  client.on('error', (error) => {
    if (state !== 'off')
      logger.error({ broker: name, err: error }, 'The MQTT broker cannot be used');
    state = 'off';
  });
  client.on('close', () => {
    if (state === 'on' && !client.disconnecting) {
      logger.warn({ broker: name }, 'Lost the MQTT broker; connecting again');
    }
    if (state === 'on') state = 'off';
  });
  return client;
}
