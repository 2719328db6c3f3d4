import type { IncomingMessage } from 'node:http';
import type { Language } from '../../api/contract/language.ts';
import { Context } from '../context.ts';
import { deviceOf, type Identity, requestIdOf, toolOf } from '../credentials.ts';
import type { Services } from '../services.ts';
import type { SendResult } from './frames.ts';

/** What is known of one websocket. */
export interface Connection {
  readonly request: IncomingMessage;
  /** Ends when the connection does. */
  readonly signal: AbortSignal;
  readonly address: string;
  /** Sends a result that has no errors; nothing once the connection is closing. */
  readonly sendResult: SendResult;
  /** The cookies of the upgrade request, where it comes from a page of this server. */
  readonly cookie: string | undefined;
  /** Of the upgrade request; after the introduction, who the connection is. Undefined when that cannot be used. */
  identity: Identity | undefined;
  /** The user that it counts to; undefined for visitors. */
  userId?: string;
  /** The language of messages: a page cannot choose the header that its browser sends. */
  language?: Language;
  /** What the program calls itself. */
  client?: string | undefined;
  /** Closes it as 4403, Forbidden. */
  readonly forbid: () => void;
  /** Ends the watch of the session or key that it is open by. */
  endWatch?: () => void;
}

/** What resolvers see of an operation that comes over a websocket. */
export const contextOf = (
  services: Services,
  { request, cookie, address, signal, language, client }: Connection,
  identity: Identity,
): Context =>
  new Context(services, {
    ...identity,
    clientAddress: address,
    device: deviceOf(cookie),
    tool: toolOf(identity, request.headers['user-agent']),
    requestId: requestIdOf(undefined),
    via: 'websocket',
    language,
    client,
    signal,
  });
