import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { usualPrices } from '../api/contract/rules/prices.ts';
import { nothingBegun } from './begun.ts';
import documents from './graphql/documents.generated.json' with { type: 'json' };
import { createGraph } from './graphql/graph.ts';
import { KnownDocuments, type Manifest } from './graphql/known-documents.ts';
import type { GraphqlLimits } from './graphql/limits.ts';
import { type AddedPlugin, plugins } from './graphql/plugins.ts';
import type { Report } from './graphql/report.ts';
import { GraphqlSocket, type SocketOptions } from './graphql/socket.ts';
import { defaultSocketLimits, type SocketLimits, Standing } from './graphql/socket-limits.ts';
import type { Load } from './http/load.ts';
import type { RequestRate } from './http/request-rate.ts';
import { schema } from './schema/index.ts';
import type { EventSource, Services } from './services.ts';
import { handleSignIn } from './sign-in.ts';
import { handleUpload } from './upload.ts';
import { handleFileUpload, isFileUploadPath } from './upload-file.ts';
import type { BorderSettings } from './upstream/border/settings.ts';
import { type Logger, Upstream, type UpstreamOptions } from './upstream/call.ts';
import type { Transport } from './upstream/transport.ts';

export interface BffOptions {
  /** The upstream of signed-in users: the embedded api, or a real one over HTTP. */
  readonly transport: Transport;
  /** How that upstream speaks, where it is not our own. */
  readonly border?: BorderSettings | undefined;
  /** The upstream that answers the reads of visitors; undefined where they are answered nothing. */
  readonly previewTransport: Transport | undefined;
  readonly previewBorder?: BorderSettings | undefined;
  /** Where subscriptions hear of events. */
  readonly realtime: EventSource;
  readonly logger: Logger;
  readonly config: BffConfig;
  /** The clock, in ms since 1970; tests hand in one of their own. */
  readonly now?: () => number;
  /** Counts the operations that come by websocket; the front counts the other requests. */
  readonly rate?: RequestRate;
  /** Tells when operations that come by websocket are to be refused; the front refuses the other requests. */
  readonly load?: Load;
  /** Documents of other programs. */
  readonly manifest?: Manifest | undefined;
  /** Plugins of Yoga beside those of graphql/plugins.ts. */
  readonly plugins?: readonly AddedPlugin[];
  /** What people can download; nothing unless said. */
  readonly downloads?: Services['downloads'];
  /** Is told of every operation, and of every call that was sent. */
  readonly report?: Report;
  readonly onCall?: UpstreamOptions['onCall'];
  readonly socket?: Pick<SocketOptions, 'initTimeout' | 'pingInterval'>;
}

export interface BffConfig {
  /** Introspection is for signed-in callers only. */
  readonly production: boolean;
  /** Shows GraphiQL to browsers that open /graphql. */
  readonly graphiql: boolean;
  /** The origin that browsers use; requests of other pages are refused. With https cookies are Secure. */
  readonly publicUrl: string | undefined;
  /** Origins of other pages that may ask the graph, with a token of their own. */
  readonly allowedOrigins?: readonly string[];
  /** How many proxies stand in front and are trusted. */
  readonly trustProxy: number;
  /** A sign-in name that need not be a phone number; empty for none. */
  readonly reservedLogin: string;
  /** What renewing costs where the upstream does not say so, in fen; else what the specification says. */
  readonly monthPrice?: number;
  readonly couponValue?: number;
  /** Who anybody may sign in as: on a server with demo data that answers its own machine alone. */
  readonly demoLogin?: Services['demoLogin'];
  /** Runs no documents but those of the web client and of the manifest that is handed in. */
  readonly onlyKnownDocuments?: boolean;
  /** Limits of operations that differ from those of graphql/limits.ts. */
  readonly graphqlLimits?: Partial<GraphqlLimits>;
  /** Limits of websockets that differ from those of graphql/socket-limits.ts. */
  readonly socketLimits?: Partial<SocketLimits>;
}

/** The GraphQL server, without a port of its own. */
export interface Bff {
  /** The class of requests to /graphql that costs least. */
  readonly Request: typeof Request;
  /** Answers /graphql, /upload/import, /upload/try and /oss/upload. The front sets x-client-address and x-request-id. */
  handle(request: Request): Promise<Response>;
  /** Answers the calls of sign-in.ts, where the rest of /api is at the upstream. */
  signIn(request: Request): Promise<Response>;
  /** Takes the websocket upgrades of /graphql. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export function createBff(options: BffOptions): Bff {
  const { config, logger } = options;
  const services: Services = {
    upstream: new Upstream({
      transport: options.transport,
      border: options.border,
      previewTransport: options.previewTransport,
      previewBorder: options.previewBorder,
      ...(options.onCall && { onCall: options.onCall }),
      logger,
    }),
    events: options.realtime,
    logger,
    now: options.now ?? Date.now,
    reservedLogin: config.reservedLogin,
    prices: {
      month: config.monthPrice ?? usualPrices.month,
      coupon: config.couponValue ?? usualPrices.coupon,
    },
    demoLogin: config.demoLogin,
    downloads: options.downloads ?? (async () => []),
    begun: nothingBegun(),
  };
  const { publicUrl, trustProxy, allowedOrigins = [] } = config;
  const socketLimits = { ...defaultSocketLimits, ...config.socketLimits };
  const standing = new Standing();
  const graph = createGraph({
    schema,
    services,
    production: config.production,
    graphiql: config.graphiql,
    publicUrl,
    allowedOrigins,
    limits: config.graphqlLimits,
    documents: {
      known: new KnownDocuments(documents, options.manifest ?? {}),
      only: config.onlyKnownDocuments ?? false,
    },
    streamLimits: socketLimits,
    standing,
    plugins: [...plugins, ...(options.plugins ?? [])],
    report: options.report,
  });
  const socket = new GraphqlSocket({
    graph,
    services,
    publicUrl,
    allowedOrigins,
    trustProxy,
    limits: socketLimits,
    standing,
    rate: options.rate,
    load: options.load,
    ...options.socket,
  });
  return {
    Request: graph.Request,
    handle: (request) => {
      // To read an address costs more than to look for a word in it.
      if (!request.url.includes('upload')) return graph.handle(request);
      const { pathname } = new URL(request.url);
      if (isFileUploadPath(pathname)) return handleFileUpload(request, services, publicUrl);
      return pathname.startsWith('/upload/')
        ? handleUpload(request, services, publicUrl)
        : graph.handle(request);
    },
    signIn: (request) => handleSignIn(request, services, publicUrl),
    upgrade: (request, duplex, head) => socket.upgrade(request, duplex, head),
    close: () => socket.close(),
  };
}
