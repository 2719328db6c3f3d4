import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file is written at once: what is older was left by a server that was killed. */
const longest = 60 * 60 * 1000;

/** Removes what was never written to its end; another process may be writing yet. */
export async function removeUnfinished(dataDir: string, now: number): Promise<void> {
  const folder = join(dataDir, 'oss');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < now - longest) await rm(path, { force: true });
  }
}

/** Files below the data folder, 64 folders side by side: one with all of them would be slow to look through. */
export function folderStore(dataDir: string): FileStore {
  const folderOf = (name: string) => join(dataDir, 'oss', name.slice(0, 1));
  const pathOf = (name: string) => join(folderOf(name), name);
  const has = (name: string) =>
    stat(pathOf(name)).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  return {
    has,
    async put(name, _type, bytes) {
      if (await has(name)) return;
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
      // Whole or not at all: it may be asked for while it is written, and a server may be killed.
      const unfinished = `${pathOf(name)}.${randomBytes(6).toString('hex')}.part`;
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, pathOf(name));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async get(name) {
      if (!(await has(name))) return undefined;
      const body = await openAsBlob(pathOf(name));
      return { size: body.size, body };
    },
  };
}
