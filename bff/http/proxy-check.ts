import type { IncomingMessage } from 'node:http';
import { isForwarded } from './forwarded.ts';

/** What is done about requests that a proxy brings while none is trusted. */
export interface ProxyCheck {
  /** How many proxies are trusted. */
  readonly hops: number;
  /** In production, where nobody has decided: everybody would be counted as the proxy. */
  readonly refuses: boolean;
  readonly warn: (message: string) => void;
}

const advice =
  'Requests come through a proxy (they have X-Forwarded-For), but TRUST_PROXY is not set: everybody counts as the proxy, in one limit of requests and of failed sign-ins. ' +
  'Set TRUST_PROXY=on behind one proxy, or to the number of proxies in a row; TRUST_PROXY=off says that there is none.';

/** Tells whether a request may be answered, and says once what to set where it comes by a proxy. */
export function createProxyCheck({ hops, refuses, warn }: ProxyCheck) {
  let isTold = false;
  return (message: IncomingMessage): boolean => {
    if (hops > 0 || !isForwarded(message)) return true;
    if (!isTold) warn(advice);
    isTold = true;
    return !refuses;
  };
}
