import type { z } from 'zod';
import type { Variable } from './variable-kinds.ts';
import { type VariableName, variables } from './variables.ts';

type Values = {
  [Name in VariableName]:
    | z.output<(typeof variables)[Name]['schema']>
    | ((typeof variables)[Name]['default'] extends string ? never : undefined);
};

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

export const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

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

/** The variables, each by its schema and all of them together. Throws a ConfigError that names every wrong one at once. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Values {
  const problems: string[] = [];
  const values = readVariables(env, problems);
  if (values.NODE_ENV === 'production')
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
  return values;
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
