import type { Download } from '../api/contract/downloads.ts';
import type { Begun } from './begun.ts';
import type { Logger, Upstream } from './upstream/call.ts';

/**
 * Where events come from: the MQTT bridge. Payloads are parsed; `return()` ends the subscription at once.
 * `joined` is given out as if it were a message once nothing can be missed any more, and again after each
 * time that something may have been: whoever then reads how things stand has no gap before the messages.
 */
export interface EventSource {
  subscribe(topic: string, joined?: unknown): AsyncIterableIterator<unknown>;
  /** The messages of several topics as they come, each with what it gives out as `joined`. */
  subscribeAll(topics: ReadonlyMap<string, unknown>): AsyncIterableIterator<unknown>;
}

/** What one server process shares between all requests. */
export interface Services {
  readonly upstream: Upstream;
  readonly events: EventSource;
  readonly logger: Logger;
  readonly now: () => number;
  /** A sign-in name that need not be a phone number; empty for none. */
  readonly reservedLogin: string;
  /** Of a month of one shop and of a coupon, in fen, where the upstream does not tell them. */
  readonly prices: { readonly month: number; readonly coupon: number };
  /** Who anybody may sign in as; undefined where nobody may. */
  readonly demoLogin?: { readonly phone: string; readonly password: string } | undefined;
  /** What people can download. */
  readonly downloads: () => Promise<readonly Download[]>;
  readonly begun: Begun;
}
