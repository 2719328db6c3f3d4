import type { IncomingMessage } from 'node:http';
import type { PlainRequest } from '../graphql/plain.ts';
import type { Caller } from './caller.ts';
import { type BodyLimits, checkAnnouncedLength, hasBody, readBody } from './request-body.ts';

const nothing = Buffer.alloc(0);

/** A request in plain values, with what this server alone may say about the caller. */
export function plainRequestOf(
  message: IncomingMessage,
  url: string,
  caller: Caller,
  signal: AbortSignal,
  limits: BodyLimits | undefined,
): PlainRequest {
  const { headers } = message;
  return {
    method: message.method ?? 'GET',
    url,
    headers: {
      get(name) {
        if (name === 'x-client-address') return caller.address;
        if (name === 'x-request-id') return caller.requestId;
        const value = headers[name];
        return (Array.isArray(value) ? value.join(', ') : value) ?? null;
      },
    },
    signal,
    body() {
      if (limits === undefined || !hasBody(message)) return nothing;
      checkAnnouncedLength(message, limits);
      return readBody(message, limits);
    },
  };
}
