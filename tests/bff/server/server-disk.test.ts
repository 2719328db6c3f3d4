import { chmod, chown, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { type ServerOptions, startServer } from '../../../bff/server.ts';
import { openDatabase } from '../../../db/engine/connect.ts';
import { temporaryFolder, webFolder } from './server-harness.ts';

async function start(dataDir: string, options: ServerOptions = {}) {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off', SIMULATOR: 'off' });
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const server = await startServer(config, { logger, webFolder: await webFolder(), ...options });
  onTestFinished(() => server.close());
  const ready = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return { status: response.status, ...(await response.json()) };
  };
  return { ...server, log, ready };
}

const modeOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

describe('A data folder', () => {
  it('that was there for everybody is for its owner only once a server has it, with all in it', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await (await start(dataDir)).close();
    const inner = ['uploads', 'exports'].map((name) => join(dataDir, name));
    for (const folder of inner) {
      await mkdir(folder);
      await writeFile(join(folder, 'file-1'), 'sales');
      await chmod(join(folder, 'file-1'), 0o644);
    }
    await chmod(dataDir, 0o755);
    for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), 0o755);

    const { log } = await start(dataDir);
    expect(await modeOf(dataDir)).toBe('700');
    for (const folder of inner) {
      expect(await modeOf(folder)).toBe('700');
      expect(await modeOf(join(folder, 'file-1'))).toBe('600');
    }
    const names = (await readdir(dataDir)).filter((name) => !['uploads', 'exports'].includes(name));
    expect(names).toEqual(expect.arrayContaining(['main.db', 'main.db-wal', 'mqtt-secret']));
    for (const name of names) expect(await modeOf(join(dataDir, name)), name).toBe('600');
    expect(log.join()).not.toContain('Other users');
  });

  it('that is made is for its owner only, with all in it', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await start(dataDir);
    expect(await modeOf(dataDir)).toBe('700');
    for (const name of await readdir(dataDir))
      expect(await modeOf(join(dataDir, name)), name).toBe('600');
  });
});

describe.skipIf(process.getuid?.() !== 0)('A data folder of another user', () => {
  it('is left as it is, and warned of', async () => {
    const dataDir = await temporaryFolder();
    await chown(dataDir, 4711, 4711);
    await chmod(dataDir, 0o755);
    const { log } = await start(dataDir);
    expect(await modeOf(dataDir)).toBe('755');
    expect(log.filter((line) => line.includes('Other users of this machine'))).toHaveLength(1);
  });
});

describe('A server that cannot write', () => {
  it('to its data folder says so until it can, and is ready all the same', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const { ready } = await start(dataDir, { probeEvery: 0 });
    expect(await ready()).toMatchObject({ status: 200, disk: 'ok', db: 'ok' });
    await rename(dataDir, `${dataDir}.away`);
    expect(await ready()).toMatchObject({ status: 200, degraded: ['disk'], disk: 'failed' });
    await rename(`${dataDir}.away`, dataDir);
    expect(await ready()).toMatchObject({ status: 200, degraded: [], disk: 'ok' });
  });

  it('to its database is not ready until it can, though it can read', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const { ready } = await start(dataDir, { probeEvery: 0 });
    const db = await openDatabase(`sqlite:${join(dataDir, 'main.db')}`);
    onTestFinished(() => db.destroy());
    const full = sql`select raise(abort, 'database or disk is full')`;
    await sql`create trigger full before insert on write_probe begin ${full}; end`.execute(db);
    expect(await ready()).toMatchObject({ status: 503, ready: false, db: 'failed', disk: 'ok' });
    await sql`drop trigger full`.execute(db);
    expect(await ready()).toMatchObject({ status: 200, db: 'ok' });
  });

  it('because another process is writing for long is ready', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const { ready } = await start(dataDir, { probeEvery: 0 });
    const db = await openDatabase(`sqlite:${join(dataDir, 'main.db')}`);
    onTestFinished(() => db.destroy());
    const writing = await db.startTransaction().execute();
    expect(await ready()).toMatchObject({ status: 200, db: 'ok' });
    await writing.rollback().execute();
  });
});
