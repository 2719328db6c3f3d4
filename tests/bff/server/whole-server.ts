import { onTestFinished } from 'vitest';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../../bff/server.ts';
import { temporaryFolder, webFolder } from './server-harness.ts';

/** The server with all its parts in a folder of its own, which ends with its test. */

interface TestServer extends RunningServer {
  readonly dataDir: string;
  readonly log: string[];
}

export async function start(
  env: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const log: string[] = [];
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    SIMULATOR: 'off',
    ...env,
  });
  const server = await startServer(config, {
    logger: createLogger('info', { write: (line) => void log.push(line) }),
    webFolder: await webFolder(),
    ...options,
  });
  onTestFinished(() => server.close());
  return { ...server, dataDir, log };
}

export const readyOf = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
};
