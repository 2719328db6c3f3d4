import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createWechat } from '../api/account/chat-login-wechat.ts';
import { createHttpSms } from '../api/account/http-sms.ts';
import { limitsWith } from '../api/account/limits.ts';
import { createOutboxSms } from '../api/account/outbox-sms.ts';
import { createApi } from '../api/app.ts';
import { startBilling } from '../api/billing/background.ts';
import { parseOverrides } from '../api/contract/overrides.ts';
import type { ApiDeps, SmsGateway } from '../api/deps.ts';
import { createHttpTranslator } from '../api/listing/http-translator.ts';
import { parseSources } from '../api/listing/source-platforms.ts';
import { demoManagers, demoOperators, demoShippers } from '../api/marketplace/demo-people.ts';
import { demoBosses, demoPassword, seedDemo, seedPreview } from '../api/marketplace/seed.ts';
import { startSelling } from '../api/marketplace/selling.ts';
import { seedNotices } from '../api/notices/seed.ts';
import { startRolling } from '../api/statistics/rolling.ts';
import { listOutbox } from '../db/account/accounts.ts';
import { type Db, openDatabase } from '../db/engine/connect.ts';
import { migrate } from '../db/engine/migrate.ts';
import { probeWrite } from '../db/engine/write-probe.ts';
import { createBff } from './app.ts';
import { type Closing, createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { probeFolder, secureDataFolder } from './data-folder.ts';
import { type Manifest, parseManifest } from './graphql/known-documents.ts';
import { createReport } from './graphql/report.ts';
import { createDevInbox } from './http/dev-inbox.ts';
import { createFront, type Timeouts } from './http/front.ts';
import { realtimeGauges } from './http/gauges.ts';
import { Load } from './http/load.ts';
import { createLogger } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { type Check, createReadiness, seldom } from './http/readiness.ts';
import { RequestRate } from './http/request-rate.ts';
import { type BodyTimes, createRoutes } from './http/routes.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Bridge } from './realtime/bridge.ts';
import { openRealtime } from './realtime/realtime.ts';
import { isSignInPath } from './sign-in.ts';
import type { Telemetry } from './telemetry.ts';
import { openUpstream } from './upstream/real.ts';
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
  const paths = await readPaths(config.upstreamPaths);
  const manifest = await readManifest(config.knownDocuments);
  await secureDataFolder(config.dataDir, logger);

  const metrics = createMetrics();
  const rate = new RequestRate({ most: config.requestsPerMinute });
  const load = new Load(config.load);
  const front = createFront({
    logger,
    rate,
    load,
    metrics,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    refusesProxies: config.refusesProxies,
    timeouts: options.timeouts ?? { headers: 10_000, request: 300_000, check: 2_000 },
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
  const parts: Parts = { config, logger, closing, bridge: realtime.bridge };

  const embedded = config.upstreamUrl === undefined ? await openEmbedded(parts) : undefined;
  const guards = { ...config.upstreamLimits, logger, metrics };
  const visitors = await previewTransport(parts, () =>
    openUpstream(config.previewUrl ?? '', { name: 'preview_upstream', ...guards }),
  );
  const telemetry = await openTelemetryAt(config.otlpEndpoint, closing);
  const traced = telemetry?.traced ?? ((transport: Transport) => transport);
  const bff = createBff({
    transport: traced(
      embedded
        ? fetchTransport(embedded.api)
        : openUpstream(config.upstreamUrl ?? '', { name: 'upstream', ...guards }),
    ),
    border: embedded ? undefined : config.upstreamBorder,
    previewTransport: visitors && traced(visitors),
    previewBorder: config.previewUrl === undefined ? undefined : config.upstreamBorder,
    ...(telemetry && { plugins: telemetry.plugins }),
    paths,
    manifest,
    realtime: realtime.bridge,
    logger,
    config,
    rate,
    load,
    report: createReport(logger, metrics),
    onCall: metrics.upstreamCall,
  });
  closing.addFirst('websockets', () => bff.close());

  front.open(
    createRoutes({
      graphql: (request) => bff.handle(request),
      GraphqlRequest: bff.Request,
      api: embedded?.api,
      signIn: { matches: isSignInPath, handle: (request) => bff.signIn(request) },
      inbox: embedded?.inbox,
      files: createStaticFiles(options.webFolder ?? join(import.meta.dirname, '../dist/web')),
      readiness: createReadiness(
        checksOf(config, realtime.bridge, embedded?.db, options.probeEvery ?? 5_000),
        { needed: ['db'], stopping: () => front.stopping },
      ),
      metrics,
      metricsToken: config.metricsToken,
      importMaxBytes: config.importMaxBytes,
      documentMaxBytes: config.graphqlLimits.bytes,
      bodyTimes: options.bodyTimes ?? { pause: 15_000, total: 30_000 },
    }),
    {
      '/graphql': (request, socket, head) => bff.upgrade(request, socket, head),
      ...(realtime.upgrade && { '/mqtt': realtime.upgrade }),
    },
  );
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

/** OpenTelemetry where a collector is configured; its packages are loaded only then. */
async function openTelemetryAt(
  endpoint: string | undefined,
  closing: Closing,
): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTelemetry } = await import('./telemetry.ts');
  const telemetry = openTelemetry(endpoint);
  closing.add('telemetry', () => telemetry.close());
  return telemetry;
}

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly closing: Closing;
  readonly bridge: Bridge;
}

/** The embedded api, or anything else of the Fetch shape. */
type Handle = (request: Request) => Promise<Response>;

