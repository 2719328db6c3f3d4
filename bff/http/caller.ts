import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is known of a caller beside the request. */
export interface Caller {
  /** Network address; behind a trusted proxy, what the proxy says. */
  readonly address: string;
  /** The connection itself comes from this machine and from no proxy on it. */
  readonly isLocal: boolean;
  readonly requestId: string;
}

/** The headers as they came, with what this server alone may say about the caller. */
export function headersOf(message: IncomingMessage, caller: Caller): Headers {
  const headers = new Headers();
  const { rawHeaders } = message;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  headers.set('x-client-address', caller.address);
  headers.set('x-request-id', caller.requestId);
  return headers;
}

/** Who calls; behind a trusted proxy the last address that it has added. */
export function callerOf(message: IncomingMessage, trustProxy: boolean): Caller {
  const socket = (message.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  // Looked up first in what is parsed anyway: the distinct headers are made only when asked for.
  const forwarded =
    message.headers['x-forwarded-for'] === undefined
      ? undefined
      : message.headersDistinct['x-forwarded-for']?.join(',');
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  const given = message.headers['x-request-id'];
  return {
    address: last || socket,
    isLocal: (socket === '::1' || socket.startsWith('127.')) && forwarded === undefined,
    requestId: typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID(),
  };
}
