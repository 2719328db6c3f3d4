import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../api/contract/make-folder.ts';

interface Logger {
  warn(fields: object, message: string): void;
}

/** What the product keeps in the folder: databases with what SQLite puts beside them, and secrets. */
const ownFiles = /^((main|preview)\.db(-wal|-shm|-journal)?|credentials-key|mqtt-secret)$/;

/**
 * Makes the data folder, or takes it away from other users of the machine where it is there: it holds sessions,
 * phone numbers, sales and secrets. A folder of another user is left as it is, with a warning.
 */
export async function secureDataFolder(folder: string, logger: Logger): Promise<void> {
  await makeFolder(folder);
  await tighten(folder, 0o700, logger);
  for (const name of await readdir(folder)) {
    if (ownFiles.test(name)) await tighten(join(folder, name), 0o600, logger);
  }
  for (const inner of ['uploads', 'exports']) await secureFolder(join(folder, inner), logger);
}

async function secureFolder(folder: string, logger: Logger): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (names === undefined) return;
  await tighten(folder, 0o700, logger);
  for (const name of names) await tighten(join(folder, name), 0o600, logger);
}

/** Systems without such modes have no user id either. */
async function tighten(path: string, mode: number, logger: Logger): Promise<void> {
  const user = process.getuid?.();
  // Another process may have removed it meanwhile.
  const found = await stat(path).catch(() => undefined);
  if (user === undefined || found === undefined || (found.mode & 0o077) === 0) return;
  if (found.uid === user) await chmod(path, mode);
  else {
    const octal = (found.mode & 0o777).toString(8);
    const message = `Other users of this machine can get at ${path} (mode ${octal}), and only its owner can change that`;
    logger.warn({ path, owner: found.uid }, message);
  }
}

const probe = Buffer.alloc(64 * 1024);

/** Writes a small file to the disk. Rejects where that cannot be done. */
export async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(path, probe, { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
