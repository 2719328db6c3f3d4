import { resolve } from 'node:path';
import type { z } from 'zod';
import type { GraphqlLimits } from './graphql/limits.ts';
import type { SocketLimits } from './graphql/socket-limits.ts';
import type { BorderSettings } from './upstream/border/settings.ts';
import type { Variable } from './variable-kinds.ts';
import { type VariableName, variables } from './variables.ts';

type Values = {
  [Name in VariableName]:
    | z.output<(typeof variables)[Name]['schema']>
    | ((typeof variables)[Name]['default'] extends string ? never : undefined);
};

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
  /** The endpoint that translates listings; undefined for the glossary. */
  /** The endpoint that reads words in pictures; undefined for recognition in the process. */
  readonly vision:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined;
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

/** The environment cannot be used. The message has one line for each wrong variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'README.md lists every variable.',
    );
    this.problems = problems;
  }
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/** Secrets that examples and other people's manuals use. */
const wellKnownSecrets = new Set([
  'demo',
  'demo2026',
  'secret',
  'password',
  'changeme',
  'admin',
  'guest',
  'test',
]);

/** Reads the environment. Throws a ConfigError that names every wrong variable at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const values = readVariables(env, problems);
  const production = values.NODE_ENV === 'production';
  if (production)
    problems.push(...productionProblems(values, (name) => Boolean(env[name]?.trim())));
  if ((values.WECHAT_APP_ID === undefined) !== (values.WECHAT_SECRET === undefined))
    problems.push('WECHAT_APP_ID and WECHAT_SECRET need each other.');
  if ((values.SMTP_URL === undefined) !== (values.MAIL_FROM === undefined))
    problems.push('SMTP_URL and MAIL_FROM need each other.');
  if ((values.TRANSLATION_URL === undefined) !== (values.TRANSLATION_MODEL === undefined))
    problems.push('TRANSLATION_URL and TRANSLATION_MODEL need each other.');
  if ((values.VISION_URL === undefined) !== (values.VISION_MODEL === undefined))
    problems.push('VISION_URL and VISION_MODEL need each other.');
  const ofStore = [values.OSS_URL, values.OSS_KEY_ID, values.OSS_SECRET];
  if (new Set(ofStore.map((value) => value === undefined)).size > 1)
    problems.push('OSS_URL, OSS_KEY_ID and OSS_SECRET need each other.');
  if (values.WECHAT_APP_ID !== undefined && values.PUBLIC_URL === undefined)
    problems.push('PUBLIC_URL is needed with WECHAT_APP_ID: WeChat sends people back to it.');
  if (problems.length > 0) throw new ConfigError(problems);
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

function readVariables(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Values {
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables) as [VariableName, Variable][]) {
    const given = env[name]?.trim();
    const text = given === undefined || given === '' ? variable.default : given;
    if (text === undefined) continue;
    const parsed = variable.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else {
      const what = [...new Set(parsed.error.issues.map((issue) => issue.message))].join('; ');
      const shown = !variable.secret && !/:\/\/[^/]*@/.test(text);
      problems.push(shown ? `${name} ${what}; it is "${text}".` : `${name} ${what}.`);
    }
  }
  // Each value was parsed by the schema that its type is inferred from; where one is missing, the
  // caller throws for the problem that was noted.
  return values as Values;
}

function downloadsIn(text: string | undefined): Config['downloads'] {
  if (text === undefined || text === 'off') return text;
  return /^https?:\/\//.test(text) ? { url: text } : { folder: resolve(text) };
}

/** A value that is given wrongly is told as such already, and is not missing besides. */
function productionProblems(values: Values, isGiven: (name: VariableName) => boolean): string[] {
  const problems: string[] = [];
  if (values.DEMO) problems.push('DEMO is on, but NODE_ENV=production takes no demo data.');
  if (values.SIMULATOR) {
    problems.push('SIMULATOR is on, but NODE_ENV=production takes no simulated sales.');
  }
  if (!isGiven('PUBLIC_URL')) {
    problems.push(
      'PUBLIC_URL is needed with NODE_ENV=production, for example https://example.com.',
    );
  }
  const isElsewhere =
    values.PUBLIC_URL !== undefined && !loopback.has(new URL(values.PUBLIC_URL).hostname);
  if (!isGiven('TRUST_PROXY') && isElsewhere && loopback.has(values.HOST)) {
    problems.push(
      'TRUST_PROXY must be decided with NODE_ENV=production: only a proxy on this machine reaches HOST, and without it everybody counts as that proxy. Set TRUST_PROXY=on behind one proxy that sets X-Forwarded-For, or to their number in a row; off where there is none.',
    );
  }
  if (!isGiven('UPSTREAM_URL') && !isGiven('SMS_URL')) {
    problems.push(
      'SMS_URL is needed with NODE_ENV=production: verification codes have nowhere to go (or set UPSTREAM_URL).',
    );
  }
  for (const name of [
    'MQTT_PASSWORD',
    'SMS_TOKEN',
    'TRANSLATION_KEY',
    'VISION_KEY',
    'METRICS_TOKEN',
  ] as const) {
    const secret = values[name];
    if (secret !== undefined && wellKnownSecrets.has(secret.toLowerCase())) {
      problems.push(
        `${name} is a well-known example; NODE_ENV=production needs a secret of your own.`,
      );
    }
  }
  return problems;
}
