import type { Db } from '../../db/engine/connect.ts';
import {
  endUnfinished,
  findImport,
  noteWaiting,
  updateUnfinished,
} from '../../db/imports/imports.ts';
import type { SalesImport } from '../../db/schema.ts';
import { importProgress, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { publishCommitted, shopsChanged } from '../events.ts';
import { tellPanelChanged } from '../shops/news.ts';
import { endAbandoned, interrupted, oneAtATime } from './abandoned.ts';
import { brokenOff, isLeftInPart } from './broken-off.ts';
import type { JobMessage, JobOrder } from './job-messages.ts';
import { startJob } from './job-process.ts';
import { type ImportJob, jobView } from './job-view.ts';
import { type KeptJob, keptJob } from './kept-job.ts';
import { type ImportResult, runImport } from './run.ts';
import { type Runner, startRunner } from './runner.ts';
import type { SalesFile } from './sales-file.ts';
import { runTakeBack, type TakeBackRun } from './take-back.ts';

const waitingBeat = 5_000;
/** Imports that run at once in one server; others wait. */
const places = 2;

type JobDeps = Pick<ApiDeps, 'db' | 'now' | 'publish' | 'logger' | 'config'>;

type DatabaseOrder = Extract<JobOrder, { kind: 'import' | 'takeBack' }>;

/**
 * The imports of one server, and those that it takes back: each runs in a process of its own, tells its progress, and is published.
 * A database in memory belongs to this process, so there the import runs in it too.
 */
export class ImportJobs {
  readonly #deps: JobDeps;
  readonly #jobs = new Map<number, KeptJob>();
  #isClosed = false;
  #onOver: () => void = () => undefined;
  #waitingTimer: NodeJS.Timeout | undefined;
  #runner: Promise<Runner> | undefined;
  readonly #recovered: Promise<void>;

  constructor(deps: JobDeps) {
    this.#deps = deps;
    this.#recovered = deps.config.readOnly ? Promise.resolve() : this.markInterrupted();
  }

  /** By what other servers know that this one lives; null where there are no others. */
  async runnerId(): Promise<string | null> {
    if (this.#isAlone) return null;
    this.#runner ??= startRunner(this.#deps.config.dataDir);
    return (await this.#runner).id;
  }

  get #isAlone(): boolean {
    return this.#deps.config.databaseUrl === 'sqlite::memory:';
  }

  /** Has somebody told whenever an import, or a taking back, is over. */
  onOver(listener: () => void): void {
    this.#onOver = listener;
  }

  /** Runs a queued import, now or when there is a place; of the file so many bytes are unpacked at most. */
  start({ id: importId }: SalesImport, file: SalesFile, limit: number): void {
    const { databaseUrl } = this.#deps.config;
    this.#add(
      importId,
      (run) => runImport({ ...run, file, limit }),
      (now) => ({ kind: 'import', importId, databaseUrl, file, limit, now }),
    );
  }

  /** Takes back an import that is queued for it, now or when there is a place. */
  takeBack({ id: importId }: SalesImport): void {
    const { databaseUrl } = this.#deps.config;
    this.#add(importId, runTakeBack, (now) => ({ kind: 'takeBack', importId, databaseUrl, now }));
  }

  /** Takes back what is in the figures of an import that broke off, if anything. */
  async #takeBackPart(row: SalesImport): Promise<void> {
    if (!isLeftInPart(row)) return;
    const runner = await this.runnerId();
    if ((await updateUnfinished(this.#deps.db, row.id, { runner })) !== undefined)
      this.takeBack(row);
  }

  #add(
    importId: number,
    run: (run: TakeBackRun) => Promise<ImportResult | undefined>,
    orderAt: (now: number) => DatabaseOrder,
  ): void {
    const job: KeptJob = keptJob(() =>
      this.#isAlone
        ? this.#runHere(importId, run, job)
        : this.#runApart(orderAt(this.#deps.now()), job),
    );
    this.#jobs.set(importId, job);
    this.#fill();
  }

  /** Stops an import; nothing of it is kept. Answers how it ended, which may be `done` by now. */
  async cancel(importId: number): Promise<SalesImport | undefined> {
    const job = this.#jobs.get(importId);
    if (job !== undefined) {
      job.isCancelled = true;
      job.stop();
    }
    // What was committed before the stop stays: then nothing unfinished is found.
    const cancelled = await endUnfinished(this.#deps.db, importId, (row) =>
      brokenOff(row, 'cancelled', this.#deps.now()),
    );
    if (job !== undefined && job.running === undefined) this.#jobs.delete(importId);
    await job?.running;
    if (cancelled !== undefined) await this.#takeBackPart(cancelled);
    const row = await findImport(this.#deps.db, importId);
    if (cancelled !== undefined && row !== undefined) await this.#publishJob(jobView(row));
    return row;
  }

  /** Notes as `interrupted` what other processes left behind when they died. */
  readonly markInterrupted = oneAtATime(() => this.#markInterrupted());

  async #markInterrupted(): Promise<void> {
    try {
      for (const row of await endAbandoned(this.#deps, [...this.#jobs.keys()])) {
        await this.#publishJob(jobView(row));
        await this.#takeBackPart(row);
      }
    } catch (error) {
      // While another process saves, the database may be busy for longer than a write waits.
      this.#deps.logger.warn({ err: error }, 'Interrupted imports could not be looked for');
    }
  }

  /** Stops every import and waits until nothing runs any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#waitingTimer);
    await this.#recovered;
    const jobs = [...this.#jobs.values()];
    for (const job of jobs) job.stop();
    await Promise.all(jobs.map((job) => job.running));
    await (await this.#runner)?.close();
    served.delete(this.#deps.db);
  }

  #fill(): void {
    const running = [...this.#jobs.values()].filter((job) => job.running !== undefined);
    let free = places - running.length;
    for (const [importId, job] of this.#jobs) {
      if (free <= 0 || this.#isClosed) break;
      if (job.running !== undefined) continue;
      free -= 1;
      job.running = job
        .start()
        .then(() => this.#settle(importId, job))
        .catch((error: unknown) => {
          this.#deps.logger.error({ importId, err: error }, 'An import could not be run');
        })
        .finally(() => {
          // Of one that broke off, another job may take back what is in the figures.
          if (this.#jobs.get(importId) === job) this.#jobs.delete(importId);
          this.#onOver();
          this.#fill();
        });
    }
    this.#noteWaiting();
  }

  async #runApart(order: DatabaseOrder, job: KeptJob): Promise<void> {
    const process = startJob(order, (message) => this.#hear(order.importId, message, job));
    job.stop = process.kill;
    await process.ended;
  }

  async #runHere(
    importId: number,
    run: (run: TakeBackRun) => Promise<ImportResult | undefined>,
    job: KeptJob,
  ): Promise<void> {
    const { db, now, logger } = this.#deps;
    const stop = new AbortController();
    job.stop = () => stop.abort();
    try {
      const result = await run({
        db,
        importId,
        now,
        signal: stop.signal,
        report: async (progress) => {
          if (progress.status === 'running') await this.#publishJob(progress);
        },
        shown: (mallIds) => this.#shown(importId, mallIds),
      });
      if (result === undefined) return;
      job.isOver = true;
      await this.#finished(importId, result.job, result.mallIds);
    } catch (error) {
      logger.error({ importId, err: error }, 'An import failed');
    }
  }

  async #hear(importId: number, message: JobMessage, job: KeptJob): Promise<void> {
    switch (message.kind) {
      case 'progress':
        return this.#publishJob(message.job);
      case 'finished':
        job.isOver = true;
        return this.#finished(importId, message.job, message.mallIds);
      case 'refused':
      case 'fault':
        this.#deps.logger.error({ importId, fault: message.message }, 'An import failed');
        return;
      case 'shown':
        return this.#shown(importId, message.mallIds);
    }
  }

  /** A process that ended without a word has left its import unfinished. */
  async #settle(importId: number, job: KeptJob): Promise<void> {
    if (job.isCancelled) return;
    const { db, now } = this.#deps;
    const left = job.isOver
      ? undefined
      : await endUnfinished(db, importId, (row) => interrupted(row, now()));
    const row = left ?? (await findImport(db, importId));
    if (row !== undefined && (row.error !== null || left !== undefined))
      await this.#publishJob(jobView(row));
    if (left !== undefined) await this.#takeBackPart(left);
    else if (row?.status !== 'done') {
      // The shops that it made are gone.
      job.isPanelTold = false;
      await this.#tellPanel(importId);
    }
  }

  /** While imports wait, no other server may take them for forgotten. */
  #noteWaiting(): void {
    const waiting = [...this.#jobs].filter(([, job]) => job.running === undefined);
    clearTimeout(this.#waitingTimer);
    if (waiting.length === 0 || this.#isClosed) return;
    this.#waitingTimer = setTimeout(() => {
      const ids = waiting.map(([importId]) => importId);
      noteWaiting(this.#deps.db, ids, this.#deps.now())
        .catch((error: unknown) => {
          this.#deps.logger.warn({ err: error }, 'Waiting imports could not be noted');
        })
        .finally(() => this.#noteWaiting());
    }, waitingBeat);
    this.#waitingTimer.unref();
  }

  async #finished(importId: number, job: ImportJob, mallIds: readonly string[]): Promise<void> {
    await this.#publishJob(job);
    if (job.shopsCreated > 0) await this.#tellPanel(importId);
    await shopsChanged(this.#deps, mallIds);
  }

  /** Some of it is in the figures, and the shops that it makes are there. */
  async #shown(importId: number, mallIds: readonly string[]): Promise<void> {
    await this.#tellPanel(importId);
    await shopsChanged(this.#deps, mallIds);
  }

  /** No window hears of a shop that it does not know: the first time, its boss's read the list of shops anew. */
  async #tellPanel(importId: number): Promise<void> {
    const job = this.#jobs.get(importId);
    if (job === undefined || job.isPanelTold) return;
    job.isPanelTold = true;
    const row = await findImport(this.#deps.db, importId);
    if (row !== undefined) await tellPanelChanged(this.#deps, [row.owner_id]);
  }

  /** An import goes on while the broker is away: its progress can be asked for as well. */
  #publishJob(job: ImportJob): Promise<void> {
    return publishCommitted(this.#deps, topicFor(importProgress, job.importId), job);
  }
}

const served = new WeakMap<Db, ImportJobs>();

/** The imports of a server, one object for each database that it serves. */
export function importJobs(deps: JobDeps): ImportJobs {
  const { db, now, publish, logger, config } = deps;
  const jobs = served.get(db) ?? new ImportJobs({ db, now, publish, logger, config });
  served.set(db, jobs);
  return jobs;
}
