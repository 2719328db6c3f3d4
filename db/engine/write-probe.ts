import { setTimeout as pause } from 'node:timers/promises';
import { type Db, isSqlite } from './connect.ts';

/** How long SQLite's one writer may keep the probe waiting, in ms, before that says enough. */
const patience = 1_000;

/**
 * Writes one row. Rejects where nothing can be written: on a full or read-only disk, or at a server that has
 * become a read-only copy. On SQLite somebody else may be writing for long; then the disk takes it.
 */
export async function probeWrite(db: Db, now: number): Promise<void> {
  const written = db
    .insertInto('write_probe')
    .values({ id: 1, written_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .execute();
  if (!isSqlite(db)) {
    await written;
    return;
  }
  const over = new AbortController();
  const busy = pause(patience, undefined, { signal: over.signal, ref: false });
  busy.catch(() => undefined);
  written.catch(() => undefined);
  try {
    await Promise.race([written, busy]);
  } finally {
    over.abort();
  }
}
