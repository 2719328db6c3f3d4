import type { UpstreamAnswer } from './answer.ts';
import type { Limit } from './limit.ts';
import type { Method } from './mapping/mapping.ts';

/** One request on its way to the upstream. */
export interface UpstreamRequest {
  readonly method: Method;
  /** Path with its query string. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array> | undefined;
  readonly limit: Limit;
}

/**
 * How a request reaches the upstream: the embedded api called in the process, or HTTP. Nothing above
 * knows which. Rejects when the connection fails before an answer; any answer resolves.
 * Plain values instead of Request and Response: making those costs more than all else in a call.
 */
export type Transport = (request: UpstreamRequest) => Promise<UpstreamAnswer>;

/** Where requests of the Fetch shape pretend to go. */
const upstreamOrigin = 'http://upstream.internal';

/** A transport to something of the Fetch shape: the embedded api. */
export function fetchTransport(send: (request: Request) => Promise<Response>): Transport {
  return async ({ method, target, headers, body, limit }) => {
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers,
      body: body ?? null,
      duplex: 'half',
      signal: limit.signal,
    };
    const response = await send(new Request(upstreamOrigin + target, init));
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after') ?? undefined,
      bytes: async () => Buffer.from(await response.arrayBuffer()),
      discard: async () => response.body?.cancel(),
    };
  };
}
