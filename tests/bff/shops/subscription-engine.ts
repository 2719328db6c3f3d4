import { nothingBegun } from '../../../bff/begun.ts';
import { Context } from '../../../bff/context.ts';
import type { Credentials } from '../../../bff/credentials.ts';
import { createGraph } from '../../../bff/graphql/graph.ts';
import { KnownDocuments } from '../../../bff/graphql/known-documents.ts';
import { defaultSocketLimits, Standing } from '../../../bff/graphql/socket-limits.ts';
import { schema } from '../../../bff/schema/index.ts';
import { Upstream } from '../../../bff/upstream/call.ts';
import type { Transport } from '../../../bff/upstream/transport.ts';
import { now, overFetch, previewUrl, testEvents, testLogger, upstreamUrl } from '../world.ts';

/** The graph without a transport in front, so that streams can be held by their iterators. */
export function engine(
  transport: Transport = overFetch(upstreamUrl),
  joins: Promise<void> = Promise.resolve(),
  clock = () => now,
) {
  const logger = testLogger();
  const events = testEvents(joins);
  const upstream = new Upstream({
    transport,
    previewTransport: overFetch(previewUrl),
    logger,
  });
  const services = {
    upstream,
    events,
    logger,
    now: clock,
    reservedLogin: '',
    prices: { month: 0, coupon: 0 },
    downloads: async () => [],
    begun: nothingBegun(),
  };
  const graph = createGraph({
    schema,
    services,
    production: false,
    graphiql: false,
    publicUrl: undefined,
    documents: { known: new KnownDocuments(), only: false },
    streamLimits: defaultSocketLimits,
    standing: new Standing(),
    plugins: [],
  });
  const subscribe = async (query: string, token: string | undefined) => {
    const credentials: Credentials = {
      token,
      isVisitor: token === undefined,
      clientAddress: undefined,
      requestId: 'r',
      via: 'websocket',
    };
    const prepared = await graph.prepare({ query }, new Context(services, credentials));
    if (prepared.errors !== undefined) throw prepared.errors[0];
    return prepared.run();
  };
  const stream = async (query: string, token?: string) => {
    const result = await subscribe(query, token);
    if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result));
    const iterator = result[Symbol.asyncIterator]();
    return { next: () => iterator.next(), return: async () => iterator.return?.() };
  };
  const refused = async (query: string, token?: string) => {
    const result = await subscribe(query, token);
    if (Symbol.asyncIterator in result) throw new Error('it was not refused');
    return result.errors?.map((error) => error.extensions.code);
  };
  return { upstream, events, logged: logger.logged, stream, refused };
}

export const time = Date.parse('2026-03-11T04:00:00Z');
