import { setTimeout as pause } from 'node:timers/promises';
import { rollWindows } from '../../db/statistics/roll-windows.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import type { ApiDeps } from '../deps.ts';

export interface Rolling {
  /** Ends after the shop that is being written, and resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/**
 * Brings the sums over the last days to a new day soon after it began, and makes those of new shops. Until
 * then figures are the same and only take longer.
 */
export function startRolling(
  deps: Pick<ApiDeps, 'db' | 'now' | 'logger'>,
  intervalMs = 60_000,
): Rolling {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      try {
        await rollWindows(deps.db, shanghaiDay(deps.now()), ending.signal);
      } catch (error) {
        deps.logger.error({ err: error }, 'The sums over the last days could not be rolled on');
      }
      await pause(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