interface Embedded {
  readonly db: Db;
  readonly api: Handle;
  /** The page of text messages; undefined where it must not be seen. */
  readonly inbox: ((request: Request) => Promise<Response>) | undefined;
}

/** The embedded api over the database, with demo data and live selling where they are wanted. */
async function openEmbedded(parts: Parts): Promise<Embedded> {
  const { config, logger } = parts;
  const db = await openMigrated(config.databaseUrl, parts);
  const sms: SmsGateway =
    config.smsUrl === undefined
      ? createOutboxSms(db, Date.now)
      : createHttpSms({ url: config.smsUrl, token: config.smsToken, logger });
  const deps = {
    ...depsOf(parts, { db, sms, databaseUrl: config.databaseUrl, readOnly: false }),
    listing: await listingOf(config, logger),
  };
  await seedNotices(db);
  if (config.demo) await seedDemo(deps, { isProduction: config.production });
  const api = openApi(deps, parts);
  const rolling = startRolling(deps);
  parts.closing.add('rolling', () => rolling.stop());
  const billing = startBilling(deps);
  parts.closing.add('billing', () => billing.stop());
  if (config.simulator) sell(deps, parts);
  const showsInbox = config.local && config.smsUrl === undefined;
  return { db, api, inbox: showsInbox ? inboxOf(db) : undefined };
}

/** What of listings is configured; the rest is simulated, in production absent. */
async function listingOf(
  { sourcePlatforms, translation }: Config,
  logger: Logger,
): Promise<NonNullable<ApiDeps['listing']>> {
  return {
    ...(sourcePlatforms && { sources: parseSources(await readFile(sourcePlatforms, 'utf8')) }),
    ...(translation && { translator: createHttpTranslator({ ...translation, logger }) }),
  };
}

/** What answers visitors; undefined where nothing does. */
async function previewTransport(
  parts: Parts,
  openReal: () => Transport,
): Promise<Transport | undefined> {
  const { preview, previewUrl } = parts.config;
  if (!preview) return undefined;
  return previewUrl === undefined ? fetchTransport(await openPreview(parts)) : openReal();
}

/**
 * The same api over a small database of its own, whose simulated shops any visitor may see. Beside a real
 * upstream it lies in memory: then no process keeps a database.
 */
async function openPreview(parts: Parts): Promise<Handle> {
  const { dataDir, upstreamUrl } = parts.config;
  const databaseUrl =
    upstreamUrl === undefined ? `sqlite:${join(dataDir, 'preview.db')}` : 'sqlite::memory:';
  const db = await openMigrated(databaseUrl, parts);
  const sms: SmsGateway = { send: () => Promise.reject(new Error('The preview sends nothing')) };
  const deps = depsOf(parts, { db, sms, databaseUrl, readOnly: true });
  await seedPreview(deps);
  if (parts.config.previewSelling) sell(deps, parts);
  return openApi(deps, parts);
}

async function openMigrated(url: string, { closing }: Parts): Promise<Db> {
  const db = await openDatabase(url);
  closing.add('database', () => db.destroy());
  await migrate(db);
  return db;
}

function depsOf(
  { config, logger, bridge }: Parts,
  own: { db: Db; sms: SmsGateway; databaseUrl: string; readOnly: boolean },
): ApiDeps {
  const { databaseUrl, readOnly, ...rest } = own;
  return {
    ...rest,
    now: Date.now,
    publish: (topic, message) => bridge.publish(topic, message),
    logger,
    config: {
      dataDir: config.dataDir,
      databaseUrl,
      importMaxBytes: config.importMaxBytes,
      recentMinutes: config.recentMinutes,
      reservedLogin: config.reservedLogin,
      limits: limitsWith(config.accountLimits),
      readOnly,
      credentialsKey: config.credentialsKey,
      simulated: !config.production,
      monthPrice: config.monthPrice,
      couponValue: config.couponValue,
      publicUrl: config.publicUrl,
      // A handler that breaks its declaration is found where it is written, not where it hurts.
      validateOutput: !config.production,
    },
    ...(config.wechat &&
      config.publicUrl && {
        chat: createWechat({ ...config.wechat, publicUrl: config.publicUrl, logger }),
      }),
  };
}

function openApi(deps: ApiDeps, { closing }: Parts): Handle {
  const api = createApi(deps);
  closing.add('api', () => api.close());
  return (request) => api.handle(request);
}

function sell(deps: ApiDeps, { closing }: Parts): void {
  const selling = startSelling(deps, { sellsExpired: deps.config.readOnly });
  closing.add('selling', () => selling.stop());
}

function inboxOf(db: Db): (request: Request) => Promise<Response> {
  return createDevInbox(async (phone) => {
    const messages = await listOutbox(db, phone);
    return messages.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at }));
  });
}

async function readPaths(
  path: string | undefined,
): Promise<ReadonlyMap<string, string> | undefined> {
  return path === undefined ? undefined : parseOverrides(await readFile(path, 'utf8'));
}

async function readManifest(path: string | undefined): Promise<Manifest | undefined> {
  return path === undefined ? undefined : parseManifest(await readFile(path, 'utf8'));
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
  const lines = [`卖家运营助手  ${config.publicUrl ?? url}`];
  if (config.publicUrl !== undefined && config.publicUrl !== url) lines.push(`Listening on ${url}`);
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
    lines.push(`Verification codes appear at ${config.publicUrl ?? url}/dev/inbox`);
  }
  return lines;
}
