import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type HelperRefusal,
  helperRefusals,
  helperRefusedHeader,
} from '../../api/contract/rules/helper-refusals.ts';

/** What pages may send, beside what every page may. */
const allowedHeaders =
  'authorization, content-type, x-target-host, x-mall-id, x-mall-cookie, accept, accept-language';
const exposedHeaders = `etag, content-disposition, content-range, retry-after, ${helperRefusedHeader}`;

/** For the page of this very origin, and no other. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.origin ?? 'null',
    'access-control-expose-headers': exposedHeaders,
    vary: 'Origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Answers the question that a browser asks before a request of a page, also that for the local network. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asksPrivate = request.headers['access-control-request-private-network'] === 'true';
  response.writeHead(204, {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
    ...(asksPrivate && { 'access-control-allow-private-network': 'true' }),
  });
  response.end();
}

/** What a service answers: the envelope of the product's own calls. */
interface Done {
  readonly code: 0;
  readonly msg: string;
  readonly data: unknown;
}

export interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  /** Why, as the page is told in a header: it has words for it in other languages. */
  readonly refused: HelperRefusal;
}

export type Answer = Done | Refusal;

export const done = (data: unknown): Done => ({ code: 0, msg: 'success', data });

/** @param code that of the status for faults of the connection, 1 for what the seller can mend */
export const refusal = (
  refused: HelperRefusal,
  { status = 200, code = 1, msg = helperRefusals[refused] }: Partial<Omit<Refusal, 'refused'>> = {},
): Refusal => ({ status, code, msg, refused });

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  // Who went away reads no answer.
  if (response.headersSent || response.destroyed) return;
  const isRefused = 'refused' in answer;
  response.writeHead(isRefused ? answer.status : 200, {
    ...corsHeaders(request),
    'content-type': 'application/json; charset=utf-8',
    ...(isRefused && { [helperRefusedHeader]: answer.refused }),
    // What was not read of the request goes with the connection.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  const { code, msg } = answer;
  response.end(JSON.stringify({ code, msg, data: isRefused ? null : answer.data }));
}
