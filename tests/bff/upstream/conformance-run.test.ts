import { execFile } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boss, password } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { startForeignUpstream } from '../../conformance/upstream.ts';

/** What `npm run conformance` says of a server with these habits. */
async function run(habits: Partial<Habits>, args: readonly string[] = []) {
  const upstream = await startForeignUpstream(habits);
  onTestFinished(() => upstream.close());
  const said = await command(upstream.url, ...args);
  const calls = upstream.requests.map(({ call }) => call);
  return { ...said, calls };
}

const command = (...args: readonly string[]) => commandWith({}, ...args);

const commandWith = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['tests/conformance/run.ts', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

const asBoss = ['--phone', boss.phone, '--password', password];

describe('npm run conformance', () => {
  it('says of every read whether it is there, missing or of another make', async () => {
    const { code, output, calls } = await run({ ids: 'number', cookie: true }, asBoss);
    expect(output).toMatch(/^A boss, 4 shops$/m);
    expect(output).toMatch(/^there +given +getShopList /m);
    expect(output).toMatch(/^missing +assigned +queryUserGroups .*HTTP 404$/m);
    expect(output).toMatch(/^not asked +assigned +getSkuChanges .* needs id$/m);
    expect(output).toMatch(/^odd +given +getHistoryTotalSales .*data: .*expected object/m);
    expect(output).toMatch(/^\d+ there, \d+ missing, \d+ odd/m);
    expect(code).toBe(1);
    // It reads, and changes nothing.
    expect(calls.filter((call) => /save|submit|remove|delete|bindAccount/i.test(call))).toEqual([]);
  });

  it('asks only what is open to anyone while nobody has signed in', async () => {
    const { code, output } = await run({});
    expect(output).toContain('Nobody has signed in');
    expect(output).toMatch(/^there +given +getIndexNoticeInfo /m);
    expect(code).toBe(0);
  });

  it('says in a sentence why nobody can be signed in', async () => {
    const refused = await run({}, ['--phone', boss.phone, '--password', 'wrong-1']);
    expect(refused.output).toMatch(
      /^\d+ could not be signed in at \S+: login is refused \(1 .+\)\.\n$/,
    );
    expect(refused.code).toBe(1);
    const away = await command('http://127.0.0.1:9', ...asBoss);
    expect(away.output).toMatch(
      /: login is failed \(UPSTREAM_UNREACHABLE: .*ECONNREFUSED.*\)\.\n$/,
    );
    expect(away.code).toBe(1);
  });

  it.each([
    [
      'UPSTREAM_PATHS',
      '/none',
      'UPSTREAM_PATHS: /none is not there; correct the path, or make it.',
    ],
    ['UPSTREAM_MONEY', 'cent', 'UPSTREAM_MONEY must be fen or yuan; it is "cent".'],
  ])('names %s where it is wrong', async (variable, value, words) => {
    const { code, output } = await commandWith({ [variable]: value }, 'http://127.0.0.1:9');
    expect(output).toContain(words);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('tells how it is called', async () => {
    expect(await command('--help')).toEqual({
      code: 0,
      output: expect.stringMatching(/^npm run conformance -- URL/),
    });
  });
});
