import { type ImportChange, listUnfinished, updateAbandoned } from '../../db/imports/imports.ts';
import type { SalesImport } from '../../db/schema.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import type { ApiDeps } from '../deps.ts';
import { brokenOff } from './broken-off.ts';
import { forgetRunner, hasDied } from './runner.ts';

/** A process notes every two seconds that it lives, except while it saves. Milliseconds. */
const silence = 15_000;

/**
 * Ends the imports that processes left behind when they died: at once where it is known that they did, and
 * otherwise when nothing was heard of them for a while.
 * @param own the jobs of this server, which it knows to live
 */
export async function endAbandoned(
  { db, now, config }: Pick<ApiDeps, 'db' | 'now' | 'config'>,
  own: readonly number[],
): Promise<SalesImport[]> {
  const unfinished = await listUnfinished(db, own);
  const runners = new Set(unfinished.map((row) => row.runner).filter((id) => id !== null));
  const dead = new Set([...runners].filter((id) => hasDied(config.dataDir, id)));
  const before = now() - silence;
  const abandoned = unfinished.filter(
    ({ runner, heartbeat_at: heartbeat, created_at: created }) =>
      (runner !== null && dead.has(runner)) || (heartbeat ?? created) < before,
  );
  if (abandoned.length === 0) return [];
  const ids = abandoned.map((row) => row.id);
  const ended = await updateAbandoned(db, ids, (row) => interrupted(row, now()));
  // Of one that is locked its process is still about to end: it is looked for again.
  if (ended.length === ids.length) for (const id of dead) await forgetRunner(config.dataDir, id);
  return ended;
}

/** What becomes of a job that broke off: an import leaves nothing, and one that was being taken back stands. */
export const interrupted = (row: SalesImport, now: number): ImportChange =>
  row.phase === 'taking_back' && row.ends_as === null
    ? stillStanding(importSentences.takeBackInterrupted)
    : brokenOff(row, 'interrupted', now);

/** An import that could not be taken back, and why. */
export const stillStanding = (error: string): ImportChange => ({
  status: 'done',
  phase: null,
  percent: 100,
  error,
});

/** Whoever asks while it runs waits for the same: two looks would take back the same import twice. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
