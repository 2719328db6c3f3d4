import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { processEnv } from '../../support/process-env.ts';
import { temporaryFolder } from '../../support/product.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../../api/backup/cli.ts');

const ownMounts = ['--map-root-user', '--mount', 'sh', '-ec'];
const mounted = 'mount -t tmpfs -o size=1m tmpfs "$SMALL"; ';
/** Whether a disk of one megabyte can be had, which Linux gives to one process alone. */
const isPossible =
  spawnSync('unshare', [...ownMounts, `${mounted}true`], { env: { ...processEnv, SMALL: '/mnt' } })
    .status === 0;

/** A database of more than fits on the small disk. */
async function filled(): Promise<string> {
  const dataDir = await temporaryFolder();
  const db = await openDatabase(`sqlite:${join(dataDir, 'main.db')}`);
  await migrate(db);
  const text = randomBytes(2_000_000).toString('base64');
  await db
    .insertInto('outbox_message')
    .values({ phone: '13900000001', purpose: 'login', created_at: 1, text })
    .execute();
  await db.destroy();
  return dataDir;
}

/** What the command says and leaves on the small disk. */
async function onSmallDisk(small: string, dataDir: string, given: string): Promise<string> {
  const script = `${mounted}"$NODE" "$CLI" ${given} 2>&1 || find "$SMALL" -type f`;
  const env = { ...processEnv, SMALL: small, NODE: process.execPath, CLI: cli, DATA_DIR: dataDir };
  return (await run('unshare', [...ownMounts, script], { env })).stdout.trim();
}

describe.skipIf(!isPossible)('a disk that is read-only', { timeout: 120_000 }, () => {
  it.each(['backup', 'restore'])('is told as such by %s, and not as missing', async (command) => {
    const disk = await temporaryFolder();
    const dataDir = command === 'backup' ? await filled() : join(disk, 'new', 'data');
    const script = `${mounted}mount -o remount,ro "$SMALL"; "$NODE" "$CLI" ${command} ${join(disk, 'new', 'b.tgz')} 2>&1 || true`;
    const env = { ...processEnv, SMALL: disk, NODE: process.execPath, CLI: cli, DATA_DIR: dataDir };
    const { stdout } = await run('unshare', [...ownMounts, script], { env });
    expect(stdout).toContain(disk);
    expect(stdout).toMatch(/ 不能由当前用户读写，请给予权限，或换一个位置\n$/);
  });
});

describe.skipIf(!isPossible)('a disk that is full', { timeout: 120_000 }, () => {
  const words = '所在的磁盘没有空间了，请腾出空间后重试；什么都没有改变';

  it('is that of the backup, not of the database, and keeps no half of it', async () => {
    const small = await temporaryFolder();
    const told = await onSmallDisk(small, await filled(), `backup ${join(small, 'backup.tgz')}`);
    expect(told).toBe(`${small} ${words}`);
  });

  it('does not make a backup that is restored there a damaged one', async () => {
    const [dataDir, small] = [await filled(), await temporaryFolder()];
    const file = join(await temporaryFolder(), 'backup.tgz');
    const env = { ...processEnv, DATA_DIR: dataDir };
    await run(process.execPath, [cli, 'backup', file], { env });
    expect(await onSmallDisk(small, small, `restore ${file}`)).toBe(`${small} ${words}`);
    expect(await readdir(small)).toEqual([]);
  });
});
