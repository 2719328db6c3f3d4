import { isOwnOrigin } from '../../credentials.ts';
import { refusal } from '../limits.ts';
import { costHeader } from './cost.ts';
import type { GraphPlugin } from './types.ts';

/** What a page of an allowed origin may send, and for how long its browser need not ask again, in seconds. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': `authorization, content-type, accept-language, traceparent, x-request-id, x-client-name, ${costHeader}`,
  'access-control-max-age': '7200',
};
const exposed = 'x-request-id, retry-after, ratelimit, ratelimit-policy';

/**
 * Answers pages of this server, and of the origins that are allowed: these with a token of their own and
 * never with cookies, which are not theirs. No other page is answered. Programs send no origin.
 */
export const useOrigins = (
  publicUrl: string | undefined,
  allowed: readonly string[],
): GraphPlugin => ({
  onRequest({ request, serverContext, fetchAPI, endResponse }) {
    const origin = request.headers.get('origin');
    if (origin === null || isOwnOrigin(origin, new URL(request.url).host, publicUrl)) return;
    if (!allowed.includes(origin)) {
      const error = refusal('BAD_REQUEST', 'Requests from other origins are not answered.');
      endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 403 }));
      return;
    }
    serverContext.otherOrigin = origin;
    if (request.method === 'OPTIONS')
      endResponse(new fetchAPI.Response(null, { status: 204, headers: preflight }));
  },
  onResponse({ response: { headers }, serverContext: { otherOrigin } }) {
    if (otherOrigin === undefined) return;
    headers.set('access-control-allow-origin', otherOrigin);
    headers.set('access-control-expose-headers', exposed);
    headers.append('vary', 'origin');
  },
});
