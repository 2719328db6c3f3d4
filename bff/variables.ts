import { z } from 'zod';
import { limitVariables } from './limit-variables.ts';
import {
  address,
  hops,
  mailServer,
  onOff,
  origins,
  sender,
  text,
  timeZone,
  type Variable,
  variable,
  wholeNumber,
  yuan,
} from './variable-kinds.ts';

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
    description:
      'JSON file of calls that the upstream has at another path, by another method or encoding, or with other names of fields; docs/upstreams.md shows it.',
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
  DOCUMENTS: variable({
    schema: z.enum(['open', 'known'], { error: 'must be open or known' }),
    default: 'open',
    description:
      'Which GraphQL documents are run: open, any; known, those of the web client and of KNOWN_DOCUMENTS only.',
  }),
  KNOWN_DOCUMENTS: variable({
    schema: text,
    description:
      'JSON file of documents of other programs, text by id, which requests may name by documentId.',
  }),
  SMS_URL: variable({
    schema: address('http', 'https'),
    description:
      'Gateway that sends text messages; unset, they go to an outbox that a local run shows at /dev/inbox. Needed in production, unless UPSTREAM_URL is set.',
  }),
  SMS_TOKEN: variable({
    schema: text,
    description: 'Bearer token for SMS_URL.',
    secret: true,
  }),
  PUSH_SERVICES: variable({
    schema: origins,
    defaultNote: 'none',
    description:
      'Origins of push services that notifications are sent to wherever they are, comma separated, such as one of a company’s own network; any other must be https in the public network.',
  }),
  SMTP_URL: variable({
    schema: mailServer,
    description:
      'Mail server that sends alerts by e-mail, as smtp://user:password@host:587 (TLS once the server offers it, which it must where there is a password) or smtps://user:password@host:465; unset, messages go to the outbox of a local run, and in production e-mail is not offered.',
    secret: true,
  }),
  MAIL_FROM: variable({
    schema: sender,
    description:
      'Whom e-mail comes from, as alerts@example.com or Name <alerts@example.com>; needed with SMTP_URL.',
  }),
  MAIL_WAIT: variable({
    schema: wholeNumber(0, 3600),
    default: '60',
    description:
      'Seconds for which an alert waits for others that go to the same person in the same e-mail; what is due is looked for every 30 seconds, so that it may leave that much later.',
  }),
  CREDENTIALS_KEY: variable({
    schema: z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 characters'),
    defaultNote: 'DATA_DIR/credentials-key, made at the first start',
    description:
      'Key that marketplace credentials are encrypted with; the same for all processes of one database, which is started with no other.',
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
  ...limitVariables,
  RECENT_MINUTES: variable({
    schema: wholeNumber(1, 527_040),
    default: '10',
    description:
      'How many minutes back the recent sales on the cards reach; more than 60 are counted in whole hours.',
  }),
  AUDIT_LOG_DAYS: variable({
    schema: wholeNumber(1, 36_500),
    default: '365',
    description: 'How many days it is kept who did what; older lines are deleted.',
  }),
  MONTH_PRICE: variable({
    schema: yuan,
    default: '69',
    description:
      'What renewing one shop for a month costs, in yuan; at UPSTREAM_URL where it does not say so.',
  }),
  COUPON_VALUE: variable({
    schema: yuan,
    default: '30',
    description:
      'What a coupon is worth unless it says otherwise, in yuan; at UPSTREAM_URL where that does not say so either.',
  }),
  RESERVED_LOGIN: variable({
    schema: z.string().regex(/^\w{1,32}$/, 'must be 1 to 32 letters, digits or _'),
    description: 'A sign-in name that need not be a phone number.',
  }),
  SIMULATOR: variable({
    schema: onOff,
    defaultNote: 'on, off in production',
    description:
      'Lets the simulated shops go on selling while the server runs: every 5 seconds, once a minute while nobody asks for anything.',
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
  VISION_URL: variable({
    schema: address('http', 'https'),
    description:
      'Base address of an OpenAI-compatible endpoint with a vision model that reads the words in pictures, as https://api.example.com/v1; unset, recognition in the process, of Chinese and English.',
  }),
  VISION_KEY: variable({
    schema: text,
    description: 'Bearer token for VISION_URL.',
    secret: true,
  }),
  VISION_MODEL: variable({
    schema: text,
    description: 'Name of the model at VISION_URL, which needs it.',
  }),
  OSS_URL: variable({
    schema: address('http', 'https'),
    description:
      'S3-compatible store for uploaded pictures, with the bucket, as https://s3.example.com/bucket; unset, the folder oss in DATA_DIR.',
  }),
  OSS_REGION: variable({
    schema: z.string().regex(/^[\w-]{1,64}$/, 'must be a region such as us-east-1'),
    default: 'us-east-1',
    description: 'Region of the store at OSS_URL.',
  }),
  OSS_KEY_ID: variable({
    schema: text,
    description:
      'Access key id for OSS_URL, which needs it; it may put and get objects, and list the bucket, without which a store says of what is missing that it is forbidden.',
  }),
  OSS_SECRET: variable({
    schema: text,
    description: 'Secret of OSS_KEY_ID.',
    secret: true,
  }),
  METRICS_TOKEN: variable({
    schema: text.min(16, 'must be at least 16 characters long'),
    description: 'Bearer token that opens /metrics to callers from other machines.',
    secret: true,
  }),
  DOWNLOADS: variable({
    schema: z.union([z.literal('off'), address('http', 'https'), text.regex(/^(?!\w+:\/\/)/)], {
      error: 'must be a folder, an address with http or https, or off',
    }),
    defaultNote: '`dist/downloads`, which the build fills',
    description:
      'Folder with what people can download and its manifest, or the address of such a folder elsewhere; off offers nothing.',
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
