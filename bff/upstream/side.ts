import { chatLoginExchange, login } from '../../api/contract/account.ts';
import type { Call } from '../../api/contract/call.ts';
import { Border } from './border/border.ts';
import { CookieJar, sealed, withSet } from './border/sessions.ts';
import type { BorderSettings } from './border/settings.ts';
import { type Encoded, encode } from './encode.ts';
import { Fault } from './errors.ts';
import type { Method } from './mapping/mapping.ts';
import { pathOf } from './rules.ts';
import type { Scope } from './scope.ts';
import type { Transport } from './transport.ts';

/** One upstream, and what stands before it where it is not our own. */
export interface Side {
  readonly name: 'normal' | 'preview';
  readonly transport: Transport;
  readonly border: Border | undefined;
  readonly jar: CookieJar;
}

export const sideOf = (
  name: Side['name'],
  transport: Transport,
  settings: BorderSettings | undefined,
): Side => ({
  name,
  transport,
  border: settings && new Border(settings),
  jar: new CookieJar(),
});

/** Calls whose data is the token of a session. */
export const givesSession: ReadonlySet<string> = new Set([login.name, chatLoginExchange.name]);

/** The session that an upstream has begun: its token, its cookies, or both. */
export function sessionOf(call: Call, data: unknown, set: readonly string[]): string {
  const token = typeof data === 'string' ? data : '';
  const cookies = withSet(new Map(), set, Date.now());
  if (token === '' && cookies.size === 0)
    throw new Fault('UPSTREAM_SHAPE', undefined, { call: call.name, cause: 'There is no token' });
  return sealed({ token, cookies });
}

/** A call in bytes. */
export interface Outgoing extends Encoded {
  readonly method: Method;
}

/** A call as its upstream expects it. */
export function requestOf(
  call: Call,
  { border }: Side,
  input: Readonly<Record<string, unknown>>,
  { dataSource = 'sales', file }: Scope,
): Outgoing {
  const sent = border?.sent(call, input) ?? { call, fields: input };
  const path = pathOf(sent.call, dataSource);
  return { method: sent.call.method, ...encode(sent.call, path, sent.fields, file) };
}

export function headersOf(encoded: Encoded, scope: Scope, side: Side): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-request-id': scope.requestId,
  };
  if (encoded.contentType !== undefined) headers['content-type'] = encoded.contentType;
  if (scope.token !== undefined) {
    if (side.border === undefined) headers.authorization = scope.token;
    else Object.assign(headers, side.jar.headersOf(scope.token));
  }
  if (scope.clientAddress !== undefined) headers['x-client-address'] = scope.clientAddress;
  if (scope.tool !== undefined) headers['x-client-agent'] = scope.tool;
  if (scope.device !== undefined) headers['x-client-device'] = scope.device;
  return headers;
}
