import type { ApiDeps } from '../deps.ts';
import { everyMinute, type Repeated } from '../every-minute.ts';
import { importJobs } from './jobs.ts';

/**
 * Looks again and again for imports whose process has died: what they have shown early stands in the figures until it
 * is taken back, and nobody may come to ask for them. Any process may.
 */
export const startImportWatch = (
  deps: Pick<ApiDeps, 'db' | 'now' | 'publish' | 'logger' | 'config'>,
  intervalMs?: number,
): Repeated =>
  everyMinute(
    deps,
    'Interrupted imports could not be looked for',
    () => importJobs(deps).markInterrupted(),
    intervalMs,
  );
