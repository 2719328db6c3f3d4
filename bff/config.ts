import { resolve } from 'node:path';
import { loopback, readEnvironment } from './environment.ts';
import type { GraphqlLimits } from './graphql/limits.ts';
import type { SocketLimits } from './graphql/socket-limits.ts';
import type { BorderSettings } from './upstream/border/settings.ts';

/** The settings of one server process; instants in ms, sizes in bytes, folders absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin that browsers use; undefined until it is known which port was taken. */
  readonly publicUrl: string | undefined;
  /** Origins of other pages that may ask the graph. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies stand in front and are trusted. */
  readonly trustProxy: number;
  /** Refuses what a proxy brings: in production, where nobody has decided whether to trust one. */
  readonly refusesProxies: boolean;
  readonly production: boolean;
  /** Only this machine can reach the server, and it is no production: developer pages are open. */
  readonly local: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly upstreamUrl: string | undefined;
  readonly upstreamPaths: string | undefined;
  /** How upstreams over HTTP speak. */
  readonly upstreamBorder: BorderSettings;
  /** Of each upstream over HTTP; the pause in ms. */
  readonly upstreamLimits: {
    readonly mostBytes: number;
    readonly mostCalls: number;
    readonly pause: number;
  };
  /** Visitors are answered. */
  readonly preview: boolean;
  readonly previewUrl: string | undefined;
  readonly mqttUrl: string | undefined;
  readonly mqttUsername: string | undefined;
  readonly mqttPassword: string | undefined;
  readonly mqttTopics: string | undefined;
  readonly eventsWaiting: number;
  readonly graphiql: boolean;
  /** Runs no documents that it has not been given beforehand. */
  readonly onlyKnownDocuments: boolean;
  /** The file with those of other programs. */
  readonly knownDocuments: string | undefined;
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  /** The mail server with its password, and whom its mail comes from. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** For how long an alert waits for others of the same e-mail, in ms. */
  readonly mailWait: number;
  /** Origins of push services that may lie anywhere. */
  readonly pushServices: readonly string[];
  readonly credentialsKey: string | undefined;
  /** The website app for sign-in by chat app, and its secret. */
  readonly wechat: { readonly appId: string; readonly secret: string } | undefined;
  readonly importMaxBytes: number;
  /** Bytes of the disk that imports leave free. */
  readonly importKeepFree: number;
  /** Largest file that is stored. */
  readonly uploadMaxBytes: number;
  /** The bucket that files are stored in; undefined for a folder in `dataDir`. */
  readonly s3:
    | {
        readonly url: string;
        readonly region: string;
        readonly keyId: string;
        readonly secret: string;
      }
    | undefined;
  readonly exportMaxRows: number;
  /** What one network address may ask for in a minute. */
  readonly requestsPerMinute: number;
  /** When this process takes no more; the lag in ms. */
  readonly load: { readonly mostRequests: number; readonly longestLag: number };
  /** How long requests are answered after it has been said that the server stops. */
  readonly shutdownDelay: number;
  readonly graphqlLimits: Omit<GraphqlLimits, 'nesting' | 'introspectionDepth' | 'directives'>;
  readonly socketLimits: SocketLimits;
  /** Most events of each kind; how long they are counted is fixed. */
  readonly accountLimits: {
    readonly codeAttempts: number;
    readonly codesPerHour: number;
    readonly codesPerDay: number;
    readonly codesPerAddress: number;
    readonly loginPerPhone: number;
    readonly failuresPerAddress: number;
  };
  readonly auditLogDays: number;
  readonly recentMinutes: number;
  /** Fen. */
  readonly monthPrice: number;
  readonly couponValue: number;
  readonly reservedLogin: string;
  readonly simulator: boolean;
  /** The shops that visitors see go on selling; they are simulated in production too. */
  readonly previewSelling: boolean;
  readonly demo: boolean;
  readonly sourcePlatforms: string | undefined;
  /** The endpoint that reads words in pictures; undefined for recognition in the process. */
  readonly vision:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined;
  /** The endpoint that translates listings; undefined for the glossary. */
  readonly translation:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined;
  /** What people can download; `off` for nothing, undefined for what was built with the server. */
  readonly downloads: { readonly folder: string } | { readonly url: string } | 'off' | undefined;
  readonly metricsToken: string | undefined;
  /** Where traces are sent; undefined for none. */
  readonly otlpEndpoint: string | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/** Reads the environment. Throws a ConfigError that names every wrong variable at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = readEnvironment(env);
  const production = values.NODE_ENV === 'production';
  const host = values.HOST;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    trustProxy: values.TRUST_PROXY ?? 0,
    refusesProxies: production && values.TRUST_PROXY === undefined,
    production,
    local: loopback.has(host) && !production,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'main.db')}`,
    upstreamUrl: values.UPSTREAM_URL,
    upstreamPaths: values.UPSTREAM_PATHS,
    upstreamBorder: {
      money: values.UPSTREAM_MONEY,
      offset: values.UPSTREAM_TIME_ZONE,
      firstPage: values.UPSTREAM_FIRST_PAGE,
    },
    upstreamLimits: {
      mostBytes: values.UPSTREAM_MAX_BYTES,
      mostCalls: values.UPSTREAM_MAX_CALLS,
      pause: values.UPSTREAM_PAUSE * 1000,
    },
    preview: values.PREVIEW,
    previewUrl: values.PREVIEW_URL,
    mqttUrl: values.MQTT_URL,
    mqttUsername: values.MQTT_USERNAME,
    mqttPassword: values.MQTT_PASSWORD,
    mqttTopics: values.MQTT_TOPICS,
    graphiql: values.GRAPHIQL ?? !production,
    onlyKnownDocuments: values.DOCUMENTS === 'known',
    knownDocuments: values.KNOWN_DOCUMENTS,
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    smtp:
      values.SMTP_URL !== undefined && values.MAIL_FROM !== undefined
        ? { url: values.SMTP_URL, from: values.MAIL_FROM }
        : undefined,
    mailWait: values.MAIL_WAIT * 1000,
    pushServices: values.PUSH_SERVICES ?? [],
    credentialsKey: values.CREDENTIALS_KEY,
    wechat:
      values.WECHAT_APP_ID !== undefined && values.WECHAT_SECRET !== undefined
        ? { appId: values.WECHAT_APP_ID, secret: values.WECHAT_SECRET }
        : undefined,
    importMaxBytes: values.IMPORT_MAX_BYTES,
    importKeepFree: values.IMPORT_KEEP_FREE,
    uploadMaxBytes: values.UPLOAD_MAX_BYTES,
    s3:
      values.OSS_URL !== undefined &&
      values.OSS_KEY_ID !== undefined &&
      values.OSS_SECRET !== undefined
        ? {
            url: values.OSS_URL,
            region: values.OSS_REGION,
            keyId: values.OSS_KEY_ID,
            secret: values.OSS_SECRET,
          }
        : undefined,
    exportMaxRows: values.EXPORT_MAX_ROWS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    load: { mostRequests: values.REQUESTS_AT_ONCE, longestLag: values.LONGEST_LAG },
    shutdownDelay: (values.SHUTDOWN_DELAY ?? (production ? 5 : 0)) * 1000,
    graphqlLimits: {
      bytes: values.GRAPHQL_MAX_BYTES,
      tokens: values.GRAPHQL_MAX_TOKENS,
      depth: values.GRAPHQL_MAX_DEPTH,
      aliases: values.GRAPHQL_MAX_ALIASES,
      fields: values.GRAPHQL_MAX_FIELDS,
      cost: values.GRAPHQL_MAX_COST,
      operationsPerSocket: values.GRAPHQL_MAX_OPERATIONS,
    },
    eventsWaiting: values.EVENTS_WAITING,
    socketLimits: {
      perAddress: values.SOCKETS_PER_ADDRESS,
      perUser: values.SOCKETS_PER_USER,
      visitorOperations: values.VISITOR_OPERATIONS_PER_ADDRESS,
    },
    accountLimits: {
      codeAttempts: values.CODE_ATTEMPTS,
      codesPerHour: values.CODES_PER_HOUR,
      codesPerDay: values.CODES_PER_DAY,
      codesPerAddress: values.CODES_PER_ADDRESS,
      loginPerPhone: values.LOGIN_FAILURES_PER_PHONE,
      failuresPerAddress: values.LOGIN_FAILURES_PER_ADDRESS,
    },
    auditLogDays: values.AUDIT_LOG_DAYS,
    recentMinutes: values.RECENT_MINUTES,
    monthPrice: values.MONTH_PRICE,
    couponValue: values.COUPON_VALUE,
    reservedLogin: values.RESERVED_LOGIN ?? '',
    simulator: values.SIMULATOR ?? !production,
    previewSelling: values.SIMULATOR ?? true,
    demo: values.DEMO ?? !production,
    sourcePlatforms: values.SOURCE_PLATFORMS,
    translation:
      values.TRANSLATION_URL !== undefined && values.TRANSLATION_MODEL !== undefined
        ? {
            url: values.TRANSLATION_URL,
            key: values.TRANSLATION_KEY,
            model: values.TRANSLATION_MODEL,
          }
        : undefined,
    downloads: downloadsIn(values.DOWNLOADS),
    vision:
      values.VISION_URL !== undefined && values.VISION_MODEL !== undefined
        ? { url: values.VISION_URL, key: values.VISION_KEY, model: values.VISION_MODEL }
        : undefined,
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}

function downloadsIn(text: string | undefined): Config['downloads'] {
  if (text === undefined || text === 'off') return text;
  return /^https?:\/\//.test(text) ? { url: text } : { folder: resolve(text) };
}
