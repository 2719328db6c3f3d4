import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { Aedes, type Client, type ConnectPacket } from 'aedes';
import { writeToStream } from 'mqtt-packet';
import {
  type Authorise,
  type BrokerGrant,
  internalUser,
  isPlainTopic,
  ownsClientId,
  refusal,
  refuse,
} from './broker-rights.ts';
import type { RealtimeLogger } from './logger.ts';

export interface BrokerOptions {
  readonly logger: RealtimeLogger;
  /** Password of the internal user. */
  readonly secret: string;
  /** Lets other clients in; without it the internal user is the only one. */
  readonly authorise?: Authorise;
}

export interface Broker {
  /** Takes a connection that has just been made. */
  handle(stream: Duplex, request?: IncomingMessage): void;
  /** A connection from inside this process, which still has to sign in. */
  open(): Duplex;
  clients(): number;
  close(): Promise<void>;
}

// Otherwise the first packet makes a buffer of each number of two bytes, 13 MB for as long as the process lives.
writeToStream.cacheNumbers = false;

/**
 * The embedded broker: MQTT 3.1.1 in this process's memory, gone with it. Lasting state is in the
 * database; clients read it again after a reconnection.
 */
export async function createBroker(options: BrokerOptions): Promise<Broker> {
  const { logger } = options;
  const grants = new WeakMap<Client, BrokerGrant>();
  /** Clients that left their id to the broker. */
  const nameless = new WeakSet<Client>();
  const internal: BrokerGrant = {
    owner: internalUser,
    maySubscribe: (filter) => !filter.startsWith('$'),
    mayPublish: isPlainTopic,
  };

  async function grantFor(client: Client, username: string, password: Buffer) {
    if (username === internalUser) {
      return sameSecret(password, options.secret) ? internal : undefined;
    }
    return options.authorise?.({
      clientId: client.id,
      username,
      password: password.toString('utf8'),
    });
  }

  const aedes = await Aedes.createBroker({
    connectTimeout: 10_000,
    maxClientsIdLength: 128,
    preConnect(client, packet, done) {
      const reason = refusedBeforeSigningIn(packet);
      if (reason === undefined) {
        if (packet.clientId === '') nameless.add(client);
        return done(null, true);
      }
      logger.warn({ reason }, 'An MQTT client is refused');
      // [MQTT-3.1.3-8] wants this CONNACK; the broker itself would hang up without a word.
      client.conn.write(Buffer.from([0x20, 0x02, 0x00, refusal.identifier]));
      done(new Error(reason), false);
    },
    authenticate(client, username, password, done) {
      const refused = (code: number, reason: string) => {
        logger.warn({ clientId: client.id, reason }, 'An MQTT client is refused');
        done(refuse(code, reason), null);
      };
      if (username === undefined || password === undefined) {
        return refused(refusal.credentials, 'It has not signed in');
      }
      grantFor(client, username, password).then(
        (grant) => {
          if (grant === undefined) return refused(refusal.credentials, 'Its credentials are wrong');
          if (!nameless.has(client) && !ownsClientId(grant.owner, client.id)) {
            return refused(refusal.identifier, 'Its client id belongs to somebody else');
          }
          grants.set(client, grant);
          done(null, true);
        },
        (error: unknown) => {
          logger.error({ err: error }, 'An MQTT client could not be checked');
          refused(3, 'It could not be checked');
        },
      );
    },
    authorizeSubscribe(client, subscription, done) {
      const allowed = grants.get(client)?.maySubscribe(subscription.topic) === true;
      if (!allowed) {
        logger.warn(
          { clientId: client.id, topic: subscription.topic },
          'A subscription is refused',
        );
      }
      done(null, allowed ? subscription : null);
    },
    authorizePublish(client, packet, done) {
      if (client !== null && grants.get(client)?.mayPublish(packet.topic) !== true) {
        logger.warn({ clientId: client.id, topic: packet.topic }, 'A publication is refused');
        return done(new Error('Not authorized to publish this topic'));
      }
      done(null);
    },
  });
  aedes.on('clientError', (client, error) => {
    logger.warn({ clientId: client.id, err: error }, 'An MQTT client has failed');
  });
  aedes.on('connectionError', (_client, error) => {
    logger.warn({ err: error }, 'An MQTT connection has failed');
  });

  return {
    handle(stream, request) {
      aedes.handle(stream, request);
    },
    open() {
      const [near, far] = duplexPair();
      // The pair does not end the other side by itself when one is destroyed.
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
      aedes.handle(far);
      return near;
    },
    clients: () => aedes.connectedClients,
    close: () => new Promise((resolve) => aedes.close(() => resolve())),
  };
}

function refusedBeforeSigningIn(packet: ConnectPacket): string | undefined {
  if (packet.clientId === '' && packet.clean === false) {
    return 'A lasting session needs a client id';
  }
  if (/[\s\0+#/]/.test(packet.clientId) || packet.clientId.length > 128) {
    return 'The client id has characters that it may not have';
  }
  return undefined;
}

function sameSecret(given: Buffer, secret: string): boolean {
  const expected = Buffer.from(secret, 'utf8');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
