import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ImportOptions } from '../../api/imports/guess.ts';
import { previewFile } from '../../api/imports/preview.ts';
import { runImport } from '../../api/imports/run.ts';
import type { Db } from '../../db/engine/connect.ts';
import { insertImport } from '../../db/imports/imports.ts';
import { waitingImport } from './sales-import.ts';

/** Whose shops a file makes. */
export type FileKind = Partial<Pick<ImportOptions, 'platformType' | 'isSemiManagedMall'>>;

const limit = 50 * 1024 * 1024;

/**
 * Imports a file of a boss with the guessed options, or others, beside a server that may run; the lines added. It is as
 * old as the boss, so that no alert comes of it later.
 */
export async function importBesides(
  db: Db,
  ownerId: number,
  csv: string,
  kind: FileKind = {},
): Promise<number> {
  const { register_time: at } = await db
    .selectFrom('user')
    .select('register_time')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const folder = await mkdtemp(join(tmpdir(), 'seller-sales-'));
  try {
    const path = join(folder, 'sales.csv');
    await writeFile(path, csv);
    const file = { path, format: 'csv', size: Buffer.byteLength(csv), sheets: [] } as const;
    const { options } = await previewFile(file, limit, Date.now(), undefined);
    const { id: importId } = await insertImport(db, {
      ...waitingImport,
      owner_id: ownerId,
      upload_id: randomUUID(),
      file_name: 'sales.csv',
      options: JSON.stringify({ ...options, ...kind }),
      created_at: at,
      heartbeat_at: at,
    });
    const result = await runImport({ db, importId, file, limit, now: () => at });
    expect(result?.job.status).toBe('done');
    return result?.job.linesAdded ?? 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
