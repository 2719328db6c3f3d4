import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Nothing that runs leaves its folder alone for so long, on whichever machine it is. */
const longest = 12 * 60 * 60 * 1000;

const host = hostname().replaceAll(/[^\w.]/g, '_');

/** Stands in the name of a folder for the process that works in it. */
export const ownMark = `${host}-${process.pid}-`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What stands behind the prefix: the machine, the process, and what mkdtemp adds. */
const named = /^(?<machine>[\w.]+)-(?<pid>\d+)-\w{6}$/;

/**
 * Removes folders whose process was killed: of this machine at once, of others when they are old. What is not named as
 * such a folder is somebody else's.
 */
export async function removeDead(folder: string, madeAs: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const made = entry.name.startsWith(madeAs) && named.exec(entry.name.slice(madeAs.length));
    if (!entry.isDirectory() || !made) continue;
    const { machine, pid } = made.groups ?? {};
    const path = join(folder, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const isDead = machine === host && Number(pid) !== process.pid && !isAlive(Number(pid));
    if (isDead || Date.now() - mtimeMs > longest)
      await rm(path, { recursive: true, force: true, maxRetries: 10 });
  }
}
