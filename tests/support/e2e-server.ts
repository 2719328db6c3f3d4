import { inject } from 'vitest';
import type { E2eServer } from './e2e-setup.ts';

/** The product that runs for the tests of this worker alone. */
export function e2eServer(): E2eServer {
  const servers = inject('servers');
  const server = servers[(Number(process.env.VITEST_POOL_ID) - 1) % servers.length];
  if (server === undefined) throw new Error('No server was started for this worker');
  return server;
}
