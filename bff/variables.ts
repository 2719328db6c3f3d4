import { z } from 'zod';
import { fenOf } from '../api/contract/rules/money.ts';

/** One environment variable: what it is called, what it is when unset, and what may stand in it. */
export interface Variable<
  Schema extends z.ZodType = z.ZodType,
  Default extends string | undefined = string | undefined,
> {
  readonly schema: Schema;
  /** What counts when the variable is unset or empty. */
  readonly default: Default;
  /** The default in words, where it depends on another variable. */
  readonly defaultNote: string | undefined;
  readonly description: string;
  /** Never printed, not even in an error message. */
  readonly secret: boolean;
}

function variable<
  Schema extends z.ZodType,
  const Default extends string | undefined = undefined,
>(declared: {
  schema: Schema;
  description: string;
  default?: Default;
  defaultNote?: string;
  secret?: boolean;
}): Variable<Schema, Default> {
  return {
    schema: declared.schema,
    default: declared.default as Default,
    defaultNote: declared.defaultNote,
    description: declared.description,
    secret: declared.secret ?? false,
  };
}

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((text) => text === 'on' || text === 'true' || text === '1');

/** How many proxies are trusted. */
const hops = z
  .string()
  .regex(/^(on|off|true|false|10|\d)$/, 'must be on, off or a number of proxies from 0 to 10')
  .transform((text) =>
    text === 'on' || text === 'true' ? 1 : text === 'off' || text === 'false' ? 0 : Number(text),
  );

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

/** Yuan with at most two decimals; fen inside. */
const yuan = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in yuan such as 69 or 69.90')
  .transform(fenOf)
  .refine((fen) => fen > 0, { error: 'must be more than 0' });

/** Minutes ahead of UTC. */
const timeZone = z
  .string()
  .regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, 'must be hours and minutes ahead of UTC such as +08:00')
  .transform((zone) => {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    return zone.startsWith('-') ? -minutes : minutes;
  });

const text = z.string().max(4096);

/** Origins of pages, as a browser sends them. */
const origins = text
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine(
    (list) =>
      list.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
    { error: 'must be origins such as https://tool.example.com, comma separated, without a path' },
  );

