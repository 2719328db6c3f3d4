import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { demoManagers, demoOperators, demoShippers } from '../api/marketplace/demo-people.ts';
import { demoBosses, demoPassword } from '../api/marketplace/seed.ts';
import type { Db } from '../db/engine/connect.ts';
import { probeWrite } from '../db/engine/write-probe.ts';
import { createBff } from './app.ts';
import { type Closing, createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { probeFolder, secureDataFolder } from './data-folder.ts';
import { createDrawnPages, loadDrawings } from './drawn-pages.ts';
import { openEmbedded, type Parts } from './embedded.ts';
import { createReport } from './graphql/report.ts';
import { createDownloads } from './http/downloads.ts';
import { createFront, type Timeouts } from './http/front.ts';
import { realtimeGauges } from './http/gauges.ts';
import { Load } from './http/load.ts';
import { createLogger } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { type Check, createReadiness, seldom } from './http/readiness.ts';
import { RequestRate } from './http/request-rate.ts';
import { type BodyTimes, createRoutes } from './http/routes.ts';
import { createStaticFiles } from './http/static-files.ts';
import { givesBackOnce } from './memory.ts';
import { readManifest, readUpstreamPaths, requireDownloads } from './named-files.ts';
import { openReal, openTelemetryAt } from './on-demand.ts';
import { previewTransport } from './preview.ts';
import type { Bridge } from './realtime/bridge.ts';
import { openRealtime } from './realtime/realtime.ts';
import { isSignInPath } from './sign-in.ts';
import { startStep } from './start-problem.ts';
import { createStoredFiles, isStoredFile } from './stored-files.ts';
import { fetchTransport, type Transport } from './upstream/transport.ts';

export interface ServerOptions {
  /** Where the built web client lies; dist/web of the project unless said. */
  readonly webFolder?: string;
  readonly logger?: Logger;
  readonly timeouts?: Timeouts;
  readonly bodyTimes?: BodyTimes;
  /** How long running requests may take when the server stops, in ms. */
  readonly grace?: number;
  /** How often, while somebody asks, it is tried whether anything can be written, in ms. */
  readonly probeEvery?: number;
}

export interface RunningServer {
  readonly url: string;
  /** What the person who starts the server wants to read, line by line. */
  readonly welcome: readonly string[];
  /**
   * Says at /readyz that it stops and goes on answering for the configured delay, so that whoever sends
   * requests here can hear of it; ends at once when `hurry` does.
   */
  drain(hurry?: AbortSignal): Promise<void>;
  /** Takes no more requests, lets the running ones end, closes everything. */
  close(): Promise<void>;
}

/**
 * Puts all parts together on one port: the only place that knows them all. When a part cannot be had it
 * rejects, with everything closed again.
 */
export async function startServer(
  config: Config,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(config.logLevel);
  const closing = createClosing(logger);
  try {
    return await start(config, options, logger, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function start(
  config: Config,
  options: ServerOptions,
  logger: Logger,
  closing: Closing,
): Promise<RunningServer> {
  const border = {
    ...config.upstreamBorder,
    mapping: await readUpstreamPaths(config.upstreamPaths),
  };
  const manifest = await readManifest(config.knownDocuments);
  const { dataDir } = config;
  await startStep({ variable: 'DATA_DIR', place: dataDir }, () =>
    secureDataFolder(dataDir, logger),
  );
  await requireDownloads(config.downloads);

  const metrics = createMetrics();
  const rate = new RequestRate({ most: config.requestsPerMinute });
  const load = new Load({ ...config.load, onQuiet: givesBackOnce() });
  const front = createFront({
    logger,
    rate,
    load,
    metrics,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    refusesProxies: config.refusesProxies,
    timeouts: options.timeouts ?? { headers: 10_000, request: 900_000, check: 2_000 },
  });
  // The port comes first: when it is taken, nothing has been made or changed yet.
  const port = await front.listen(config.port, config.host);
  closing.addFirst('requests', () => front.stop(options.grace ?? 10_000));
  metrics.gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    type: 'gauge',
    read: () => front.inFlight,
  });
  metrics.gauge({
    name: 'http_requests_shed_total',
    help: 'Requests that were refused because there was too much to do.',
    type: 'counter',
    read: () => load.shed,
  });
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;

  const realtime = await openRealtime(config, logger);
  closing.add('real time', () => realtime.close());
  closing.addFirst('MQTT clients', () => realtime.disconnect());
  for (const gauge of realtimeGauges(() => realtime.bridge.stats())) metrics.gauge(gauge);
  const parts: Parts = {
    config,
    logger,
    closing,
    bridge: realtime.bridge,
    origin: config.publicUrl ?? url,
  };

  const embedded = config.upstreamUrl === undefined ? await openEmbedded(parts) : undefined;
  const guards = { ...config.upstreamLimits, logger, metrics };
  const visitors = await previewTransport(parts, (url) =>
    openReal(url, { name: 'preview_upstream', ...guards }),
  );
  const telemetry = await openTelemetryAt(config.otlpEndpoint, closing);
  const traced = telemetry?.traced ?? ((transport: Transport) => transport);
  const downloads = createDownloads(
    config.downloads === 'off'
      ? undefined
      : (config.downloads ?? { folder: join(import.meta.dirname, '../dist/downloads') }),
    logger,
  );
  const bff = createBff({
    transport: traced(
      embedded
        ? fetchTransport(embedded.api)
        : await openReal(config.upstreamUrl ?? '', { name: 'upstream', ...guards }),
    ),
    border: embedded ? undefined : border,
    previewTransport: visitors && traced(visitors),
    previewBorder: config.previewUrl === undefined ? undefined : border,
    ...(telemetry && { plugins: telemetry.plugins }),
    manifest,
    realtime: realtime.bridge,
    downloads: () => downloads.list(),
    logger,
    config: { ...config, demoLogin: demoLoginOf(config) },
    rate,
    load,
    report: createReport(logger, metrics),
    onCall: metrics.upstreamCall,
  });
  closing.addFirst('websockets', () => bff.close());

  const files = createStaticFiles(options.webFolder ?? join(import.meta.dirname, '../dist/web'));
  const drawnPages = createDrawnPages({
    files,
    graphql: (request) => bff.handle(request),
    load: () => loadDrawings(join(import.meta.dirname, '../dist/drawn-pages/pages.js')),
    admits: ({ address }) => rate.admits(address) && load.admits(),
    logger,
  });

  front.open(
    createRoutes({
      graphql: (request) => bff.handle(request),
      GraphqlRequest: bff.Request,
      api: embedded?.api,
      signIn: { matches: isSignInPath, handle: (request) => bff.signIn(request) },
      ...(config.upstreamUrl !== undefined && {
        stored: { matches: isStoredFile, handle: createStoredFiles(config.upstreamUrl) },
      }),
      inbox: embedded?.inbox,
      files,
      ownPages: drawnPages,
      downloads,
      readiness: createReadiness(
        checksOf(config, realtime.bridge, embedded?.db, options.probeEvery ?? 5_000),
        { needed: ['db'], stopping: () => front.stopping },
      ),
      metrics,
      metricsToken: config.metricsToken,
      importMaxBytes: config.importMaxBytes,
      uploadMaxBytes: config.uploadMaxBytes,
      documentMaxBytes: config.graphqlLimits.bytes,
      bodyTimes: options.bodyTimes ?? { pause: 15_000, total: 30_000 },
    }),
    {
      '/graphql': (request, socket, head) => bff.upgrade(request, socket, head),
      ...(realtime.upgrade && { '/mqtt': realtime.upgrade }),
    },
  );
  void drawnPages.prepare();
  return {
    url,
    welcome: welcome(config, url),
    async drain(hurry) {
      front.drain();
      // A hurry ends the wait, as its end does.
      const options = { ref: false, ...(hurry && { signal: hurry }) };
      if (config.shutdownDelay > 0)
        await setTimeout(config.shutdownDelay, undefined, options).catch(() => undefined);
    },
    close: () => closing.run(),
  };
}

/**
 * Who may be signed in as with one click. The password is known to everybody, so it opens nothing that is not open;
 * still no server in production, nor one that others reach, has this door.
 */
export function demoLoginOf({
  demo,
  local,
  production,
  upstreamUrl,
}: Pick<Config, 'demo' | 'local' | 'production' | 'upstreamUrl'>) {
  if (!demo || !local || production || upstreamUrl !== undefined) return undefined;
  return { phone: demoBosses[0].phone, password: demoPassword };
}

function checksOf(
  { upstreamUrl, dataDir }: Config,
  bridge: Bridge,
  db: Db | undefined,
  probeEvery: number,
): Record<string, Check> {
  const writes = db && seldom(() => probeWrite(db, Date.now()), probeEvery);
  return {
    disk: seldom(() => probeFolder(dataDir), probeEvery),
    broker: async () => {
      if (!bridge.stats().connected) throw new Error('The broker is away');
    },
    ...(db && { db: () => Promise.all([sql`select 1`.execute(db), writes?.()]) }),
    // Any answer will do: what the upstream says to a stranger is its own affair.
    ...(upstreamUrl && {
      upstream: () => fetch(upstreamUrl, { method: 'HEAD', redirect: 'manual' }),
    }),
  };
}

function welcome(config: Config, url: string): string[] {
  const { publicUrl = url } = config;
  const lines = [`卖家运营助手  ${publicUrl}`];
  // Another port of the same host is what `npm run dev` has in front.
  if (new URL(publicUrl).hostname !== new URL(url).hostname) lines.push(`Listening on ${url}`);
  if (config.demo && config.upstreamUrl === undefined) {
    const people = [
      ...demoBosses.map(({ phone, shops }) => `${phone} (boss, ${shops} shops)`),
      ...demoManagers.map(
        ({ phone, hasPassword }) => `${phone} (manager${hasPassword ? '' : ', by code'})`,
      ),
      ...demoOperators.map(({ phone }) => `${phone} (operator, by code)`),
      ...demoShippers.map(({ phone }) => `${phone} (warehouse shipper, on the phone)`),
    ];
    lines.push(
      `Demo sign-ins, password ${demoPassword}:`,
      ...people.map((person) => `  ${person}`),
    );
  }
  if (config.local && config.smsUrl === undefined && config.upstreamUrl === undefined) {
    lines.push(`Verification codes appear at ${publicUrl}/dev/inbox`);
  }
  return lines;
}
