import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Sqlite, { type Database as Connection, SqliteError } from 'better-sqlite3';

/**
 * A file that a process holds for as long as it lives: the operating system lets go of SQLite's lock when
 * the process ends, however it does, and tells every other process that sees the file.
 */
export interface HeldFile {
  /** Lets go, and removes the file. */
  release(): Promise<void>;
}

export async function holdFile(path: string): Promise<HeldFile> {
  await mkdir(dirname(path), { recursive: true });
  const connection = new Sqlite(path, { timeout: 0 });
  connection.exec('begin exclusive');
  return {
    release: async () => {
      connection.close();
      await rm(path, { force: true });
    },
  };
}

/** Whether a living process holds the file. Undefined when there is no such file here: then nothing is known. */
export function isFileHeld(path: string): boolean | undefined {
  let connection: Connection;
  try {
    connection = new Sqlite(path, { timeout: 0, fileMustExist: true });
  } catch {
    return undefined;
  }
  try {
    connection.exec('begin exclusive');
    return false;
  } catch (error) {
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    return undefined;
  } finally {
    connection.close();
  }
}
