import { join } from 'node:path';
import type { Logger } from 'pino';
import { createWechat } from '../api/account/chat-login-wechat.ts';
import { createHttpSms } from '../api/account/http-sms.ts';
import { limitsWith } from '../api/account/limits.ts';
import { createOutboxSms } from '../api/account/outbox-sms.ts';
import { createApi } from '../api/app.ts';
import { startBilling } from '../api/billing/background.ts';
import { requireKey } from '../api/binding/require-key.ts';
import { vaultOf } from '../api/binding/vault.ts';
import { databasePlace } from '../api/contract/place-problem.ts';
import type { ApiDeps, SmsGateway } from '../api/deps.ts';
import { startImportWatch } from '../api/imports/background.ts';
import { createHttpTranslator } from '../api/listing/http-translator.ts';
import { createVisionReader } from '../api/listing/images/vision-reader.ts';
import { parseSources } from '../api/listing/source-platforms.ts';
import { Attention } from '../api/marketplace/attention.ts';
import { seedDemo, seedPreview } from '../api/marketplace/seed.ts';
import { startSelling } from '../api/marketplace/selling.ts';
import { createLocalMail } from '../api/notices/mail-local.ts';
import { seedNotices } from '../api/notices/seed.ts';
import { startRolling } from '../api/statistics/rolling.ts';
import { listOutbox } from '../db/account/accounts.ts';
import { type Db, openDatabase } from '../db/engine/connect.ts';
import { migrate } from '../db/engine/migrate.ts';
import type { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { createDevInbox } from './http/dev-inbox.ts';
import { textAt } from './named-files.ts';
import type { Bridge } from './realtime/bridge.ts';
import { type Setting, startStep } from './start-problem.ts';

/** What of the server the embedded api is opened with. */
export interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly closing: Closing;
  readonly bridge: Bridge;
  /** What links in messages begin with. */
  readonly origin: string;
}

/** The embedded api, or anything else of the Fetch shape. */
export type Handle = (request: Request) => Promise<Response>;

interface Embedded {
  readonly db: Db;
  readonly api: Handle;
  /** The page of text messages and e-mail; undefined where it must not be seen. */
  readonly inbox: ((request: Request) => Promise<Response>) | undefined;
}

/** The embedded api over the database, with demo data and live selling where they are wanted. */
export async function openEmbedded(parts: Parts): Promise<Embedded> {
  const { config, logger } = parts;
  const db = await openMigrated(config.databaseUrl, parts);
  const sms: SmsGateway =
    config.smsUrl === undefined
      ? createOutboxSms(db, Date.now)
      : createHttpSms({ url: config.smsUrl, token: config.smsToken, logger });
  const deps = {
    ...depsOf(parts, { db, sms, databaseUrl: config.databaseUrl, readOnly: false }),
    listing: await listingOf(config, logger),
    ...(await mailOf(db, parts)),
  };
  await onDatabase(config.databaseUrl, config, async () => {
    await requireKey(deps, () =>
      startStep({ variable: 'DATA_DIR', place: config.dataDir }, () => vaultOf(deps)),
    );
    await seedNotices(db);
    if (config.demo) await seedDemo(deps, { isProduction: config.production });
  });
  const attention = new Attention(Date.now);
  const api = openApi(deps, parts, attention);
  const rolling = startRolling(deps);
  parts.closing.add('rolling', () => rolling.stop());
  const billing = startBilling(deps);
  parts.closing.add('billing', () => billing.stop());
  const imports = startImportWatch(deps);
  parts.closing.add('imports', () => imports.stop());
  if (config.simulator) sell(deps, parts, attention);
  const showsInbox = config.local && (config.smsUrl === undefined || config.smtp === undefined);
  return { db, api, inbox: showsInbox ? inboxOf(db) : undefined };
}

/**
 * The same api over a small database of its own, whose simulated shops any visitor may see. Beside a real
 * upstream it lies in memory: then no process keeps a database.
 */
