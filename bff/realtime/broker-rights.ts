import type { AuthenticateError } from 'aedes';

/** The user name that this process, and other processes with the secret, sign in with. */
export const internalUser = 'seller-bff';

/** What one signed-in client may do at the embedded broker. */
export interface BrokerGrant {
  /** Whom the client belongs to. Its client id is this, or begins with it and a colon. */
  readonly owner: string;
  maySubscribe(filter: string): boolean;
  mayPublish(topic: string): boolean;
}

export interface BrokerCredentials {
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
}

/** Decides about one connection; undefined refuses it. */
export type Authorise = (credentials: BrokerCredentials) => Promise<BrokerGrant | undefined>;

export const refusal = {
  identifier: 2,
  credentials: 4,
} as const;

export function refuse(returnCode: number, message: string): AuthenticateError {
  return Object.assign(new Error(message), { returnCode });
}

/**
 * A session is kept under its client id alone, so whoever may use an id gets its queue: an id must carry
 * the name of its owner.
 */
export function ownsClientId(owner: string, clientId: string): boolean {
  return clientId === owner || clientId.startsWith(`${owner}:`);
}

/** Topics without wildcards and outside the broker's own; the least that an authoriser should ask for. */
export function isPlainTopic(filter: string): boolean {
  return filter !== '' && !filter.startsWith('$') && !/[+#\0]/.test(filter);
}
