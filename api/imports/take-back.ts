import type { Db } from '../../db/engine/connect.ts';
import { deleteConversions } from '../../db/imports/import-conversions.ts';
import { lockImport, updateUnfinished } from '../../db/imports/imports.ts';
import { takeBackLines } from '../../db/imports/take-back.ts';
import { stillStanding } from './abandoned.ts';
import { jobView } from './job-view.ts';
import { type ImportResult, type ImportRun, throttled } from './run.ts';
import { ImportCancelled } from './save.ts';

export type TakeBackRun = Pick<ImportRun, 'importId' | 'now' | 'signal' | 'report'> & {
  readonly db: Db;
};

/**
 * Takes back an import that waits for it, all of it in one transaction. Undefined when it was stopped; then,
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
      const taken = await updateUnfinished(trx, importId, {
        status: 'done',
        phase: null,
        percent: 100,
        heartbeat_at: now(),
        taken_back_at: now(),
      });
      if (taken === undefined) throw new ImportCancelled('Somebody else ended it');
      return { row: taken, mallIds: changed };
    });
    const job = jobView(row);
    await report(job);
    return { job, mallIds };
  } catch (error) {
    if (error instanceof ImportCancelled || signal?.aborted) return undefined;
    const message = '撤销时发生意外错误，没有改变任何数据，请稍后重新撤销';
    const row = await updateUnfinished(db, importId, stillStanding(message));
    if (row !== undefined) await report(jobView(row));
    throw error;
  }
}
