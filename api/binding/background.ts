import type { Db } from '../../db/engine/connect.ts';
import type { Logger } from '../deps.ts';

/** Work that goes on after the answer: signing in at a slow marketplace, fetching the first sales. */
export interface Background {
  /** Runs to its end; what fails is logged. */
  run(what: string, work: () => Promise<unknown>): Promise<void>;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
}

const served = new WeakMap<Db, Background>();

/** The background work of a server, one object for each database that it serves. */
export function backgroundOf({ db, logger }: { db: Db; logger: Logger }): Background {
  const known = served.get(db);
  if (known !== undefined) return known;
  const running = new Set<Promise<void>>();
  const background: Background = {
    run(what, work) {
      const job = work().then(
        () => undefined,
        (error: unknown) => logger.error({ err: error }, `${what} failed`),
      );
      running.add(job);
      return job.finally(() => running.delete(job));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
  served.set(db, background);
  return background;
}
