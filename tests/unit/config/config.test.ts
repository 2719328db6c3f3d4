import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLimits as accountLimits, limitsWith } from '../../../api/account/limits.ts';
import { readConfig } from '../../../bff/config.ts';
import { ConfigError } from '../../../bff/environment.ts';
import { defaultLimits } from '../../../bff/graphql/limits.ts';
import { defaultSocketLimits } from '../../../bff/graphql/socket-limits.ts';
import type { Variable } from '../../../bff/variable-kinds.ts';
import { variables } from '../../../bff/variables.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://seller.example',
  TRUST_PROXY: 'on',
  SMS_URL: 'https://sms.example/send',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('The environment', () => {
  it('needs nothing for a local run', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      local: true,
      production: false,
      demo: true,
      simulator: true,
      graphiql: true,
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data/main.db')}`,
      importMaxBytes: 1_073_741_824,
      importKeepFree: 268_435_456,
      mqttUrl: undefined,
    });
  });

  it('[R7.6-01] takes the broker and its credentials from there only', () => {
    const env = { MQTT_URL: 'wss://broker.example/mqtt', MQTT_USERNAME: 'u', MQTT_PASSWORD: 'p' };
    expect(readConfig(env)).toMatchObject({
      mqttUrl: 'wss://broker.example/mqtt',
      mqttUsername: 'u',
      mqttPassword: 'p',
    });
  });

  it('counts an empty value as none', () => {
    expect(readConfig({ PORT: '', UPSTREAM_URL: ' ' })).toMatchObject({
      port: 4000,
      upstreamUrl: undefined,
    });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535; it is "70000".'],
    ['PORT', '4k', 'PORT must be a whole number from 0 to 65535; it is "4k".'],
    ['DEMO', 'maybe', 'DEMO must be on or off; it is "maybe".'],
    [
      'UPSTREAM_URL',
      'example.com',
      'UPSTREAM_URL must be an address that begins with http:// or https://; it is "example.com".',
    ],
    [
      'MQTT_URL',
      'http://x',
      'MQTT_URL must be an address that begins with mqtt:// or mqtts:// or ws:// or wss://; it is "http://x".',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/path',
      'PUBLIC_URL must be an origin such as https://example.com, without a path; it is "https://a.example/path".',
    ],
    [
      'TRUST_PROXY',
      '11',
      'TRUST_PROXY must be on, off or a number of proxies from 0 to 10; it is "11".',
    ],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production; it is "prod".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent; it is "loud".',
    ],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([message]);
  });

  it('names every wrong variable at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', HOST: 'a b' })).toHaveLength(3);
  });

  it('[R7.6-01] never prints a secret', () => {
    const problems = problemsOf({
      METRICS_TOKEN: 'short-secret',
      DATABASE_URL: 'mysql://user:hidden-word@host/db',
      MQTT_URL: 'mqtt://user:hidden-word@broker',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/short-secret|hidden-word/);
  });
});

