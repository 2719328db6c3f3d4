import type { IncomingMessage } from 'node:http';
import type { Identity } from '../credentials.ts';

/** What is known of one websocket. */
export interface Connection {
  readonly request: IncomingMessage;
  /** Ends when the connection does. */
  readonly signal: AbortSignal;
  readonly address: string;
  /** Of the upgrade request; after the introduction, who the connection is. Undefined when that cannot be used. */
  identity: Identity | undefined;
  /** The user that it counts to; undefined for visitors. */
  userId?: string;
  /** Closes it as 4403, Forbidden. */
  readonly forbid: () => void;
  /** Ends the watch of the key that it is open by. */
  endWatch?: () => void;
}
