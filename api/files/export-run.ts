import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { updateClaimed } from '../../db/files/exports.ts';
import type { DataExport } from '../../db/schema.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import { exportProgress, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { publishCommitted } from '../events.ts';
import { Refusal } from '../refusal.ts';
import { failureOf } from '../work.ts';
import { createFile, fileOf } from './export-files.ts';
import { allowedNow } from './export-rights.ts';
import { countExported, exportedRows } from './export-rows.ts';
import { exportText } from './export-text.ts';

/** How long a process may be silent before another begins its export again. Milliseconds. */
export const lease = 30_000;
/** How often it is told how far an export is. */
const told = 1_000;
/** Most rows of an export where nothing else is configured. */
const mostRows = 1_000_000;

/** It is somebody else's by now, or deleted. */
class NotOurs extends Error {}

export const tellExport = (deps: ApiDeps, exportId: string): Promise<void> =>
  publishCommitted(deps, topicFor(exportProgress, exportId), { exportId });

/** Writes an export that this process has taken. What is thrown by another name than Refusal is a fault. */
export async function runExport(
  deps: ApiDeps,
  row: DataExport,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { rows, size } = await write(deps, row, signal);
    const now = deps.now();
    const isOurs = await updateClaimed(deps.db, row, {
      state: 'done',
      lease_until: null,
      rows_done: rows,
      row_count: rows,
      size,
      finished_at: now,
    });
    if (!isOurs) throw new NotOurs();
  } catch (error) {
    await rm(fileOf(deps, row), { force: true });
    if (!(error instanceof NotOurs)) await end(deps, row, signal, error);
  }
  await tellExport(deps, row.id);
}

async function write(
  deps: ApiDeps,
  row: DataExport,
  signal: AbortSignal,
): Promise<{ rows: number; size: number }> {
  const { db, now, config } = deps;
  const most = config.exportMaxRows ?? mostRows;
  const { shops, withCost, user } = await allowedNow(deps, row);
  const asked = { ...row, withCost, user };
  const keep = async (changes: Parameters<typeof updateClaimed>[2]): Promise<void> => {
    const lease_until = now() + lease;
    if (!(await updateClaimed(db, row, { ...changes, lease_until }))) throw new NotOurs();
    await tellExport(deps, row.id);
  };
  const count = await countExported(db, asked, shops);
  if (count !== null && count > most) throw tooMany(most);
  await keep({ row_count: count, with_cost: withCost ? 1 : 0 });
  const { head, line } = exportText(row.kind, row.format);
  const file = await createFile(deps, row);
  try {
    let rows = 0;
    let toldAt = now();
    await file.writeFile(head);
    for await (const part of exportedRows(db, asked, shops)) {
      signal.throwIfAborted();
      rows += part.length;
      if (rows > most) throw tooMany(most);
      await file.writeFile(part.map(line).join(''));
      if (now() - toldAt >= told) {
        toldAt = now();
        // Its address would lead nowhere.
        await allowedNow(deps, row);
        await keep({ rows_done: rows });
      }
      // Whoever else asks this process for something comes in between.
      await nextTurn();
    }
    return { rows, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

const tooMany = (most: number): Refusal =>
  new Refusal(sentence(workSentences.exportTooLong, { most }));

/** What was not finished waits for the next start when the server stops, and has failed otherwise. */
async function end(
  deps: ApiDeps,
  row: DataExport,
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  if (signal.aborted) {
    const waiting = { state: 'queued', lease_until: null, attempts: row.attempts - 1 } as const;
    await updateClaimed(deps.db, row, waiting);
    return;
  }
  if (!(error instanceof Refusal))
    deps.logger.error({ err: error, exportId: row.id }, 'An export failed');
  await updateClaimed(deps.db, row, {
    state: 'failed',
    lease_until: null,
    error: failureOf(error, workSentences.exportFailed),
    finished_at: deps.now(),
  });
}
