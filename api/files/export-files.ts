import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteExports, findOldExports, knownExports } from '../../db/files/exports.ts';
import type { DataExport } from '../../db/schema.ts';
import { exportKeptFor } from '../contract/exports.ts';
import type { ApiDeps } from '../deps.ts';

/** Where exports lie: beside the uploads, in the folder that the processes share. */

type Place = Pick<ApiDeps, 'config'>;
type Written = Pick<DataExport, 'id' | 'attempts'>;

const folderOf = ({ config }: Place): string => join(config.dataDir, 'exports');

/** Each start of an export writes a file of its own, so that one that was taken for dead harms no other. */
export const fileOf = (place: Place, { id, attempts }: Written): string =>
  join(folderOf(place), `${id}.${attempts}`);

export async function createFile(place: Place, written: Written): Promise<FileHandle> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
  return open(fileOf(place, written), 'w', 0o600);
}

const exportOf = (name: string): string => name.split('.', 1)[0] ?? '';

async function removeWhere(place: Place, isSpare: (id: string) => boolean): Promise<void> {
  const names = await readdir(folderOf(place)).catch(() => []);
  for (const name of names)
    if (isSpare(exportOf(name))) await rm(join(folderOf(place), name), { force: true });
}

/** Removes all that was written of these exports. */
export const removeFiles = (place: Place, ids: readonly string[]): Promise<void> =>
  ids.length === 0 ? Promise.resolve() : removeWhere(place, (id) => ids.includes(id));

/** Deletes what is older than a day, and files whose export is gone, as with the account that had asked for it. */
export async function sweep(deps: Pick<ApiDeps, 'config' | 'db' | 'now'>): Promise<void> {
  // Read first: what is made from now on is not spare.
  const names = await readdir(folderOf(deps)).catch(() => []);
  // Where nothing is old nothing is written: somebody else may be writing for long.
  await deleteExports(deps.db, await findOldExports(deps.db, deps.now() - exportKeptFor));
  const ids = [...new Set(names.map(exportOf))];
  const known = await knownExports(deps.db, ids);
  await removeFiles(
    deps,
    ids.filter((id) => !known.has(id)),
  );
}
