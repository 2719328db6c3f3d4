import type { Db } from '../../db/engine/connect.ts';
import { claimExport, updateClaimed } from '../../db/files/exports.ts';
import type { ApiDeps } from '../deps.ts';
import { sweep } from './export-files.ts';
import { lease, runExport, tellExport } from './export-run.ts';

/** Exports that one process writes at once. */
const places = 2;
/** After so many starts without an end an export is given up. */
const mostAttempts = 3;
/** How often it is looked for what other processes have left behind, and for what is too old. Milliseconds. */
const lookEvery = 15_000;

export interface ExportWork {
  /** Takes up what waits, now or when there is a place. */
  wake(): void;
  /** The same for what others have left behind, and deletes what is too old; it does so by itself now and then. */
  look(): void;
  /** Resolves when nothing is worked on any more. */
  settled(): Promise<void>;
  /** Stops; what was under way begins again at the next start. */
  close(): Promise<void>;
}

const served = new WeakMap<Db, ExportWork>();

/** The work on the exports of a database: one object for each server. */
export function exportWork(deps: ApiDeps): ExportWork {
  const known = served.get(deps.db);
  if (known !== undefined) return known;
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  /** Somebody woke it since a worker last looked and found nothing. */
  let isNews = false;

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      isNews = false;
      const now = deps.now();
      const row = await claimExport(deps.db, { now, until: now + lease });
      if (row === undefined) {
        if (!isNews) return;
      } else if (row.attempts > mostAttempts) {
        const error = '导出多次中断，请重新导出';
        const failed = { state: 'failed', lease_until: null, error, finished_at: now } as const;
        await updateClaimed(deps.db, row, failed);
        await tellExport(deps, row.id);
      } else await runExport(deps, row, ending.signal);
    }
  }

  function begin(task: () => Promise<void>): void {
    const begun = task()
      .catch((error: unknown) => deps.logger.error({ err: error }, 'Work on exports failed'))
      .finally(() => running.delete(begun));
    running.add(begun);
  }

  const created: ExportWork = {
    wake() {
      isNews = true;
      if (!ending.signal.aborted && running.size < places) begin(work);
    },
    look() {
      begin(() => sweep(deps));
      created.wake();
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      clearInterval(timer);
      ending.abort();
      await created.settled();
      served.delete(deps.db);
    },
  };
  const timer = setInterval(() => created.look(), lookEvery).unref();
  served.set(deps.db, created);
  return created;
}
