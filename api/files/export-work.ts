import { claimExport, updateClaimed } from '../../db/files/exports.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import { pushWork } from '../notices/push-work.ts';
import { workOf } from '../work.ts';
import { sweep } from './export-files.ts';
import { lease, runExport, tellExport } from './export-run.ts';

/** Exports that one process writes at once. */
const places = 2;
/** After so many starts without an end an export is given up. */
const mostAttempts = 3;
/** How often it is looked for what other processes have left behind, and for what is too old. Milliseconds. */
const lookEvery = 15_000;

/** The work on the exports of a database. */
export const exportWork = workOf({
  places,
  failed: 'Work on exports failed',
  tidying: { every: lookEvery, task: sweep },
  async next(deps, signal) {
    const now = deps.now();
    const row = await claimExport(deps.db, { now, until: now + lease });
    if (row === undefined) return false;
    if (row.attempts > mostAttempts) {
      const error = workSentences.exportBrokenOff;
      const failed = { state: 'failed', lease_until: null, error, finished_at: now } as const;
      await updateClaimed(deps.db, row, failed);
      await tellExport(deps, row.id);
    } else {
      await runExport(deps, row, signal);
      pushWork(deps).look();
    }
    return true;
  },
});
