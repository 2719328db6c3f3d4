/**
 * How a request reaches the upstream: the embedded api called in the process, or HTTP. Nothing above
 * knows which. Rejects when the connection fails before an answer; any answer resolves.
 */
export type Transport = (request: Request) => Promise<Response>;

/** Where requests pretend to go until a transport gives them a real address. */
export const upstreamOrigin = 'http://upstream.internal';

/**
 * A transport to a real upstream, over the pooled keep-alive connections of the platform's fetch.
 * Redirects are answers, not followed: the Authorization header must not travel to another host.
 */
export function httpTransport(baseUrl: string): Transport {
  const base = baseUrl.replace(/\/+$/, '');
  return async (request) => {
    const isFile = request.headers.get('content-type') === 'application/octet-stream';
    // A file is passed on as it comes; anything else is short, and goes with its length.
    const body = isFile || request.body === null ? request.body : await request.arrayBuffer();
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers: request.headers,
      body,
      duplex: 'half',
      signal: request.signal,
      redirect: 'manual',
    };
    return fetch(base + request.url.slice(upstreamOrigin.length), init);
  };
}
