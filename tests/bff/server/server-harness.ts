import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createFront, type Front, type Route, type Timeouts } from '../../../bff/http/front.ts';
import type { Load } from '../../../bff/http/load.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { createMetrics } from '../../../bff/http/metrics.ts';
import type { RequestRate } from '../../../bff/http/request-rate.ts';

const longTimeouts: Timeouts = { headers: 10_000, request: 60_000, check: 1_000 };

export interface TestFront {
  readonly front: Front;
  readonly origin: string;
  readonly port: number;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly log: string[];
}

/** The HTTP server alone, with routes of the test. */
export async function testFront(
  routes: readonly Route[],
  options: {
    timeouts?: Timeouts;
    trustProxy?: number;
    refusesProxies?: boolean;
    rate?: RequestRate;
    load?: Load;
    publicUrl?: string;
    open?: boolean;
    logLevel?: string;
    port?: number;
  } = {},
): Promise<TestFront> {
  const log: string[] = [];
  const metrics = createMetrics();
  const front = createFront({
    logger: createLogger(options.logLevel ?? 'debug', { write: (line) => void log.push(line) }),
    metrics,
    publicUrl: options.publicUrl,
    trustProxy: options.trustProxy ?? 0,
    refusesProxies: options.refusesProxies ?? false,
    ...(options.rate && { rate: options.rate }),
    ...(options.load && { load: options.load }),
    timeouts: options.timeouts ?? longTimeouts,
  });
  const port = await front.listen(options.port ?? 0, '127.0.0.1');
  onTestFinished(() => front.stop(0));
  if (options.open !== false) front.open(routes, {});
  return { front, origin: `http://127.0.0.1:${port}`, port, metrics, log };
}

/** A route for everything, that takes bodies of at most 1,000 bytes. */
export function route(handle: Route['handle'], more: Partial<Route> = {}): Route {
  return {
    name: 'test',
    matches: () => true,
    policy: 'data',
    body: { bytes: 1_000, pause: 5_000, total: 5_000 },
    handle,
    ...more,
  };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const indexPage =
  '<!doctype html><title>t</title><script>document.title = "ready"</script><script src="/a.js"></script>';
export const hashedScript = `export const words = "${'many words '.repeat(200)}";`;

/** What a build leaves in dist/web, in small. */
export async function webFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const files: Record<string, string | Buffer> = {
    'index.html': indexPage,
    'index/index.html': '<!doctype html><title>prerendered</title>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.unknown': 'not served',
    'assets/index-Ab3dE_9x.js': hashedScript,
    'assets/index-Ab3dE_9x.js.br': brotliCompressSync(hashedScript),
    'assets/index-Ab3dE_9x.js.gz': gzipSync(hashedScript),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return folder;
}

/** Sends bytes and returns all that comes back until the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
