import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { processEnv } from './process-env.ts';

/** A server process of one test, which the test may kill and start again where it was. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Everything that was written to stdout and stderr so far, line by line, over all starts. */
  readonly output: readonly string[];
  /** Process ids of the imports that run now. Linux only. */
  imports(): Promise<number[]>;
  /** Ends it as a crash or a power cut does. */
  kill(): Promise<void>;
  /** Starts it again with the same settings, folder and port. */
  restart(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** From the build, as `npm start` does; or from the sources, where no build is needed. */
const entries = { build: 'dist/server.mjs', sources: 'bff/main.ts' } as const;

export interface ProductOptions {
  readonly from?: keyof typeof entries;
}

/**
 * Starts the product with nothing in it but what the variables ask for: no demo, no simulator, a data
 * folder of its own, and none of the variables of the test run. It is killed when the test is over.
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  options: ProductOptions = {},
): Promise<Product> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const entry = join(root, entries[options.from ?? 'build']);
  const output: string[] = [];
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);

  async function start(port: string): Promise<string> {
    const given = { DEMO: 'off', SIMULATOR: 'off', NODE_ENV: 'development', HOST: '127.0.0.1' };
    child = spawn(process.execPath, ['--disable-warning=DEP0169', entry], {
      cwd: root,
      env: { ...processEnv, ...given, ...env, DATA_DIR: dataDir, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return addressOf(child, output, port);
  }

  // With a public address the process does not print its port, so that it has to be chosen here.
  const url = await start(env.PUBLIC_URL ? String(await freePort()) : '0');
  return {
    url,
    dataDir,
    output,
    kill,
    imports: () => importsOf(child?.pid),
    restart: async () => {
      await start(new URL(url).port);
    },
  };
}

/** A folder of one test, removed when it is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-product-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address that the process prints; what it writes goes to `output` from then on too. */
function addressOf(child: ChildProcess, output: string[], port: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (line: string): void => {
      output.push(line);
      const [, printed] = line.match(/^卖家运营助手 .*?(?::(\d+))?$/) ?? [];
      if (line.startsWith('卖家运营助手')) resolve(`http://127.0.0.1:${printed ?? port}`);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', hear);
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The server ended with ${code ?? signal}:\n${output.join('\n')}`));
    });
  });
}

/** Children of the process that run the program of imports, as /proc shows them. */
async function importsOf(parent: number | undefined): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // A process may end between the two readings.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The numbers after the name in brackets begin with the state and the parent.
    const [, , ppid] = stat.slice(stat.lastIndexOf(')')).split(' ');
    if (Number(ppid) !== parent) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (/import-job\.mjs|imports\/job\.ts/.test(command)) found.push(Number(name));
  }
  return found;
}

/** What a production server cannot do without. */
export const productionEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://seller.example',
  TRUST_PROXY: 'on',
  SMS_URL: 'https://sms.example',
  DEMO: '',
  SIMULATOR: '',
} as const;
