import type { IncomingMessage } from 'node:http';

/** Every address that proxies have noted, the nearest to this server last; none without a proxy. */
const forwardedOf = (message: IncomingMessage): readonly string[] =>
  // Looked up first in what is parsed anyway: the distinct headers are made only when asked for.
  message.headers['x-forwarded-for'] === undefined
    ? []
    : (message.headersDistinct['x-forwarded-for'] ?? [])
        .join(',')
        .split(',')
        .map((address) => address.trim());

export const isForwarded = (message: IncomingMessage): boolean => forwardedOf(message).length > 0;

/** The other end of the connection itself: the person, or a proxy. */
export const peerOf = (message: IncomingMessage): string =>
  (message.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/**
 * Network address of the person: what the outermost of the trusted proxies has seen. What stands before
 * that was written by whoever sent the request.
 * @param hops how many proxies stand in front of this server
 */
export function clientAddressOf(message: IncomingMessage, hops: number): string {
  const forwarded = hops === 0 ? [] : forwardedOf(message);
  return forwarded[Math.max(0, forwarded.length - hops)] || peerOf(message);
}