describe('Limits of requests, codes and uploads', () => {
  it('[R9.5-05] are those of the code where nothing is said', () => {
    const config = readConfig({});
    expect(limitsWith(config.accountLimits)).toEqual(accountLimits);
    expect({ ...defaultLimits, ...config.graphqlLimits }).toEqual(defaultLimits);
    expect(config.socketLimits).toEqual(defaultSocketLimits);
    expect(config.requestsPerMinute).toBe(3000);
  });

  it('[R9.5-05] are set by the environment, each by a variable of its own', () => {
    const names = [
      'REQUESTS_PER_MINUTE',
      'GRAPHQL_MAX_BYTES',
      'GRAPHQL_MAX_TOKENS',
      'GRAPHQL_MAX_DEPTH',
      'GRAPHQL_MAX_ALIASES',
      'GRAPHQL_MAX_FIELDS',
      'GRAPHQL_MAX_COST',
      'GRAPHQL_MAX_OPERATIONS',
      'SOCKETS_PER_ADDRESS',
      'SOCKETS_PER_USER',
      'VISITOR_OPERATIONS_PER_ADDRESS',
      'CODE_ATTEMPTS',
      'CODES_PER_HOUR',
      'CODES_PER_DAY',
      'CODES_PER_ADDRESS',
      'LOGIN_FAILURES_PER_PHONE',
      'LOGIN_FAILURES_PER_ADDRESS',
      'IMPORT_MAX_BYTES',
      'EXPORT_MAX_ROWS',
      'UPSTREAM_MAX_BYTES',
      'UPSTREAM_MAX_CALLS',
      'UPSTREAM_PAUSE',
      'REQUESTS_AT_ONCE',
      'LONGEST_LAG',
    ] as const;
    const env = Object.fromEntries(
      names.map((name) => [name, String(Number(variables[name].default) + 1)]),
    );
    const { accountLimits: accounts, graphqlLimits, ...config } = readConfig(env);
    const { loginPerPhone, failuresPerAddress, codesPerHour, codesPerDay, codesPerAddress } =
      limitsWith(accounts);
    expect({ accounts, graphqlLimits }).toEqual({
      accounts: {
        codeAttempts: 6,
        codesPerHour: 11,
        codesPerDay: 21,
        codesPerAddress: 101,
        loginPerPhone: 11,
        failuresPerAddress: 61,
      },
      graphqlLimits: {
        bytes: 524_289,
        tokens: 2001,
        depth: 11,
        aliases: 31,
        fields: 401,
        cost: 10_001,
        operationsPerSocket: 101,
      },
    });
    expect(config.socketLimits).toEqual({
      perAddress: 501,
      perUser: 101,
      visitorOperations: 201,
    });
    expect([config.requestsPerMinute, config.importMaxBytes, config.exportMaxRows]).toEqual([
      3001, 1_073_741_825, 1_000_001,
    ]);
    expect(config.load).toEqual({ mostRequests: 1001, longestLag: 3001 });
    expect(config.upstreamLimits).toEqual({ mostBytes: 16_777_217, mostCalls: 1001, pause: 6000 });
    expect(
      [loginPerPhone, failuresPerAddress, codesPerHour, codesPerDay, codesPerAddress].map(
        ({ max }) => max,
      ),
    ).toEqual([11, 61, 11, 21, 101]);
  });

  it.each(['0', '-1', 'many', '9999999999'])('[R9.5-05] are not set to %s', (value) => {
    expect(problemsOf({ CODE_ATTEMPTS: value })).toEqual([
      `CODE_ATTEMPTS must be a whole number from 1 to 100; it is "${value}".`,
    ]);
    expect(problemsOf({ REQUESTS_PER_MINUTE: value })).toHaveLength(1);
    expect(problemsOf({ GRAPHQL_MAX_COST: value })).toHaveLength(1);
  });
});

describe('Production', () => {
  it('brings no demo data, no GraphiQL, no developer pages', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      local: false,
      demo: false,
      simulator: false,
      graphiql: false,
      publicUrl: 'https://seller.example',
    });
  });

  it('gives a load balancer the time to take a process out', () => {
    expect(readConfig(production).shutdownDelay).toBe(5_000);
    expect(readConfig({}).shutdownDelay).toBe(0);
    expect(readConfig({ ...production, SHUTDOWN_DELAY: '12' }).shutdownDelay).toBe(12_000);
  });

  it.each([
    [{ DEMO: 'on' }, /^DEMO is on/],
    [{ SIMULATOR: 'on' }, /^SIMULATOR is on/],
    [{ SMS_TOKEN: 'changeme' }, /^SMS_TOKEN is a well-known example/],
    [{ MQTT_PASSWORD: 'demo2026' }, /^MQTT_PASSWORD is a well-known example/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is needed/],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY must be decided/],
    [{ SMS_URL: '' }, /^SMS_URL is needed/],
    [{ PUBLIC_URL: 'https://seller.example/path' }, /^PUBLIC_URL must be an origin/],
    [{ TRUST_PROXY: 'perhaps' }, /^TRUST_PROXY must be/],
    [{ SMS_URL: '', UPSTREAM_URL: 'upstream' }, /^UPSTREAM_URL must be an address/],
  ])('refuses %j', (change, problem) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});

