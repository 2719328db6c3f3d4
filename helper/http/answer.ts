import type { IncomingMessage, ServerResponse } from 'node:http';

/** What pages may send, beside what every page may. */
const allowedHeaders =
  'authorization, content-type, x-target-host, x-mall-id, x-mall-cookie, accept, accept-language';
const exposedHeaders = 'etag, content-disposition, content-range, retry-after, x-helper-refused';

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
export interface Answer {
  readonly status?: number;
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  /** Why the proxy has refused by itself, as the page is told in a header. */
  readonly refused?: string;
}

export const done = (data: unknown): Answer => ({ code: 0, msg: 'success', data });
export const refusal = (msg: string): Answer => ({ code: 1, msg });

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, refused, code, msg, data = null }: Answer,
): void {
  // Who went away reads no answer.
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    ...corsHeaders(request),
    'content-type': 'application/json; charset=utf-8',
    ...(refused !== undefined && { 'x-helper-refused': refused }),
    // What was not read of the request goes with the connection.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(JSON.stringify({ code, msg, data }));
}