/** An address of one of the given schemes, without credentials: addresses are logged, passwords are not. */
const address = (...schemes: string[]) =>
  z.string().superRefine((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === '') {
      context.addIssue(
        `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      );
    } else if (url.username !== '' || url.password !== '') {
      context.addIssue(
        'must not contain a user name or password; they have variables of their own',
      );
    }
  });

/** Every environment variable that the server reads, declared once. README.md repeats this table. */
export const variables = {
  PORT: variable({
    schema: wholeNumber(0, 65_535),
    default: '4000',
    description: 'Port to listen on; 0 takes any free one.',
  }),
  HOST: variable({
    schema: z.string().regex(/^[\w.:-]{1,253}$/, 'must be a host name or an IP address'),
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 opens the server to the network.',
  }),
  PUBLIC_URL: variable({
    schema: address('http', 'https').refine((value) => new URL(value).pathname === '/', {
      error: 'must be an origin such as https://example.com, without a path',
    }),
    defaultNote: 'http://HOST:PORT',
    description:
      'Origin that browsers use. With https the cookies are Secure and HSTS is sent. Needed in production.',
  }),
  ALLOWED_ORIGINS: variable({
    schema: origins,
    defaultNote: 'none',
    description:
      'Origins of other pages that may ask /graphql, comma separated: with a token of their own, never with the cookies of this one.',
  }),
  TRUST_PROXY: variable({
    schema: hops,
    defaultNote: 'off, to be decided in production',
    description:
      'How many proxies stand in front of the server and set X-Forwarded-For: on is one, off none. The caller’s address is that entry from the end.',
  }),
  NODE_ENV: variable({
    schema: z.enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    }),
    default: 'development',
    description: 'production refuses demo data and demo secrets and closes /dev/inbox.',
  }),
  DATA_DIR: variable({
    schema: text,
    default: './data',
    description: 'Folder of the database, uploads and generated secrets.',
  }),
  DATABASE_URL: variable({
    schema: text.regex(
      /^(sqlite:.+|postgres(ql)?:\/\/.+)$/,
      'must begin with sqlite: or postgres://',
    ),
    defaultNote: 'sqlite:DATA_DIR/main.db',
    description: 'sqlite:/path/file.db or postgres://user:password@host/name.',
    secret: true,
  }),
  UPSTREAM_URL: variable({
    schema: address('http', 'https'),
    description: 'Real upstream of the /api surface; unset, the embedded api answers.',
  }),
  UPSTREAM_PATHS: variable({
    schema: text,
    description: 'JSON file that maps call names to the paths that the upstream uses.',
  }),
  UPSTREAM_MONEY: variable({
    schema: z.enum(['fen', 'yuan'], { error: 'must be fen or yuan' }),
    default: 'fen',
    description:
      'Unit of the amounts of UPSTREAM_URL and PREVIEW_URL; under /api/pay they are yuan either way.',
  }),
  UPSTREAM_TIME_ZONE: variable({
    schema: timeZone,
    default: '+08:00',
    description:
      'Zone of the times that UPSTREAM_URL and PREVIEW_URL send as text without one, as hours and minutes ahead of UTC.',
  }),
  UPSTREAM_FIRST_PAGE: variable({
    schema: z
      .enum(['0', '1'], { error: 'must be 0 or 1' })
      .transform((page) => (page === '0' ? 0 : 1)),
    default: '1',
    description: 'What UPSTREAM_URL and PREVIEW_URL call the first page of a list.',
  }),
  UPSTREAM_MAX_BYTES: variable({
    schema: wholeNumber(65_536, 1_000_000_000),
    default: String(16 * 1024 * 1024),
    description:
      'Longest answer that is taken from UPSTREAM_URL or PREVIEW_URL, unpacked, in bytes.',
  }),
  UPSTREAM_MAX_CALLS: variable({
    schema: wholeNumber(10, 100_000),
    default: '1000',
    description:
      'Most calls to UPSTREAM_URL, and to PREVIEW_URL, that may be under way at once; more are refused unsent.',
  }),
  UPSTREAM_PAUSE: variable({
    schema: wholeNumber(1, 600),
    default: '5',
    description:
      'Seconds for which UPSTREAM_URL or PREVIEW_URL is left alone once half of its calls fail; twice as long after each failed probe, up to a minute.',
  }),
  PREVIEW_URL: variable({
    schema: address('http', 'https'),
    description: 'Upstream that answers visitors; unset, the embedded preview with computed data.',
  }),
  PREVIEW: variable({
    schema: onOff,
    default: 'on',
    description: 'Whether visitors are answered; off, only what is open to anyone is.',
  }),
  MQTT_URL: variable({
    schema: address('mqtt', 'mqtts', 'ws', 'wss'),
    description: 'MQTT 3.1.1 broker; unset, the embedded one at /mqtt.',
  }),
  MQTT_USERNAME: variable({ schema: text, description: 'User name at the broker of MQTT_URL.' }),
  MQTT_PASSWORD: variable({
    schema: text,
    description: 'Password at the broker of MQTT_URL.',
    secret: true,
  }),
  MQTT_TOPICS: variable({
    schema: text,
    description:
      'JSON file that maps topic names of the contract to the patterns that the broker’s publishers use.',
  }),
  GRAPHIQL: variable({
    schema: onOff,
    defaultNote: 'on, off in production',
    description: 'GraphiQL at /graphql.',
  }),
  SMS_URL: variable({
    schema: address('http', 'https'),
    description:
      'Gateway that sends text messages; unset, they go to an outbox that a local run shows at /dev/inbox.',
  }),
  SMS_TOKEN: variable({
    schema: text,
    description: 'Bearer token for SMS_URL.',
    secret: true,
  }),
  CREDENTIALS_KEY: variable({
    schema: z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 characters'),
    defaultNote: 'DATA_DIR/credentials-key, made at the first start',
    description:
      'Key that marketplace credentials are encrypted with; the same for all processes of one database.',
    secret: true,
  }),
  WECHAT_APP_ID: variable({
    schema: text.regex(/^\w{1,64}$/, 'must be letters and digits'),
    description:
      'App id of a website app at the WeChat open platform, for sign-in by chat app; unset, a simulated one, in production none.',
  }),
  WECHAT_SECRET: variable({
    schema: text,
    description: 'Secret of WECHAT_APP_ID.',
    secret: true,
  }),
  IMPORT_MAX_BYTES: variable({
    schema: wholeNumber(1, 2_000_000_000),
    default: String(50 * 1024 * 1024),
    description: 'Largest sales file that may be uploaded, in bytes.',
  }),
  REQUESTS_PER_MINUTE: variable({
    schema: wholeNumber(60, 1_000_000),
    default: '3000',
    description:
      'Requests that one network address may make in a minute of each process, those of the same machine aside. Behind a proxy on another machine it needs TRUST_PROXY.',
  }),
  REQUESTS_AT_ONCE: variable({
    schema: wholeNumber(10, 1_000_000),
    default: '1000',
    description:
      'Requests to /graphql, /upload and /api that each process may have under way; more get 503 with Retry-After.',
  }),
  LONGEST_LAG: variable({
    schema: wholeNumber(100, 60_000),
    default: '3000',
    description:
      'Milliseconds by which the event loop may lag, twice in a row, before requests get 503 with Retry-After.',
  }),
  SHUTDOWN_DELAY: variable({
    schema: wholeNumber(0, 300),
    defaultNote: '0, in production 5',
    description:
      'Seconds after SIGTERM for which requests are still answered while /readyz says 503, so that a load balancer can take the process out first.',
  }),
  GRAPHQL_MAX_BYTES: variable({
    schema: wholeNumber(10_000, 50_000_000),
    default: '524288',
    description: 'Longest GraphQL request or websocket message, in bytes.',
  }),
  GRAPHQL_MAX_TOKENS: variable({
    schema: wholeNumber(100, 100_000),
    default: '2000',
    description: 'Most tokens of a GraphQL document.',
  }),
  GRAPHQL_MAX_DEPTH: variable({
    schema: wholeNumber(5, 50),
    default: '10',
    description: 'How deep fields of a GraphQL document may lie in one another.',
  }),
  GRAPHQL_MAX_ALIASES: variable({
    schema: wholeNumber(1, 10_000),
    default: '30',
    description: 'Most aliases of a GraphQL document.',
  }),
  GRAPHQL_MAX_FIELDS: variable({
    schema: wholeNumber(50, 100_000),
    default: '400',
    description: 'Most fields of a GraphQL document with its fragments spread out.',
  }),
  GRAPHQL_MAX_COST: variable({
    schema: wholeNumber(500, 10_000_000),
    default: '10000',
    description:
      'Most estimated work of a GraphQL operation: its fields times the lengths of its lists.',
  }),
  GRAPHQL_MAX_OPERATIONS: variable({
    schema: wholeNumber(5, 10_000),
    default: '100',
    description: 'Most GraphQL operations that one websocket may have under way.',
  }),
  SOCKETS_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '500',
    description:
      'GraphQL websockets and event streams that one network address may have open at each process.',
  }),
  SOCKETS_PER_USER: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '100',
    description:
      'GraphQL websockets and event streams that one signed-in user may have open at each process.',
  }),
  VISITOR_OPERATIONS_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '200',
    description:
      'GraphQL operations that the visitors at one network address may have under way over websockets and as event streams, standing subscriptions included.',
  }),
  CODE_ATTEMPTS: variable({
    schema: wholeNumber(1, 100),
    default: '5',
    description:
      'Wrong entries of a verification code by the browser that asked for it, after which it is void; others at its network address have as many.',
  }),
  CODES_PER_HOUR: variable({
    schema: wholeNumber(1, 10_000),
    default: '10',
    description:
      'Verification codes for one phone that a browser that has signed in to it, or a network address, may ask for in an hour; strangers together three times as many.',
  }),
  CODES_PER_DAY: variable({
    schema: wholeNumber(1, 10_000),
    default: '20',
    description: 'Verification codes that each of them may ask for in a day.',
  }),
  CODES_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '100',
    description: 'Verification codes that one network address may ask for in an hour.',
  }),
  LOGIN_FAILURES_PER_PHONE: variable({
    schema: wholeNumber(1, 10_000),
    default: '10',
    description:
      'Wrong passwords of one phone within 15 minutes by a browser that has signed in to it, or from a network address, after which that must wait; strangers together three times as many.',
  }),
  LOGIN_FAILURES_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '60',
    description:
      'Failed sign-ins, registrations and resets of one network address within 15 minutes, after which it must wait; a browser that has signed in to the phone is counted by itself.',
  }),
  RECENT_MINUTES: variable({
    schema: wholeNumber(1, 527_040),
    default: '10',
    description:
      'How many minutes back the recent sales on the cards reach; more than 60 are counted in whole hours.',
  }),
  MONTH_PRICE: variable({
    schema: yuan,
    default: '69',
    description: 'What renewing one shop for a month costs, in yuan.',
  }),
  COUPON_VALUE: variable({
    schema: yuan,
    default: '30',
    description: 'What a coupon is worth unless it says otherwise, in yuan.',
  }),
  RESERVED_LOGIN: variable({
    schema: z.string().regex(/^\w{1,32}$/, 'must be 1 to 32 letters, digits or _'),
    description: 'A sign-in name that need not be a phone number.',
  }),
  SIMULATOR: variable({
    schema: onOff,
    defaultNote: 'on, off in production',
    description: 'Lets the simulated shops go on selling while the server runs.',
  }),
  DEMO: variable({
    schema: onOff,
    defaultNote: 'on, off in production',
    description:
      'Puts the demo accounts with their shops into the database, unless they are there.',
  }),
  SOURCE_PLATFORMS: variable({
    schema: text,
    description:
      'JSON file that changes from which sites products are collected, and the countries of their domain suffixes.',
  }),
  TRANSLATION_URL: variable({
    schema: address('http', 'https'),
    description:
      'Base address of an OpenAI-compatible endpoint that translates listings, as https://api.example.com/v1; unset, a glossary in the process.',
  }),
  TRANSLATION_KEY: variable({
    schema: text,
    description: 'Bearer token for TRANSLATION_URL.',
    secret: true,
  }),
  TRANSLATION_MODEL: variable({
    schema: text,
    description: 'Name of the model at TRANSLATION_URL, which needs it.',
  }),
  METRICS_TOKEN: variable({
    schema: text.min(16, 'must be at least 16 characters long'),
    description: 'Bearer token that opens /metrics to callers from other machines.',
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    schema: address('http', 'https'),
    description:
      'OpenTelemetry collector that traces are sent to, by OTLP over HTTP; unset, nothing is traced.',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    }),
    default: 'info',
    description: 'Least important log lines that are written.',
  }),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
