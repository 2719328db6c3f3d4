import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server of one test, which the test may stop and start again. */
export interface PostgresServer {
  readonly url: string;
  /** Ends it at once, connections and all, as a crash of the machine would. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** Where initdb and pg_ctl are; undefined where PostgreSQL is not installed. */
const programs = await findPrograms();

/** PostgreSQL refuses to run as root: there, it runs as this user. */
const user = process.getuid?.() === 0 ? await idOf('postgres') : undefined;

/** Why no server can be started here; undefined where one can. */
export const noPostgresServer =
  programs === undefined
    ? 'initdb and pg_ctl were not found'
    : process.getuid?.() === 0 && user === undefined
      ? 'this is root, and there is no user postgres'
      : undefined;

/** Makes and starts a server; it is ended and removed when the test is over. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-postgres-'));
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string, ...args: string[]) =>
    run(join(programs ?? '', name), args, { cwd: folder, ...user });
  const crash = async () => {
    await program('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  };
  let isRunning = false;
  onTestFinished(async () => {
    if (isRunning) await crash();
    await rm(folder, { recursive: true, force: true });
  });
  await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = async () => {
    // Its log goes to a file: a pipe that it inherits would keep pg_ctl from ending.
    const log = join(folder, 'log');
    await program('pg_ctl', '-D', data, '-w', '-l', log, '-o', options, 'start');
    isRunning = true;
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash: async () => {
      isRunning = false;
      await crash();
    },
  };
}

async function findPrograms(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  );
}

async function idOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
