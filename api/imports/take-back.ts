import type { Db } from '../../db/engine/connect.ts';
import { deleteConversions } from '../../db/imports/import-conversions.ts';
import { lockImport, updateUnfinished } from '../../db/imports/imports.ts';
import { deleteMadeShops } from '../../db/imports/made-shops.ts';
import { takeBackLines } from '../../db/imports/take-back.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { stillStanding } from './abandoned.ts';
import { jobView } from './job-view.ts';
import { type ImportResult, type ImportRun, throttled } from './run.ts';
import { ImportCancelled } from './save.ts';

export type TakeBackRun = Pick<ImportRun, 'importId' | 'now' | 'signal' | 'report' | 'shown'> & {
  readonly db: Db;
};

/**
 * Takes back an import that waits for it, or what is in the figures of one that broke off, all of it in one transaction. Undefined when it was stopped; then,
 * as after an error, which is noted and thrown, the import stands as it did.
 */
export async function runTakeBack(run: TakeBackRun): Promise<ImportResult | undefined> {
  const { db, importId, now, signal } = run;
  const report = throttled(run.report);
  const started = await updateUnfinished(db, importId, {
    status: 'running',
    heartbeat_at: now(),
  });
  if (started === undefined) return undefined;
  await report(jobView(started));
  try {
    const { row, mallIds } = await db.transaction().execute(async (trx) => {
      await lockImport(trx, started);
      await deleteConversions(trx, importId);
      const changed = await takeBackLines(trx, started, now(), (share) => {
        signal?.throwIfAborted();
        return report({ ...jobView(started), percent: Math.floor(share * 99) });
      });
      const gone = await deleteMadeShops(trx, started);
      const taken = await updateUnfinished(trx, importId, {
        phase: null,
        made_shops: null,
        heartbeat_at: now(),
        ...(started.ends_as === null
          ? { status: 'done', percent: 100, taken_back_at: now() }
          : { status: started.ends_as, finished_at: now(), lines_shown: 0, ends_as: null }),
      });
      if (taken === undefined) throw new ImportCancelled('Somebody else ended it');
      return { row: taken, mallIds: changed.filter((mallId) => !gone.includes(mallId)) };
    });
    const job = jobView(row);
    await report(job);
    return { job, mallIds };
  } catch (error) {
    if (error instanceof ImportCancelled || signal?.aborted) return undefined;
    // Of a part nothing may stay: it falls silent, and is taken back anew (abandoned.ts).
    if (started.ends_as !== null) throw error;
    const change = stillStanding(importSentences.takeBackFailed);
    const row = await updateUnfinished(db, importId, change);
    if (row !== undefined) await report(jobView(row));
    throw error;
  }
}
