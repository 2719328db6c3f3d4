import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Prints or checks the index of a copy of the migrations. */
function copyOfMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('db/migrations', folder, { recursive: true });
  return {
    add: (name: string) =>
      writeFileSync(join(folder, name), 'export async function up(): Promise<void> {}\n'),
    print: (...options: string[]) =>
      spawnSync(process.execPath, [join(folder, 'print-index.ts'), ...options], {
        encoding: 'utf8',
      }),
  };
}

it('The index of the migrations is that of the folder', () => {
  const { add, print } = copyOfMigrations();
  expect(print('--check').status).toBe(0);
  add('9998_later.ts');
  expect(print('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('stale') });
  expect(print().status).toBe(0);
  expect(print('--check').status).toBe(0);
});

it('Two migrations of one number are refused', () => {
  const { add, print } = copyOfMigrations();
  add('0027_other.ts');
  expect(print()).toMatchObject({ status: 1, stderr: expect.stringContaining('0027') });
});
