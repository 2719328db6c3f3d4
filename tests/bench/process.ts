import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { serverFlags } from '../../bff/install.mjs';

/** A server of the benchmark, running as a process of its own. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  /** CPU time used so far, all threads, in milliseconds. */
  cpu(): Promise<number>;
  /** Resident memory now, and the most so far, in bytes. */
  memory(): Promise<{ now: number; peak: number }>;
  stop(): Promise<void>;
}

/**
 * CPU time of a process in milliseconds, from what Linux's /proc tells of each of its threads in nanoseconds: that of
 * the process is told in hundredths of a second, of which a round of requests may take only four. Threads that have
 * ended are not counted.
 */
export async function cpuOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder);
  const used = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8')),
  );
  return used.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}

async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) =>
    Number(status.match(new RegExp(`${name}:\\s+(\\d+) kB`))?.[1]) * 1024;
  return { now: field('VmRSS'), peak: field('VmHWM') };
}

/** Starts a script and waits for the address that it prints. */
export async function start(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Contender> {
  const child = spawn(process.execPath, ['--disable-warning=DEP0169', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(name, child);
  const pid = child.pid ?? 0;
  return {
    name,
    url,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** How the product runs on a folder of its own. */
export const ownEnv = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'development',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO: 'off',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
});

/** The product itself, as `npm run build` made it. */
export const startOurs = (
  dataDir: string,
  env: Record<string, string> = {},
  script = 'dist/server.mjs',
  name = 'ours',
): Promise<Contender> => start(name, [...serverFlags, script], { ...ownEnv(dataDir), ...env });

function addressOf(name: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    if (!child.stdout) return reject(new Error(`${name} has no output`));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      if (address) resolve(address);
    });
  });
}

/** Of a process and those that it has started. */
async function mostMemoryOf(pid: number): Promise<number> {
  const started = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = started.split(' ').filter(Boolean).map(Number);
  const peaks = [pid, ...pids].map(async (each) => (await memoryOf(each)).peak || 0);
  return Math.max(...(await Promise.all(peaks)));
}

/** Runs a script to its end; its CPU and time, and the most memory of it or of a process that it has started. */
export async function runToEnd(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ cpu: number; wall: number; peak: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid ?? 0;
  let peak = 0;
  let cpu = 0;
  const sample = setInterval(() => {
    mostMemoryOf(pid).then(
      (most) => {
        peak = Math.max(peak, most);
      },
      () => {},
    );
    cpuOf(pid).then(
      (used) => {
        cpu = used;
      },
      () => {},
    );
  }, 50);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(sample);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return { cpu, wall: performance.now() - begun, peak };
}