describe('The mail server', () => {
  const MAIL_FROM = '卖家助手 <alerts@seller.example>';

  it('is taken with its password, and with whom mail comes from', () => {
    const SMTP_URL = 'smtps://mailer%40seller.example:p%40ss@mail.example:465';
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
      smtp: { url: SMTP_URL, from: MAIL_FROM },
      mailWait: 60_000,
    });
    expect(readConfig({ MAIL_WAIT: '0' })).toMatchObject({ smtp: undefined, mailWait: 0 });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM need each other.'],
    [{ MAIL_FROM }, 'SMTP_URL and MAIL_FROM need each other.'],
    [{ SMTP_URL: 'http://u:hidden@mail.example', MAIL_FROM }, /^SMTP_URL must be a mail server/],
    [{ SMTP_URL: 'smtp://u:hidden@mail.example/path', MAIL_FROM }, /^SMTP_URL must be a mail/],
    [{ SMTP_URL: 'smtp://hidden@mail.example', MAIL_FROM }, /^SMTP_URL must have a user name and/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'seller' }, /^MAIL_FROM must be a mailbox/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'A <a@b.example>, <c@d.example>' }, /^MAIL_/],
  ])('is refused without its password being told: %j', (env, problem) => {
    const problems = problemsOf(env);
    expect(problems.some((line) => line.match(problem))).toBe(true);
    expect(problems.join()).not.toContain('hidden');
  });
});

describe('Proxies', () => {
  it.each([
    [undefined, 0],
    ['off', 0],
    ['on', 1],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s trusts %i in front', (TRUST_PROXY, hops) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy: hops, refusesProxies: false });
  });

  it('are refused in production, open to the network, where nobody has decided about them', () => {
    const open = { ...production, HOST: '0.0.0.0' };
    expect(readConfig({ ...open, TRUST_PROXY: '' }).refusesProxies).toBe(true);
    expect(readConfig({ ...open, TRUST_PROXY: 'off' }).refusesProxies).toBe(false);
    expect(readConfig({ ...production, TRUST_PROXY: 'off' }).refusesProxies).toBe(false);
  });
});

describe('The translation of listings', () => {
  it('is by the endpoint whose address and model are given', () => {
    const env = { TRANSLATION_URL: 'https://api.example.com/v1', TRANSLATION_MODEL: 'm-1' };
    expect(readConfig(env).translation).toEqual({
      url: 'https://api.example.com/v1',
      key: undefined,
      model: 'm-1',
    });
    expect(readConfig({}).translation).toBeUndefined();
    for (const name of ['VISION_URL', 'VISION_MODEL'] as const)
      expect(problemsOf({ [name]: 'https://api.example.com/v1' })).toEqual([
        'VISION_URL and VISION_MODEL need each other.',
      ]);
    for (const name of ['TRANSLATION_URL', 'TRANSLATION_MODEL'] as const)
      expect(problemsOf({ [name]: env[name] })).toEqual([
        'TRANSLATION_URL and TRANSLATION_MODEL need each other.',
      ]);
  });
});

describe('The table of variables', () => {
  it.each(Object.entries<Variable>(variables))(
    '%s describes itself and takes its own default',
    (name, variable) => {
      expect(variable.description).toMatch(/\.$/);
      expect(variable.description.length).toBeGreaterThan(20);
      if (variable.default !== undefined) {
        expect(variable.schema.safeParse(variable.default).success, name).toBe(true);
      }
    },
  );
});
