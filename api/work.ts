import type { Db } from '../db/engine/connect.ts';
import { isDiskFull } from '../db/engine/scratch.ts';
import { importSentences } from './contract/rules/import-sentences.ts';
import type { ApiDeps } from './deps.ts';
import { Refusal } from './refusal.ts';

/** Work that waits in a database, which several processes may share. */
export interface Work {
  /** Takes up what waits, now or when there is a place. */
  wake(): void;
  /** Tidies up, and takes up what other processes have left behind; with `tidying` it does so by itself now and then. */
  look(): void;
  /** Resolves when nothing is worked on any more. */
  settled(): Promise<void>;
  /** Stops; what was under way begins again at the next start. */
  close(): Promise<void>;
}

interface WorkOptions {
  /** What is worked on at once in one process. */
  readonly places: number;
  /** Takes one and does it; false where nothing waits. */
  readonly next: (deps: ApiDeps, signal: AbortSignal) => Promise<boolean>;
  /** What the log says of a fault. */
  readonly failed: string;
  /** What is to be done now and then, and how often, in milliseconds. */
  readonly tidying?: { readonly every: number; readonly task: (deps: ApiDeps) => Promise<void> };
}

/** Makes the work of a kind: one object for each database that is served. */
export function workOf({ places, next, failed, tidying }: WorkOptions): (deps: ApiDeps) => Work {
  const served = new WeakMap<Db, Work>();

  function start(deps: ApiDeps): Work {
    const ending = new AbortController();
    const running = new Set<Promise<void>>();
    /** Somebody woke it since a worker last looked and found nothing. */
    let isNews = false;

    async function work(): Promise<void> {
      while (!ending.signal.aborted) {
        isNews = false;
        const hadOne = await next(deps, ending.signal);
        if (!hadOne && !isNews) return;
      }
    }

    function begin(task: () => Promise<void>): void {
      const begun = task()
        .catch((error: unknown) => deps.logger.error({ err: error }, failed))
        .finally(() => running.delete(begun));
      running.add(begun);
    }

    const started: Work = {
      wake() {
        isNews = true;
        if (!ending.signal.aborted && running.size < places) begin(work);
      },
      look() {
        if (tidying) begin(() => tidying.task(deps));
        started.wake();
      },
      async settled() {
        while (running.size > 0) await Promise.all(running);
      },
      async close() {
        clearInterval(timer);
        ending.abort();
        await started.settled();
        served.delete(deps.db);
      },
    };
    const timer = tidying && setInterval(() => started.look(), tidying.every).unref();
    return started;
  }

  return (deps) => {
    const known = served.get(deps.db);
    if (known !== undefined) return known;
    const started = start(deps);
    served.set(deps.db, started);
    return started;
  };
}

/** Why work has failed, for who waits for it; `unforeseen` where nobody foresaw it. */
export function failureOf(error: unknown, unforeseen: string): string {
  if (error instanceof Refusal) return error.message;
  // Who asks again at once does not get it either.
  return isDiskFull(error) ? importSentences.diskFull : unforeseen;
}
