import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import type { Place } from '../finished.ts';
import type { About } from '../report.ts';

/** What the hooks of a request share. */
export interface Served {
  /** What the request is answered with; none while its credentials cannot be used. */
  operation?: Context;
  /** The origin of the other page that asks, and may. */
  otherOrigin?: string;
  /** When it came, by the clock of performance. */
  begun?: number;
  /** Where its answer is kept. */
  place?: Place;
  /** The operation that was answered before and is repeated. */
  repeated?: About;
}

/** A plugin of this graph: what Envelop and Yoga call the context is ours. */
export type GraphPlugin = Plugin<Context, Served>;
