import type { Db } from '../../db/engine/connect.ts';
import { insertRefusals } from '../../db/imports/import-refusals.ts';
import { findImport, lockImport, updateUnfinished } from '../../db/imports/imports.ts';
import { deleteMadeShops } from '../../db/imports/made-shops.ts';
import { StagedFile } from '../../db/imports/staged-file.ts';
import { takeBackLines } from '../../db/imports/take-back.ts';
import type { SalesImport } from '../../db/schema.ts';
import { importOptions } from '../contract/import-files.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { type ImportJob, jobView } from './job-view.ts';
import { type FileContent, readSalesFile } from './read-file.ts';
import { asDiskShort } from './room.ts';
import type { SalesFile } from './sales-file.ts';
import { ImportCancelled, type Saved, saveContent } from './save.ts';
import { saveInParts } from './save-in-parts.ts';
import { unpaidRows } from './unpaid-rows.ts';

export interface ImportRun {
  readonly db: Db;
  readonly importId: number;
  readonly file: SalesFile;
  /** Bytes of content that are read at most. */
  readonly limit: number;
  readonly now: () => number;
  /** Stops the import; nothing of it is kept. */
  readonly signal?: AbortSignal;
  /** Called with every change of status and phase, and a few times a second between. May wait. */
  readonly report?: (job: ImportJob) => void | Promise<void>;
  /** Called when the figures of shops have changed before its end. May wait. */
  readonly shown?: (mallIds: readonly string[]) => void | Promise<void>;
}

export interface ImportResult {
  readonly job: ImportJob;
  /** The shops that have new data. */
  readonly mallIds: readonly string[];
}

/** Reading is the first half of the progress that is shown, saving the second. */
const readingShare = 50;
/** Least time between two reports of one phase, in milliseconds. */
const reportInterval = 200;
/** Least time between two tellings that figures have grown, in milliseconds. */
const shownInterval = 1_000;
/** How often a running import notes that it lives, in milliseconds. */
const heartbeat = 2_000;

/**
 * Runs a queued import to its end: the whole file is read and checked first, then everything is saved, at
 * once or, where the person wishes to see the figures grow, in parts. A file that cannot be imported ends as `failed` with a sentence that says why. Undefined when
 * the import was cancelled meanwhile. Other errors are noted as `failed` too, and thrown.
 */
export async function runImport(run: ImportRun): Promise<ImportResult | undefined> {
  const { db, importId, now } = run;
  const report = throttled(run.report);
  const started = await updateUnfinished(db, importId, {
    status: 'running',
    phase: 'reading',
    heartbeat_at: now(),
  });
  if (started === undefined) return undefined;
  await report(jobView(started));
  let content: FileContent | undefined;
  const staged = new StagedFile();
  try {
    const options = importOptions.parse(JSON.parse(started.options));
    content = await read(run, report, started, options, staged);
    if (staged.lineCount === 0) {
      throw new FileProblem(sentence(importSentences.fileRefused, { rows: content.rowsRead }));
    }
    const saving = await updateUnfinished(db, importId, {
      phase: 'saving',
      percent: readingShare,
      rows_read: content.rowsRead,
      rows_refused: content.rowsRefused,
      heartbeat_at: now(),
    });
    if (saving === undefined) throw new ImportCancelled('The import was cancelled');
    await report(jobView(saving));
    const { row, mallIds } = await save(run, report, saving, options, content, staged);
    const job = jobView(row);
    await report(job);
    return { job, mallIds };
  } catch (failure) {
    const error = asDiskShort(failure);
    if (error instanceof ImportCancelled || run.signal?.aborted) return undefined;
    const job = await fail(run, content, error);
    if (job !== undefined) await report(job);
    if (!(error instanceof FileProblem)) throw error;
    return job && { job, mallIds: [] };
  } finally {
    staged.close();
  }
}

async function save(
  run: ImportRun,
  report: Report,
  saving: SalesImport,
  options: ImportOptions,
  content: FileContent,
  staged: StagedFile,
): Promise<Saved> {
  const { db, now, signal } = run;
  if (!options.isShownEarly || saving.dry_run === 1)
    return saveContent(db, saving, options, content, staged, now, (share) => {
      signal?.throwIfAborted();
      return report({ ...jobView(saving), percent: percentSaved(share) });
    });
  const tell = tellingShops(run);
  const shown = async (row: SalesImport, mallIds: readonly string[]): Promise<void> => {
    await tell(mallIds);
    await report(jobView(row));
    signal?.throwIfAborted();
  };
  return saveInParts(db, saving, options, content, staged, now, percentSaved, shown);
}

const percentSaved = (share: number): number =>
  readingShare + Math.floor(share * (99 - readingShare));

/** Tells of shops at most once a second: every open page reads its figures again. */
function tellingShops({ shown }: ImportRun): (mallIds: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  return async (mallIds) => {
    for (const mallId of mallIds) waiting.add(mallId);
    if (performance.now() - last < shownInterval) return;
    last = performance.now();
    await shown?.([...waiting]);
    waiting.clear();
  };
}

type Report = (job: ImportJob) => Promise<void>;

/** Lets the first report of a phase through, and then a few a second. */
export function throttled(report: ImportRun['report']): Report {
  let step = '';
  let last = 0;
  return async (job) => {
    const isNewStep = step !== `${job.status} ${job.phase}`;
    if (!isNewStep && performance.now() - last < reportInterval) return;
    step = `${job.status} ${job.phase}`;
    last = performance.now();
    await report?.(job);
  };
}

async function read(
  run: ImportRun,
  report: Report,
  started: SalesImport,
  options: ImportOptions,
  staged: StagedFile,
): Promise<FileContent> {
  const { db, importId, now, signal } = run;
  let lastBeat = now();
  return readSalesFile(run.file, options, staged, {
    limit: run.limit,
    now: now(),
    signal,
    check: await unpaidRows(db, started.owner_id, options, now()),
    progress: async (rowsRead, share) => {
      const percent = Math.floor(share * readingShare);
      if (now() - lastBeat >= heartbeat) {
        lastBeat = now();
        const changes = { percent, rows_read: rowsRead, heartbeat_at: lastBeat };
        const row = await updateUnfinished(db, importId, changes);
        if (row === undefined) throw new ImportCancelled('The import was cancelled');
      }
      await report({ ...jobView(started), percent, rowsRead });
    },
  });
}

/** Notes that an import has failed; what is in the figures of it goes in the same transaction. */
async function fail(
  { db, importId, now, shown }: ImportRun,
  content: FileContent | undefined,
  error: unknown,
): Promise<ImportJob | undefined> {
  const message = error instanceof FileProblem ? error.message : importSentences.importFailed;
  let changed: readonly string[] = [];
  const job = await db.transaction().execute(async (trx) => {
    const before = await findImport(trx, importId);
    if (before !== undefined && (before.lines_shown > 0 || before.made_shops !== null)) {
      await lockImport(trx, before);
      const taken = await takeBackLines(trx, before, now());
      const gone = await deleteMadeShops(trx, before);
      changed = taken.filter((mallId) => !gone.includes(mallId));
    }
    const row = await updateUnfinished(trx, importId, {
      status: 'failed',
      phase: null,
      lines_shown: 0,
      made_shops: null,
      error: message,
      rows_read: content?.rowsRead ?? 0,
      rows_refused: content?.rowsRefused ?? 0,
      finished_at: now(),
    });
    if (row !== undefined && content !== undefined) {
      await insertRefusals(trx, importId, content.refusals);
    }
    return row && jobView(row);
  });
  await shown?.(changed);
  return job;
}
