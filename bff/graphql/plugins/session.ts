import { languageOf } from '../../../api/contract/language.ts';
import { Context } from '../../context.ts';
import type { Credentials } from '../../credentials.ts';
import { deviceOf, identityOf, requestIdOf, sessionCookies, toolOf } from '../../credentials.ts';
import type { Services } from '../../services.ts';
import { refusal, unusableToken } from '../limits.ts';
import { clientNameOf } from '../report.ts';
import type { GraphPlugin } from './types.ts';

/** Every browser says that a page asks, and the product's own page says so itself. */
const isProgram = (headers: Request['headers']): boolean =>
  !headers.has('origin') &&
  !headers.has('sec-fetch-site') &&
  headers.get('x-requested-with') !== 'web';

/** Undefined when the request brings an Authorization header that cannot be used. */
export function credentialsOf(
  { headers, signal }: Pick<Request, 'headers' | 'signal'>,
  otherOrigin?: string,
): Credentials | undefined {
  // What another page brings along are not its own cookies.
  const cookie = otherOrigin === undefined ? headers.get('cookie') : null;
  const identity = identityOf({ authorization: headers.get('authorization'), cookie });
  return (
    identity && {
      ...identity,
      clientAddress: headers.get('x-client-address') ?? undefined,
      device: deviceOf(cookie),
      tool: toolOf(identity, headers.get('user-agent')),
      requestId: requestIdOf(headers.get('x-request-id')),
      via: 'http',
      language: languageOf(headers.get('accept-language')),
      client: clientNameOf(headers.get('x-client-name'), headers.get('apollographql-client-name')),
      isProgram: isProgram(headers),
      signal,
    }
  );
}

/**
 * Makes the context of a request from its credentials, and its answer from the context: the cookies of a
 * session that began or ended, and when to come again. No answer is to be stored by anything between.
 */
export const useSession = (services: Services, publicUrl: string | undefined): GraphPlugin => ({
  onRequest({ request, serverContext, requestHandler, setRequestHandler }) {
    const credentials = credentialsOf(request, serverContext.otherOrigin);
    if (credentials === undefined) return;
    const context = new Context(services, credentials);
    serverContext.operation = context;
    setRequestHandler((given, shared) => requestHandler(given, Object.assign(context, shared)));
  },
  onRequestParse({ serverContext }) {
    // No session is over, so no cookie is taken away.
    if (serverContext.operation === undefined)
      throw refusal('UNAUTHENTICATED', unusableToken, { status: 401, spec: true });
  },
  onResponse({ request, response, serverContext: { operation: context, otherOrigin } }) {
    const { headers } = response;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (context === undefined) return;
    context.deadline.end();
    const { retryAfter, sessionChange, newCookies } = context;
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
    if (sessionChange === undefined && newCookies.length === 0) return;
    if (otherOrigin !== undefined) return;
    const secure = (publicUrl ?? request.url).startsWith('https:');
    const ofSession = sessionChange && sessionCookies(sessionChange.token, secure);
    for (const cookie of ofSession ?? []) headers.append('set-cookie', cookie);
    for (const cookie of newCookies) headers.append('set-cookie', cookie(secure));
  },
});
