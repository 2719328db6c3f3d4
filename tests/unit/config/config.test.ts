import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../bff/config.ts';
import { type Variable, variables } from '../../../bff/variables.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://seller.example',
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
      importMaxBytes: 52_428_800,
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

  it.each([
    [{ DEMO: 'on' }, /^DEMO is on/],
    [{ SIMULATOR: 'on' }, /^SIMULATOR is on/],
    [{ SMS_TOKEN: 'changeme' }, /^SMS_TOKEN is a well-known example/],
    [{ MQTT_PASSWORD: 'demo2026' }, /^MQTT_PASSWORD is a well-known example/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is needed/],
    [{ SMS_URL: '' }, /^SMS_URL is needed/],
  ])('refuses %j', (change, problem) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
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
