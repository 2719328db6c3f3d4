import { setTimeout as pause } from 'node:timers/promises';
import type { ApiDeps } from './deps.ts';

export interface Repeated {
  /** Ends the work at its next stop, and resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** Does something now and then every minute; what fails is logged with these words, and tried again. */
export function everyMinute(
  { logger }: Pick<ApiDeps, 'logger'>,
  failed: string,
  work: (signal: AbortSignal) => Promise<unknown>,
  intervalMs = 60_000,
): Repeated {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      try {
        await work(ending.signal);
      } catch (error) {
        logger.error({ err: error }, failed);
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
