import { randomBytes, randomUUID } from 'node:crypto';
import { isKey } from '../api/contract/key-token.ts';
import type { Language } from '../api/contract/language.ts';
import { agentKind } from '../api/contract/rules/agents.ts';
import { bareToken, isToken } from '../api/contract/session-token.ts';

/** A session lasts 7 days (specification section 7). */
export const sessionSeconds = 7 * 24 * 3600;

/** What a request brings to say who asks: a session, the wish for the preview, or nothing. */
export interface Identity {
  readonly token: string | undefined;
  /** Asks for the preview, whatever cookie there is. */
  readonly isVisitor: boolean;
}

/** Who sends an operation, and by which way. */
export interface Credentials {
  /** The session token; undefined for a visitor, and for a program that brings none. */
  readonly token: string | undefined;
  /** Asks for the preview. */
  readonly isVisitor: boolean;
  readonly clientAddress: string | undefined;
  /** The secret of the browser's `device` cookie; undefined where it has none yet. */
  readonly device?: string | undefined;
  /** What a tool with a key calls itself; of anybody else the kind of browser. */
  readonly tool?: string | undefined;
  readonly requestId: string;
  readonly via: 'http' | 'websocket';
  /** The language of messages; Chinese unless said. */
  readonly language?: Language;
  /** What the program that asks calls itself. */
  readonly client?: string | undefined;
  /** No browser: what a cookie would keep must be told. */
  readonly isProgram?: boolean;
  /** Ends when the client leaves. */
  readonly signal?: AbortSignal | undefined;
}

const nobody: Identity = { token: undefined, isVisitor: false };
const visitor: Identity = { token: undefined, isVisitor: true };

export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** No browser keeps a cookie of more than 4,096 characters with its name: longer sessions lie in several. */
const longestPart = 3_800;
const split = /^split\.([2-4])\.(.*)$/s;

/** The session in cookies, put together where it lies in several. */
function sessionIn(cookies: string | null | undefined): string | undefined {
  const first = cookieOf(cookies, 'token');
  const [, parts, begin = ''] = split.exec(first ?? '') ?? [];
  if (parts === undefined) return first;
  const others = Array.from({ length: Number(parts) - 1 }, (_, place) =>
    cookieOf(cookies, `token${place + 2}`),
  );
  return others.includes(undefined) ? undefined : begin + others.join('');
}

/** The cookies that hold a session, by name: `token`, and `token2` and so on for one that is too long for it. */
function partsOf(token: string): [name: string, value: string][] {
  if (token.length <= longestPart) return [['token', token]];
  const parts = token.match(new RegExp(`.{1,${longestPart}}`, 'gs')) ?? [];
  return parts.map((part, place) =>
    place === 0 ? ['token', `split.${parts.length}.${part}`] : [`token${place + 1}`, part],
  );
}

/** What a page of a visitor sends for a token. */
const visitorToken = 'visitor';

/** Who a text says that asks, bare or as Bearer; undefined when it cannot be a token. */
function identityIn(text: string): Identity | undefined {
  const given = bareToken(text);
  if (given === visitorToken) return visitor;
  return isToken(given) ? { token: given, isVisitor: false } : undefined;
}

/**
 * Who asks: by the Authorization header where there is one, else by the cookie. Undefined when the header
 * is there and cannot be used: a tool whose secret is empty or cut must not be taken for a visitor.
 */
export function identityOf(headers: {
  readonly authorization: string | null | undefined;
  readonly cookie: string | null | undefined;
}): Identity | undefined {
  const { authorization, cookie } = headers;
  if (typeof authorization === 'string') return identityIn(authorization);
  const token = sessionIn(cookie);
  return token !== undefined && isToken(token) ? { token, isVisitor: false } : nobody;
}

/**
 * Who asks over a websocket with these connection parameters; undefined when they cannot be used.
 * @param ofRequest what the upgrade request said, for parameters that say nothing
 */
export function identityOfParams(
  params: Readonly<Record<string, unknown>> | undefined,
  ofRequest: Identity | undefined,
): Identity | undefined {
  const given = params?.token ?? params?.authorization ?? params?.Authorization;
  if (given === undefined || given === null) return ofRequest;
  return typeof given === 'string' ? identityIn(given) : undefined;
}

/**
 * What a tool with a key calls itself, for the list of keys; of anybody else the kind of browser alone, for the
 * list of sessions.
 */
export const toolOf = (
  { token, isVisitor }: Identity,
  userAgent: string | null | undefined,
): string | undefined => {
  if (token !== undefined && isKey(token)) return userAgent ?? '';
  return isVisitor ? undefined : agentKind(userAgent);
};

/** The cookies that begin a session, or end it without a token. Scripts can read that one is there, not which. */
export function sessionCookies(token: string | undefined, secure: boolean): string[] {
  const age = token === undefined ? 0 : sessionSeconds;
  const common = `Path=/; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
  return [
    ...partsOf(token ?? '').map(([name, value]) => `${name}=${value}; HttpOnly; ${common}`),
    `signedIn=${token ? 1 : ''}; ${common}`,
  ];
}

/** A browser is known for so long after it was last seen; longer than any browser keeps a cookie. */
const deviceSeconds = 400 * 24 * 3600;

/** What a browser is told apart by when it signs in; drawn here, and a secret of that browser. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

export const deviceOf = (cookies: string | null | undefined): string | undefined => {
  const device = cookieOf(cookies, 'device');
  return device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined;
};

export const deviceCookie = (device: string, secure: boolean): string =>
  `device=${device}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${deviceSeconds}${secure ? '; Secure' : ''}`;

/** A request id that can be logged: the one that was given, or a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

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