export async function openPreview(parts: Parts): Promise<Handle> {
  const { dataDir, upstreamUrl } = parts.config;
  const databaseUrl =
    upstreamUrl === undefined ? `sqlite:${join(dataDir, 'preview.db')}` : 'sqlite::memory:';
  const db = await openMigrated(databaseUrl, parts);
  const sms: SmsGateway = { send: () => Promise.reject(new Error('The preview sends nothing')) };
  const deps = depsOf(parts, { db, sms, databaseUrl, readOnly: true });
  await onDatabase(databaseUrl, parts.config, () => seedPreview(deps));
  const attention = new Attention(Date.now);
  if (parts.config.previewSelling) sell(deps, parts, attention);
  return openApi(deps, parts, attention);
}

/** Who sends e-mail; in production nobody where no server is configured. */
async function mailOf(db: Db, { config, origin }: Parts): Promise<Pick<ApiDeps, 'mail'>> {
  if (config.smtp !== undefined) {
    const { createSmtp } = await import('../api/notices/mail-smtp.ts');
    return { mail: createSmtp(config.smtp, origin) };
  }
  return config.production ? {} : { mail: createLocalMail(db, Date.now, origin) };
}

/** What of listings is configured; the rest is simulated, in production absent. */
async function listingOf(
  { sourcePlatforms, translation, vision }: Config,
  logger: Logger,
): Promise<NonNullable<ApiDeps['listing']>> {
  return {
    ...(sourcePlatforms && {
      sources: parseSources(await textAt('SOURCE_PLATFORMS', sourcePlatforms)),
    }),
    ...(translation && { translator: createHttpTranslator({ ...translation, logger }) }),
    ...(vision && { reader: createVisionReader({ ...vision, logger }) }),
  };
}

/** What leads to a database; the one of visitors is made anew. */
function databaseOf(url: string, { dataDir, databaseUrl }: Config): Setting {
  const place = databasePlace(url);
  const variable = place.startsWith(dataDir) ? 'DATA_DIR' : 'DATABASE_URL';
  return { variable, place, isMadeAnew: url !== databaseUrl };
}

/** A step of the start that hangs on a database. */
const onDatabase = <T>(url: string, config: Config, step: () => Promise<T>): Promise<T> =>
  startStep(databaseOf(url, config), step);

async function openMigrated(url: string, { config, closing }: Parts): Promise<Db> {
  return onDatabase(url, config, async () => {
    const db = await openDatabase(url);
    closing.add('database', () => db.destroy());
    await migrate(db);
    return db;
  });
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
      importKeepFree: config.importKeepFree,
      uploadMaxBytes: config.uploadMaxBytes,
      s3: config.s3,
      exportMaxRows: config.exportMaxRows,
      auditLogDays: config.auditLogDays,
      recentMinutes: config.recentMinutes,
      reservedLogin: config.reservedLogin,
      limits: limitsWith(config.accountLimits),
      readOnly,
      credentialsKey: config.credentialsKey,
      simulated: !config.production,
      monthPrice: config.monthPrice,
      couponValue: config.couponValue,
      publicUrl: config.publicUrl,
      pushServices: config.pushServices,
      mailWait: config.mailWait,
      // A handler that breaks its declaration is found where it is written, not where it hurts.
      validateOutput: !config.production,
    },
    ...(config.wechat &&
      config.publicUrl && {
        chat: createWechat({ ...config.wechat, publicUrl: config.publicUrl, logger }),
      }),
  };
}

function openApi(deps: ApiDeps, { closing }: Parts, attention: Attention): Handle {
  const api = createApi(deps);
  closing.add('api', () => api.close());
  return (request) => {
    attention.note();
    return api.handle(request);
  };
}

/** The simulated shops go on selling, every few seconds while the api is asked for anything. */
function sell(deps: ApiDeps, { closing }: Parts, attention: Attention): void {
  const selling = startSelling(deps, {
    // After days of standstill there is much to make up for: the server answers first.
    firstMs: 1_000,
    attention,
    sellsExpired: deps.config.readOnly,
  });
  closing.add('selling', () => selling.stop());
}

function inboxOf(db: Db): (request: Request) => Promise<Response> {
  return createDevInbox(async (phone) => {
    const messages = await listOutbox(db, phone);
    return messages.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at }));
  });
}
