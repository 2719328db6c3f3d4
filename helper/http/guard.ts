import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is one that a page of ours has sent to this helper. A name of somebody else's that leads here
 * (DNS rebinding) shows in `Host`; a page of somebody else's in `Origin`, which no page can change.
 */
export function isFromOurPage(
  { headers, socket }: IncomingMessage,
  origins: ReadonlySet<string>,
): boolean {
  const { host, origin } = headers;
  const port = socket.localPort;
  const isOurs = host === `127.0.0.1:${port}` || host === `localhost:${port}`;
  return isOurs && origin !== undefined && origins.has(origin);
}
