import { Readable } from 'node:stream';
import { Pool } from 'undici';
import { sendWhole } from './send-whole.ts';
import type { Transport } from './transport.ts';

/** Longest answer of a real upstream, in bytes, unless another is given. */
const defaultMostBytes = 16 * 1024 * 1024;

/**
 * A transport to a real upstream over pooled keep-alive connections. Redirects are answers, not
 * followed: the Authorization header must not travel to another host. Answers are taken up to
 * `mostBytes`, unpacked.
 */
export function httpTransport(baseUrl: string, mostBytes = defaultMostBytes): Transport {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  // The time limits are the operation's own, passed on with the call.
  const pool = new Pool(origin, { connections: 64, headersTimeout: 0, bodyTimeout: 0 });
  return ({ method, target, headers, body, limit }) => {
    const sent = body instanceof ReadableStream ? Readable.from(body) : (body ?? null);
    return sendWhole(
      pool,
      { path: prefix + target, method, headers, body: sent },
      limit,
      mostBytes,
    );
  };
}
