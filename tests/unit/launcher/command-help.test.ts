import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { processEnv } from '../../support/process-env.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

const commands: [name: string, script: string, given: string[]][] = [
  ['import', 'api/imports/cli.ts', []],
  ['coupons', 'api/billing/cli.ts', []],
  ['forget-key', 'api/binding/cli.ts', []],
  ['backup', 'api/backup/cli.ts', ['backup']],
  ['restore', 'api/backup/cli.ts', ['restore']],
];

it.each(commands)('%s tells how it is called, and does nothing', async (name, script, given) => {
  // A folder that cannot be made: whatever is opened fails.
  const env = { ...processEnv, DATA_DIR: '/dev/null/none' };
  const { stdout, stderr } = await run(process.execPath, [script, ...given, '--help'], {
    cwd: root,
    env,
  });
  expect(stdout).toMatch(/^用法：npm run /);
  expect(stdout).toContain(`npm run ${name} -- `);
  expect(stdout).toContain('--help');
  expect(stderr).toBe('');
});

it.each(commands)('%s ends in good order where nobody reads on', async (_name, script, given) => {
  const child = spawn(process.execPath, [script, ...given, '--help'], {
    cwd: root,
    env: processEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const said = child.stderr.toArray();
  const [code] = await once(child, 'close');
  expect(Buffer.concat(await said).toString()).toBe('');
  expect(code).toBe(0);
});
