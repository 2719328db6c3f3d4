import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddressOf, isForwarded, peerOf } from './forwarded.ts';

/** What is known of a caller beside the request. */
export interface Caller {
  /** Network address; behind trusted proxies, what the outermost of them says. */
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

/** The same as plain values, for requests that look into them only where they are asked. */
export function plainHeadersOf(message: IncomingMessage, caller: Caller): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in message.headers) {
    const value = message.headers[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  headers['x-client-address'] = caller.address;
  headers['x-request-id'] = caller.requestId;
  return headers;
}

/** Who calls, behind so many trusted proxies. */
export function callerOf(message: IncomingMessage, hops: number): Caller {
  const peer = peerOf(message);
  const given = message.headers['x-request-id'];
  return {
    address: clientAddressOf(message, hops),
    isLocal: (peer === '::1' || peer.startsWith('127.')) && !isForwarded(message),
    requestId: typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID(),
  };
}
