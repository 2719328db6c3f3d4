import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { processEnv } from '../../support/process-env.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

it.each([
  ['import', 'api/imports/cli.ts', []],
  ['coupons', 'api/billing/cli.ts', []],
  ['forget-key', 'api/binding/cli.ts', []],
  ['backup', 'api/backup/cli.ts', ['backup']],
  ['restore', 'api/backup/cli.ts', ['restore']],
])('%s tells how it is called, and does nothing', async (name, script, given) => {
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
