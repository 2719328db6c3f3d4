import { isOwnOrigin } from '../../credentials.ts';
import { refusal } from '../limits.ts';
import type { GraphPlugin } from './types.ts';

/** Answers no page of another site: it would bring the cookie along. Programs send no origin. */
export const useOwnOrigin = (publicUrl: string | undefined): GraphPlugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    const origin = request.headers.get('origin');
    if (origin === null || isOwnOrigin(origin, new URL(request.url).host, publicUrl)) return;
    const error = refusal('BAD_REQUEST', 'Requests from other origins are not answered.');
    endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 403 }));
  },
});
