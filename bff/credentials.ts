import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A session lasts 7 days (specification section 7). */
const sessionSeconds = 7 * 24 * 3600;

/** Tokens are opaque; this only keeps out what no header may carry. */
const tokenPattern = /^[\x21-\x7e]{1,512}$/;

const asToken = (text: string | null | undefined): string | undefined =>
  typeof text === 'string' && tokenPattern.test(text) ? text : undefined;

function cookieOf(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** What a page of a visitor sends for a token: it wants the preview, whatever cookie there is. */
const visitorToken = 'visitor';

/** The session token of a request: the Authorization header, bare or as Bearer, else the cookie. */
export function tokenOf(headers: {
  readonly authorization: string | null | undefined;
  readonly cookie: string | null | undefined;
}): string | undefined {
  const given = headers.authorization?.replace(/^Bearer +/i, '').trim();
  if (given === visitorToken) return undefined;
  return asToken(given) ?? asToken(cookieOf(headers.cookie, 'token'));
}

/**
 * The token of a websocket with these connection parameters and this one of its upgrade request; null
 * where the parameters hold something else than text.
 */
export function tokenOfParams(
  params: Readonly<Record<string, unknown>> | undefined,
  ofRequest: string | undefined,
): string | undefined | null {
  const given = params?.token ?? params?.authorization ?? params?.Authorization;
  if (given === undefined || given === null) return ofRequest;
  if (typeof given !== 'string') return null;
  if (given === visitorToken) return undefined;
  return tokenOf({ authorization: given, cookie: undefined }) ?? ofRequest;
}

/** The cookies that begin a session, or end it without a token. Scripts can read that one is there, not which. */
export function sessionCookies(token: string | undefined, secure: boolean): string[] {
  const age = token === undefined ? 0 : sessionSeconds;
  const common = `Path=/; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
  return [`token=${token ?? ''}; HttpOnly; ${common}`, `signedIn=${token ? 1 : ''}; ${common}`];
}

/** A request id that can be logged: the one that was given, or a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/** Network address of a websocket's client; behind a trusted proxy, what the proxy says. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',').split(',').at(-1)?.trim();
  const own = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return (trustProxy ? forwarded : undefined) || own;
}

/** Whether a browser page of that origin may use this server: its own pages, and programs without one. */
export function isOwnOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === null || origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === publicUrl || (url.protocol.startsWith('http') && url.host === host);
}

/** Answers a websocket's upgrade request of a foreign page. */
export function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
